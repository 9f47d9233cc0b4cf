import { html, nothing } from 'lit';
import type { Purpose } from '../../../schema/purpose.js';
import type { Question } from '../../../schema/question.js';
import { single, type Field } from '../../field/field.js';
import { absent } from '../../page/page.js';

interface InputOptions {
  readonly type?: 'text' | 'email' | 'url' | 'date' | 'datetime-local';
  readonly inputmode?: 'numeric' | 'decimal';
  /** What the browser may fill in. */
  readonly autocomplete?: Purpose | 'off' | undefined;
  /** The id of a datalist. */
  readonly list?: string;
  /** Also listens to `keyup` and `focusout`: an incomplete date fires no `input` event. */
  readonly watch?: boolean;
}

type Enter = (control: HTMLInputElement | HTMLTextAreaElement) => void;

const on = (enter: Enter) => (event: Event) => enter(event.target as HTMLInputElement);

/**
 * A native input. Its `value` attribute is only the default, which the browser ignores once the user has typed. So a
 * re-render never moves the caret or clears an incomplete date.
 */
export function inputField(
  field: Field<Question>,
  entry: string,
  enter: Enter,
  options: InputOptions = {},
  after: unknown = nothing,
) {
  const { type = 'text', inputmode, autocomplete, list, watch } = options;
  return single(
    field,
    ({ invalid, describedBy }) =>
      html`<input
          part="control"
          class="control"
          id=${field.id}
          type=${type}
          dir=${type === 'text' ? 'auto' : absent}
          inputmode=${inputmode ?? absent}
          autocomplete=${autocomplete ?? absent}
          list=${list ?? absent}
          ?required=${field.question.required}
          aria-invalid=${invalid}
          aria-describedby=${describedBy}
          value=${entry}
          @input=${on(enter)}
          @keyup=${watch ? on(enter) : nothing}
          @focusout=${watch ? on(enter) : nothing}
        />${after}`,
  );
}

/** A native text area. */
export function textareaField(field: Field<Question>, entry: string, enter: Enter) {
  return single(
    field,
    ({ invalid, describedBy }) =>
      html`<textarea
        part="control"
        class="control"
        id=${field.id}
        rows="4"
        dir="auto"
        ?required=${field.question.required}
        aria-invalid=${invalid}
        aria-describedby=${describedBy}
        .defaultValue=${entry}
        @input=${on(enter)}
      ></textarea>`,
  );
}
