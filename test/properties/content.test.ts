import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ElicitResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { readContent } from '../../src/answers/answer.js';
import { Draft, type Entry } from '../../src/answers/entries.js';
import { initialEntry } from '../../src/answers/initial.js';
import { readForm } from '../../src/schema/form.js';
import type { Question } from '../../src/schema/question.js';
import { compile } from './support/ajv.js';
import { entryFor, form, UNTOUCHED, type Form } from './support/forms.js';
import { fc } from './support/runs.js';

const DRAFTS = 6;

function questionsOf(schema: Form): readonly Question[] {
  const read = readForm({ ...schema });
  return 'questions' in read ? read.questions : [];
}

function contentOf(questions: readonly Question[], entries: readonly (Entry | typeof UNTOUCHED)[], mark: string) {
  const draft = new Draft(questions, (question) => initialEntry(question, mark));
  for (const [i, question] of questions.entries()) {
    const entry = entries[i]!;
    if (entry !== UNTOUCHED) draft.set(question, entry);
  }
  return readContent(questions, draft, mark);
}

const filled = form.chain((schema) =>
  fc.tuple(
    fc.constant(schema),
    fc.array(fc.tuple(...questionsOf(schema).map(entryFor)), { minLength: DRAFTS, maxLength: DRAFTS }),
    fc.constantFrom('.', ','),
  ),
);

describe('whenever a form has content', () => {
  const tally = { forms: 0, drafts: 0, contents: 0, answers: 0 };

  it('its schema takes it, and so does the SDK', () => {
    fc.assert(
      fc.property(filled, ([schema, drafts, mark]) => {
        const questions = questionsOf(schema);
        if (!questions.length) return;
        const judge = compile(schema);
        tally.forms++;
        for (const entries of drafts) {
          tally.drafts++;
          const content = contentOf(questions, entries, mark);
          if (content instanceof Map) {
            assert(content.size > 0);
            continue;
          }
          tally.contents++;
          const keys = Object.keys(content);
          tally.answers += keys.length;
          assert(judge(content), `${JSON.stringify(content)}: ${JSON.stringify(judge.errors)}`);
          assert.deepEqual(
            keys,
            Object.keys(schema.properties).filter((key) => Object.hasOwn(content, key)),
          );
          assert.deepEqual(JSON.parse(JSON.stringify(content)), content);
          const { data } = ElicitResultSchema.safeParse({ action: 'accept', content });
          assert(data, 'the SDK takes it');
        }
      }),
      { numRuns: 4_000 },
    );
    console.log(`forms: ${JSON.stringify(tally)}`);
    const { forms, drafts, contents, answers } = tally;
    assert(forms > 1_500 && contents > drafts / 5 && answers > contents, 'enough was asked and answered');
  });
});

describe('a form that requires nothing', () => {
  it('can be sent as it is', () => {
    fc.assert(
      fc.property(form, fc.constantFrom('.', ','), (schema, mark) => {
        const questions = questionsOf({ ...schema, required: [] });
        const content = contentOf(
          questions,
          questions.map(() => UNTOUCHED),
          mark,
        );
        assert(!(content instanceof Map), JSON.stringify(content instanceof Map && [...content]));
      }),
      { numRuns: 5_000 },
    );
  });
});
