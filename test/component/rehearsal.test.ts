import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import '../../src/index.js';

/** The elements that scripts create while something is done. */
async function elementsCreated(act: () => Promise<void>): Promise<readonly string[]> {
  const created: string[] = [];
  const create = Reflect.get(document, 'createElement') as (name: string) => Element;
  Reflect.set(document, 'createElement', (name: string) => {
    created.push(name);
    return create.call(document, name);
  });
  await act();
  Reflect.deleteProperty(document, 'createElement');
  return created;
}

// In a file of its own: what was rendered before is prepared, and so is what a test has loaded beforehand.
describe('the first form of a page', () => {
  it('finds its templates prepared', async () => {
    const element = document.createElement('mcp-elicitation-dialog');
    element.presentation = 'inline';
    document.body.append(element);
    const heights: number[] = [];
    const measure = Reflect.get(Element.prototype, 'getBoundingClientRect');
    Reflect.set(HTMLDialogElement.prototype, 'getBoundingClientRect', function (this: HTMLDialogElement) {
      heights.push(element.offsetHeight);
      return measure.call(this);
    });
    const root = element.shadowRoot!;
    await waitUntil(() => root.adoptedStyleSheets.length === 2, 'forms are loaded');
    for (let step = 0; step < 5; step++) {
      await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    }
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getBoundingClientRect');
    expect(heights, 'it is laid out once, and takes no room in the page').to.deep.equal([0]);
    element.presentation = 'dialog';
    expect(root.querySelectorAll('dialog'), 'nothing of it is left').to.have.length(1);
    expect(document.activeElement).to.equal(document.body);
    const created = await elementsCreated(async () => {
      element.request = {
        message: 'Please answer',
        requestedSchema: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Name', description: 'In full' },
            age: { type: 'integer', minimum: 1 },
            agree: { type: 'boolean' },
            size: { type: 'string', enum: ['S', 'M'] },
            day: { type: 'string', format: 'date' },
          },
          required: ['name'],
        },
      };
      await waitUntil(() => root.querySelector('dialog')!.open);
    });
    expect(created).to.include('div').and.not.include('template');
    element.remove();
  });
});
