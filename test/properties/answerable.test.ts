import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAnswer } from '../../src/answers/answer.js';
import { Draft, type Entry } from '../../src/answers/entries.js';
import { initialEntry } from '../../src/answers/initial.js';
import { readForm } from '../../src/schema/form.js';
import type { Question, QuestionOf } from '../../src/schema/question.js';
import { compile } from './support/ajv.js';
import { fc } from './support/runs.js';
import { choice, integer, lines, number, several, text, type Schema } from './support/schemas.js';
import { probes } from './support/values.js';

const VALUES = 8;

/** Can a person say this value at all? Nothing cannot be said, nor a choice twice; a line has no space around it. */
function isSayable(value: unknown): boolean {
  if (value === null || value === '') return false;
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (!Array.isArray(value)) return true;
  const isLine = (line: unknown) =>
    typeof line === 'string' && line === line.trim() && line !== '' && !/[\n\r]/.test(line);
  return value.length > 0 && value.every(isLine) && new Set(value).size === value.length;
}

/** What a person would enter to say it. */
function entryOf(question: Question, value: unknown, mark: string): Entry {
  if ('options' in question) {
    const places = [...question.options.keys()];
    const chosen = places.filter((i) => [value].flat().includes(question.options[i]!.value));
    return question.kind === 'choices' ? chosen : chosen[0];
  }
  if (typeof value === 'number') return String(value).replace('.', mark);
  return Array.isArray(value) ? value.join('\n') : (value as string);
}

const namesIn = ({ options }: QuestionOf<'choices'>) => options.map(({ value }) => value);

/** The multiple that ajv takes a value for: it allows for what is lost of a fraction, which may be out of range itself. */
function multipleNear(value: unknown, { multipleOf }: Schema): unknown {
  if (typeof value !== 'number' || typeof multipleOf !== 'number' || !(multipleOf > 0)) return value;
  return Number((Math.round(value / multipleOf) * multipleOf).toPrecision(12));
}

let said = 0;

function everyValueCanBeSaid(schemas: fc.Arbitrary<Schema>) {
  const cases = schemas.chain((schema) =>
    fc.tuple(
      fc.constant(schema),
      fc.array(probes(schema), { minLength: VALUES, maxLength: VALUES }),
      fc.constantFrom('.', ',', '\u066B'),
    ),
  );
  fc.assert(
    fc.property(cases, ([schema, values, mark]) => {
      const judge = compile(schema);
      for (const { value } of values) {
        if (!isSayable(value) || !judge(value) || !judge(multipleNear(value, schema))) continue;
        const form = readForm({ properties: { x: schema }, required: ['x'] });
        assert('questions' in form, `it is asked: ${JSON.stringify(form)}`);
        const [question] = form.questions as [Question];
        const draft = new Draft([question], (each) => initialEntry(each, mark));
        draft.set(question, entryOf(question, value, mark));
        const isChosen = question.kind === 'choices' && Array.isArray(value);
        const expected = isChosen
          ? namesIn(question).filter((name) => value.includes(name))
          : Object.is(value, -0)
            ? 0 // as in JSON
            : value;
        assert.deepEqual(readAnswer(question, draft, mark), { value: expected });
        said++;
      }
    }),
    { numRuns: 600 },
  );
}

describe('a value that a schema takes can be said', () => {
  it('as a text', () => {
    // A native input says the time on this browser's clock: other times are as good, but not the same.
    everyValueCanBeSaid(text.filter(({ format }) => format !== 'date-time'));
  });

  it('as a number', () => {
    everyValueCanBeSaid(number);
    everyValueCanBeSaid(integer);
  });

  it('as an option', () => {
    everyValueCanBeSaid(choice);
  });

  it('as several options, in the order of the schema', () => {
    everyValueCanBeSaid(several);
  });

  it('as lines', () => {
    everyValueCanBeSaid(lines);
  });

  it('and that was tried often', () => {
    assert(said > 3_000, String(said));
  });
});
