import { isObject, kindOf, own, told, type JsonObject } from '../protocol/json.js';
import { harmless, harmlessLine } from '../safety/text.js';
import { flatten, type Reason } from './flatten.js';
import { readable } from './label.js';
import { limitsOf, listContradiction, numberContradiction, textContradiction } from './limits.js';
import { candidatesOf, toOptions } from './options.js';
import type { Question } from './question.js';

/** A property that no answer satisfies, or the whole schema. */
export interface Unanswerable {
  readonly property?: string;
  readonly reason: Reason;
}

/** Texts that may be longer than this many characters get a text area. */
const LONG_TEXT = 200;

/**
 * The questions of a requested schema, in its order. An optional property that cannot be asked for is left out. If a required
 * one cannot be asked for, no answer satisfies the schema. Then all such properties are returned as faults.
 */
export function readForm(
  requestedSchema: JsonObject,
): { questions: readonly Question[] } | { faults: readonly Unanswerable[] } {
  const schema = flatten(requestedSchema, requestedSchema);
  if (typeof schema === 'string') return { faults: [{ reason: schema }] };
  const type = own(schema, 'type');
  if (type !== undefined && type !== 'object') return { faults: [{ reason: `has type ${told(type)}, not "object"` }] };
  const properties = own(schema, 'properties') ?? {};
  if (!isObject(properties)) return { faults: [{ reason: `has properties of type ${kindOf(properties)}` }] };

  const list = own(schema, 'required');
  const required = new Set((Array.isArray(list) ? list : []).filter((name) => typeof name === 'string'));
  const questions: Question[] = [];
  const faults: Unanswerable[] = [...required]
    .filter((name) => !Object.hasOwn(properties, name))
    .map((property) => ({ property, reason: 'is required, but not among the properties' }));
  for (const [name, property] of Object.entries(properties)) {
    const question = readQuestion(name, property, required.has(name), requestedSchema);
    if (typeof question !== 'string') questions.push(question);
    else if (required.has(name)) faults.push({ property: name, reason: question });
  }
  return faults.length ? { faults } : { questions };
}

function readQuestion(name: string, schema: unknown, required: boolean, root: JsonObject): Question | Reason {
  const keywords = flatten(schema, root);
  if (typeof keywords === 'string') return keywords;
  const base = {
    name,
    label: harmlessLine(text(keywords, 'title')) || readable(name),
    description: harmless(text(keywords, 'description')).trim(),
    required,
    format: text(keywords, 'format'),
    limits: limitsOf(keywords),
    default: own(keywords, 'default'),
  };
  const type = own(keywords, 'type');
  if (type === 'array') return readList(base, keywords, root);

  const choice = candidatesOf(keywords, root);
  if (choice) {
    const options = toOptions(choice.candidates, type, base.limits);
    if (!options.length) return 'has no options that could be chosen';
    return choice.free
      ? { ...base, kind: 'open-choice', options, free: limitsOf(choice.free) }
      : { ...base, kind: 'choice', options };
  }
  switch (type) {
    case 'string':
      return textContradiction(base.limits) ?? readText(base);
    case 'number':
    case 'integer': {
      const integer = type === 'integer';
      return numberContradiction(base.limits, integer) ?? { ...base, kind: 'number', integer };
    }
    case 'boolean':
      return { ...base, kind: 'boolean' };
    case undefined:
      return 'has no type';
    case 'object':
      return 'is an object: only values and lists can be asked for';
    default:
      return `has the unknown type ${told(type)}`;
  }
}

type Base = Omit<Extract<Question, { kind: 'list' }>, 'kind'>;

function readList(base: Base, keywords: JsonObject, root: JsonObject): Question | Reason {
  const items = flatten(own(keywords, 'items'), root);
  if (typeof items === 'string') return `has items whose schema ${items}`;
  const type = own(items, 'type') ?? 'string'; // an answer can have no other lists
  if (type !== 'string') return 'is a list of something other than strings';
  const choice = candidatesOf(items, root);
  const limits = { ...base.limits, items: { ...(choice?.free && limitsOf(choice.free)), ...limitsOf(items) } };
  if (choice && !choice.free) {
    const options = toOptions(choice.candidates, type, limits.items);
    if (!options.length) return 'has no options that could be chosen';
    return listContradiction(limits, options.length) ?? { ...base, limits, kind: 'choices', options };
  }
  if (own(items, 'type') === undefined && !choice) return 'is a list of something other than strings';
  return listContradiction(limits) ?? textContradiction(limits.items) ?? { ...base, limits, kind: 'list' };
}

function readText(base: Base): Question {
  const { format, maxLength = 0 } = base.limits;
  if (format === 'date' || format === 'date-time') return { ...base, kind: format };
  if (!format && [base.format, base.name, base.label].some(namesTimezone)) return { ...base, kind: 'timezone' };
  const hasLines = typeof base.default === 'string' && /[\n\r]/.test(base.default);
  return { ...base, kind: 'text', multiline: !format && (maxLength > LONG_TEXT || hasLines) };
}

/** Matches `timezone`, `time_zone`, `userTimeZone` and `tz`. */
const namesTimezone = (name: string): boolean => /(?:^|[^a-z])tz$|time[\s_-]?zone$/i.test(name);

const text = (keywords: JsonObject, keyword: string): string => {
  const value = own(keywords, keyword);
  return typeof value === 'string' ? value : '';
};
