import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContent } from '../../src/answers/answer.js';
import { Draft } from '../../src/answers/entries.js';
import { initialEntry } from '../../src/answers/initial.js';
import { ProtocolError } from '../../src/protocol/error.js';
import { equal, own, type JsonObject } from '../../src/protocol/json.js';
import { idOf } from '../../src/protocol/payload.js';
import { readAsk } from '../../src/session/ask.js';
import { fc } from './support/runs.js';
import { anyJson, build, deep, nearlyGood } from './support/payloads.js';

const tally = { asked: 0, questions: 0, [-32600]: 0, [-32601]: 0, [-32602]: 0 };

const nobody = { server: undefined, protocolVersion: undefined };

/** What an error with this code must name. */
const names: Readonly<Record<number, (message: string, payload: unknown) => boolean>> = {
  [-32600]: (message) => /: .*\b(method|params|JSON|object)\b/.test(message),
  [-32601]: (message, payload) => message.includes(own(payload as JsonObject, 'method') as string),
  [-32602]: (message) => /\b(params|message|mode|url|requestedSchema)\b/.test(message),
};

/** A payload gives something to ask, or an error to send back; it never throws. */
function check(payload: unknown): void {
  idOf(payload);
  const read = readAsk(payload, nobody);
  if (read instanceof ProtocolError) {
    const { code, message, data } = read;
    assert(code in names, `code ${code}`);
    tally[code]++;
    assert(names[code]!(message, payload), `${code}: ${message}`);
    for (const property of data?.properties ?? []) assert(message.includes(JSON.stringify(property)), message);
    assert.deepEqual(JSON.parse(JSON.stringify(read)), data ? { code, message, data } : { code, message });
    return;
  }
  tally.asked++;
  for (const step of read.steps) {
    assert.equal(typeof step.message, 'string');
    if (step.mode === 'url') continue;
    tally.questions += step.questions.length;
    const draft = new Draft(step.questions, (question) => initialEntry(question, '.'));
    assert(readContent(step.questions, draft, '.'));
  }
}

describe('any payload whatever', () => {
  it('is read, be it any JSON', () => {
    fc.assert(fc.property(anyJson, check), { numRuns: 30_000 });
  });

  it('is read, be it the text of any JSON', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          anyJson.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          assert(readAsk(text, nobody));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('is read, be it nearly good', () => {
    fc.assert(fc.property(nearlyGood, check), { numRuns: 60_000 });
    console.log(`payloads: ${JSON.stringify(tally)}`);
    const { asked, questions, ...refused } = tally;
    assert(asked > 10_000 && questions > asked, 'many were asked');
    assert(
      Object.values(refused).every((count) => count > 300),
      'every refusal was seen',
    );
  });

  it('is read, be it deeper than a call stack', () => {
    fc.assert(
      fc.property(deep, (recipe) => {
        assert(readAsk(build(recipe), nobody));
      }),
      { numRuns: 300 },
    );
  });

  it('equals another like it, be both deeper than a call stack', () => {
    fc.assert(
      fc.property(deep, (recipe) => {
        assert(equal(build(recipe), build(recipe)));
      }),
      { numRuns: 50 },
    );
  });

  it('is left as it was', () => {
    fc.assert(
      fc.property(nearlyGood, (payload) => {
        const before = JSON.stringify(payload);
        readAsk(payload, nobody);
        assert.equal(JSON.stringify(payload), before);
      }),
      { numRuns: 3_000 },
    );
  });
});
