import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { confirmation, form, nameForm } from './support/payloads.js';
import type { Person } from './support/person.js';

const onPage = useHostPages();
const server = { name: 'Acme' };
const entry = (params: object) => ({ method: 'elicitation/create', params });
const page = { mode: 'url', message: 'Please sign in.', url: 'http://login.example.co.uk/start', elicitationId: 'e-1' };

interface State {
  readonly arrange: (host: HostPage, person: Person) => Promise<void>;
  readonly heard: string;
  /** What of the page is heard; else the dialog. */
  readonly where?: string;
}

/** What assistive technology hears, line by line, in the order in which it reads. */
const states: Readonly<Record<string, State>> = {
  'a page to open': {
    arrange: (host) => host.ask(page, { server }),
    heard: `
- dialog "Acme wants to open a web page":
  - heading "Acme wants to open a web page" [level=2]
  - button "Cancel"
  - paragraph: Please sign in.
  - group "Address":
    - text: http://login.
    - strong: example.co.uk
    - text: /start
  - button "Copy address"
  - status
  - paragraph:
    - strong: Check the address.
    - text: The connection is not encrypted. Others could read what you enter there.
  - button "Decline"
  - button "Open login.example.co.uk"`,
  },
  'the wait for a page': {
    arrange: async (host, person) => {
      await host.page.context().route(/^http:\/\/login/, (route) => route.fulfill({ body: '' }));
      await host.ask(page, { server });
      await person.press('accept');
      await host.part('finished').waitFor();
    },
    heard: `
- dialog "Waiting for login.example.co.uk":
  - heading "Waiting for login.example.co.uk" [level=2]
  - button "Close"
  - paragraph: Finish on the page that was opened, then come back here.
  - group "Address":
    - text: http://login.
    - strong: example.co.uk
    - text: /start
  - button "Copy address"
  - status
  - button "Open again"
  - button "I’ve finished"`,
  },
  'the second of three steps': {
    arrange: async (host, person) => {
      const inputRequests = { a: entry(confirmation('First?')), b: entry(nameForm('Who?')), c: entry(page) };
      await host.ask({ inputRequests }, { server });
      await person.press('accept');
      await host.part('progress').filter({ hasText: '2 of 3' }).waitFor();
    },
    heard: `
- dialog "Acme is asking for information":
  - heading "Acme is asking for information" [level=2]
  - button "Cancel"
  - paragraph: Who?
  - text: Full name (required)
  - textbox "Full name"
  - paragraph: 2 of 3
  - button "Back"
  - button "Decline"
  - button "Next"`,
  },
  'the review': {
    arrange: async (host, person) => {
      await host.ask(form({ name: { type: 'string', default: 'Ada' }, seat: { enum: ['Aisle'] } }, ['name']), {
        server,
        review: true,
      });
      await person.press('accept');
      await host.part('review').waitFor();
    },
    heard: `
- dialog "Check your answers to Acme":
  - heading "Check your answers to Acme" [level=2]
  - button "Cancel"
  - paragraph: Nothing has been sent yet.
  - term: Name
  - definition: Ada
  - definition:
    - 'button "Change: Name"': Change
  - term: Seat
  - definition: Not answered
  - definition:
    - 'button "Change: Seat"': Change
  - button "Back"
  - button "Decline"
  - button "Send"`,
  },
  'answers that are offered back': {
    arrange: async (host, person) => {
      await host.ask(nameForm('Who?'), { server });
      await person.answer('Full name', 'Ada');
      await person.press('cancel');
      await host.dialog.waitFor({ state: 'hidden' });
      await host.ask(nameForm('Who, please?'), { server });
    },
    heard: `
- dialog "Acme is asking for information":
  - heading "Acme is asking for information" [level=2]
  - button "Cancel"
  - paragraph:
    - text: You started answering this earlier.
    - button "Restore answers"
  - paragraph: Who, please?
  - text: Full name (required)
  - textbox "Full name"
  - paragraph: Sent to Acme only when you submit.
  - button "Decline"
  - button "Submit"`,
  },
  'a form that asks for a secret': {
    arrange: (host) => host.ask(form({ key: { type: 'string', title: 'API key' } }), { server }),
    heard: `
- dialog "Acme is asking for information":
  - heading "Acme is asking for information" [level=2]
  - button "Cancel"
  - paragraph:
    - strong: Don’t enter secrets here.
    - text: “API key” looks like a credential. Servers must not ask for credentials in a form.
  - paragraph: Please fill this in
  - text: API key (optional)
  - paragraph: “API key” looks like a credential. Servers must not ask for credentials in a form.
  - textbox "API key"
  - paragraph: Sent to Acme only when you submit.
  - button "Decline"
  - button "Submit"`,
  },
  'a server that asks again and again, and others that wait': {
    arrange: async (host) => {
      for (const message of ['One?', 'Two?', 'Three?']) await host.ask(confirmation(message), { server });
      await host.part('stop').waitFor();
    },
    heard: `
- dialog "Acme is asking you to confirm":
  - heading "Acme is asking you to confirm" [level=2]
  - button "Cancel"
  - paragraph: One?
  - status: 2 more requests waiting
  - button "Stop asking"
  - button "Decline"
  - button "Accept"`,
  },
  'a request that was withdrawn': {
    arrange: async (host, person) => {
      await host.ask(nameForm('Who?'), { server });
      await person.answer('Full name', 'Ada');
      await host.set({ request: null });
      await host.page.getByText('withdrew').waitFor();
    },
    where: '.toast',
    heard: `
- status:
  - status:
    - paragraph: Acme withdrew its request. Nothing was sent.
    - button "Copy your answers"
    - status
  - button "Close"`,
  },
  'a form in the flow of the page': {
    arrange: (host) => host.ask(nameForm('Who?'), { server, presentation: 'inline' }),
    where: 'main',
    heard: `
- main:
  - heading "A host" [level=1]
  - button "Ask"
  - text: Chat
  - textbox "Chat"
  - button "Ask from inside"
  - dialog "Acme is asking for information":
    - heading "Acme is asking for information" [level=2]
    - button "Cancel"
    - paragraph: Who?
    - text: Full name (required)
    - textbox "Full name"
    - paragraph: Sent to Acme only when you submit.
    - button "Decline"
    - button "Submit"
  - status: Acme is asking for information`,
  },
};

describe('assistive technology hears, in an order that makes sense,', () => {
  for (const [state, { arrange, heard, where }] of Object.entries(states)) {
    test(
      state,
      onPage(async (host, person) => {
        await arrange(host, person);
        const heardNow = await (where ? host.page.locator(where).first() : host.dialog).ariaSnapshot();
        assert.equal(heardNow, heard.trim());
      }),
    );
  }
});
