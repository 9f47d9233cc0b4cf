import { expect, fixture, html } from '@open-wc/testing';
import { languageOf } from '../../../src/locales/language.js';

const inner = (host: Element) => host.shadowRoot!.querySelector('span')!;

function withShadow(host: Element, markup = '<span></span>'): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  host.attachShadow({ mode: 'open' }).append(template.content);
  return host;
}

describe('the language of an element', () => {
  it('is its own', async () => {
    expect(languageOf(await fixture(html`<p lang="de"></p>`))).to.equal('de');
  });

  it('is that of the nearest ancestor that has one', async () => {
    const outer = await fixture(html`<div lang="de"><div lang="fr"><p></p></div></div>`);
    expect(languageOf(outer.querySelector('p')!)).to.equal('fr');
  });

  it('is that of the host, from inside a shadow root', async () => {
    const outer = await fixture(html`<div lang="ja"><div></div></div>`);
    expect(languageOf(inner(withShadow(outer.firstElementChild!)))).to.equal('ja');
  });

  it('is that inside the shadow root, where there is one', async () => {
    const host = withShadow(await fixture(html`<div lang="ja"></div>`), '<p lang="pt-BR"><span></span></p>');
    expect(languageOf(inner(host))).to.equal('pt-BR');
  });

  it('is the browser’s, where it is said to be unknown', async () => {
    expect(languageOf(await fixture(html`<p lang=""></p>`))).to.equal(navigator.language);
  });

  it('is the browser’s, outside a page', () => {
    expect(languageOf(document.createElement('p'))).to.equal(navigator.language);
  });

  for (const [said, meant] of [
    ['en_US', 'en-US'],
    ['DE', 'de'],
    ['zh-hant-hk', 'zh-Hant-HK'],
  ] as const) {
    it(`is what is meant by ${said}`, async () => {
      expect(languageOf(await fixture(html`<p lang=${said}></p>`))).to.equal(meant);
    });
  }

  for (const said of ['not a language', '*', 'x', 'de-', '🦊']) {
    it(`is the browser’s where the page says none: ${said}`, async () => {
      expect(languageOf(await fixture(html`<p lang=${said}></p>`))).to.equal(navigator.language);
    });
  }
});
