import { html, nothing } from 'lit';
import type { QuestionOf } from '../../../schema/question.js';
import { group, optionText, single, type Field } from '../../field/field.js';

/** Up to this many options are shown as radio buttons. */
const MAX_RADIOS = 6;
const OTHER = 'other';

type ChoiceField = Field<QuestionOf<'choice' | 'open-choice'>>;

/** One of several options, or, for an open question, free text. */
export function choiceField(field: ChoiceField) {
  return field.question.options.length > MAX_RADIOS ? selectField(field) : radiosField(field);
}

function radiosField(field: ChoiceField) {
  const { question, id, form } = field;
  const entry = form.draft.get(question);
  const radio = (text: string, checked: boolean, choose: (event: Event) => void, marker = '') =>
    html`<label part="option" class="option ${marker}"
      ><input part="control" type="radio" name=${id} ?checked=${checked} @change=${choose} /><span dir="auto">${text}</span></label
    >`;
  return group(
    field,
    'radiogroup',
    () => html`<div class="options">
      ${question.options.map((option, i) => radio(optionText(option, form.strings), entry === i, () => form.enter(question, i)))}
      ${
        question.kind === 'open-choice'
          ? [
              radio(form.strings.other, typeof entry === 'string', (event) => chooseOther(field, event), OTHER),
              otherInput(field),
            ]
          : nothing
      }
      ${
        question.required
          ? nothing
          : html`<button part="clear" class="clear link" type="button" @click=${(event: Event) => clear(field, event)}>
            ${form.strings.clear}
          </button>`
      }
    </div>`,
  );
}

function selectField(field: ChoiceField) {
  const { question, id, form } = field;
  const entry = form.draft.get(question);
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    if (value === OTHER) chooseOther(field, event);
    else form.enter(question, value ? Number(value) : undefined);
  };
  return single(
    field,
    ({ invalid, describedBy }) =>
      html`<select
          part="control"
          class="control"
          id=${id}
          ?required=${question.required}
          aria-invalid=${invalid}
          aria-describedby=${describedBy}
          @change=${choose}
        >
          <option value="">${form.strings.choose}</option>
          ${question.options.map(
            (option, i) =>
              html`<option value=${i} ?selected=${entry === i}>${optionText(option, form.strings)}</option>`,
          )}
          ${
            question.kind === 'open-choice'
              ? html`<option value=${OTHER} class=${OTHER} ?selected=${typeof entry === 'string'}>${form.strings.other}</option>`
              : nothing
          }</select
        >${otherInput(field)}`,
  );
}

/** The free text. The style sheet shows it while "Other…" is chosen, so it keeps its text meanwhile. */
function otherInput({ question, label, form }: ChoiceField) {
  if (question.kind !== 'open-choice') return nothing;
  const entry = form.draft.get(question);
  return html`<input
    part="control"
    class="control other-text"
    type="text"
    dir="auto"
    aria-label=${`${label}: ${form.strings.otherAnswer}`}
    value=${typeof entry === 'string' ? entry : ''}
    @input=${(event: Event) => form.enter(question, (event.target as HTMLInputElement).value)}
  />`;
}

const fieldOf = (event: Event) => (event.target as Element).closest('.field')!;

function chooseOther({ question, form }: ChoiceField, event: Event) {
  const input = fieldOf(event).querySelector<HTMLInputElement>('.other-text');
  if (question.kind === 'open-choice' && input) form.enter(question, input.value);
}

/** Radio buttons cannot be unchecked, but an optional question can be left unanswered. */
function clear({ question, form }: ChoiceField, event: Event) {
  const radios = fieldOf(event).querySelectorAll<HTMLInputElement>('[type=radio]');
  for (const radio of radios) radio.checked = false;
  radios[0]?.focus(); // the button disappears with the choice
  form.enter(question, undefined);
}
