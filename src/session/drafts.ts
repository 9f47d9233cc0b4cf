import type { FormState } from '../answers/form-state.js';
import type { FormStep } from './ask.js';
import type { Server } from '../protocol/types.js';
import { keyOf } from './limits.js';

/** So many forms are remembered. */
const MOST = 20;

/** Forms that were begun and not sent, in case the same server asks the same again. They live as long as the page. */
export class Drafts {
  /** The oldest first. */
  readonly #begun = new Map<string, FormState>();
  readonly #keys = new WeakMap<FormStep, string>();

  /** The person entered something. */
  begin(server: Server | undefined, step: FormStep, form: FormState): void {
    const key = this.#keyOf(server, step);
    this.#begun.delete(key);
    this.#begun.set(key, form);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > MOST && oldest !== undefined) this.#begun.delete(oldest);
  }

  find(server: Server | undefined, step: FormStep): FormState | undefined {
    return this.#begun.get(this.#keyOf(server, step));
  }

  /** It was decided. */
  forget(server: Server | undefined, step: FormStep): void {
    this.#begun.delete(this.#keyOf(server, step));
  }

  /** Where the same is asked again, its message may be another. */
  #keyOf(server: Server | undefined, step: FormStep): string {
    const key = this.#keys.get(step) ?? JSON.stringify([keyOf(server), step.questions]);
    this.#keys.set(step, key);
    return key;
  }
}
