import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { McpElicitationDialog } from '../../src/element.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, nameForm } from './support/payloads.js';

const onPage = useHostPages();

describe('several requests', () => {
  test(
    'wait for each other, and are answered once each',
    onPage(async (host, person) => {
      await host.ask(nameForm('First'));
      await host.ask({ jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: confirmation('Second') });
      assert.deepEqual(await host.state(), { open: true, pending: 1 });
      assert.match(await host.part('message').innerText(), /First/);
      await person.answer('Full name', 'Ada');
      await person.press('accept');
      await host.hears('elicitation-open', 2);
      assert.deepEqual(await host.state(), { open: true, pending: 0 });
      assert.match(await host.part('message').innerText(), /Second/);
      await person.press('reject');
      await host.hears('elicitation-result', 2);
      await host.settled();
      assert.deepEqual(
        (await host.events()).map(({ type }) => type),
        ['elicitation-open', 'elicitation-result', 'elicitation-open', 'elicitation-result'],
      );
      const details = (await host.heard('elicitation-result')).map(
        (detail) => JSON.parse(detail) as { result: unknown; id?: unknown },
      );
      assert.deepEqual(
        details.map(({ result, id }) => ({ result, id })),
        [
          { result: { action: 'accept', content: { name: 'Ada' } }, id: undefined },
          { result: { action: 'reject' }, id: 7 },
        ],
      );
      assert.deepEqual(await host.state(), { open: false, pending: 0 });
    }),
  );

  test(
    'keep the server that was set when they came',
    onPage(async (host, person) => {
      await host.ask(confirmation('First'), { serverName: 'Acme' });
      await host.ask(confirmation('Second'), { serverName: 'Globex' });
      assert.match(await host.focused(), /Acme/);
      await person.press('accept');
      await host.hears('elicitation-open', 2);
      assert.match(await host.focused(), /Globex/);
      await person.press('accept');
      await host.hears('elicitation-result', 2);
      const names = (await host.heard('elicitation-result')).map(
        (detail) => (JSON.parse(detail) as { server: { name: string } }).server.name,
      );
      assert.deepEqual(names, ['Acme', 'Globex']);
    }),
  );

  test(
    'may begin in the listener of a result',
    onPage(async (host, person) => {
      await host.ask(confirmation('First'));
      await host.page.evaluate(() => {
        document.addEventListener(
          'elicitation-result',
          ({ target }) => {
            (target as McpElicitationDialog).request = {
              message: 'Second',
              requestedSchema: { type: 'object', properties: {} },
            };
          },
          { once: true },
        );
      });
      await person.press('accept');
      await host.hears('elicitation-open', 2);
      assert.match(await host.part('message').innerText(), /Second/);
      await person.press('cancel');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['accept', 'cancel']);
    }),
  );
});

describe('a request that equals the one on show', () => {
  test(
    'does nothing, and what was typed is kept',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await person.answer('Full name', 'Ada');
      const { requestedSchema, message } = nameForm();
      await host.ask({ requestedSchema, message });
      await host.settled();
      assert.deepEqual(await host.state(), { open: true, pending: 0 });
      assert.equal(await host.dialog.getByRole('textbox').inputValue(), 'Ada');
      await person.press('accept');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"Ada"}}');
      assert.equal((await host.events('elicitation-open')).length, 1);
    }),
  );

  test(
    'is asked again once that is answered',
    onPage(async (host, person) => {
      await host.ask(confirmation());
      await person.press('accept');
      await host.hears('elicitation-result');
      await host.ask(confirmation());
      await host.hears('elicitation-open', 2);
      await person.press('reject');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['accept', 'reject']);
    }),
  );
});

describe('null', () => {
  test(
    'withdraws the request on show without a result',
    onPage(async (host) => {
      await host.ask(nameForm());
      await host.set({ request: null });
      await host.dialog.waitFor({ state: 'hidden' });
      await host.settled();
      assert.deepEqual(await host.actions(), []);
      assert.deepEqual(await host.state(), { open: false, pending: 0 });
      await host.page.getByRole('button', { name: 'Ask', exact: true }).click();
    }),
  );

  test(
    'withdraws it in favour of the next',
    onPage(async (host, person) => {
      await host.ask(nameForm('First'));
      await host.ask(confirmation('Second'));
      await host.set({ request: null });
      await host.hears('elicitation-open', 2);
      assert.match(await host.part('message').innerText(), /Second/);
      await person.press('accept');
      assert.equal(await host.result(), '{"action":"accept","content":{}}');
    }),
  );
});
