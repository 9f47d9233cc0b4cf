/** What the tests ask of the SDK's client in the page, whichever SDK it is from. */
export interface PageClient {
  connect(connection: Connection): Promise<void>;
  /** Calls a tool as a host would; resolves with its text, or with the error. */
  call(name: string, args?: Record<string, unknown>, way?: Way): Promise<Called>;
  /** Ends the call that is under way. */
  abort(): void;
  close(): Promise<void>;
}

export interface Connection {
  readonly url: string;
  /** How the handler is registered: with the SDK's schema, with one that takes what was sent, or as the fallback. */
  readonly sees?: 'parsed' | 'as-sent' | 'everything';
  /** The protocol version, where not the SDK's own choice. */
  readonly pin?: string;
  /** What the client says that it can; else all that the element can. */
  readonly capabilities?: object;
}

/** Who asks for input that a result requires: the SDK, or the host with `callWithInputs`. */
export type Way = 'by-sdk' | 'by-hand';

export type Called = { readonly text: string } | { readonly error: Failure };

export interface Failure {
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
}

declare global {
  interface Window {
    pageClient: PageClient;
  }
}

export const info = { name: 'a-host', version: '1.0.0' };

/** Longer than any test. */
export const PATIENCE = 600_000;

/** What became of a call, as JSON can carry it. */
export async function told(result: Promise<object>): Promise<Called> {
  try {
    const { content } = (await result) as { content: readonly { readonly text: string }[] };
    return { text: content.map(({ text }) => text).join('\n') };
  } catch (error) {
    const { code, message, data } = error as Failure;
    return { error: { code, message, data } };
  }
}
