import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertInvalid, assertSummary, fieldsOf } from './support/fields.js';
import { useHostPages } from './support/on-page.js';
import { everyKind, everyKindWrong, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();
const titleOf = (key: string) => everyKind[key]!['title'] as string;

test(
  'every required question that was left empty is asked for, but a checkbox, which is answered either way',
  onPage(async (host, person) => {
    const keys = Object.keys(everyKind);
    await host.ask(form(everyKind, keys));
    await person.press('accept');
    await host.part('summary').waitFor();
    const labels = keys.filter((key) => key !== 'agree').map(titleOf);
    await assertInvalid(host, labels);
    await assertSummary(host, labels);
    assert.deepEqual(await host.actions(), []);
  }),
);

test(
  'what cannot be sent is said, also where no answer is needed, and every answer is kept',
  onPage(async (host, person) => {
    await host.ask(form(everyKind));
    await person.answers({
      ...everyKindWrong,
      Story: 'All is well',
      Seat: 'Seat 7',
      Toppings: ['Nuts', 'Fruit', 'Cream'],
    });
    await person.press('accept');
    await host.part('summary').waitFor();
    const labels = [...Object.keys(everyKindWrong), 'Toppings'];
    await assertInvalid(host, labels);
    await assertSummary(host, labels);
    for (const [label, text] of Object.entries({ ...everyKindWrong, Story: 'All is well' })) {
      assert.equal(await host.dialog.getByLabel(label, { exact: true }).inputValue(), text);
    }
    assert.equal(await host.dialog.getByRole('checkbox', { checked: true }).count(), 3);
  }),
);

test(
  'nothing is called wrong before it is submitted',
  onPage(async (host, person) => {
    await host.ask(form(everyKind, Object.keys(everyKind)));
    await person.answers(everyKindWrong);
    await host.settled();
    await assertInvalid(host, []);
    assert.equal(await host.part('summary').count(), 0);
  }),
);

test(
  'an error stays until it is mended, then goes at once, with its entry in the summary',
  onPage(async (host, person) => {
    await host.ask(form({ age: { type: 'integer', minimum: 18 }, name: { type: 'string' } }, ['age', 'name']));
    await person.press('accept');
    await host.part('summary').waitFor();
    const entries = host.part('summary').getByRole('listitem');
    const age = host.dialog.getByRole('textbox', { name: 'Age' });

    await age.focus();
    await person.type('3');
    await host.settled();
    await assertInvalid(host, ['Age', 'Name']);
    await person.type('6');
    await host.settled();
    await assertInvalid(host, ['Name']);
    assert.equal(await entries.count(), 1);
    assert.equal(await host.focused(), 'textbox "Age"');
    assert.equal(await age.inputValue(), '36');

    await person.answer('Name', 'Ada');
    await host.settled();
    await assertInvalid(host, []);
    assert.equal(await host.part('summary').count(), 0);
    await person.press('accept');
    assert.equal(await host.result(), '{"action":"accept","content":{"age":36,"name":"Ada"}}');
  }),
);

test(
  'the words of an error follow what is wrong now',
  onPage(async (host, person) => {
    await host.ask(form({ code: { type: 'string', minLength: 3, maxLength: 4 } }, ['code']));
    await person.press('accept');
    await host.part('summary').waitFor();
    const words = new Set<string>();
    for (const code of ['', 'a']) {
      await person.answer('Code', code);
      await host.settled();
      const [field] = await fieldsOf(host);
      assert.match(await host.part('summary').innerText(), new RegExp(field!.error), 'the summary says the same');
      words.add(field!.error);
    }
    assert.equal(words.size, 2, [...words].join(' / '));
  }),
);

test(
  'the summary has focus again when the next submission fails too',
  onPage(async (host, person) => {
    await host.ask(nameForm());
    await person.press('accept');
    await host.part('summary').waitFor();
    await host.dialog.getByRole('textbox').focus();
    await person.press('accept');
    await host.settled();
    await assertSummary(host, ['Full name']);
  }),
);

test(
  'the message stays in sight of the problems',
  onPage(async (host, person) => {
    await host.ask(nameForm('Who are you?'));
    await person.press('accept');
    await host.part('summary').waitFor();
    assert.match(await host.visibleText(), /Who are you\?/);
  }),
);

test(
  'a question that is required says so to assistive technology, whatever its kind',
  onPage(async (host) => {
    await host.ask(form(everyKind, Object.keys(everyKind)));
    const accessible = await host.accessible();
    const fields = await host.part('field').evaluateAll((fields) =>
      fields.map((field) => ({
        label: field.querySelector('[part~=label]')!.textContent.trim(),
        // Of a date or a select, Chromium's protocol does not tell that it is required, though its platform trees do.
        isRequired: [field, ...field.querySelectorAll('*')].some((element) =>
          element.matches(':required, [aria-required=true]'),
        ),
      })),
    );
    for (const { label, isRequired } of fields.filter(({ label }) => label !== 'Agree')) {
      const isDescribed = accessible.some(
        ({ name, description }) => name === label && description.includes('required'),
      );
      assert.ok(isRequired || isDescribed, `"${label}" is required`);
    }
  }),
);
