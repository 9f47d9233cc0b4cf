/** A person with nothing but a keyboard, in every engine. */
import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { dialog, formRequest, native, part, parts, showing } from '../component/support.js';
import { isRead, stopClock } from './support/clock.js';
import { focused, nameOf, press, tabTo, type } from './support/keyboard.js';

const confirmation = formRequest({}, [], 'Sure?');
const named = (title: string, more: object = {}) => ({ title, type: 'string', ...more });
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A dialog with a request, long enough on show for Enter to count. */
async function reading(...given: Parameters<typeof showing>) {
  const shown = await showing(...given);
  await isRead();
  return shown;
}

const answered = async ({ results }: Awaited<ReturnType<typeof showing>>, count = 1) => {
  await waitUntil(() => results.length >= count, 'a result');
  expect(results.length).to.equal(count);
  return results[count - 1]!.result;
};

describe('with the keyboard alone', () => {
  it('every kind of question is answered, from the first field on', async () => {
    const shown = await reading(
      formRequest({
        text: named('Text'),
        story: named('Story', { maxLength: 500 }),
        count: named('Count', { type: 'integer' }),
        ratio: named('Ratio', { type: 'number' }),
        agree: named('Agree', { type: 'boolean' }),
        size: named('Size', { enum: ['S', 'M', 'L'] }),
        weekday: named('Weekday', { enum: days }),
        colour: { title: 'Colour', anyOf: [{ enum: ['Red', 'Green'] }, { type: 'string' }] },
        toppings: { title: 'Toppings', type: 'array', items: { enum: ['Nuts', 'Cream', 'Fruit'] } },
        tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
      }),
    );
    expect(nameOf(focused())).to.equal('Text');
    await type('Hello, all');
    await tabTo('Story');
    await type('One\nTwo');
    await tabTo('Count');
    await type('33');
    await tabTo('Ratio');
    await type('0.5');
    await tabTo('Agree');
    await press('Space');
    await tabTo('S');
    await press('Space', 'ArrowDown');
    expect(nameOf(focused())).to.equal('M');
    await tabTo('Weekday');
    await type('f');
    await tabTo('Red');
    await press('ArrowDown', 'ArrowDown');
    expect(nameOf(focused())).to.equal('Other…');
    await tabTo('Colour: Other answer');
    await type('Blue');
    await tabTo('Cream');
    await press('Space');
    await tabTo('Fruit');
    await press('Space');
    await tabTo('Tags');
    await type('one\ntwo');
    await tabTo('Submit');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({
      action: 'accept',
      content: {
        text: 'Hello, all',
        story: 'One\nTwo',
        count: 33,
        ratio: 0.5,
        agree: true,
        size: 'M',
        weekday: 'Friday',
        colour: 'Blue',
        toppings: ['Cream', 'Fruit'],
        tags: ['one', 'two'],
      },
    });
  });

  it('a date is typed, with the strokes between its segments', async () => {
    const shown = await reading(formRequest({ day: named('Day', { format: 'date' }) }));
    await type('02/29/2028');
    await tabTo('Submit');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'accept', content: { day: '2028-02-29' } });
  });

  it('a date is changed in its segments', async () => {
    const shown = await reading(formRequest({ day: named('Day', { format: 'date', default: '2028-02-28' }) }));
    await press('ArrowRight', 'ArrowUp'); // from the month to the day
    await tabTo('Submit');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'accept', content: { day: '2028-02-29' } });
  });

  it('a problem is found, mended and submitted', async () => {
    const shown = await reading(
      formRequest({ name: named('Name'), age: named('Age', { type: 'integer', minimum: 18 }) }, ['name', 'age']),
    );
    await type('Ada');
    await tabTo('Age');
    await type('7');
    await press('Enter');
    await waitUntil(() => focused()?.matches('[part=summary]'), 'the summary has focus');
    await press('Tab', 'Enter');
    expect(nameOf(focused())).to.equal('Age');
    await press('Backspace');
    await type('36');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'accept', content: { name: 'Ada', age: 36 } });
  });

  it('a request is declined', async () => {
    const shown = await reading(formRequest({ name: named('Name') }));
    await tabTo('Decline');
    await press('Space');
    expect(await answered(shown)).to.deep.equal({ action: 'reject' });
  });

  it('a confirmation is accepted', async () => {
    const shown = await reading(confirmation);
    expect(focused()?.id).to.equal('heading');
    await tabTo('Accept');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'accept', content: {} });
  });

  it('a choice is taken back', async () => {
    const shown = await reading(formRequest({ size: named('Size', { enum: ['S', 'M'], default: 'M' }) }));
    await tabTo('Clear selection');
    await press('Enter');
    expect(nameOf(focused())).to.equal('S');
    await press('Control+Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'accept', content: {} });
  });

  it('a request is dismissed by Escape', async () => {
    const shown = await reading(formRequest({ name: named('Name') }));
    await press('Escape');
    expect(await answered(shown)).to.deep.equal({ action: 'cancel' });
    expect(native(shown.element).open).to.equal(false);
  });

  it('a request is dismissed by the close button', async () => {
    const shown = await reading(formRequest({ name: named('Name') }));
    await tabTo('Cancel', 'Shift+Tab');
    await press('Enter');
    expect(await answered(shown)).to.deep.equal({ action: 'cancel' });
  });

  it('steps are walked back and forth', async () => {
    const { element } = await dialog();
    const entry = (params: object) => ({ method: 'elicitation/create', params });
    const answer = element.elicitInputs({
      resultType: 'input_required',
      inputRequests: { who: entry(formRequest({ name: named('Name') })), sure: entry(confirmation) },
    });
    await waitUntil(() => nameOf(focused()) === 'Name');
    await isRead();
    await type('Ada');
    await press('Enter');
    await waitUntil(() => part(element, 'progress').textContent === '2 of 2');
    await tabTo('Back');
    await press('Enter');
    await waitUntil(() => nameOf(focused()) === 'Name');
    await isRead();
    await press('End');
    await type(' L');
    await press('Control+Enter');
    await waitUntil(() => part(element, 'progress').textContent === '2 of 2');
    await isRead();
    await press('Control+Enter');
    expect(await answer).to.deep.include({
      inputResponses: {
        who: { action: 'accept', content: { name: 'Ada L' } },
        sure: { action: 'accept', content: {} },
      },
    });
  });

  it('a page is opened with consent', async () => {
    const { open } = window;
    const opened: unknown[] = [];
    window.open = (url) => {
      opened.push(url);
      return null;
    };
    try {
      const shown = await reading({ mode: 'url', message: 'Sign in', url: 'https://example.com/' });
      expect(focused()?.id).to.equal('heading');
      await tabTo('Open example.com');
      await press('Enter');
      expect(await answered(shown)).to.deep.equal({ action: 'accept' });
      expect(opened).to.deep.equal(['https://example.com/']);
      await waitUntil(() => parts(shown.element, 'finished').length > 0);
      await tabTo('I’ve finished');
      await press('Enter');
      await waitUntil(() => !native(shown.element).open);
    } finally {
      window.open = open;
    }
  });
});

describe('focus', () => {
  it('never leaves the dialog for the page behind it', async () => {
    const outside = await fixture<HTMLButtonElement>(html`<button>Outside</button>`);
    outside.focus();
    const { element } = await showing(formRequest({ name: named('Name') }));
    const visited = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 9; presses++) {
        await press(key);
        expect(focused()).not.to.equal(outside);
        // Past its ends, focus may visit the browser's own controls.
        if (document.activeElement === element) visited.add(nameOf(focused()));
      }
    }
    expect([...visited]).to.include.members(['Name', 'Decline', 'Submit', 'Cancel']);
    // Firefox may have focus in its own controls now: it is wanted in the page again.
    for (let presses = 0; presses < 20 && !document.hasFocus(); presses++) await press('Tab');
  });

  for (const key of ['Escape', 'Control+Enter']) {
    it(`returns to where it was after ${key}`, async () => {
      const outside = await fixture<HTMLButtonElement>(html`<button>Outside</button>`);
      outside.focus();
      const shown = await reading(formRequest({ name: named('Name') }));
      expect(nameOf(focused())).to.equal('Name');
      await press(key);
      await answered(shown);
      await waitUntil(() => focused() === outside, 'focus is back');
    });
  }
});

describe('whoever is typing when the dialog appears', () => {
  for (const key of ['Enter', 'Control+Enter']) {
    for (const [what, request] of [
      ['a form', formRequest({ name: named('Name', { default: 'Ada' }) })],
      ['a confirmation', confirmation],
    ] as const) {
      it(`does not answer ${what} by ${key}`, async () => {
        const goOn = stopClock();
        try {
          const { element, results } = await showing(request);
          await press(key, 'Shift');
          expect([results, native(element).open, parts(element, 'summary')]).to.deep.equal([[], true, []]);
        } finally {
          goOn();
        }
      });
    }
  }
});

describe('Control+Enter', () => {
  for (const [what, question, name] of [
    ['a text', named('Text'), 'Text'],
    ['lines', named('Story', { maxLength: 500 }), 'Story'],
    ['a checkbox', named('Agree', { type: 'boolean' }), 'Agree'],
    ['radios', named('Size', { enum: ['S', 'M'] }), 'S'],
    ['a select', named('Weekday', { enum: days }), 'Weekday'],
    ['a date', named('Day', { format: 'date' }), 'Day'],
  ] as const) {
    it(`submits from ${what}`, async () => {
      const shown = await reading(formRequest({ question }));
      expect(nameOf(focused())).to.equal(name);
      await press('Control+Enter');
      expect(await answered(shown)).to.deep.equal({ action: 'accept', content: {} });
    });
  }
});
