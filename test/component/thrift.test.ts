/** What must not grow, counted: a slow-down fails here as a fact, whatever the clock says. */
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { control, formRequest, native, parts, press, showing, submit, type } from './support.js';

const many = (count: number) =>
  formRequest(
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`field${i}`, { type: 'integer', title: `Field ${i}` }]),
    ),
    ['field0'],
  );

/** Where the DOM changed while something was done. */
async function changes(root: ShadowRoot, act: () => void): Promise<readonly Node[]> {
  const touched: Node[] = [];
  const observer = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  act();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
  return touched;
}

describe('what is done', () => {
  it('for a letter typed among two hundred fields is nothing', async () => {
    const { element } = await showing(many(200));
    await waitUntil(() => parts(element, 'field').length === 200);
    const touched = await changes(element.shadowRoot!, () => type(element, 'Field 7', '7'));
    expect(touched).to.deep.equal([]);
  });

  it('for a letter typed into a field with a problem is in that field, and in the list of problems', async () => {
    const { element } = await showing(many(60));
    await waitUntil(() => parts(element, 'field').length === 60);
    type(element, 'Field 3', 'x');
    await submit(element);
    const field = control(element, 'Field 3').closest('.field')!;
    const summary = element.shadowRoot!.querySelector('[part=summary]')!;
    const touched = await changes(element.shadowRoot!, () => type(element, 'Field 3', '3'));
    expect(touched).to.not.be.empty;
    for (const node of touched) expect(field.contains(node) || summary.contains(node), node.nodeName).to.be.true;
  });

  it('for words that have not changed is nothing', async () => {
    const { element } = await showing(many(60));
    await waitUntil(() => parts(element, 'field').length === 60);
    const touched = await changes(element.shadowRoot!, () => (element.strings = {}));
    expect(touched).to.deep.equal([]);
  });

  it('for a long list is independent of its length', async () => {
    const nodes = async (length: number) => {
      const options = Array.from({ length }, (_, i) => `Option ${i}`);
      const { element } = await showing(formRequest({ x: { enum: options } }));
      return element.shadowRoot!.querySelectorAll('*').length;
    };
    expect(await nodes(10_000)).to.equal(await nodes(21));
  });

  it('is undone when twenty requests are settled', async () => {
    const { element, results } = await showing(many(3), { rateLimit: 0 });
    const count = () => element.shadowRoot!.querySelectorAll('*').length;
    press(element, 'cancel');
    await waitUntil(() => !native(element).open);
    const before = count();
    for (let i = 0; i < 20; i++) {
      element.request = many(3);
      await waitUntil(() => native(element).open);
      press(element, 'cancel');
      await waitUntil(() => !native(element).open);
    }
    expect(results).to.have.length(21);
    expect(count()).to.equal(before);
  });
});
