import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();

/** A place on the backdrop, and one in the dialog where there is nothing to press. */
const OUTSIDE = { x: 8, y: 8 };
async function inside(host: HostPage) {
  const { x, y, width } = (await host.part('message').boundingBox())!;
  return { x: x + width / 2, y: y + 4 };
}

async function drag(host: HostPage, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const { mouse } = host.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y);
  await mouse.up();
}

async function assertStillOpen(host: HostPage): Promise<void> {
  await host.settled();
  assert.ok(await host.dialog.isVisible(), 'the dialog is still open');
  assert.deepEqual(await host.actions(), []);
}

async function assertDismissed(host: HostPage): Promise<void> {
  await host.hears('elicitation-result');
  await host.settled();
  assert.deepEqual(await host.actions(), ['cancel']);
  assert.equal(await host.dialog.isVisible(), false);
}

describe('a dialog is dismissed', () => {
  test(
    'by Escape',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await person.press('Escape');
      await assertDismissed(host);
    }),
  );

  test(
    'by its close button, which is named "Cancel"',
    onPage(async (host) => {
      await host.ask(nameForm());
      await host.dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await assertDismissed(host);
    }),
  );

  test(
    'by a press and release on the backdrop',
    onPage(async (host) => {
      await host.ask(nameForm());
      await drag(host, OUTSIDE, { x: OUTSIDE.x + 2, y: OUTSIDE.y });
      await assertDismissed(host);
    }),
  );

  test(
    'by whatever closes the native dialog',
    onPage(async (host) => {
      await host.ask(nameForm());
      await host.dialog.evaluate((dialog) => {
        (dialog as HTMLDialogElement).close();
      });
      await assertDismissed(host);
    }),
  );
});

describe('a dialog stays', () => {
  test(
    'when a press on it is released on the backdrop, as in selecting text',
    onPage(async (host) => {
      await host.ask(nameForm());
      await drag(host, await inside(host), OUTSIDE);
      await assertStillOpen(host);
    }),
  );

  test(
    'when a press on the backdrop is released on it',
    onPage(async (host) => {
      await host.ask(nameForm());
      await drag(host, OUTSIDE, await inside(host));
      await assertStillOpen(host);
    }),
  );

  test(
    'at a press on the backdrop, where only Escape may close it',
    onPage(async (host, person) => {
      await host.set({ closedBy: 'closerequest' });
      await host.ask(nameForm());
      await drag(host, OUTSIDE, OUTSIDE);
      await assertStillOpen(host);
      await person.press('Escape');
      await assertDismissed(host);
    }),
  );

  test(
    'at Escape, also a second one, and at a press on the backdrop, where nothing but its buttons may close it',
    onPage(async (host, person) => {
      await host.set({ closedBy: 'none' });
      await host.ask(nameForm());
      await person.press('Escape');
      await assertStillOpen(host);
      await person.press('Escape');
      await assertStillOpen(host);
      await drag(host, OUTSIDE, OUTSIDE);
      await assertStillOpen(host);
      await person.press('cancel');
      await assertDismissed(host);
    }),
  );

  test(
    'in the way that the attribute says, also when that changes while it is open',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await host.page.locator(host.element).evaluate((element) => {
        element.setAttribute('closed-by', 'none');
      });
      await person.press('Escape');
      await drag(host, OUTSIDE, OUTSIDE);
      await assertStillOpen(host);
    }),
  );
});

describe('a request is answered once', () => {
  test(
    'at a double click, which does not answer the next request either',
    onPage(async (host, person) => {
      await host.ask(confirmation('First'));
      await host.ask(confirmation('Second'));
      await host.part('accept').dblclick();
      await host.settled();
      assert.deepEqual(await host.actions(), ['accept']);
      assert.match(await host.part('message').innerText(), /Second/);
      await person.press('reject');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['accept', 'reject']);
    }),
  );

  test(
    'at Enter and a click in one moment',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await host.isRead();
      await person.answer('Full name', 'Ada');
      const { x, y, width, height } = (await host.part('accept').boundingBox())!;
      await host.page.mouse.move(x + width / 2, y + height / 2);
      await Promise.all([host.page.keyboard.press('Enter'), host.page.mouse.down().then(() => host.page.mouse.up())]);
      await host.settled();
      assert.deepEqual(await host.actions(), ['accept']);
    }),
  );

  test(
    'at presses of several buttons in one task',
    onPage(async (host) => {
      await host.ask(confirmation());
      await host.dialog.evaluate((dialog) => {
        for (const part of ['accept', 'accept', 'reject', 'cancel']) {
          dialog.querySelector<HTMLElement>(`[part~=${part}]`)!.click();
        }
        (dialog as HTMLDialogElement).close();
      });
      await host.settled();
      assert.deepEqual(await host.actions(), ['accept']);
    }),
  );

  test(
    'when it is submitted again while the engine for patterns is still on its way',
    onPage(async (host, person) => {
      let deliver!: () => void;
      const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
      await host.page.route(ENGINE, async (route) => {
        await isDelivered;
        await route.continue();
      });
      await host.ask(form({ code: { type: 'string', pattern: '^[0-9]+$' } }, ['code']));
      await person.answer('Code', '42');
      await person.press('accept');
      await person.press('accept');
      await host.settled();
      assert.deepEqual(await host.actions(), []);
      deliver();
      assert.equal(await host.result(), '{"action":"accept","content":{"code":"42"}}');
      await host.settled();
      assert.deepEqual(await host.actions(), ['accept']);
    }),
  );

  test(
    'with the pattern unchecked, where its engine cannot be loaded',
    onPage(async (host, person) => {
      await host.page.route(ENGINE, (route) => route.abort());
      await host.ask(form({ code: { type: 'string', pattern: '^[0-9]+$' } }, ['code']));
      await person.answer('Code', 'x');
      await person.press('accept');
      assert.equal(await host.result(), '{"action":"accept","content":{"code":"x"}}');
      host.expectErrors(/Failed to load resource/);
    }),
  );
  test(
    'as cancelled if a lazy-loaded part cannot be loaded, and the next one is shown',
    onPage(async (host, person) => {
      await host.page.route(LIST, (route) => route.abort());
      await host.ask(longList);
      await host.hears('elicitation-result');
      assert.equal((await host.events('elicitation-open')).length, 0);
      await host.page.unroute(LIST);
      await host.ask(longList);
      await person.press('accept');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['cancel', 'accept']);
      host.expectErrors(/Failed to load resource/);
    }),
  );
});

/** The lazy-loaded part for long lists. */
const LIST = /\/cdn\/list\.js/;
const longList = form({ city: { type: 'string', enum: Array.from({ length: 50 }, (_, i) => `City ${i}`) } });
/** The engine for patterns. */
const ENGINE = /\/cdn\/re2js\.js/;
