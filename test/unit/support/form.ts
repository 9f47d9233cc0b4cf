import { readAnswer, type Answer } from '../../../src/answers/answer.js';
import { Draft, type Entry } from '../../../src/answers/entries.js';
import { initialEntry } from '../../../src/answers/initial.js';
import type { JsonObject } from '../../../src/protocol/json.js';
import { readForm } from '../../../src/schema/form.js';
import type { Kind, Question, QuestionOf } from '../../../src/schema/question.js';

interface Circumstances {
  readonly name?: string;
  readonly required?: boolean;
  /** The rest of the requested schema. */
  readonly root?: JsonObject;
}

const schemaOf = (property: unknown, { name = 'x', required = false, root = {} }: Circumstances): JsonObject => ({
  type: 'object',
  ...root,
  properties: { [name]: property },
  required: required ? [name] : [],
});

/** The question that a property asks; undefined where it is left out. */
export function asked(property: unknown, circumstances: Circumstances = {}): Question | undefined {
  const form = readForm(schemaOf(property, circumstances));
  if ('faults' in form) throw new Error(`refused: ${JSON.stringify(form.faults)}`);
  return form.questions[0];
}

/** The question that a property asks, which must be of this kind. */
export function question<K extends Kind>(kind: K, property: unknown, circumstances: Circumstances = {}) {
  const read = asked(property, circumstances);
  if (read?.kind !== kind) throw new Error(`expected a question of kind ${kind}, got ${read?.kind ?? 'none'}`);
  return read as QuestionOf<K>;
}

/** Why a property cannot be asked for. */
export function reason(property: unknown, circumstances: Circumstances = {}): string {
  const form = readForm(schemaOf(property, { ...circumstances, required: true }));
  if ('questions' in form) throw new Error(`asked: ${JSON.stringify(form.questions)}`);
  return form.faults[0]!.reason;
}

/** What stands in a field at first. */
export const initial = (property: unknown, circumstances: Circumstances = {}, mark = '.'): Entry =>
  initialEntry(asked(property, circumstances)!, mark);

/** In place of an entry: nobody touched the field. */
export const UNTOUCHED = Symbol('untouched');

/** The answer that an entry is. */
export function answer(
  property: unknown,
  entry: Entry | typeof UNTOUCHED,
  { mark = '.', ...circumstances }: Circumstances & { readonly mark?: string } = {},
): Answer {
  const read = asked(property, circumstances)!;
  const draft = new Draft([read], (each) => initialEntry(each, mark));
  if (entry !== UNTOUCHED) draft.set(read, entry);
  return readAnswer(read, draft, mark);
}
