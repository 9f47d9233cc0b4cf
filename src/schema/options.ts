import { violation } from '../answers/validate.js';
import { isObject, own, type JsonObject } from '../protocol/json.js';
import { harmlessLine } from '../safety/text.js';
import { flatten, unionOf } from './flatten.js';
import type { Limits } from './limits.js';
import type { Option } from './question.js';

/** An option as the schema names it, not yet known to be one that can be sent. */
export interface Candidate {
  readonly value: unknown;
  readonly title?: unknown;
}

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** The branch of an `anyOf` that takes text of one's own, where there is one. */
  readonly free?: JsonObject;
}

/** What a schema names to choose from, by `enum`, `const`, or a union of them; undefined where it names nothing. */
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
  return { candidates: [] }; // an option that nobody can see is not offered: better not to ask
}

/** Those candidates that could be sent, each once. */
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

/** In a union, the title of a branch with one value is that value's title. */
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
