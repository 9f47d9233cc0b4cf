import { randomUUID } from 'node:crypto';

/** Lifetime of a sign-in URL, in milliseconds. */
const LIFETIME = 10 * 60_000;

/** Pending sign-ins. Each has a random token that expires and can be used once. */
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

  /** Completes a sign-in. Returns false if there is none with this token. */
  finish(token: string, account: string): boolean {
    this.#pending.get(token)?.resolve(account);
    return this.#pending.has(token);
  }

  /** Resolves with the account after the user has signed in. Undefined if the sign-in was abandoned. */
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
