import { violation } from '../answers/validate.js';
import { isObject, own, type JsonObject } from '../protocol/json.js';
import { harmlessLine } from '../safety/text.js';
import { flatten, unionOf } from './flatten.js';
import type { Limits } from './limits.js';
import type { Option } from './question.js';

/** An option in the schema, before it is known to be a valid answer. */
export interface Candidate {
  readonly value: unknown;
  readonly title?: unknown;
}

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** The branch of an `anyOf` that accepts free text, if there is one. */
  readonly free?: JsonObject;
}

/** The options of a schema: an `enum`, a `const`, or a union of them. Undefined if it has none. */
export function candidatesOf(keywords: JsonObject, root: JsonObject): Candidates | undefined {
  const own = named(keywords);
  if (own) return { candidates: own };

  const union = unionOf(keywords);
  if (!union) return undefined;
  const branches = union.branches.map((branch) => flatten(branch, root)).filter(isObject);
  const perBranch = branches.map((branch) => titled(branch, named(branch)));
  if (union.branches.length && perBranch.every((candidates) => !candidates)) return undefined;

  const [free, ...others] = branches.filter((_, i) => !perBranch[i]);
  const candidates = perBranch.flatMap((some) => some ?? []);
  const isWhole = branches.length === union.branches.length && others.length === 0;
  if (isWhole && !free) return { candidates };
  if (isWhole && union.keyword === 'anyOf' && free?.['type'] === 'string') return { candidates, free };
  return { candidates: [] }; // a branch that cannot be shown makes the whole question unanswerable
}

/** The candidates that are valid answers, without duplicates. */
export function toOptions(candidates: readonly Candidate[], type: unknown, limits: Limits): readonly Option[] {
  const seen = new Set<unknown>();
  return candidates.flatMap(({ value, title }) => {
    if (seen.has(value) || !isSendable(value, type, limits)) return [];
    seen.add(value);
    return [{ value, title: (typeof title === 'string' && harmlessLine(title)) || undefined }];
  });
}

function named(keywords: JsonObject): readonly Candidate[] | undefined {
  const values = own(keywords, 'enum');
  if (Array.isArray(values)) {
    const names = own(keywords, 'enumNames');
    const titles: readonly unknown[] = Array.isArray(names) && names.length === values.length ? names : [];
    return values.map((value: unknown, i) => ({ value, title: titles[i] }));
  }
  return Object.hasOwn(keywords, 'const') ? [{ value: keywords['const'] }] : undefined;
}

/** In a union, the title of a branch with one value belongs to that value. */
const titled = (branch: JsonObject, candidates: readonly Candidate[] | undefined) =>
  candidates?.length === 1
    ? candidates.map(({ value, title }) => ({ value, title: title ?? own(branch, 'title') }))
    : candidates;

function isSendable(value: unknown, type: unknown, limits: Limits): value is Option['value'] {
  const kind = typeof value;
  const isOf = (name: string) => type === undefined || [type].flat().includes(name);
  if (kind === 'boolean') return isOf(kind);
  if (kind === 'string') return isOf(kind) && !violation(kind, limits, value);
  return (isOf('number') || (isOf('integer') && Number.isInteger(value))) && !violation('number', limits, value);
}
