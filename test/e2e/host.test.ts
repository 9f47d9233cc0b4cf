import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, nameForm } from './support/payloads.js';
import { Person } from './support/person.js';

const onPage = useHostPages();

describe('an element that leaves the page', () => {
  test(
    'cancels the request on show, once, and leaves the page usable',
    onPage(async (host) => {
      await host.page.locator('#opener').focus();
      await host.ask(nameForm());
      await host.page.locator(host.element).evaluate((element) => {
        element.remove();
      });
      await host.hears('elicitation-result');
      await host.settled();
      assert.deepEqual(await host.actions(), ['cancel']);
      await host.page.getByRole('button', { name: 'Ask', exact: true }).click();
      assert.equal(await host.focused(), 'button "Ask"');
    }),
  );

  test(
    'cancels those that wait, too',
    onPage(async (host) => {
      await host.ask(nameForm('First'));
      await host.ask(nameForm('Second'));
      await host.page.locator(host.element).evaluate((element) => {
        element.remove();
      });
      await host.hears('elicitation-result', 2);
      await host.settled();
      assert.deepEqual(await host.actions(), ['cancel', 'cancel']);
    }),
  );

  test(
    'asks again when it is back',
    onPage(async (host, person) => {
      await host.ask(confirmation('First'));
      await host.page.locator(host.element).evaluate(async (element) => {
        element.remove();
        await new Promise(requestAnimationFrame);
        document.body.append(element);
      });
      await host.ask(confirmation('Second'));
      await host.hears('elicitation-open', 2);
      await person.press('accept');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['cancel', 'accept']);
    }),
  );

  test(
    'only to be somewhere else in it stays open and modal, with what was typed',
    onPage(async (host, person) => {
      await host.page.locator('#opener').focus();
      await host.ask(nameForm());
      await person.answer('Full name', 'Ada');
      await host.page.locator(host.element).evaluate((element) => {
        document.body.prepend(element);
      });
      await host.settled();
      assert.deepEqual(await host.actions(), []);
      assert.equal((await host.events('elicitation-open')).length, 1);
      assert.ok(await host.dialog.evaluate((dialog) => dialog.matches(':modal')), 'it is modal');
      assert.equal(await host.focused(), 'textbox "Full name"');
      await person.press('accept');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"Ada"}}');
      assert.equal(await host.focused(), 'button "Ask"');
    }),
  );
});

describe('two elements on one page', () => {
  test(
    'answer independently',
    onPage(
      async ({ page }) => {
        const [left, right] = ['#first', '#second'].map((id) => new HostPage(page, id)) as [HostPage, HostPage];
        await left.ask(nameForm('To the left'));
        await right.ask(nameForm('To the right'));
        assert.match(await right.part('message').innerText(), /right/);
        await new Person(right).answer('Full name', 'Right');
        await new Person(right).press('reject');
        await right.hears('elicitation-result');
        assert.equal(await left.focused(), 'textbox "Full name"');
        await new Person(left).answer('Full name', 'Left');
        await new Person(left).press('accept');
        await left.hears('elicitation-result', 2);

        const results = (await left.events('elicitation-result')).map(({ from, detail }) => {
          const { result, server } = JSON.parse(detail) as { result: unknown; server: { name: string } };
          return { from, result, server: server.name };
        });
        assert.deepEqual(results, [
          { from: 'second', result: { action: 'decline' }, server: 'Right' },
          { from: 'first', result: { action: 'accept', content: { name: 'Left' } }, server: 'Left' },
        ]);
      },
      { path: '/two.html' },
    ),
  );
});

describe('an element inside a shadow root', () => {
  test(
    'is heard by the page, and brings focus back',
    onPage(async ({ page }) => {
      await page.evaluate((payload) => {
        const host = document.querySelector('main')!.appendChild(document.createElement('div'));
        const root = host.attachShadow({ mode: 'open' });
        const button = root.appendChild(document.createElement('button'));
        button.textContent = 'Deep';
        button.focus();
        const element = root.appendChild(document.createElement('mcp-elicitation-dialog'));
        element.id = 'deep';
        element.request = payload;
        document.addEventListener('elicitation-result', (event) => {
          document.title = (event as CustomEvent<{ action: string }>).detail.action;
        });
      }, confirmation());
      const host = new HostPage(page, '#deep');
      await new Person(host).press('accept');
      await page.waitForFunction(() => document.title === 'accept');
      assert.equal(await host.focused(), 'button "Deep"');
    }),
  );
});

describe('a page', () => {
  test(
    'may load the script twice',
    onPage(
      async (host, person) => {
        await host.ask(confirmation());
        const shadowRoots = await host.page.locator('mcp-elicitation-dialog').count();
        assert.equal(shadowRoots, 1);
        await person.press('accept');
        assert.equal(await host.result(), '{"action":"accept","content":{}}');
        // The one that came first stays.
        const isFirst = await host.page.evaluate(async () => {
          const path = '/cdn/mcp-elicitation-dialog.js';
          const first = (await import(path)) as { McpElicitationDialog: unknown };
          return customElements.get('mcp-elicitation-dialog') === first.McpElicitationDialog;
        });
        assert.ok(isFirst, 'nothing is redefined');
      },
      { path: '/twice.html' },
    ),
  );

  test(
    'may set properties before the script is there',
    onPage(
      async (host, person) => {
        await host.hears('elicitation-open');
        assert.equal(await host.focused(), 'textbox "Branch"');
        assert.equal(await host.dialog.getByRole('heading', { name: /Early bird/ }).count(), 1);
        await person.press('reject');
        assert.equal(await host.result(), '{"action":"decline"}');
      },
      { path: '/late.html' },
    ),
  );

  test(
    'may ask in markup',
    onPage(
      async ({ page }) => {
        const host = new HostPage(page, '#whole');
        await host.hears('elicitation-open');
        assert.equal(await host.dialog.getByRole('heading', { name: /Markup/ }).count(), 1);
        await new Person(host).press('accept');
        assert.equal(await host.result(), '{"action":"accept","content":{}}');
      },
      { path: '/markup.html' },
    ),
  );

  test(
    'is told that markup is no JSON',
    onPage(
      async ({ page }) => {
        const host = new HostPage(page, '#broken');
        await host.hears('elicitation-error');
        const [event] = await host.events('elicitation-error');
        const { error, ...others } = JSON.parse(event!.detail) as { error: { code: number; message: string } };
        assert.equal(event!.from, 'broken');
        assert.equal(error.code, -32600);
        assert.match(error.message, /JSON/);
        assert.deepEqual(others, { request: '{ "message": ' });
        assert.equal(await host.dialog.isVisible(), false);
      },
      { path: '/markup.html' },
    ),
  );

  test(
    'has a response to send for a JSON-RPC request in an attribute, answered or refused',
    onPage(async (host, person) => {
      const element = host.page.locator(host.element);
      const request = { jsonrpc: '2.0', id: 'a', method: 'elicitation/create', params: confirmation() };
      await element.evaluate((element, json) => {
        element.setAttribute('request', json);
      }, JSON.stringify(request));
      await person.press('accept');
      await host.hears('elicitation-result');
      const [result] = await host.heard('elicitation-result');
      assert.deepEqual((JSON.parse(result!) as { response: unknown }).response, {
        jsonrpc: '2.0',
        id: 'a',
        result: { action: 'accept', content: {} },
      });

      await element.evaluate(
        (element, json) => {
          element.setAttribute('request', json);
        },
        JSON.stringify({ ...request, id: 'b', params: { message: 'No schema' } }),
      );
      await host.hears('elicitation-error');
      const [refusal] = await host.heard('elicitation-error');
      const { error, response } = JSON.parse(refusal!) as { error: { code: number }; response?: unknown };
      assert.equal(error.code, -32602);
      assert.deepEqual(response, { jsonrpc: '2.0', id: 'b', error });
    }),
  );

  test(
    'sees in an attribute whether a request is on show',
    onPage(async (host, person) => {
      const open = host.page.locator(`${host.element}[open]`);
      assert.equal(await open.count(), 0);
      await host.ask(confirmation());
      assert.equal(await open.count(), 1);
      await person.press('accept');
      await host.hears('elicitation-result');
      await host.settled();
      assert.equal(await open.count(), 0);
    }),
  );

  test(
    'takes no room for the element',
    onPage(async (host) => {
      await host.ask(confirmation());
      assert.deepEqual(
        await host.page
          .locator(host.element)
          .evaluate((element) => element.getClientRects().length && element.getBoundingClientRect().height),
        0,
      );
    }),
  );
});
