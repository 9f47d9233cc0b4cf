import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ElicitResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { envelopeOf, paramsOf, readCases, type Case } from './support/cases.js';
import { assertInvalid, assertSummary, fieldsOf } from './support/fields.js';
import type { HostPage } from './support/host-page.js';
import { isSameLabel } from './support/labels.js';
import { useHostPages } from './support/on-page.js';
import { violations } from './support/schema.js';

const onPage = useHostPages();

for (const file of ['forms', 'wire', 'hostile']) {
  describe(file, { concurrency: 4 }, () => {
    for (const one of readCases(file)) {
      test(
        `${one.id}: ${one.about}`,
        onPage(async (host, person) => {
          await host.ask(one.payload, one.host);
          if (one.refused) {
            await assertRefused(host, one, one.refused);
            return;
          }
          await host.dialog.waitFor();
          await assertVisible(host, one);
          await person.answers(one.answers ?? {});
          if (one.press) await person.press(one.press);
          if (one.result) await assertResult(host, one, one.result);
          if (one.errors) await assertErrors(host, one.errors);
        }),
      );
    }
  });
}

/** A person sees what the case shows, and neither what it hides nor the questions that it omits. */
async function assertVisible(host: HostPage, { shows = [], hides = [], omits = [] }: Case): Promise<void> {
  const text = (await host.visibleText()).toLowerCase();
  for (const shown of shows) assert.ok(text.includes(shown.toLowerCase()), `shows ${shown}`);
  for (const hidden of hides) assert.ok(!text.includes(hidden.toLowerCase()), `hides ${hidden}`);
  const fields = await fieldsOf(host);
  for (const omitted of omits) {
    assert.ok(!fields.some(({ label }) => isSameLabel(label, omitted)), `does not ask for ${omitted}`);
  }
}

async function assertResult(host: HostPage, { payload }: Case, expected: NonNullable<Case['result']>): Promise<void> {
  await host.hears('elicitation-result');
  const events = await host.events();
  assert.deepEqual(
    events.map(({ type }) => type),
    ['elicitation-open', 'elicitation-result'],
    'it is shown once and answered once',
  );
  assert.ok(
    events.every(({ isGiven }) => isGiven),
    'detail.request is the payload itself',
  );

  const detail = JSON.parse(events[1]!.detail) as { action: string; result: Case['result']; id?: unknown };
  // As text, which has the order of the keys too, and `__proto__` as a key like any other.
  assert.equal(JSON.stringify(detail.result), JSON.stringify(expected));
  assert.equal(detail.action, expected.action === 'decline' ? 'reject' : expected.action);
  const envelope = envelopeOf(payload);
  assert.deepEqual(
    { id: detail.id, response: 'response' in detail ? detail.response : undefined },
    envelope
      ? { id: envelope.id, response: { jsonrpc: '2.0', id: envelope.id, result: detail.result } }
      : { id: undefined, response: undefined },
  );

  const action = expected.action === 'reject' ? 'decline' : expected.action;
  assert.ok(ElicitResultSchema.safeParse({ ...detail.result, action }).success, 'the SDK takes the result');
  if (detail.result?.content) {
    assert.deepEqual(violations(paramsOf(payload).requestedSchema, detail.result.content), []);
  }
  assert.equal((await host.state()).open, false);
  const waits = paramsOf(payload).mode === 'url' && expected.action === 'accept';
  assert.equal(await host.dialog.isVisible(), waits, waits ? 'it waits for the page' : 'the dialog is gone');
}

async function assertErrors(host: HostPage, labels: readonly string[]): Promise<void> {
  await host.part('summary').waitFor();
  await assertInvalid(host, labels);
  await assertSummary(host, labels);
  assert.ok(await host.dialog.isVisible(), 'the dialog is still open');
  assert.deepEqual(await host.heard('elicitation-result'), []);
}

async function assertRefused(
  host: HostPage,
  { payload }: Case,
  { code, mentions }: NonNullable<Case['refused']>,
): Promise<void> {
  await host.hears('elicitation-error');
  await host.settled();
  const events = await host.events();
  assert.deepEqual(
    events.map(({ type }) => type),
    ['elicitation-error'],
    'nothing else happens',
  );
  assert.ok(events[0]!.isGiven, 'detail.request is the payload itself');
  const { error, response } = JSON.parse(events[0]!.detail) as {
    error: { code: number; message: string; data?: unknown };
    response?: unknown;
  };
  assert.equal(error.code, code);
  const words = `${error.message} ${JSON.stringify(error.data ?? '')}`;
  for (const mention of mentions) assert.ok(words.includes(mention), `"${words}" mentions ${mention}`);
  const envelope = envelopeOf(payload);
  assert.deepEqual(response, envelope && { jsonrpc: '2.0', id: envelope.id, error });
  assert.equal((await host.state()).open, false);
  assert.equal(await host.dialog.isVisible(), false, 'nothing opens');
}
