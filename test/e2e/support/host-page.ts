import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { McpElicitationDialog } from '../../../src/element.js';
import { accessibilityTree, type Accessible } from './accessibility.js';

type EventType = 'elicitation-open' | 'elicitation-result' | 'elicitation-error';

interface Collected {
  readonly type: EventType;
  /** The id of the element. */
  readonly from: string;
  /** `event.detail` as JSON text, as it would go on a wire. */
  readonly detail: string;
  /** Is `detail.request` the very object that was assigned? */
  readonly isGiven: boolean;
  /** On the page's clock. */
  readonly at: number;
}

declare global {
  interface Window {
    /** See `site/host.js`. */
    elicitationHost: {
      readonly given: unknown[];
      readonly events: Collected[];
      readonly violations: string[];
    };
  }
}

/** Nobody decides in the first half second; after it, Enter counts. */
const REACTION_TIME = 500;

/** A page with the element on it, seen from outside: what a host does with the element, and what it hears from it. */
export class HostPage {
  readonly #errors: string[] = [];

  /** @param element The selector of the element that is meant, where there are several on the page. */
  constructor(
    readonly page: Page,
    readonly element = 'mcp-elicitation-dialog',
  ) {
    page.on('pageerror', (error) => this.#errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text()}`);
    });
  }

  get dialog(): Locator {
    return this.page.locator(this.element).getByRole('dialog');
  }

  part(name: string): Locator {
    return this.page.locator(`${this.element} [part~=${name}]`);
  }

  /** Assigns the properties, then the payload, which is parsed in the page from JSON text. */
  async ask(payload: unknown, properties: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.page.evaluate(
      ([selector, json, others]) => {
        const payload: unknown = JSON.parse(json);
        window.elicitationHost.given.push(payload);
        Object.assign(document.querySelector(selector)!, JSON.parse(others), { request: payload });
      },
      [this.element, JSON.stringify(payload), JSON.stringify(properties)] as const,
    );
    await this.isLoaded();
  }

  /** Resolves when all that is wanted is on show. */
  async isLoaded(): Promise<void> {
    await this.page.waitForFunction(
      (selector) => !document.querySelector(selector)!.matches(':state(busy)'),
      this.element,
    );
  }

  async set(properties: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.evaluate(
      ([selector, json]) => void Object.assign(document.querySelector(selector)!, JSON.parse(json)),
      [this.element, JSON.stringify(properties)] as const,
    );
  }

  /** What the element says of itself. */
  async state(): Promise<{ readonly open: boolean; readonly pending: number }> {
    return this.page.evaluate((selector) => {
      const { open, pending } = document.querySelector<McpElicitationDialog>(selector)!;
      return { open, pending };
    }, this.element);
  }

  /** The details of the events of one type so far, in their order, as JSON text. */
  async heard(type: EventType): Promise<readonly string[]> {
    return (await this.events(type)).map(({ detail }) => detail);
  }

  async events(type?: EventType): Promise<readonly Collected[]> {
    const events = await this.page.evaluate(() => window.elicitationHost.events);
    return type ? events.filter((event) => event.type === type) : events;
  }

  /** `detail.action` of every result so far. */
  async actions(): Promise<readonly string[]> {
    return (await this.heard('elicitation-result')).map((detail) => (JSON.parse(detail) as { action: string }).action);
  }

  /** The JSON text of `detail.result` of the one result that comes, or has come. */
  async result(): Promise<string> {
    await this.hears('elicitation-result');
    const details = await this.heard('elicitation-result');
    assert.equal(details.length, 1, 'there is exactly one result');
    return JSON.stringify((JSON.parse(details[0]!) as { result: unknown }).result);
  }

  /** Resolves once there are this many events of the type. */
  async hears(type: EventType, count = 1): Promise<void> {
    await this.page.waitForFunction(
      ([type, count]) => window.elicitationHost.events.filter((event) => event.type === type).length >= count,
      [type, count] as const,
    );
  }

  /** What has focus, in the words of assistive technology: `textbox "Full name"`. */
  async focused(): Promise<string> {
    const focused = (await this.accessible()).findLast(({ states }) => states['focused'] === true);
    return focused ? `${focused.role} ${JSON.stringify(focused.name)}` : 'nothing';
  }

  /** Is what has focus in the dialog? */
  hasFocusInside(): Promise<boolean> {
    return this.dialog.evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement));
  }

  accessible(): Promise<readonly Accessible[]> {
    return accessibilityTree(this.page);
  }

  /** What a person can read in the dialog: its text, and what stands in its fields. */
  async visibleText(): Promise<string> {
    return this.dialog.evaluate((dialog) =>
      [
        (dialog as HTMLElement).innerText,
        ...Array.from(dialog.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value),
      ].join('\n'),
    );
  }

  /** Resolves when a person has had the time to see what is on show, so that Enter counts. */
  async isRead(): Promise<void> {
    await this.page.waitForFunction(
      (reaction) =>
        performance.now() >
        window.elicitationHost.events.findLast(({ type }) => type === 'elicitation-open')!.at + reaction,
      REACTION_TIME,
    );
  }

  /** Time stands still in the page: the first half second lasts, however slow the machine. */
  async stopClock(): Promise<void> {
    await this.page.evaluate(() => {
      const now = performance.now();
      performance.now = () => now;
    });
  }

  /** Resolves when what was set off has happened: two frames, hence every task before them, have passed. */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Errors that the test provokes, and the browser reports; any others still count. */
  expectErrors(pattern: RegExp): void {
    const others = this.#errors.filter((error) => !pattern.test(error));
    assert.ok(others.length < this.#errors.length, `an error like ${pattern.source} is reported`);
    this.#errors.splice(0, Infinity, ...others);
  }

  /** Nothing was against the page's Content-Security-Policy, and nothing was thrown. */
  async assertClean(): Promise<void> {
    await this.settled();
    assert.deepEqual(await this.page.evaluate(() => window.elicitationHost.violations), [], 'no CSP violation');
    assert.deepEqual(this.#errors, [], 'no error');
  }
}
