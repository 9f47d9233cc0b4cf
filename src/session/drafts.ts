import type { FormState } from '../answers/form-state.js';
import type { FormStep } from './ask.js';
import type { Server } from '../protocol/types.js';
import { keyOf } from './limits.js';

/** Maximum number of drafts. */
const MOST = 20;

/** Forms that were started but not sent, kept in memory in case the same server asks the same questions again. */
export class Drafts {
  /** Oldest first. */
  readonly #begun = new Map<string, FormState>();
  readonly #keys = new WeakMap<FormStep, string>();

  /** Stores a form after the user has entered something. */
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

  /** Discards the draft of a step that was decided. */
  forget(server: Server | undefined, step: FormStep): void {
    this.#begun.delete(this.#keyOf(server, step));
  }

  /** The message is not part of the key, because it may differ the next time. */
  #keyOf(server: Server | undefined, step: FormStep): string {
    const key = this.#keys.get(step) ?? JSON.stringify([keyOf(server), step.questions]);
    this.#keys.set(step, key);
    return key;
  }
}
