/** The longer ways through a dialog, with nothing but a keyboard, in every engine. */
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { formRequest, native, part, parts, showing } from '../component/support.js';
import { isRead } from './support/clock.js';
import { focused, nameOf, press, tabTo, type } from './support/keyboard.js';

/** A dialog with a request, long enough on show for Enter to count. */
async function reading(...given: Parameters<typeof showing>) {
  const shown = await showing(...given);
  await isRead();
  return shown;
}

const cities = ['Zürich', 'São Paulo', 'Łódź', ...Array.from({ length: 30 }, (_, i) => `Place ${i + 1}`)];
const root = ({ element }: Awaited<ReturnType<typeof showing>>) => element.shadowRoot!;
const popup = (shown: Awaited<ReturnType<typeof showing>>) => root(shown).querySelector('.popup')!;
const isOpen = (shown: Awaited<ReturnType<typeof showing>>) => popup(shown).matches(':popover-open');

describe('with the keyboard alone', () => {
  it('a long list is searched, chosen from, left, and the dialog dismissed, by Escape after Escape', async () => {
    const shown = await reading(formRequest({ city: { enum: cities } }));
    expect(nameOf(focused())).to.equal('City');
    await type('lodz');
    expect(isOpen(shown)).to.be.true;
    await press('Enter');
    expect((focused() as HTMLInputElement).value).to.equal('Łódź');
    expect(isOpen(shown)).to.be.false;
    await press('ArrowDown');
    expect(isOpen(shown)).to.be.true;
    await press('Escape');
    expect(isOpen(shown)).to.be.false;
    expect(native(shown.element).open).to.be.true;
    expect(shown.results).to.be.empty;
    await press('Escape');
    await waitUntil(() => shown.results.length);
    expect(shown.results[0]!.action).to.equal('cancel');
  });

  it('a long list goes with its field as the form scrolls; Tab leaves it, and Escape takes back what is no answer', async () => {
    const texts = Array.from({ length: 12 }, (_, i) => [`text${i}`, { type: 'string' }]);
    const shown = await reading(formRequest({ city: { enum: cities }, ...Object.fromEntries(texts) }));
    const field = focused() as HTMLInputElement;
    const gap = () => popup(shown).getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    const body = root(shown).querySelector('.body')!;
    const isBeside = () => gap() > 0 && gap() < 8;
    await press('ArrowDown');
    await waitUntil(isBeside, 'it is at its field');
    body.scrollTop = 20;
    await waitUntil(isBeside, 'it goes with its field');
    body.scrollTop = body.scrollHeight;
    await waitUntil(() => !isOpen(shown), 'it closes where its field is out of sight');
    await type('nowh');
    expect(isOpen(shown)).to.be.true;
    await press('Tab');
    expect(isOpen(shown)).to.be.false;
    expect(nameOf(focused())).to.equal('Text0');
    await press('Shift+Tab');
    expect(focused()).to.equal(field);
    await press('Escape');
    expect(field.value).to.equal('');
    expect(shown.results).to.be.empty;
  });

  it('several are chosen from a long list, and taken back', async () => {
    const shown = await reading(formRequest({ cities: { type: 'array', items: { enum: cities } } }));
    await type('sao');
    await press('Enter');
    await type('zur');
    await press('Enter', 'Escape');
    await press('Shift+Tab');
    expect(nameOf(focused())).to.equal('Remove: Zürich');
    await press('Enter');
    expect(nameOf(focused())).to.equal('Cities');
    await tabTo('Submit');
    await press('Enter');
    await waitUntil(() => shown.results.length);
    expect(shown.results[0]!.result.content).to.deep.equal({ cities: ['São Paulo'] });
  });

  it('answers are reviewed, changed, and sent', async () => {
    const shown = await reading(
      formRequest({ name: { type: 'string' }, seat: { enum: ['Aisle', 'Window'], default: 'Aisle' } }, ['name']),
      { review: true },
    );
    await type('Ada');
    await press('Enter');
    await waitUntil(() => parts(shown.element, 'review').length);
    await isRead();
    await tabTo('Change: Seat');
    await press('Enter');
    await waitUntil(() => !parts(shown.element, 'review').length);
    expect(nameOf(focused())).to.equal('Aisle');
    await press('ArrowDown');
    await tabTo('Review');
    await press('Enter');
    await waitUntil(() => parts(shown.element, 'review').length);
    await isRead();
    await tabTo('Send');
    await press('Enter');
    await waitUntil(() => shown.results.length);
    expect(shown.results[0]!.result).to.deep.equal({ action: 'accept', content: { name: 'Ada', seat: 'Window' } });
  });

  it('a page is opened with consent, waited for, and done with', async () => {
    const { open } = window;
    const opened: unknown[] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    try {
      const shown = await reading({ mode: 'url', message: 'Sign in', url: 'https://example.com/', elicitationId: 'e' });
      expect(focused()).to.equal(root(shown).querySelector('.heading'));
      await tabTo('Open example.com');
      await press('Enter');
      await waitUntil(() => shown.results.length);
      expect(opened).to.deep.equal([['https://example.com/', '_blank', 'noopener,noreferrer']]);
      await waitUntil(() => parts(shown.element, 'finished').length);
      await isRead();
      await tabTo('Open again');
      await press('Enter');
      expect(opened).to.have.length(2);
      await tabTo('I’ve finished');
      await press('Enter');
      await waitUntil(() => !native(shown.element).open);
    } finally {
      window.open = open;
    }
  });

  it('answers are offered back, and taken', async () => {
    const shown = await reading(formRequest({ name: { type: 'string' } }, [], 'First'));
    await type('Ada');
    await press('Escape');
    await waitUntil(() => shown.results.length);
    shown.element.request = formRequest({ name: { type: 'string' } }, [], 'Again');
    await waitUntil(() => native(shown.element).open && part(shown.element, 'message').textContent === 'Again');
    await isRead();
    await tabTo('Restore answers', 'Shift+Tab');
    await press('Enter');
    await waitUntil(() => (focused() as HTMLInputElement).value === 'Ada');
    expect(nameOf(focused())).to.equal('Name');
  });

  it('the steps of a request are gone through, back and forth', async () => {
    const entry = (name: string) => ({
      method: 'elicitation/create',
      params: formRequest({ [name]: { type: 'string' } }),
    });
    const shown = await reading({ inputRequests: { a: entry('one'), b: entry('two') } });
    await type('Ada');
    await press('Enter');
    await waitUntil(() => nameOf(focused()) === 'Two');
    await isRead();
    await tabTo('Back');
    await press('Enter');
    await waitUntil(() => nameOf(focused()) === 'One');
    expect((focused() as HTMLInputElement).value).to.equal('Ada');
    await press('Escape');
    await waitUntil(() => !native(shown.element).open);
  });
});
