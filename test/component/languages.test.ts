import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import type { McpElicitationDialog } from '../../src/index.js';
import { load, tags } from '../../src/locales/load.js';
import type { Translation } from '../../src/locales/words.js';
import { control, formRequest, native, part, parts, press, submit, type } from './support.js';

const everything = formRequest(
  {
    name: { type: 'string', minLength: 2 },
    count: { type: 'integer', minimum: 1, maximum: 5 },
    agree: { type: 'boolean' },
    seat: { enum: ['A', 'B'] },
    stops: { type: 'array', items: { enum: ['C', 'D'] }, minItems: 1 },
    when: { type: 'string', format: 'date-time' },
    token: { type: 'string', title: 'API key' },
  },
  ['name', 'count', 'stops'],
);

/** An element in a part of the page that is in another language. */
async function inLanguage(lang: string) {
  const place = await fixture(html`<div lang=${lang}></div>`);
  const element = document.createElement('mcp-elicitation-dialog');
  element.serverName = 'Acme';
  place.append(element);
  return { place, element };
}

const shown = (element: McpElicitationDialog, heading: string) =>
  waitUntil(() => element.shadowRoot!.querySelector('.heading')?.textContent === heading, `“${heading}” is shown`);

for (const tag of tags) {
  describe(`in ${tag}`, () => {
    let words: Translation;
    before(async () => {
      words = (await load(tag))!.words as Translation;
    });

    it('a form is asked, and its problems told', async () => {
      const { element } = await inLanguage(tag);
      element.request = everything;
      await shown(element, words.asking('Acme'));
      expect(native(element).lang).to.equal(tag);
      expect(getComputedStyle(native(element)).direction).to.equal(/^(ar|he)/.test(tag) ? 'rtl' : 'ltr');
      expect(part(element, 'accept').textContent).to.equal(words.submit);
      expect(part(element, 'reject').textContent).to.equal(words.decline);
      expect(part(element, 'cancel').getAttribute('aria-label')).to.equal(words.cancel);
      expect(part(element, 'warning').textContent).to.contain(words.secrets);
      await submit(element);
      expect(part(element, 'summary').textContent).to.contain(words.problem).and.to.contain(words.answerNeeded);
      await expect(element).to.be.accessible();
    });

    it('answers are reviewed', async () => {
      const { element } = await inLanguage(tag);
      element.review = true;
      element.request = formRequest({
        agree: { type: 'boolean', default: true },
        day: { type: 'string', format: 'date', default: '2027-03-01' },
      });
      await shown(element, words.asking('Acme'));
      expect(part(element, 'accept').textContent).to.equal(words.review);
      press(element, 'accept');
      await shown(element, words.reviewing('Acme'));
      expect(part(element, 'review').textContent)
        .to.contain(words.yes)
        .and.to.contain(new Date('2027-03-01').toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }));
    });

    it('a page to open is asked for', async () => {
      const { element } = await inLanguage(tag);
      element.request = { mode: 'url', message: 'Go', url: 'http://example.com/' };
      await shown(element, words.opening('Acme'));
      expect(part(element, 'accept').textContent).to.equal(words.open('example.com'));
      expect(part(element, 'warning').textContent).to.contain(words.urlUnencrypted);
    });
  });
}

describe('the language', () => {
  it('changes with the page, without a loss of what was typed, or of focus', async () => {
    const { place, element } = await inLanguage('en');
    element.request = everything;
    await shown(element, 'Acme is asking for information');
    type(element, 'Name', 'Ada');
    control(element, 'Name').focus();
    for (const [lang, heading] of [
      ['de', 'Acme bittet um Angaben'],
      ['ja', 'Acme が情報の入力を求めています'],
      ['en', 'Acme is asking for information'],
    ] as const) {
      (place as HTMLElement).lang = lang;
      await shown(element, heading);
      expect(control(element, 'Name').value).to.equal('Ada');
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'Name'));
      expect(native(element).matches(':modal')).to.be.true;
    }
  });

  it('is that around the host of a shadow root, and changes with it', async () => {
    const outer = await fixture(html`<section lang="fr"><div></div></section>`);
    const element = document.createElement('mcp-elicitation-dialog');
    element.serverName = 'Acme';
    outer.firstElementChild!.attachShadow({ mode: 'open' }).append(element);
    element.request = formRequest({ name: { type: 'string' } });
    await shown(element, 'Acme demande des informations');
    (outer as HTMLElement).lang = 'es';
    await shown(element, 'Acme solicita información');
  });

  it('is English where there is no other', async () => {
    const { element } = await inLanguage('tlh');
    element.request = formRequest({});
    await shown(element, 'Acme is asking you to confirm');
    expect(native(element).lang).to.equal('en');
  });

  it('yields to the words of the host', async () => {
    const { element } = await inLanguage('de');
    element.strings = { submit: 'Ab die Post', required: 'muss' };
    element.request = everything;
    await shown(element, 'Acme bittet um Angaben');
    expect(part(element, 'accept').textContent).to.equal('Ab die Post');
    expect(parts(element, 'hint').some(({ textContent }) => textContent === '(muss)')).to.be.true;
  });

  it('has its decimal mark in what is asked, entered, and reviewed', async () => {
    const { element } = await inLanguage('de');
    element.review = true;
    element.request = formRequest({ price: { type: 'number', minimum: 0.5, default: 2.5 } });
    await shown(element, 'Acme bittet um Angaben');
    expect(control(element, 'Price').value).to.equal('2,5');
    expect(part(element, 'field').textContent).to.contain('mindestens 0,5');
    type(element, 'Price', '3,25');
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    expect(part(element, 'review').textContent).to.contain('3,25');
  });
});
