import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useHostPages } from './support/on-page.js';
import { confirmation, everyKind, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();

const story = form({ story: { type: 'string', title: 'Story', maxLength: 500 } }, ['story']);

describe('with the keyboard alone', () => {
  test(
    'every kind of question is answered, in the order of the form',
    onPage(async (host, person) => {
      const { keyboard } = host.page;
      await host.ask(form(everyKind, Object.keys(everyKind)));
      await host.isRead();

      await person.tabTo('textbox', 'Text');
      await person.type('One line');
      await person.tabTo('textbox', 'Story');
      await person.type('Line one');
      await keyboard.press('Enter');
      await person.type('Line two');
      await person.tabTo('textbox', 'Email');
      await person.type('ada@example.org');
      await person.tabTo('textbox', 'Website');
      await person.type('https://example.org');
      await person.tabTo('textbox', 'Day');
      await person.type('02292028');
      await person.tabTo('textbox', 'Moment');
      await person.type('03012026');
      await keyboard.press('ArrowRight'); // a year may have six digits
      await person.type('0930AM');
      await person.tabTo('combobox', 'Timezone');
      await person.type('America/New_York');
      await person.tabTo('textbox', 'Count');
      await person.type('3');
      await person.tabTo('textbox', 'Ratio');
      await person.type('0.5');
      await person.tabTo('checkbox', 'Agree');
      await keyboard.press('Space');
      await person.tabTo('radio', 'S');
      await keyboard.press('Space');
      await keyboard.press('ArrowDown');
      await person.tabTo('combobox', 'Seat');
      await person.type('Seat 12');
      await person.tabTo('combobox', 'Place');
      await person.type('Seat 40');
      await person.tabTo('radio', 'Red');
      await keyboard.press('ArrowUp'); // from the first to the last: "Other…"
      await person.tabTo('textbox', 'Colour: Other answer');
      await person.type('Blue');
      await person.tabTo('checkbox', 'Nuts');
      await person.tabTo('checkbox', 'Cream');
      await keyboard.press('Space');
      await person.tabTo('checkbox', 'Fruit');
      await keyboard.press('Space');
      await person.tabTo('textbox', 'Tags');
      await person.type('one\ntwo');
      await person.tabTo('button', 'Submit');
      await keyboard.press('Enter');

      assert.deepEqual(JSON.parse(await host.result()), {
        action: 'accept',
        content: {
          text: 'One line',
          story: 'Line one\nLine two',
          email: 'ada@example.org',
          website: 'https://example.org',
          day: '2028-02-29',
          moment: '2026-03-01T09:30:00+01:00',
          timezone: 'America/New_York',
          count: 3,
          ratio: 0.5,
          agree: true,
          size: 'M',
          seat: 'Seat 12',
          place: 'Seat 40',
          colour: 'Blue',
          toppings: ['Cream', 'Fruit'],
          tags: ['one', 'two'],
        },
      });
    }),
  );

  test(
    'an error is found, mended and submitted',
    onPage(async (host, person) => {
      const { keyboard } = host.page;
      await host.ask(form({ name: { type: 'string' }, age: { type: 'integer', minimum: 18 } }, ['name', 'age']));
      await host.isRead();
      await person.type('Ada');
      await person.tabTo('textbox', 'Age');
      await person.type('7');
      await keyboard.press('Enter');
      assert.equal(await host.focused(), 'region "There is a problem"');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      assert.equal(await host.focused(), 'textbox "Age"');
      await keyboard.press('Backspace');
      await person.type('36');
      await keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"Ada","age":36}}');
    }),
  );

  test(
    'a request is declined, from its first field backwards',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await host.isRead();
      await person.tabTo('button', 'Decline', 'Shift+Tab');
      await host.page.keyboard.press('Space');
      assert.equal(await host.result(), '{"action":"reject"}');
    }),
  );

  test(
    'a confirmation is accepted',
    onPage(async (host, person) => {
      await host.ask(confirmation());
      await host.isRead();
      await person.tabTo('button', 'Accept');
      await host.page.keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{}}');
    }),
  );

  test(
    'a choice is taken back',
    onPage(async (host, person) => {
      await host.ask(form({ size: { type: 'string', enum: ['S', 'M'], default: 'M' } }));
      await host.isRead();
      await person.tabTo('button', 'Clear selection');
      await host.page.keyboard.press('Enter');
      assert.equal(await host.focused(), 'radio "S"');
      await person.tabTo('button', 'Submit');
      await host.page.keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{}}');
    }),
  );
});

describe('Enter', () => {
  test(
    'submits from a text field',
    onPage(async (host, person) => {
      await host.ask(nameForm());
      await host.isRead();
      await person.type('Ada');
      await host.page.keyboard.press('Enter');
      assert.equal(await host.result(), '{"action":"accept","content":{"name":"Ada"}}');
    }),
  );

  test(
    'begins a new line where there is room for more than one',
    onPage(async (host, person) => {
      await host.ask(story);
      await host.isRead();
      await person.type('One');
      await host.page.keyboard.press('Enter');
      await person.type('Two');
      await host.settled();
      assert.deepEqual(await host.actions(), []);
      assert.equal(await host.dialog.getByRole('textbox').inputValue(), 'One\nTwo');
    }),
  );
});

for (const combination of ['Control+Enter', 'Meta+Enter']) {
  describe(combination, () => {
    test(
      'submits from a field with lines',
      onPage(async (host, person) => {
        await host.ask(story);
        await host.isRead();
        await person.type('Once');
        await host.page.keyboard.press(combination);
        assert.equal(await host.result(), '{"action":"accept","content":{"story":"Once"}}');
      }),
    );

    for (const role of ['checkbox', 'radio', 'combobox'] as const) {
      test(
        `submits from a ${role}`,
        onPage(async (host) => {
          const { agree, size, seat } = everyKind;
          await host.ask(form({ agree: agree!, size: size!, seat: seat! }));
          await host.isRead();
          await host.dialog.getByRole(role).first().focus();
          await host.page.keyboard.press(combination);
          assert.equal(await host.result(), '{"action":"accept","content":{}}');
        }),
      );
    }

    test(
      'submits from the heading, where focus is in a confirmation',
      onPage(async (host) => {
        await host.ask(confirmation());
        await host.isRead();
        await host.page.keyboard.press(combination);
        assert.equal(await host.result(), '{"action":"accept","content":{}}');
      }),
    );
  });
}
