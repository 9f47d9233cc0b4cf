import { html, nothing } from 'lit/html.js';
import type { Purpose } from '../../schema/purpose.js';
import type { Question } from '../../schema/question.js';
import { absent } from '../absent.js';
import type { Field } from '../form-view.js';
import { single } from './frame.js';

interface InputOptions {
  readonly type?: 'text' | 'email' | 'url' | 'date' | 'datetime-local';
  readonly inputmode?: 'numeric' | 'decimal';
  /** What a browser may fill in; `off` where it has nothing to offer. */
  readonly autocomplete?: Purpose | 'off' | undefined;
  /** The id of a datalist. */
  readonly list?: string;
  /** More than `input` tells: half a date is no input event. */
  readonly watch?: boolean;
}

type Enter = (control: HTMLInputElement | HTMLTextAreaElement) => void;

const on = (enter: Enter) => (event: Event) => enter(event.target as HTMLInputElement);

/**
 * A question answered in a native input. It keeps what is typed in itself: `value` is its attribute, the default, which
 * a touched control ignores, so that a render never moves a caret or wipes half a date.
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

/** The same with more than one line. */
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
