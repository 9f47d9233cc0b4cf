/** Opening costs what is in sight: a long form begins with that, and the rest comes when it has been painted. */
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { formRequest, part, parts, press, showing, submit, type, type Schema } from './support.js';

const long = (count: number, property: Schema = { type: 'integer' }, required: readonly string[] = []) =>
  formRequest(
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, { ...property, title: `Field ${i}` }])),
    required,
  );

const fields = (element: HTMLElement) => element.shadowRoot!.querySelectorAll('.field');

describe('a long form', () => {
  it('opens with as many elements, however many fields it has', async () => {
    const elements = async (count: number) => {
      const { element } = await showing(long(count));
      return element.shadowRoot!.querySelectorAll('*').length;
    };
    expect(await elements(400)).to.equal(await elements(40));
  });

  it('fills more than the dialog with them', async () => {
    const { element } = await showing(long(40, { type: 'boolean' }));
    const body = element.shadowRoot!.querySelector('.body')!;
    const { height } = part(element, 'dialog').getBoundingClientRect();
    expect(body.scrollHeight).to.be.greaterThan(body.clientHeight);
    await waitUntil(() => fields(element).length === 40);
    expect(part(element, 'dialog').getBoundingClientRect().height).to.equal(height);
  });

  it('is then whole, in its order', async () => {
    const { element } = await showing(long(61));
    await waitUntil(() => fields(element).length === 61);
    expect(parts(element, 'label').map(({ innerText }) => innerText.trim())).to.deep.equal(
      Array.from({ length: 61 }, (_, i) => `Field ${i}`),
    );
    const ids = [...element.shadowRoot!.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('is laid out and painted in parts, each by itself', async () => {
    const { element } = await showing(long(61));
    await waitUntil(() => fields(element).length === 61);
    const batches = new Set(Array.from(fields(element), (field) => field.parentElement!));
    expect(Array.from(batches, ({ children }) => children.length)).to.deep.equal([20, 20, 20, 1]);
    for (const batch of batches) expect(getComputedStyle(batch).isolation).to.equal('isolate');
  });

  it('sends all its answers, also those that have not been rendered', async () => {
    const { element, results } = await showing(long(30, { type: 'integer', default: 7 }));
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(Object.keys(results[0]!.result.content!)).to.have.length(30);
  });

  it('names all problems at once, and shows each at its field', async () => {
    const required = Array.from({ length: 30 }, (_, i) => `field${i}`);
    const { element } = await showing(long(30, { type: 'string' }, required));
    await waitUntil(() => fields(element).length === 30);
    type(element, 'Field 3', '3');
    await submit(element);
    expect(parts(element, 'summary')[0]!.querySelectorAll('li')).to.have.length(29);
    await waitUntil(() => parts(element, 'error').length === 29);
    expect(element.matches(':state(invalid)')).to.be.true;
    type(element, 'Field 25', '25');
    await waitUntil(() => parts(element, 'error').length === 28);
  });

  it('leads from the review to a field that is out of sight', async () => {
    const { element } = await showing(long(30, { type: 'integer', default: 7 }), { review: true });
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    parts(element, 'change').at(-1)!.click();
    await waitUntil(() => element.shadowRoot!.activeElement?.id === 'field-29');
  });

  it('is whole at once in the flow of a page, which would move below it', async () => {
    const { element } = await showing(long(30), { presentation: 'inline' });
    expect(fields(element)).to.have.length(30);
  });
});
