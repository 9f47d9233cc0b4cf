import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import type { McpElicitationDialog } from '../../../src/index.js';
import type { PageClient } from '../../e2e/peers/site/page-client.js';
import { part, parts } from '../../component/support.js';
import { isRead } from './clock.js';

type HostWindow = typeof globalThis & {
  pageClient: PageClient;
  elicitationHost: { violations: string[] };
};

/** A strict page in a frame: the element as it is published, an SDK's client and our handler. */
export class Host {
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  static async open(sdk: 'sdk-1' | 'sdk-2'): Promise<Host> {
    const frame = document.createElement('iframe');
    frame.width = '760';
    frame.height = '560';
    frame.src = `/hosts/${sdk}/`;
    document.body.append(frame);
    const host = new Host(frame);
    await waitUntil(
      () => host.window.pageClient && host.element?.matches(':defined'),
      'the page is there: npm run build',
    );
    host.window.focus();
    return host;
  }

  get window(): HostWindow {
    return this.#frame.contentWindow as unknown as HostWindow;
  }

  get document(): Document {
    return this.#frame.contentDocument!;
  }

  get element(): McpElicitationDialog {
    return this.document.querySelector('mcp-elicitation-dialog')!;
  }

  get client(): PageClient {
    return this.window.pageClient;
  }

  /** Until something holds, which may have to be loaded first. */
  until(holds: () => unknown, what: string): Promise<void> {
    return waitUntil(() => Boolean(holds()), what);
  }

  /** Until a request is on show that says this, for long enough to answer it. */
  async asks(message: string): Promise<void> {
    const isOnShow = () =>
      parts(this.element, 'accept').length > 0 && part(this.element, 'message').innerText.includes(message);
    await this.until(isOnShow, message);
    await isRead();
  }

  /** Takes it away, and holds it to its policy. */
  close(): void {
    const { violations } = this.window.elicitationHost;
    this.#frame.remove();
    expect(violations).to.deep.equal([]);
  }
}
