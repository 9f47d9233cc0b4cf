import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { overflowing } from './support/overflow.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, everyKind, everyKindWrong, form } from './support/payloads.js';

const onPage = useHostPages();
const server = { name: 'acme-tools', title: 'Acme', origin: 'https://mcp.acme.example' };

/** WCAG 2.5.8: as small as a target may be. */
const MIN_TARGET = 24;

/** What is pressed is smaller than that; of a box with a label, both are pressed. */
function smallTargets(host: HostPage): Promise<readonly string[]> {
  return host.dialog.evaluate(
    (dialog, least) =>
      Array.from(dialog.querySelectorAll<HTMLElement>('button, a, select, textarea, input, [role=button]'))
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const isBox = element.matches('[type=radio], [type=checkbox]');
          const labels = isBox ? Array.from((element as HTMLInputElement).labels!) : [];
          const rects = [element, ...labels].map((target) => target.getBoundingClientRect());
          const width = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
          const height = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
          const name = `${element.localName} "${(labels[0] ?? element).textContent.trim()}"`;
          return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
        }),
    MIN_TARGET,
  );
}

/** Can a person press it where it is, without scrolling? */
async function assertInView(host: HostPage, part: string): Promise<void> {
  const isHit = await host.part(part).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isWhole && element.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  assert.ok(isHit, `${part} is in view`);
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  describe(`at ${viewport.width} × ${viewport.height}`, () => {
    const setting = { context: { viewport } };

    test(
      'every control and button is large enough to press, and nothing is cut off, with every kind of question in error',
      onPage(async (host, person) => {
        await host.ask(form(everyKind), { server });
        await person.answers({ ...everyKindWrong, Size: 'M', Colour: 'Blue', Toppings: ['Nuts', 'Cream', 'Fruit'] });
        await person.press('accept');
        await host.part('summary').waitFor();
        assert.deepEqual(await smallTargets(host), []);
        assert.deepEqual(await overflowing(host), []);
      }, setting),
    );

    test(
      'every button of a confirmation is large enough to press, and nothing is cut off',
      onPage(async (host) => {
        await host.ask(confirmation(), { server });
        assert.deepEqual(await smallTargets(host), []);
        assert.deepEqual(await overflowing(host), []);
      }, setting),
    );

    test(
      'words without a space are broken',
      onPage(async (host, person) => {
        const long = 'Donaudampfschiffahrtsgesellschaft'.repeat(8);
        await host.ask(
          form(
            {
              text: { type: 'string', title: `T${long}`, description: long },
              pick: { type: 'string', title: `P${long}`, enum: [long, 'short'] },
              many: { type: 'array', title: `M${long}`, items: { type: 'string', enum: [long, 'short'] } },
              tick: { type: 'boolean', title: `B${long}`, description: long },
            },
            ['text', 'pick', 'many'],
            long,
          ),
          {
            server: {
              ...server,
              title: 'Donaudampfschiffahrtsgesellschaftskapitän',
              origin: `https://${'sub.'.repeat(20)}example`,
            },
          },
        );
        assert.deepEqual(await overflowing(host), []);
        await person.press('accept');
        await host.part('summary').waitFor();
        assert.deepEqual(await overflowing(host), []);
      }, setting),
    );

    for (const [what, payload] of [
      ['a message of 20,000 characters', confirmation('A long story. '.repeat(1429))],
      ['a message of 5,000 lines', confirmation('A line\n'.repeat(5000))],
      [
        'a form of 60 questions',
        form(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`q${i}`, { type: 'string' }]))),
      ],
      ['a title of 5,000 characters', form({ q: { type: 'string', title: 'Long title '.repeat(455) } })],
    ] as const) {
      test(
        `${what} scrolls with the controls in view`,
        onPage(async (host) => {
          await host.ask(payload, { server });
          for (const part of ['accept', 'reject', 'cancel']) await assertInView(host, part);
          assert.equal(await host.page.evaluate(() => document.documentElement.scrollTop), 0);
        }, setting),
      );
    }

    test(
      'a server with a long name leaves the controls in view',
      onPage(async (host) => {
        await host.ask(form(everyKind), { server: { ...server, title: 'Acme and Sons '.repeat(150) } });
        for (const part of ['accept', 'reject', 'cancel']) await assertInView(host, part);
      }, setting),
    );

    test(
      'the end of a long message can be reached with the keyboard',
      onPage(async (host) => {
        await host.ask(confirmation(`${'A long story. '.repeat(1429)}\nThe end.`), { server });
        await host.isRead();
        const isEndInView = () =>
          host
            .part('message')
            .evaluate(
              (message) =>
                message.scrollTop + message.clientHeight >= message.scrollHeight - 1 &&
                message.getBoundingClientRect().bottom <= innerHeight,
            );
        assert.equal(await isEndInView(), false);
        for (let presses = 0; presses < 8 && !(await isEndInView()); presses++) {
          await host.page.keyboard.press('Tab');
          await host.page.keyboard.press('End');
          await host.settled();
        }
        assert.ok(await isEndInView(), 'Tab and End lead to the end of the message');
      }, setting),
    );
  });
}

test(
  'on a phone on its side, every control is within reach',
  onPage(
    async (host) => {
      await host.ask(form(everyKind), { server });
      for (const part of ['accept', 'reject', 'cancel']) {
        await host.part(part).scrollIntoViewIfNeeded();
        await assertInView(host, part);
      }
      assert.deepEqual(await overflowing(host), []);
    },
    { context: { viewport: { width: 640, height: 320 } } },
  ),
);

test(
  'the page keeps its place behind a dialog, and scrolls again after it',
  onPage(async (host, person) => {
    await host.page.evaluate(() => {
      const filler = document.querySelector('main')!.appendChild(document.createElement('textarea'));
      filler.rows = 200;
      scrollTo(0, 500);
    });
    await host.ask(confirmation());
    assert.equal(await host.page.evaluate(() => scrollY), 500);
    await person.press('reject');
    await host.hears('elicitation-result');
    assert.equal(await host.page.evaluate(() => scrollY), 500);
    await host.page.mouse.wheel(0, 300);
    await host.page.waitForFunction(() => scrollY > 500);
  }),
);
