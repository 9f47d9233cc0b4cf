import { Validator } from '@cfworker/json-schema';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readContent } from '../../src/answers/answer.ts';
import { Draft } from '../../src/answers/entries.ts';
import { initialEntry } from '../../src/answers/initial.ts';
import { readForm } from '../../src/schema/form.ts';
import { schemaOf } from '../forms.js';

const keptAjv = addFormats(new Ajv({ allErrors: true, strict: false }));

/** An answer as a person enters it: an option by its place, a number in digits. */
const entryOf = (property, answer) =>
  property.enum ? property.enum.indexOf(answer) : typeof answer === 'number' ? String(answer) : answer;

/** A schema that was never seen before, and answers that are wrong in one place. */
const ways = {
  ours(schema, answers) {
    const { questions } = readForm(schema);
    const draft = new Draft(questions, (question) => initialEntry(question, '.'));
    for (const question of questions) {
      if (question.name in answers)
        draft.set(question, entryOf(schema.properties[question.name], answers[question.name]));
    }
    return readContent(questions, draft, '.') instanceof Map;
  },
  /** Compiled by one ajv, as by a page that keeps it. */
  kept(schema, answers) {
    const validate = keptAjv.compile(schema);
    keptAjv.removeSchema(schema);
    return !validate(answers);
  },
  ajv(schema, answers) {
    return !addFormats(new Ajv({ allErrors: true, strict: false })).compile(schema)(answers);
  },
  cfworker(schema, answers) {
    return !new Validator(schema, '2020-12', false).validate(answers).valid;
  },
};

let seed = 0;
/** Milliseconds for so many schemas of five properties, by one of the ways. */
window.validate = (way, count) => {
  const given = Array.from({ length: count }, () => {
    const schema = schemaOf(5, seed++);
    const [text, number, choice, option, email] = Object.keys(schema.properties);
    return [schema, { [text]: 'a', [number]: 7, [choice]: true, [option]: 'one', [email]: 'nobody' }];
  });
  const start = performance.now();
  for (const [schema, answers] of given) if (!ways[way](schema, answers)) throw new Error(`${way} finds nothing wrong`);
  return performance.now() - start;
};
document.title = 'ready';
