import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();

/** One that could be sent as it is: only a stray key or click is missing. */
const prefilled = form({ name: { type: 'string', default: 'Ada' } }, ['name']);

async function assertUnanswered(host: HostPage): Promise<void> {
  await host.settled();
  assert.deepEqual(await host.actions(), []);
  assert.ok(await host.dialog.isVisible(), 'the dialog is open');
  assert.equal(await host.part('summary').count(), 0, 'nothing was submitted');
}

async function centreOf(host: HostPage, part: string) {
  const { x, y, width, height } = (await host.part(part).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('whoever is typing when the dialog appears', () => {
  for (const [what, payload] of [
    ['a form', prefilled],
    ['a confirmation', confirmation()],
    ['a form that begins with options', form({ size: { type: 'string', enum: ['S', 'M'], default: 'S' } })],
    ['a form that begins with a checkbox', form({ agree: { type: 'boolean' } })],
  ] as const) {
    test(
      `does not answer ${what} by Enter`,
      onPage(async (host, person) => {
        await host.page.locator('#chat').focus();
        await person.type('hello');
        await host.stopClock();
        await host.ask(payload);
        await host.page.keyboard.press('Enter');
        await assertUnanswered(host);
      }),
    );
  }

  test(
    'does not answer by Enter, also after a few more letters of the word',
    onPage(async (host, person) => {
      await host.page.locator('#chat').focus();
      await host.stopClock();
      await host.ask(prefilled);
      await person.type('lo');
      await host.page.keyboard.press('Enter');
      await assertUnanswered(host);
    }),
  );

  test(
    'does not answer by Ctrl+Enter, which sends a message in many chats',
    onPage(async (host) => {
      await host.page.locator('#chat').focus();
      await host.stopClock();
      await host.ask(prefilled);
      await host.page.keyboard.press('Control+Enter');
      await assertUnanswered(host);
    }),
  );

  test(
    'does not answer by holding Enter down',
    onPage(async (host) => {
      const { keyboard } = host.page;
      await host.page.locator('#chat').focus();
      await keyboard.down('Enter');
      await host.ask(prefilled);
      await host.isRead();
      await keyboard.down('Enter'); // again without keyup: the key repeats
      await assertUnanswered(host);
      await keyboard.up('Enter');
      await keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"Ada"}}');
    }),
  );

  test(
    'does not tick or choose anything by a space',
    onPage(async (host) => {
      const { keyboard } = host.page;
      await host.page.locator('#chat').focus();
      await host.stopClock();
      await host.ask(form({ agree: { type: 'boolean' } }));
      await keyboard.press('Space');
      await assertUnanswered(host);
      assert.equal(await host.dialog.getByRole('checkbox').isChecked(), false);
    }),
  );

  test(
    'does not press a button by letting go of the space bar',
    onPage(async (host) => {
      const { keyboard } = host.page;
      await host.page.locator('#opener').focus();
      await keyboard.down('Space');
      await host.ask(confirmation());
      await host.part('accept').focus();
      await keyboard.up('Space');
      await assertUnanswered(host);
    }),
  );

  test(
    'does not answer the next request by the Enter that was meant for the one before',
    onPage(async (host, person) => {
      await host.ask(nameForm('First'));
      await host.ask(form({ city: { type: 'string', default: 'Paris' } }, ['city'], 'Second'));
      await host.isRead();
      await person.type('Ada');
      await host.stopClock();
      await host.page.keyboard.press('Enter');
      await host.page.keyboard.press('Enter');
      await host.settled();
      assert.deepEqual(await host.actions(), ['accept']);
      assert.match(await host.part('message').innerText(), /Second/);
    }),
  );
});

describe('whoever is clicking when the dialog appears', () => {
  for (const part of ['accept', 'reject', 'cancel']) {
    test(
      `does not press ${part} with the button of the mouse already down`,
      onPage(async (host) => {
        const { mouse } = host.page;
        const { x, y } = await wherePressed(host, part);
        await mouse.move(x, y);
        await mouse.down();
        await host.ask(confirmation());
        await mouse.up();
        await assertUnanswered(host);
      }),
    );

    test(
      `does not press ${part} with the second click of two`,
      onPage(async (host) => {
        const { mouse } = host.page;
        const { x, y } = await wherePressed(host, part);
        await mouse.click(x, y);
        await host.ask(confirmation());
        await mouse.down({ clickCount: 2 });
        await mouse.up({ clickCount: 2 });
        await assertUnanswered(host);
        await mouse.click(x, y);
        await host.hears('elicitation-result');
      }),
    );
  }

  /** Where a button will be: the page is asked the same, and the request withdrawn. */
  async function wherePressed(host: HostPage, part: string) {
    await host.ask(confirmation());
    const place = await centreOf(host, part);
    await host.set({ request: null });
    await host.page.getByRole('button', { name: 'Close' }).click(); // of the word that it was
    return place;
  }

  test(
    'does not dismiss it with the release of that click on the backdrop',
    onPage(async (host) => {
      const { mouse } = host.page;
      await mouse.move(8, 8);
      await mouse.down();
      await host.ask(confirmation());
      await mouse.up();
      await assertUnanswered(host);
    }),
  );
});

describe('whoever composes text', () => {
  test(
    'does not submit by the Enter that ends a word',
    onPage(async (host) => {
      const { page } = host;
      await host.ask(nameForm());
      await host.isRead();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'あ', selectionStart: 1, selectionEnd: 1 });
      await page.keyboard.press('Enter');
      await assertUnanswered(host);
      await session.send('Input.insertText', { text: '亜' });
      await page.keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"亜"}}');
    }),
  );

  test(
    'does not submit by Ctrl+Enter in the middle of a word',
    onPage(async (host) => {
      const { page } = host;
      await host.ask(nameForm());
      await host.isRead();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'あ', selectionStart: 1, selectionEnd: 1 });
      await page.keyboard.press('Control+Enter');
      await assertUnanswered(host);
    }),
  );
});
