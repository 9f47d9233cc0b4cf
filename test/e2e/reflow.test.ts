import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { overflowing } from './support/overflow.js';
import { useHostPages } from './support/on-page.js';
import { everyKind, form } from './support/payloads.js';

const onPage = useHostPages();
const server = { name: 'acme-tools', title: 'Acme', origin: 'https://mcp.acme.example' };
const page = { mode: 'url', message: 'Sign in.', url: `http://a.example/${'long/'.repeat(60)}` };

/** What has focus, where a person can see it: in view, and covered by nothing. */
const focusInSight = (host: HostPage) =>
  host.dialog.evaluate((dialog) => {
    const root = dialog.getRootNode() as ShadowRoot;
    const active = root.activeElement!;
    if (!dialog.contains(active)) return { name: 'outside', isSeen: true };
    const name = `${active.localName} ${active.getAttribute('part') ?? ''} ${active.textContent.trim().slice(0, 20)}`;
    const box = active.closest('.option') ?? active;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const hit = root.elementFromPoint(x, y);
    return { name, isSeen: hit !== null && (box.contains(hit) || hit.contains(box)) };
  });

for (const viewport of [
  { width: 320, height: 256 }, // 1280 × 1024 at 400 %
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(
    `what has focus is in sight, whatever has it, at ${viewport.width} × ${viewport.height}`,
    onPage(
      async (host) => {
        await host.ask(form(everyKind), { server });
        const seen = new Set<string>();
        for (let presses = 0; presses < 60; presses++) {
          const { name, isSeen } = await focusInSight(host);
          assert.ok(isSeen, `${name} is in sight`);
          seen.add(name);
          await host.page.keyboard.press('Tab');
        }
        for (const part of ['accept', 'reject', 'cancel']) {
          assert.ok(
            [...seen].some((name) => name.startsWith(`button ${part}`)),
            `${part} was reached`,
          );
        }
      },
      { context: { viewport } },
    ),
  );
}

describe('nothing is lost', () => {
  for (const [what, payload] of [
    ['a form', form(everyKind)],
    ['a page to open', page],
  ] as const) {
    test(
      `at 400 % zoom, of ${what}`,
      onPage(
        async (host) => {
          await host.ask(payload, { server });
          assert.deepEqual(await overflowing(host), []);
          for (const part of ['message', 'accept', 'reject', 'cancel']) {
            await host.part(part).scrollIntoViewIfNeeded();
            assert.ok(await host.part(part).isVisible());
          }
        },
        { context: { viewport: { width: 320, height: 256 } } },
      ),
    );

    test(
      `with the text spaced as a person may need it (WCAG 1.4.12), of ${what}`,
      onPage(
        async (host) => {
          await host.ask(payload, { server });
          await host.dialog.evaluate((dialog) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(
              '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
            );
            (dialog.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet);
          });
          assert.deepEqual(await overflowing(host), []);
          const cut = await host.dialog.evaluate((dialog) =>
            Array.from(dialog.querySelectorAll('button, label, .note, .hint, .heading'))
              .filter(
                (element) =>
                  element.checkVisibility() &&
                  element.scrollHeight > element.clientHeight + 1 &&
                  element.clientHeight > 0,
              )
              .map(({ textContent }) => textContent.trim()),
          );
          assert.deepEqual(cut, []);
        },
        { context: { viewport: { width: 320, height: 640 } } },
      ),
    );
  }
});

test(
  'the controls stay clear of an on-screen keyboard, and take their room back after it',
  onPage(
    async (host) => {
      await host.ask(form(everyKind), { server });
      const show = (height: number, offsetTop = 0) =>
        host.page.evaluate(
          ([height, offsetTop]) => {
            Object.defineProperties(visualViewport, {
              height: { value: height, configurable: true },
              offsetTop: { value: offsetTop, configurable: true },
            });
            visualViewport!.dispatchEvent(new Event('resize'));
          },
          [height, offsetTop] as const,
        );
      const bottom = () => host.part('accept').evaluate((element) => element.getBoundingClientRect().bottom);
      await show(340, 40);
      assert.ok((await bottom()) <= 380, 'above the keyboard');
      assert.ok(
        await host.dialog.evaluate((dialog) => dialog.getBoundingClientRect().top >= 40),
        'below what was scrolled away',
      );
      await show(640);
      assert.ok((await bottom()) > 580);
    },
    { context: { viewport: { width: 360, height: 640 } } },
  ),
);

describe('the icon of a server', () => {
  const PICTURE =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="red"/%3E%3C/svg%3E';

  test(
    'is shown in place of its initial',
    onPage(
      async (host) => {
        await host.ask(form({}), { server: { ...server, icons: [{ src: PICTURE }] } });
        const icon = host.dialog.locator('img');
        await icon.evaluate((image) => (image as HTMLImageElement).decode());
        assert.ok(await icon.isVisible());
        assert.equal(await icon.getAttribute('alt'), '');
      },
      { context: { bypassCSP: true } },
    ),
  );

  test(
    'leaves the initial where the page allows none',
    onPage(async (host) => {
      await host.ask(form({}), { server: { ...server, icons: [{ src: PICTURE }] } });
      await host.dialog.locator('img').waitFor({ state: 'hidden' });
      assert.match(await host.part('header').innerText(), /^A/);
      host.expectErrors(/Content Security Policy/);
      await host.page.evaluate(() => window.elicitationHost.violations.splice(0));
    }),
  );
});
