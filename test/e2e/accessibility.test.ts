import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { axeContext as context, problemsOf } from './support/axe.js';
import { useHostPages } from './support/on-page.js';
import type { Person } from './support/person.js';
import { confirmation, everyKind, everyKindWrong, form, nameForm } from './support/payloads.js';

const onPage = useHostPages();

const required = Object.keys(everyKind);
const states: Readonly<Record<string, (host: HostPage, person: Person) => Promise<void>>> = {
  'a confirmation': (host) => host.ask(confirmation('Delete it?\n\nThis cannot be undone.'), { server: acme }),
  'a form with every kind of question': (host) => host.ask(form(everyKind), { server: acme }),
  'a form with every kind of question, answered': async (host, person) => {
    await host.ask(form(everyKind, required), { server: acme });
    await person.answers({ Text: 'Ada', Agree: true, Size: 'M', Seat: 'Seat 3', Colour: 'Blue', Toppings: ['Nuts'] });
  },
  'a form with every kind of question in error': async (host, person) => {
    await host.ask(form(everyKind, required), { server: acme });
    await person.answers(everyKindWrong);
    await person.press('accept');
    await host.part('summary').waitFor();
  },
};
const acme = { name: 'acme-tools', title: 'Acme', origin: 'https://mcp.acme.example' };

describe('axe finds nothing, in light and dark, on a phone and on a screen', () => {
  for (const [state, arrange] of Object.entries(states)) {
    test(
      `in ${state}`,
      onPage(
        async (host, person) => {
          await arrange(host, person);
          for (const colorScheme of ['light', 'dark'] as const) {
            await host.page.emulateMedia({ colorScheme });
            for (const width of [320, 1280]) {
              await host.page.setViewportSize({ width, height: 800 });
              assert.deepEqual(await problemsOf(host), [], `${colorScheme}, ${width} px wide`);
            }
          }
        },
        { context },
      ),
    );
  }
});

test(
  'assistive technology hears a confirmation as it is meant',
  onPage(async (host) => {
    await host.ask(confirmation('Delete the staging workspace?'), { server: acme });
    assert.equal(
      await host.dialog.ariaSnapshot(),
      `
- dialog "Acme is asking you to confirm":
  - heading "Acme is asking you to confirm" [level=2]
  - paragraph: acme-tools · https://mcp.acme.example
  - button "Cancel"
  - paragraph: Delete the staging workspace?
  - button "Decline"
  - button "Accept"`.trim(),
    );
    const [dialog] = (await host.accessible()).filter(({ role }) => role === 'dialog');
    assert.equal(dialog!.description, 'Delete the staging workspace?');
    assert.equal(dialog!.states['modal'], true);
  }),
);

test(
  'assistive technology hears a form in error as it is meant',
  onPage(async (host, person) => {
    const { email, size, toppings } = everyKind;
    await host.ask(
      form({ name: { type: 'string' }, email: email!, size: size!, toppings: toppings! }, ['name', 'size']),
      {
        serverName: 'Acme',
      },
    );
    await person.answer('Email', 'nobody@');
    await person.press('accept');
    await host.part('summary').waitFor();
    assert.equal(
      await host.dialog.ariaSnapshot(),
      `
- dialog "Acme is asking for information":
  - heading "Acme is asking for information" [level=2]
  - button "Cancel"
  - region "There is a problem":
    - heading "There is a problem" [level=3]
    - list:
      - listitem:
        - 'button "Name: Enter an answer"'
      - listitem:
        - 'button "Email: Enter an email address, like name@example.com"'
      - listitem:
        - 'button "Size: Choose an option"'
  - paragraph: Please fill this in
  - text: Name (required)
  - paragraph: Enter an answer
  - textbox "Name" [invalid]
  - text: Email (optional)
  - paragraph: Enter an email address, like name@example.com
  - textbox "Email" [invalid]: nobody@
  - radiogroup "Size" [invalid]:
    - text: Size (required)
    - paragraph: Choose an option
    - radio "S"
    - text: S
    - radio "M"
    - text: M
    - radio "L"
    - text: L
  - group "Toppings":
    - text: Toppings (optional)
    - paragraph: Choose 1 to 2
    - checkbox "Nuts"
    - text: Nuts
    - checkbox "Cream"
    - text: Cream
    - checkbox "Fruit"
    - text: Fruit
  - paragraph: Sent to Acme only when you submit.
  - button "Decline"
  - button "Submit"`.trim(),
    );
  }),
);

test(
  'a question without a readable name is called by its place',
  onPage(async (host) => {
    await host.ask(form({ first: { type: 'string' }, '': { type: 'string' }, '\u202e\u200b': { type: 'boolean' } }));
    assert.equal(await host.dialog.getByRole('textbox', { name: 'Question 2' }).count(), 1);
    assert.equal(await host.dialog.getByRole('checkbox', { name: 'Question 3' }).count(), 1);
  }),
);

test(
  'the page behind is out of reach while the dialog is open, and back afterwards',
  onPage(async (host, person) => {
    const names = async () => (await host.accessible()).map(({ name }) => name);
    await host.ask(nameForm());
    assert.ok(!(await names()).includes('Ask'), 'the opener is inert');
    await person.press('reject');
    await host.hears('elicitation-result');
    assert.ok((await names()).includes('Ask'), 'the opener is there again');
  }),
);
