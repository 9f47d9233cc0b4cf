import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { axeContext, problemsOf } from './support/axe.js';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { form } from './support/payloads.js';

const onPage = useHostPages();

const cities = [
  'Zürich',
  'São Paulo',
  'İzmir',
  'Ærø',
  'Kraków',
  'Łódź',
  'București',
  'Đà Nẵng',
  'القاهرة',
  'תל אביב',
  '東京',
];
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Place ${i + 1}`);
const city = { type: 'string', enum: [...cities, ...numbered(30)] };
const thousands = { type: 'string', enum: numbered(10_000) };
const several = {
  type: 'array',
  items: { type: 'string', enum: [...cities, ...numbered(30)] },
  minItems: 1,
  maxItems: 3,
};
const open = {
  anyOf: [
    { type: 'string', enum: [...cities, ...numbered(30)] },
    { type: 'string', minLength: 2 },
  ],
};

const input = (host: HostPage) => host.dialog.getByRole('combobox');
const list = (host: HostPage) => host.dialog.getByRole('listbox');
const options = (host: HostPage) => list(host).getByRole('option');
const press = (host: HostPage, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => host.page.keyboard.press(key)), Promise.resolve());
const active = (host: HostPage) =>
  input(host).evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    return id && (element.getRootNode() as ShadowRoot).getElementById(id)!.innerText.trim();
  });
const content = async (host: HostPage) => (JSON.parse(await host.result()) as { content?: object }).content;
const submit = async (host: HostPage) => host.part('accept').click();

describe('a long list', () => {
  test(
    'is searched and chosen from by keyboard alone',
    onPage(async (host) => {
      await host.ask(form({ city }, ['city']));
      assert.equal(await host.focused(), 'combobox "City"');
      await host.isRead();
      await host.page.keyboard.type('zur');
      assert.deepEqual(await options(host).allInnerTexts(), ['Zürich']);
      assert.equal(await active(host), 'Zürich');
      await press(host, 'Enter');
      assert.equal(await input(host).inputValue(), 'Zürich');
      assert.equal(await list(host).isVisible(), false);
      assert.deepEqual(await host.actions(), [], 'Enter chose, and sent nothing');
      await press(host, 'Enter');
      assert.deepEqual(await content(host), { city: 'Zürich' });
    }),
  );

  for (const [typed, found] of [
    ['sao', 'São Paulo'],
    ['IZMIR', 'İzmir'],
    ['aero', 'Ærø'],
    ['lodz', 'Łódź'],
    ['da nang', 'Đà Nẵng'],
    ['قاهر', 'القاهرة'],
    ['אביב', 'תל אביב'],
    ['東', '東京'],
  ] as const) {
    test(
      `is searched in any letters, without accents: ${typed}`,
      onPage(async (host) => {
        await host.ask(form({ city }));
        await input(host).pressSequentially(typed);
        assert.equal((await options(host).allInnerTexts())[0], found);
      }),
    );
  }

  test(
    'is walked through with the arrows, a page at a time, and around its ends',
    onPage(async (host) => {
      await host.ask(form({ city }));
      await press(host, 'ArrowDown');
      assert.equal(await active(host), 'Zürich');
      await press(host, 'ArrowUp');
      assert.equal(await active(host), 'Place 30');
      await press(host, 'ArrowDown', 'PageDown');
      assert.equal(await active(host), '東京');
      await press(host, 'PageUp', 'ArrowDown');
      assert.equal(await active(host), 'São Paulo');
      await press(host, 'Alt+ArrowUp');
      assert.equal(await list(host).isVisible(), false);
      assert.equal(await active(host), null);
      await press(host, 'Alt+ArrowDown');
      assert.equal(await list(host).isVisible(), true);
    }),
  );

  test(
    'is closed by Escape, which dismisses the dialog only after that',
    onPage(async (host) => {
      await host.ask(form({ city }));
      await press(host, 'ArrowDown', 'Escape');
      await host.settled();
      assert.equal(await list(host).isVisible(), false);
      assert.ok(await host.dialog.isVisible());
      await press(host, 'Escape');
      await host.hears('elicitation-result');
      assert.deepEqual(await host.actions(), ['cancel']);
    }),
  );

  test(
    'closes where focus leaves it, and sends nothing that was not chosen; what was typed stays, and is a problem',
    onPage(async (host) => {
      await host.ask(form({ city, more: { type: 'string' } }));
      await host.page.keyboard.type('nowhere');
      assert.equal(await options(host).count(), 0);
      await host.dialog.getByRole('status').getByText('No matching options.').waitFor();
      await press(host, 'Tab');
      assert.equal(await input(host).inputValue(), 'nowhere');
      await submit(host);
      await host.part('summary').getByText('This is not one of the options').waitFor();
      assert.deepEqual(await host.actions(), []);
      await input(host).fill('');
      await press(host, 'Escape');
      await submit(host);
      assert.deepEqual(await content(host), {});
    }),
  );

  test(
    'takes an option that is typed out',
    onPage(async (host) => {
      await host.ask(form({ city }, ['city']));
      await host.page.keyboard.type('krakow');
      await press(host, 'Tab');
      await submit(host);
      assert.deepEqual(await content(host), { city: 'Kraków' });
    }),
  );

  test(
    'is opened and chosen from with the mouse',
    onPage(async (host) => {
      await host.ask(form({ city }));
      await host.dialog.getByRole('button', { name: 'Show all options' }).click();
      await options(host).filter({ hasText: '東京' }).click();
      assert.equal(await input(host).inputValue(), '東京');
      assert.equal(await host.focused(), 'combobox "City"');
      await submit(host);
      assert.deepEqual(await content(host), { city: '東京' });
    }),
  );

  test(
    'is opened and chosen from by touch, on a phone, and lies on top of everything',
    onPage(
      async (host) => {
        await host.ask(form({ city, ...Object.fromEntries(numbered(4).map((name) => [name, { type: 'string' }])) }));
        await input(host).tap();
        const box = (await list(host).boundingBox())!;
        assert.ok(box.x >= 0 && box.x + box.width <= 320, 'it is as wide as there is room');
        const option = options(host).nth(2);
        const isOnTop = await option.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const root = element.getRootNode() as ShadowRoot;
          return height >= 44 && element.contains(root.elementFromPoint(x + width / 2, y + height / 2));
        });
        assert.ok(isOnTop);
        await option.tap();
        assert.equal(await input(host).inputValue(), 'İzmir');
      },
      { context: { viewport: { width: 320, height: 640 }, hasTouch: true } },
    ),
  );

  test(
    'of ten thousand options has a few hundred elements, and none is cut off',
    onPage(async (host) => {
      await host.ask(form({ thousands }));
      const count = () => host.dialog.evaluate((dialog) => dialog.querySelectorAll('*').length);
      const before = await count();
      assert.ok(before < 60, `${before} elements before it is opened`);
      await press(host, 'ArrowDown');
      assert.equal(await options(host).first().getAttribute('aria-setsize'), '10000');
      await press(host, 'ArrowUp');
      assert.equal(await active(host), 'Place 10000');
      await host.settled();
      assert.ok((await options(host).count()) <= 200, 'what is far is not rendered');
      await list(host).evaluate((element) => (element.scrollTop = element.scrollHeight / 2));
      await options(host)
        .filter({ hasText: /^Place 5\d\d\d$/ })
        .first()
        .waitFor();
      assert.ok((await options(host).count()) <= 240, 'what is far is not rendered');
      await host.isRead();
      await input(host).fill('9999');
      assert.deepEqual(await options(host).allInnerTexts(), ['Place 9999']);
      await press(host, 'Enter');
      await submit(host);
      assert.deepEqual(await content(host), { thousands: 'Place 9999' });
    }),
  );

  test(
    'begins with its default',
    onPage(async (host) => {
      await host.ask(form({ city: { ...city, default: 'Kraków' } }));
      assert.equal(await input(host).inputValue(), 'Kraków');
      await press(host, 'ArrowDown');
      assert.equal(await active(host), 'Kraków');
      await press(host, 'Escape');
      await submit(host);
      assert.deepEqual(await content(host), { city: 'Kraków' });
    }),
  );

  test(
    'does not take the Enter that ends a word being composed',
    onPage(async (host) => {
      await host.ask(form({ city }));
      await host.page.keyboard.type('zur');
      await input(host).evaluate((element) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
        ),
      );
      assert.equal(await input(host).inputValue(), 'zur');
      assert.equal(await list(host).isVisible(), true);
    }),
  );
});

describe('a long list to choose several from', () => {
  const chips = (host: HostPage) => host.dialog.getByRole('listitem');

  test(
    'keeps open while one chooses, shows what is chosen, and lets one take it back',
    onPage(async (host) => {
      await host.ask(form({ several }, ['several']));
      await host.isRead();
      await host.page.keyboard.type('zur');
      await press(host, 'Enter');
      assert.deepEqual(await chips(host).allInnerTexts(), ['Zürich']);
      assert.equal(await list(host).isVisible(), true);
      assert.equal(await input(host).inputValue(), '');
      await input(host).fill('lodz');
      await press(host, 'Enter');
      await input(host).fill('place 7');
      await press(host, 'Enter');
      assert.deepEqual(await chips(host).allInnerTexts(), ['Zürich', 'Łódź', 'Place 7']);
      assert.equal(await list(host).getByRole('option', { selected: true }).count(), 3);
      await press(host, 'Backspace');
      assert.deepEqual(await chips(host).allInnerTexts(), ['Zürich', 'Łódź']);
      await press(host, 'Escape');
      await host.dialog.getByRole('button', { name: 'Remove: Zürich' }).click();
      assert.equal(await host.focused(), 'combobox "Several"');
      await submit(host);
      assert.deepEqual(await content(host), { several: ['Łódź'] });
    }),
  );

  test(
    'says how many, and holds to it',
    onPage(async (host) => {
      await host.ask(form({ several }, ['several']));
      await host.dialog.getByText('Choose 1 to 3').waitFor();
      await submit(host);
      await host.part('summary').getByText('Choose 1 to 3').waitFor();
    }),
  );
});

describe('a long list, or a text of one’s own', () => {
  test(
    'takes what is typed',
    onPage(async (host) => {
      await host.ask(form({ open }, ['open']));
      await host.page.keyboard.type('Atlantis');
      assert.deepEqual(await options(host).allInnerTexts(), ['Use “Atlantis”']);
      await press(host, 'Enter');
      await submit(host);
      assert.deepEqual(await content(host), { open: 'Atlantis' });
    }),
  );

  test(
    'holds it to its limits',
    onPage(async (host) => {
      await host.ask(form({ open }, ['open']));
      await host.page.keyboard.type('Q');
      await press(host, 'Escape');
      await submit(host);
      await host.part('summary').getByText('at least 2 characters').waitFor();
    }),
  );

  test(
    'takes an option, too',
    onPage(async (host) => {
      await host.ask(form({ open }, ['open']));
      await host.isRead();
      await host.page.keyboard.type('lod');
      assert.deepEqual(await options(host).allInnerTexts(), ['Use “lod”', 'Łódź']);
      await press(host, 'ArrowDown', 'Enter');
      await submit(host);
      assert.deepEqual(await content(host), { open: 'Łódź' });
    }),
  );
});

describe('a long list for everyone', () => {
  test(
    'is heard as a combobox with a list',
    onPage(async (host) => {
      await host.ask(form({ city: { type: 'string', enum: numbered(21) } }));
      await input(host).fill('20');
      await host.dialog.getByText('1 option', { exact: true }).waitFor();
      assert.equal(
        await host.dialog.locator('.field').ariaSnapshot(),
        `
- text: City (optional)
- combobox "City" [expanded]: "20"
- 'button "Clear selection: City"'
- button "Show all options"
- listbox "City":
  - option "Place 20"
- status: 1 option
- text: Type to search the list.`.trim(),
      );
      const [heard] = (await host.accessible()).filter(({ role }) => role === 'combobox');
      assert.match(heard!.description, /Type to search the list/);
    }),
  );

  test(
    'says how many options there are once a person pauses, not at every letter',
    onPage(async (host) => {
      await host.ask(form({ city: { type: 'string', enum: numbered(30) } }));
      const said = await input(host).evaluateHandle((element) => {
        const texts: string[] = [];
        const status = element.parentElement!.querySelector('[role=status]')!;
        new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
        const text = 'place 1';
        for (let typed = 1; typed <= text.length; typed++) {
          (element as HTMLInputElement).value = text.slice(0, typed);
          element.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        return texts;
      });
      await host.dialog.getByText('11 options', { exact: true }).waitFor();
      await press(host, 'Escape');
      assert.deepEqual(await said.jsonValue(), ['11 options', '']);
    }),
  );

  test(
    'axe finds nothing, open and closed, in light, dark and forced colours, from left and right, narrow and wide',
    onPage(
      async (host) => {
        await host.ask(form({ city, several: { ...several, default: ['Zürich'] } }));
        for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
          await host.page.emulateMedia(look);
          for (const dir of ['ltr', 'rtl']) {
            await host.page.evaluate((dir) => (document.documentElement.dir = dir), dir);
            for (const width of [320, 1280]) {
              await host.page.setViewportSize({ width, height: 800 });
              await input(host).first().fill('place');
              assert.deepEqual(await problemsOf(host), []);
              await press(host, 'Escape');
              assert.deepEqual(await problemsOf(host), []);
            }
          }
        }
        await input(host).first().fill('nowhere');
        assert.deepEqual(await problemsOf(host), [], 'where no option fits');
        await press(host, 'Tab');
        await submit(host);
        await host.part('summary').waitFor();
        assert.deepEqual(await problemsOf(host), [], 'with a problem');
      },
      { context: axeContext },
    ),
  );
});
