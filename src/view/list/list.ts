import { html, nothing } from 'lit';
import { enList } from '../../locales/en-list.js';
import type { Question, QuestionOf } from '../../schema/question.js';
import { describe, optionText, type Field } from '../field/field.js';
import { Combobox } from './combobox.js';
import type { ListModel } from './types.js';

export { styles } from './list.styles.js';

/*
 * A searchable list for many options. Lazy-loaded with the first such question.
 */

type ListQuestion = QuestionOf<'choice' | 'open-choice' | 'choices'>;

const comboboxes = new WeakMap<Element, Combobox>();
const textsOf = new WeakMap<Question, readonly string[]>();

/** One or several of many options. */
export function listField(field: Field<ListQuestion>) {
  const { question, label, id, form } = field;
  const strings = { ...enList, ...form.words };
  const texts = textsOf.get(question) ?? question.options.map((option) => optionText(option, form.strings));
  textsOf.set(question, texts);
  const entry = form.draft.get(question as QuestionOf<'open-choice' | 'choices'>);
  const chosen = typeof entry === 'object' ? entry.filter(isOption) : [];
  const typed = typeof entry === 'object' ? entry.find(isText) : entry;
  const text = isOption(typed) ? texts[typed]! : (typed ?? '');
  const { field: part, invalid, describedBy, title, hint, error } = describe(field);

  const described = [typeof describedBy === 'string' && describedBy, `${id}-search`].filter(Boolean).join(' ');
  const model = modelOf(field, texts, strings);
  /** Calls the combobox that an event belongs to. */
  const on =
    <E extends Event>(act: (combobox: Combobox, event: E) => void) =>
    (event: E) => {
      const root = (event.currentTarget as Element).closest('.combobox')!;
      const combobox = comboboxes.get(root) ?? new Combobox(root, model);
      comboboxes.set(root, combobox);
      combobox.model = model;
      act(combobox, event);
    };
  const remove = (option: number) => (event: Event) => {
    const root = (event.currentTarget as Element).closest('.field')!;
    model.choose(option);
    root.querySelector<HTMLElement>('[role=combobox]')!.focus(); // the button disappears
  };
  const onPress = on((combobox) => combobox.onPress());
  const isClearable = !question.required && question.kind !== 'choices';

  /* eslint-disable lit-a11y/accessible-name -- the label names it */
  return html`<div part=${part} class="field">
    ${title} ${hint} ${error}
    ${
      chosen.length
        ? html`<ul class="chips" aria-label=${label}>
          ${chosen.map(
            (option) => html`<li class="chip">
              <span dir="auto">${texts[option]}</span>
              <button
                part="clear"
                class="close"
                type="button"
                aria-label=${strings.remove(texts[option]!)}
                @click=${remove(option)}
              >
                ${cross}
              </button>
            </li>`,
          )}
        </ul>`
        : nothing
    }
    <div
      class="combobox"
      @mousedown=${keepFocus}
      @focusout=${on((combobox, event: FocusEvent) => combobox.onFocusout(event))}
    >
      <input
        part="control"
        class="control"
        id=${id}
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-controls="${id}-list"
        aria-autocomplete="list"
        autocomplete="off"
        spellcheck="false"
        dir="auto"
        placeholder=" "
        ?required=${question.required && question.kind !== 'choices'}
        aria-invalid=${invalid}
        aria-describedby=${described}
        value=${text}
        @input=${on((combobox) => combobox.onInput())}
        @keydown=${on((combobox, event: KeyboardEvent) => combobox.onKeydown(event))}
        @click=${onPress}
      />
      ${
        isClearable
          ? html`<button
              part="clear"
              class="icon erase"
              type="button"
              tabindex="-1"
              aria-label="${form.strings.clear}: ${label}"
              @click=${on((combobox) => combobox.onClear())}
            >
              ${cross}
            </button>`
          : nothing
      }
      <button class="icon" type="button" tabindex="-1" aria-label=${strings.showList} @click=${onPress}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 6 4 4 4-4" /></svg>
      </button>
      <div popover="manual" class="popup">
        <div
          class="list"
          role="listbox"
          id="${id}-list"
          tabindex="-1"
          aria-label=${label}
          aria-multiselectable=${question.kind === 'choices' ? 'true' : 'false'}
        ></div>
        <p class="none" aria-hidden="true"></p>
      </div>
      <span class="unseen" role="status"></span>
      <span class="unseen" id="${id}-search">${strings.searchHint}</span>
    </div>
  </div>`;
  /* eslint-enable lit-a11y/accessible-name */
}

/** Keeps focus in the text field when something else is pressed. */
const keepFocus = (event: Event) => {
  if (!(event.target as Element).matches('[role=combobox]')) event.preventDefault();
};

const isOption = (entry: unknown): entry is number => typeof entry === 'number';
const isText = (entry: unknown): entry is string => typeof entry === 'string';

const cross = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8M12 4l-8 8" /></svg>`;

function modelOf({ question, form }: Field<ListQuestion>, texts: readonly string[], strings: ListModel['strings']) {
  const common = { texts, strings, language: form.language };
  if (question.kind === 'choices') {
    const chosen = () => form.draft.get(question).filter(isOption);
    const enter = (entry: readonly number[]) => {
      form.enter(question, entry);
      form.refresh();
    };
    return {
      ...common,
      isMultiple: true,
      isOpen: false,
      isChosen: (option: number) => chosen().includes(option),
      choose: (option: number) =>
        enter(chosen().includes(option) ? chosen().filter((each) => each !== option) : [...chosen(), option]),
      type: (text: string) => form.enter(question, text.trim() ? [...chosen(), text] : chosen()),
      unchoose: () => enter(chosen().slice(0, -1)),
    };
  }
  return {
    ...common,
    isMultiple: false,
    isOpen: question.kind === 'open-choice',
    isChosen: (option: number) => form.draft.get(question) === option,
    choose: (option: number) => form.enter(question, option),
    type: (text: string) => form.enter(question, text.trim() ? text : undefined),
  };
}
