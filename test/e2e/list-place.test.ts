/** Where the list is, and what keeps it open. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { form } from './support/payloads.js';

const onPage = useHostPages();

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Place ${i + 1}`);
const city = { type: 'string', enum: numbered(30) };
const texts = (count: number) => Object.fromEntries(numbered(count).map((name) => [name, { type: 'string' }]));

const input = (host: HostPage) => host.dialog.getByRole('combobox');
const popup = (host: HostPage) => host.dialog.locator('.popup');
const press = (host: HostPage, key: string) => host.page.keyboard.press(key);
const gap = async (host: HostPage) => {
  const control = (await input(host).boundingBox())!;
  const list = (await popup(host).boundingBox())!;
  return { below: list.y - (control.y + control.height), above: control.y - (list.y + list.height), list };
};
/** Resolves when the list is just there. */
const isAt = async (host: HostPage, side: 'below' | 'above') => {
  await host.settled();
  const found = (await gap(host))[side];
  assert.ok(found >= 0 && found < 8, `${found} px ${side}`);
};

describe('the list', () => {
  test(
    'is below the text, and goes with it where something is chosen above',
    onPage(async (host) => {
      await host.ask(form({ several: { type: 'array', items: city } }));
      await host.isRead();
      await press(host, 'ArrowDown');
      await isAt(host, 'below');
      await press(host, 'Enter');
      await host.dialog.getByRole('listitem').waitFor();
      await isAt(host, 'below');
    }),
  );

  test(
    'is above it where there is no room below, and never out of sight',
    onPage(
      async (host) => {
        await host.ask(form({ ...texts(4), city }));
        await input(host).click();
        await isAt(host, 'above');
        assert.ok((await gap(host)).list.y >= 0);
      },
      { context: { viewport: { width: 700, height: 560 } } },
    ),
  );

  test(
    'goes with it as the form scrolls, and closes where it is out of sight',
    onPage(async (host) => {
      await host.ask(form({ ...texts(3), city, more: { type: 'boolean' }, ...texts(14) }));
      await input(host).click();
      const scroll = (by: number) => host.dialog.locator('.body').evaluate((body, by) => (body.scrollTop += by), by);
      const before = (await input(host).boundingBox())!.y;
      await scroll(60);
      assert.equal((await input(host).boundingBox())!.y, before - 60);
      await isAt(host, 'below');
      await scroll(2000);
      await popup(host).waitFor({ state: 'hidden' });
      assert.equal(await host.focused(), 'combobox "City"');
    }),
  );

  test(
    'goes with it as the page scrolls, in the flow of a page',
    onPage(async (host) => {
      await host.page.evaluate(() => (document.body.style.paddingBlock = '30px 2000px'));
      await host.ask(form({ city }), { presentation: 'inline' });
      await input(host).click();
      await isAt(host, 'below');
      await host.page.evaluate(() => scrollBy(0, 80));
      await isAt(host, 'below');
    }),
  );

  test(
    'is no stop for Tab',
    onPage(async (host) => {
      await host.ask(form({ city, more: { type: 'string' } }));
      await press(host, 'ArrowDown');
      await press(host, 'Tab');
      assert.equal(await host.focused(), 'textbox "More"');
      assert.equal(await popup(host).isVisible(), false);
    }),
  );

  test(
    'stays open where it is pressed beside its options',
    onPage(async (host) => {
      await host.ask(form({ city }));
      await press(host, 'ArrowDown');
      const { x, y } = (await popup(host).boundingBox())!;
      await host.page.mouse.click(x + 3, y + 3);
      assert.equal(await host.focused(), 'combobox "City"');
      assert.equal(await popup(host).isVisible(), true);
    }),
  );

  test(
    'is gone with its request, and leaves no listener',
    onPage(async (host) => {
      const session = await host.page.context().newCDPSession(host.page);
      await session.send('Performance.enable');
      const listeners = async () => {
        for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'JSEventListeners')!.value;
      };
      const openAndWithdraw = async (times: number) => {
        for (let i = 0; i < times; i++) {
          await host.ask(form({ city }), { rateLimit: 0 });
          await press(host, 'ArrowDown');
          await popup(host).waitFor();
          await host.set({ request: null });
          await popup(host).waitFor({ state: 'detached' });
        }
        await host.settled();
      };
      await openAndWithdraw(3);
      const before = await listeners();
      await openAndWithdraw(10);
      const after = await listeners();
      assert.ok(after <= before, `${before} listeners, then ${after}`);
    }),
  );
});
