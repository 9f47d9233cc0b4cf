/** What axe says of the main states, in every engine. */
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import type { McpElicitationDialog } from '../../src/index.js';
import { formRequest, part, parts, press, showing } from '../component/support.js';

const questions = {
  text: { type: 'string', title: 'Text', description: 'One line', minLength: 2 },
  story: { type: 'string', title: 'Story', maxLength: 500 },
  day: { type: 'string', title: 'Day', format: 'date' },
  moment: { type: 'string', title: 'Moment', format: 'date-time', default: '2026-03-01T09:30:00Z' },
  timezone: { type: 'string', title: 'Timezone' },
  count: { type: 'integer', title: 'Count', minimum: 1 },
  agree: { type: 'boolean', title: 'Agree' },
  size: { type: 'string', title: 'Size', enum: ['S', 'M'] },
  colour: { title: 'Colour', anyOf: [{ enum: ['Red', 'Green'] }, { type: 'string' }], default: 'Blue' },
  seat: { type: 'string', title: 'Seat', enum: Array.from({ length: 9 }, (_, i) => `Seat ${i}`) },
  place: { type: 'string', title: 'Place', enum: Array.from({ length: 40 }, (_, i) => `Place ${i}`) },
  toppings: { type: 'array', title: 'Toppings', items: { enum: ['Nuts', 'Cream'] } },
  tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
  password: { type: 'string', title: 'Password' },
};
const form = formRequest(questions);
const entry = (params: object) => ({ method: 'elicitation/create', params });

const states: Record<string, () => Promise<{ readonly element: McpElicitationDialog }>> = {
  'every kind of question': () => showing(form),
  'in the flow of the page': () => showing(form, { presentation: 'inline' }),
  problems: async () => {
    const shown = await showing(formRequest(questions, Object.keys(questions)));
    press(shown.element, 'accept');
    await waitUntil(() => parts(shown.element, 'summary').length > 0);
    return shown;
  },
  'a review': async () => {
    const shown = await showing(form, { review: true });
    press(shown.element, 'accept');
    await waitUntil(() => parts(shown.element, 'review').length > 0);
    return shown;
  },
  'a step': async () => {
    const inputRequests = { form: entry(form), sure: entry(formRequest({}, [], 'Sure?')) };
    const shown = await showing({ resultType: 'input_required', inputRequests });
    expect(part(shown.element, 'progress').textContent).to.equal('1 of 2');
    return shown;
  },
  'a page to open, with a warning': () => showing({ mode: 'url', message: 'Sign in', url: 'http://example.com:81/' }),
};

describe('axe finds nothing to mend in', () => {
  for (const [name, show] of Object.entries(states)) {
    for (const dir of ['ltr', 'rtl']) {
      it(`${name}, ${dir}`, async () => {
        document.dir = dir;
        const { element } = await show();
        await expect(element).to.be.accessible();
      });
    }
  }
  after(() => {
    document.dir = '';
  });
});
