/** What a person means, and what is sent: nothing that was typed is lost, nothing is chosen that was not meant. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { form } from './support/payloads.js';

const onPage = useHostPages();

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Place ${i + 1}`);
const places = (...others: readonly string[]) => ({ type: 'string', enum: [...others, ...numbered(30)] });

const input = (host: HostPage) => host.dialog.getByRole('combobox');
const list = (host: HostPage) => host.dialog.getByRole('listbox');
const options = (host: HostPage) => list(host).getByRole('option');
const popup = (host: HostPage) => host.dialog.locator('.popup');
const press = async (host: HostPage, ...keys: readonly string[]) => {
  for (const key of keys) await host.page.keyboard.press(key);
};
const content = async (host: HostPage) => (JSON.parse(await host.result()) as { content?: object }).content;
const submit = (host: HostPage) => host.part('accept').click();
const isDismissed = async (host: HostPage) => {
  await host.hears('elicitation-result');
  assert.deepEqual(await host.actions(), ['cancel']);
};

describe('one of many', () => {
  test(
    'is not chosen where none fits, whatever keys are pressed; it is seen that none does',
    onPage(async (host) => {
      await host.ask(form({ city: places() }));
      await host.isRead();
      await host.page.keyboard.type('nowhere');
      assert.equal((await popup(host).innerText()).trim(), 'No matching options.');
      await press(host, 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter');
      assert.equal(await input(host).inputValue(), 'nowhere');
      assert.deepEqual(await host.actions(), []);
    }),
  );

  test(
    'is the one that is typed out, though others that have it inside come first',
    onPage(async (host) => {
      await host.ask(form({ country: places('Equatorial Guinea', 'Guinea', 'Guinea-Bissau') }));
      await host.isRead();
      await host.page.keyboard.type('guinea');
      await press(host, 'Enter');
      await submit(host);
      assert.deepEqual(await content(host), { country: 'Guinea' });
    }),
  );

  for (const [typed, sent] of [
    ['résumé', 'résumé'],
    ['resume', 'resume'],
  ] as const) {
    test(
      `is the one that is spelled so, of two that differ in an accent only: ${typed}`,
      onPage(async (host) => {
        await host.ask(form({ word: places('resume', 'résumé') }));
        await input(host).fill(typed);
        await press(host, 'Tab');
        await submit(host);
        assert.deepEqual(await content(host), { word: sent });
      }),
    );
  }

  test(
    'is asked for where two are as near to what was typed',
    onPage(async (host) => {
      await host.ask(form({ word: places('resume', 'résumé') }));
      await input(host).fill('RESUME');
      await press(host, 'Tab');
      await submit(host);
      await host.part('summary').getByText('This is not one of the options').waitFor();
      assert.deepEqual(await host.actions(), []);
    }),
  );

  test(
    'is spelled as it is called when it is left',
    onPage(async (host) => {
      await host.ask(form({ city: places('Kraków'), more: { type: 'string' } }));
      await host.page.keyboard.type('krakow');
      await press(host, 'Tab');
      assert.equal(await input(host).inputValue(), 'Kraków');
    }),
  );

  test(
    'is taken back by a button where it is optional, and only there',
    onPage(async (host) => {
      await host.ask(form({ city: { ...places('Kraków'), default: 'Kraków' }, must: places() }, ['must']));
      const clear = host.dialog.getByRole('button', { name: /^Clear selection/ });
      assert.equal(await clear.count(), 1);
      await clear.click();
      assert.equal(await input(host).first().inputValue(), '');
      assert.equal(await host.focused(), 'combobox "City"');
      assert.equal(await clear.isVisible(), false, 'there is nothing more to take back');
      await input(host).last().fill('Place 7');
      await press(host, 'Tab');
      await submit(host);
      assert.deepEqual(await content(host), { must: 'Place 7' });
    }),
  );

  test(
    'is searched on from where one was, when the list was closed',
    onPage(async (host) => {
      await host.ask(form({ city: places('Kraków') }));
      await host.page.keyboard.type('krak');
      await press(host, 'Escape', 'ArrowDown');
      assert.deepEqual(await options(host).allInnerTexts(), ['Kraków']);
    }),
  );
});

describe('Escape', () => {
  test(
    'closes the list, then takes back what is no answer, then dismisses',
    onPage(async (host) => {
      await host.ask(form({ city: places() }));
      await host.page.keyboard.type('nowh');
      await press(host, 'Escape');
      assert.equal(await popup(host).isVisible(), false);
      assert.equal(await input(host).inputValue(), 'nowh');
      await press(host, 'Escape');
      assert.equal(await input(host).inputValue(), '');
      assert.deepEqual(await host.actions(), []);
      await press(host, 'Escape');
      await isDismissed(host);
    }),
  );

  test(
    'takes back no answer',
    onPage(async (host) => {
      await host.ask(form({ city: { ...places('Kraków'), default: 'Kraków' } }));
      await press(host, 'Escape');
      await isDismissed(host);
    }),
  );

  test(
    'and other requests to close, which have no key, close the list first',
    onPage(async (host) => {
      await host.ask(form({ city: places() }));
      await press(host, 'ArrowDown');
      // As the way back of a phone, this Escape is heard by the browser alone.
      await host.dialog.getByRole('button', { name: 'Show all options' }).focus();
      await press(host, 'Escape');
      await popup(host).waitFor({ state: 'hidden' });
      assert.ok(await host.dialog.isVisible());
      await press(host, 'Escape');
      await isDismissed(host);
    }),
  );
});

describe('several of many', () => {
  const several = { type: 'array', maxItems: 3, items: places('Zürich', 'Łódź') };
  const chips = (host: HostPage) => host.dialog.getByRole('listitem');

  test(
    'are not sent while there is a text that was not chosen; Escape takes it back',
    onPage(async (host) => {
      await host.ask(form({ several: { ...several, default: ['Zürich'] } }));
      await host.page.keyboard.type('lod');
      await press(host, 'Tab');
      await submit(host);
      await host.part('summary').getByText('This is not one of the options').waitFor();
      assert.deepEqual(await host.actions(), []);
      assert.equal(await input(host).inputValue(), 'lod');
      await host.part('summary').getByRole('button').click();
      await press(host, 'Escape');
      await host.part('summary').waitFor({ state: 'detached' });
      await submit(host);
      assert.deepEqual(await content(host), { several: ['Zürich'] });
    }),
  );

  test(
    'lose their checks with their chips, and none to a key that is held',
    onPage(async (host) => {
      await host.ask(form({ several: { ...several, default: ['Zürich', 'Łódź'] } }));
      await press(host, 'ArrowDown');
      const checked = list(host).getByRole('option', { selected: true });
      assert.deepEqual(await checked.allInnerTexts(), ['Zürich', 'Łódź']);
      await press(host, 'Backspace');
      assert.deepEqual(await checked.allInnerTexts(), ['Zürich']);
      await host.page.keyboard.type('x');
      await host.page.keyboard.down('Backspace'); // takes the letter
      for (let i = 0; i < 3; i++) await host.page.keyboard.down('Backspace');
      assert.deepEqual(await chips(host).allInnerTexts(), ['Zürich']);
    }),
  );
});

describe('one of many, or a text of one’s own', () => {
  const open = { anyOf: [places('maintenance'), { type: 'string' }] };

  test(
    'is the text, though options have it inside',
    onPage(async (host) => {
      await host.ask(form({ open }));
      await host.isRead();
      await host.page.keyboard.type('main');
      await press(host, 'Enter');
      assert.equal(await input(host).inputValue(), 'main');
      await submit(host);
      assert.deepEqual(await content(host), { open: 'main' });
    }),
  );

  test(
    'is the text as it is typed, though an option differs from it in case only',
    onPage(async (host) => {
      await host.ask(form({ open }));
      await host.page.keyboard.type('Maintenance');
      assert.deepEqual(await options(host).allInnerTexts(), ['Use “Maintenance”', 'maintenance']);
      await press(host, 'Escape');
      await submit(host);
      assert.deepEqual(await content(host), { open: 'Maintenance' });
    }),
  );
});
