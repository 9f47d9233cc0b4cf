import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import '../../src/index.js';
import type { McpElicitationDialog } from '../../src/index.js';
import { commands, hastyCommands, reactions, type Command } from './model/commands.js';
import { Driver, pause } from './model/driver.js';
import { Oracle, type Heard } from './model/oracle.js';
import type { Given } from './model/payloads.js';
import { load } from '../../src/view/lazy.js';
import { native, part, parts } from './support.js';

/**
 * Whatever the order of clicks, aborts, removals and assignments: every request settles exactly once, or is withdrawn and
 * does not settle at all.
 */

/** What was told of a payload, in the words of the oracle. */
function heard(driver: Driver, given: Given): Heard | undefined {
  const told = driver.results.get(given)?.[0];
  if (told === undefined || told === 'refused') return told;
  const results = 'inputResponses' in told ? told.inputResponses : { '': told };
  const word = (action: string) => (action === 'decline' ? 'reject' : action);
  return Object.fromEntries(Object.entries(results).map(([key, { action }]) => [key, word(action)]));
}

/** What holds of any element, whatever was done to it. */
function checkAnyway(driver: Driver): void {
  const { element, given, results, shown } = driver;
  const dialog = native(element);
  for (const [{ payload }, told] of results)
    expect(told.length, `settled once: ${JSON.stringify(payload)}`).to.equal(1);
  for (const name of ['accept', 'reject', 'cancel']) expect(parts(element, name).length, name).to.be.lessThan(2);
  if (!dialog.open) expect(dialog.textContent.trim(), 'nothing is left in a closed dialog').to.equal('');
  expect(new Set(shown).size, 'each is shown once').to.equal(shown.length);
  const order = shown.map((each) => given.indexOf(each));
  expect(order, 'first come, first shown').to.deep.equal([...order].sort((a, b) => a - b));
  expect(element.hasAttribute('open'), 'open is reflected').to.equal(element.open);
}

/** Is the dialog as the oracle has it? */
function isAsExpected({ element }: Driver, { shown, waiting }: Oracle): boolean {
  const dialog = native(element);
  if (!shown && !waiting) return !dialog.open && dialog.textContent.trim() === '';
  if (!dialog.matches(':modal')) return false;
  return shown
    ? part(element, 'message')?.textContent === shown.part.message && parts(element, 'accept').length > 0
    : parts(element, 'finished').length > 0;
}

/** What the oracle says holds. */
function check(driver: Driver, oracle: Oracle): void {
  const { element } = driver;
  const { shown, waiting, buttons, queue } = oracle;
  checkAnyway(driver);
  for (const given of driver.given) {
    const what = JSON.stringify(given.payload);
    expect(heard(driver, given), what).to.deep.equal(oracle.heard.get(given));
    expect(driver.limits.get(given), what).to.equal(oracle.limited.get(given));
  }
  expect(driver.withdrawn).to.deep.equal(oracle.withdrawn);
  driver.checkPromises();
  expect(element.request, 'the request on show').to.equal(queue[0]?.given.payload ?? null);
  expect(element.pending, 'pending').to.equal(Math.max(0, queue.length - 1));
  expect(element.open, 'open').to.equal(shown !== undefined);
  expect(native(element).open, 'the native dialog is open').to.equal((shown ?? waiting) !== undefined);
  if (shown) expect(part(element, 'message').textContent).to.equal(shown.part.message);
  for (const name of ['accept', 'reject', 'cancel', 'back', 'finished', 'stop'] as const) {
    expect(parts(element, name).length, name).to.equal(buttons.includes(name) ? 1 : 0);
  }
}

function tell(oracle: Oracle, command: Command, given: Given | undefined): void {
  switch (command.do) {
    case 'assign':
    case 'elicit':
      oracle.give(given!);
      break;
    case 'press':
      oracle.press(command.part);
      break;
    case 'abort':
      if (given) oracle.withdraw(given);
      break;
    case 'serve':
      oracle.serve(command.name);
      break;
    case 'limit':
      oracle.limit = command.limit;
      break;
    case 'complete':
      oracle.complete(command.id);
      break;
    case 'withdraw':
      oracle.withdraw();
      break;
    case 'cancel':
    case 'close':
      oracle.dismiss();
      break;
    case 'remove':
      oracle.remove();
      break;
    case 'insert':
      oracle.insert();
      break;
    case 'repeat':
    case 'move':
    case 'pause':
      break;
  }
}

/** A run takes Firefox and WebKit many times as long. */
const numRuns = navigator.userAgent.includes('Chrome/') ? 700 : 50;

describe('any sequence of what hosts, servers and people do', () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    errors.push(String('reason' in event ? event.reason : event.message));
  const { open } = window;
  let runs = 0;

  before(async () => {
    window.open = () => null;
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
    // Loaded before the first run: a run does not wait for the network.
    await load('url');
  });
  after(() => {
    window.open = open;
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  });

  it('gives each request the one result that it should have, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const element = document.createElement('mcp-elicitation-dialog');
        element.rateLimit = 0;
        document.body.append(element);
        const driver = new Driver(element, '');
        const oracle = new Oracle('A');
        try {
          for (const command of [...sequence, { do: 'insert' } as const, { do: 'remove' } as const]) {
            const given = driver.do(command);
            tell(oracle, command, given);
            await driver.rest(() => isAsExpected(driver, oracle));
            check(driver, oracle);
          }
          expect(errors.splice(0)).to.deep.equal([]);
        } finally {
          element.remove();
          driver.dispose();
        }
      }),
      { numRuns, includeErrorInReport: true },
    );
  }).timeout(300_000);

  it('settles each once or withdraws it, at any pace, in one element that lives on', async () => {
    let living: McpElicitationDialog | undefined;
    await fc.assert(
      fc.asyncProperty(hastyCommands, reactions, async (sequence, reaction) => {
        const element = living ?? document.createElement('mcp-elicitation-dialog');
        living = undefined; // one in which a run failed is of no use to the next
        element.rateLimit = 0;
        document.body.append(element);
        const driver = new Driver(element, ` of run ${++runs}`, reaction);
        try {
          for (const command of sequence) {
            if (command.do === 'pause') await pause(command.for);
            driver.do(command);
          }
          const dialog = native(element);
          driver.calm();
          document.body.append(element);
          await driver.rest(() => !element.open || dialog.open);
          checkAnyway(driver);
          element.remove();
          await driver.rest(() => !dialog.open && dialog.textContent.trim() === '');
          checkAnyway(driver);
          expect([element.request, element.pending, element.open, dialog.open]).to.deep.equal([null, 0, false, false]);
          for (const given of driver.given) {
            const what = `settled, or withdrawn: ${JSON.stringify(given.payload)}`;
            expect(driver.results.has(given), what).to.equal(!driver.withdrawn.has(given));
          }
          driver.checkPromises();
          expect(errors.splice(0)).to.deep.equal([]);
        } finally {
          element.remove();
          driver.dispose();
        }
        living = element;
      }),
      { numRuns, includeErrorInReport: true },
    );
  }).timeout(300_000);
});
