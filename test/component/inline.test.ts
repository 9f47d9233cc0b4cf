import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../support/wait-until.js';
import { control, formRequest, native, part, parts, press, showing, submit, type } from './support.js';

const form = formRequest({ name: { type: 'string' } }, ['name']);

async function chat() {
  const place = await fixture(html`<div><textarea aria-label="Message"></textarea></div>`);
  const composer = place.querySelector('textarea')!;
  composer.focus();
  const { element, results } = await showing(form, { presentation: 'inline' });
  place.prepend(element);
  await waitUntil(() => native(element).open);
  composer.focus();
  return { element, results, composer };
}

describe('in the page’s flow', () => {
  it('takes room in it, and leaves focus where it was', async () => {
    const composer = await fixture<HTMLTextAreaElement>(html`<textarea></textarea>`);
    composer.focus();
    const { element } = await showing(form, { presentation: 'inline' });
    expect(native(element).open).to.be.true;
    expect(native(element).matches(':modal')).to.be.false;
    expect(document.activeElement).to.equal(composer);
    expect(element.getBoundingClientRect().height).to.be.greaterThan(200);
    expect(getComputedStyle(element).position).to.equal('static');
    await expect(element).to.be.accessible();
  });

  it('is announced', async () => {
    const { element } = await showing(form, { presentation: 'inline' });
    const statuses = [...element.shadowRoot!.querySelectorAll('[role=status]')].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(statuses).to.include('Acme Calendar is asking for information');
  });

  it('is answered, with the same summary of problems', async () => {
    const { element, results } = await chat();
    await submit(element);
    expect(part(element, 'summary').innerText).to.contain('Name');
    type(element, 'Name', 'Ada');
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    expect(native(element).open).to.be.false;
    expect(element.getBoundingClientRect().height).to.equal(0);
  });

  it('is dismissed by Escape in it, and focus goes back', async () => {
    const { element, results, composer } = await chat();
    control(element, 'Name').focus();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => results.length);
    expect(results[0]!.action).to.equal('cancel');
    expect(document.activeElement).to.equal(composer);
  });

  it('is not dismissed by Escape elsewhere, nor in it where the host says so', async () => {
    const { element, results, composer } = await chat();
    composer.focus();
    await sendKeys({ press: 'Escape' });
    element.closedBy = 'none';
    control(element, 'Name').focus();
    await sendKeys({ press: 'Escape' });
    expect(results).to.be.empty;
    expect(native(element).open).to.be.true;
  });

  it('moves focus along its steps, once it has it', async () => {
    const entry = (name: string) => ({
      method: 'elicitation/create',
      params: formRequest({ [name]: { type: 'string' } }),
    });
    const { element } = await showing(
      { inputRequests: { a: entry('one'), b: entry('two') } },
      { presentation: 'inline' },
    );
    control(element, 'One').focus();
    press(element, 'accept');
    await waitUntil(() => control(element, 'Two'));
    expect(element.shadowRoot!.activeElement).to.equal(control(element, 'Two'));
  });

  it('changes to a dialog and back while it is open, and keeps what was typed', async () => {
    const { element, results } = await chat();
    type(element, 'Name', 'Ada');
    element.presentation = 'dialog';
    await waitUntil(() => native(element).matches(':modal'));
    expect(control(element, 'Name').value).to.equal('Ada');
    element.presentation = 'inline';
    await waitUntil(() => native(element).open && !native(element).matches(':modal'));
    expect(control(element, 'Name').value).to.equal('Ada');
    expect(results).to.be.empty;
  });

  it('stays as it is where it is moved in the page', async () => {
    const { element, results } = await chat();
    type(element, 'Name', 'Ada');
    const elsewhere = await fixture(html`<section></section>`);
    elsewhere.append(element);
    await waitUntil(() => native(element).open);
    expect(control(element, 'Name').value).to.equal('Ada');
    expect(results).to.be.empty;
    expect(parts(element, 'accept')).to.have.length(1);
  });
});
