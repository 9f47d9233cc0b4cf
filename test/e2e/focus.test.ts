import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useHostPages } from './support/on-page.js';
import { confirmation, everyKind, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();

describe('focus opens', () => {
  for (const [key, expected] of [
    ['text', 'textbox "Text"'],
    ['story', 'textbox "Story"'],
    ['timezone', 'combobox "Timezone"'],
    ['agree', 'checkbox "Agree"'],
    ['size', 'radio "S"'],
    ['seat', 'combobox "Seat"'],
    ['colour', 'radio "Red"'],
    ['toppings', 'checkbox "Nuts"'],
    ['tags', 'textbox "Tags"'],
  ] as const) {
    test(
      `on the first field: ${expected}`,
      onPage(async (host) => {
        await host.ask(form({ [key]: everyKind[key]!, last: { type: 'string' } }));
        assert.equal(await host.focused(), expected);
      }),
    );
  }

  test(
    'on the option that is chosen',
    onPage(async (host) => {
      await host.ask(form({ size: { ...everyKind['size']!, default: 'L' } }));
      assert.equal(await host.focused(), 'radio "L"');
    }),
  );

  test(
    'on the heading where there is nothing to fill in, never on Accept',
    onPage(async (host) => {
      await host.ask(confirmation(), { serverName: 'Acme' });
      assert.equal(await host.focused(), 'heading "Acme is asking you to confirm"');
    }),
  );

  test(
    'on the first field of the next request, once the one before is answered',
    onPage(async (host, person) => {
      await host.ask(confirmation());
      await host.ask(nameForm());
      await person.press('accept');
      await host.hears('elicitation-open', 2);
      assert.equal(await host.focused(), 'textbox "Full name"');
    }),
  );
});

describe('focus returns', () => {
  for (const [press, decide] of [
    ['accept', 'accepting'],
    ['reject', 'declining'],
    ['cancel', 'its close button'],
    ['Escape', 'Escape'],
  ] as const) {
    test(
      `to the opener after ${decide}`,
      onPage(async (host, person) => {
        await host.page.locator('#opener').focus();
        await host.ask(confirmation());
        await person.press(press);
        await host.hears('elicitation-result');
        assert.equal(await host.focused(), 'button "Ask"');
      }),
    );
  }

  test(
    'to an opener inside shadow roots',
    onPage(async (host, person) => {
      await host.page.getByRole('button', { name: 'Ask from inside' }).focus();
      await host.ask(nameForm());
      assert.equal(await host.focused(), 'textbox "Full name"');
      await person.press('Escape');
      await host.hears('elicitation-result');
      assert.equal(await host.focused(), 'button "Ask from inside"');
    }),
  );

  test(
    'to the opener of the first of several requests',
    onPage(async (host, person) => {
      await host.page.locator('#chat').focus();
      await host.ask(confirmation('First'));
      await host.ask(nameForm('Second'));
      await person.press('reject');
      await host.hears('elicitation-open', 2);
      await person.press('reject');
      await host.hears('elicitation-result', 2);
      assert.equal(await host.focused(), 'textbox "Chat"');
    }),
  );

  test(
    'to the opener of the first of several requests, each dismissed by Escape',
    onPage(async (host, person) => {
      await host.page.locator('#chat').focus();
      await host.ask(confirmation('First'));
      await host.ask(nameForm('Second'));
      await person.press('Escape');
      await host.hears('elicitation-open', 2);
      await person.press('Escape');
      await host.hears('elicitation-result', 2);
      assert.equal(await host.focused(), 'textbox "Chat"');
    }),
  );

  test(
    'to the opener when the request is withdrawn',
    onPage(async (host) => {
      await host.page.locator('#opener').focus();
      await host.ask(nameForm());
      await host.set({ request: null });
      await host.dialog.waitFor({ state: 'hidden' });
      assert.equal(await host.focused(), 'button "Ask"');
    }),
  );

  test(
    'before the host hears the result, which may move it elsewhere',
    onPage(async (host, person) => {
      await host.page.locator('#opener').focus();
      await host.ask(nameForm());
      await host.page.evaluate(() => {
        document.addEventListener('elicitation-result', () => {
          document.querySelector<HTMLElement>('#chat')!.focus();
        });
      });
      await person.press('reject');
      await host.hears('elicitation-result');
      await host.settled();
      assert.equal(await host.focused(), 'textbox "Chat"');
    }),
  );
});

for (const key of ['Tab', 'Shift+Tab'] as const) {
  test(
    `${key} never leaves the dialog for the page`,
    onPage(async (host) => {
      await host.ask(form(everyKind));
      for (let presses = 0; presses < 60; presses++) {
        await host.page.keyboard.press(key);
        const active = await host.page.evaluate(() => document.activeElement?.localName);
        // Between the last and the first there is the browser's own window, when the page has nothing in focus.
        assert.ok(active === 'mcp-elicitation-dialog' || active === 'body', `${presses}: focus is on ${active}`);
      }
    }),
  );
}
