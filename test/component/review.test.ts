import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { control, formRequest, native, part, parts, press, showing, submit, type } from './support.js';

const trip = formRequest(
  {
    name: { type: 'string' },
    seat: {
      oneOf: [
        { const: 'a', title: 'Aisle' },
        { const: 'w', title: 'Window' },
      ],
      default: 'w',
    },
    day: { type: 'string', format: 'date', default: '2026-03-01' },
    price: { type: 'number', default: 19.5 },
    insured: { type: 'boolean', default: false },
    stops: { type: 'array', items: { enum: ['Ulm', 'Jena'] }, default: ['Ulm', 'Jena'] },
    note: { type: 'string' },
  },
  ['name'],
);

const answers = (element: Parameters<typeof parts>[0]) =>
  parts(element, 'answer').map((line) =>
    Array.from(line.children, (child) => (child as HTMLElement).innerText.trim()).slice(0, 2),
  );

/** Fills in what is required, and goes on to the review. */
async function reviewing() {
  const { element, results } = await showing(trip, { review: true });
  type(element, 'Name', 'Ada');
  expect(part(element, 'accept').textContent).to.equal('Review');
  press(element, 'accept');
  await waitUntil(() => parts(element, 'review').length);
  return { element, results };
}

describe('answers before they are sent', () => {
  it('are all shown, in the person’s words, and who they go to', async () => {
    const { element, results } = await reviewing();
    expect(part(element, 'header').innerText).to.contain('Check your answers to Acme Calendar');
    expect(answers(element)).to.deep.equal([
      ['Name', 'Ada'],
      ['Seat', 'Window'],
      ['Day', 'March 1, 2026'],
      ['Price', '19.5'],
      ['Insured', 'No'],
      ['Stops', 'Ulm\nJena'],
      ['Note', 'Not answered'],
    ]);
    expect(results).to.be.empty;
    await expect(element).to.be.accessible();
  });

  it('have focus at their head, and Enter sends nothing by surprise', async () => {
    const { element } = await reviewing();
    expect(element.shadowRoot!.activeElement).to.equal(element.shadowRoot!.querySelector('#heading'));
  });

  it('are sent as they were shown', async () => {
    const { element, results } = await reviewing();
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(results[0]!.result).to.deep.equal({
      action: 'accept',
      content: { name: 'Ada', seat: 'w', day: '2026-03-01', price: 19.5, insured: false, stops: ['Ulm', 'Jena'] },
    });
  });

  it('can be changed, each from its line, and nothing else is lost', async () => {
    const { element, results } = await reviewing();
    const change = parts(element, 'change')[1]!;
    expect(change.getAttribute('aria-label')).to.equal('Change: Seat');
    change.click();
    await waitUntil(() => !parts(element, 'review').length);
    const focused = element.shadowRoot!.activeElement as HTMLInputElement;
    expect(focused.type).to.equal('radio');
    expect(focused.closest('label')!.innerText.trim()).to.equal('Window');
    expect(control(element, 'Name').value).to.equal('Ada');
    control(element, 'Aisle').click();
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    expect(answers(element)[1]).to.deep.equal(['Seat', 'Aisle']);
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(results[0]!.result.content).to.deep.include({ name: 'Ada', seat: 'a' });
  });

  for (const [way, action] of [
    ['reject', 'reject'],
    ['cancel', 'cancel'],
  ] as const) {
    it(`are not sent by ${way}`, async () => {
      const { element, results } = await reviewing();
      press(element, way);
      await waitUntil(() => results.length);
      expect(results[0]!.result).to.deep.equal({ action });
    });
  }

  it('are not sent by Escape', async () => {
    const { element, results } = await reviewing();
    native(element).close();
    await waitUntil(() => results.length);
    expect(results[0]!.result).to.deep.equal({ action: 'cancel' });
  });

  it('must be valid to be reviewed', async () => {
    const { element } = await showing(trip, { review: true });
    await submit(element);
    expect(parts(element, 'review')).to.be.empty;
    expect(part(element, 'summary').innerText).to.contain('Name');
  });

  it('are not asked for where there is nothing to review', async () => {
    const { element, results } = await showing(formRequest({}), { review: true });
    expect(part(element, 'accept').textContent).to.equal('Accept');
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: {} });
  });

  it('are those of all steps', async () => {
    const entry = (params: object) => ({ method: 'elicitation/create', params });
    const text = (name: string) => entry(formRequest({ [name]: { type: 'string', default: `a ${name}` } }));
    const { element } = await showing({ inputRequests: { one: text('one'), two: text('two') } }, { review: true });
    press(element, 'accept');
    await waitUntil(() => control(element, 'Two'));
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    expect(answers(element)).to.deep.equal([
      ['One', 'a one'],
      ['Two', 'a two'],
    ]);
    parts(element, 'change')[0]!.click();
    await waitUntil(() => control(element, 'One'));
    expect(element.shadowRoot!.activeElement).to.equal(control(element, 'One'));
    type(element, 'One', 'another');
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    const responses = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('elicitation-responses', resolve, { once: true }),
    );
    press(element, 'accept');
    expect((await responses).detail.inputResponses).to.deep.equal({
      one: { action: 'accept', content: { one: 'another' } },
      two: { action: 'accept', content: { two: 'a two' } },
    });
  });
});
