import { randomUUID } from 'node:crypto';

/** As long as an address can be used. */
const LIFETIME = 10 * 60_000;

/** Sign-ins under way, each by a token that cannot be guessed, is used once, and expires. */
export class SignIns {
  readonly #pending = new Map<string, PromiseWithResolvers<string>>();

  start(): string {
    const token = randomUUID();
    this.#pending.set(token, deferred());
    setTimeout(() => this.#pending.delete(token), LIFETIME).unref();
    return token;
  }

  isPending(token: string): boolean {
    return this.#pending.has(token);
  }

  /** The person has signed in, as whom they say. False where there is nothing to finish. */
  finish(token: string, account: string): boolean {
    this.#pending.get(token)?.resolve(account);
    return this.#pending.has(token);
  }

  /** The account, once the person has signed in; undefined where nobody waits for it any longer. */
  async account(token: string, signal: AbortSignal): Promise<string | undefined> {
    const given = this.#pending.get(token)?.promise;
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const account = await Promise.race([given, aborted]);
    this.#pending.delete(token);
    return account;
  }
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

function deferred(): PromiseWithResolvers<string> {
  let resolve!: (value: string) => void;
  const promise = new Promise<string>((done) => (resolve = done));
  return { promise, resolve };
}
