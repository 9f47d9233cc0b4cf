import { css } from './adopt.js';

export const styles = css`
  :host dialog.rehearsal {
    position: fixed; /* also where the dialog is in the flow: or the page is laid out around it */
    visibility: hidden;
  }
  .batch {
    isolation: isolate;
    margin: 0;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    margin-block-end: var(--_space);
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.4em;
  }
  .label {
    font-weight: 600;
  }
  .hint {
    color: var(--_muted);
    font-size: 0.9em;
  }
  .title > :empty,
  .hint > :empty {
    display: none;
  }
  .error {
    color: var(--_danger);
    font-size: 0.94em;
    font-weight: 550;
  }
  /* In the margin, so that what is in the field keeps its place, and need not be laid out again. */
  .field[part~='invalid'] {
    margin-inline-start: calc(var(--_space) * -0.6);
    border-inline-start: 4px solid var(--_danger);
    padding-inline-start: calc(var(--_space) * 0.6 - 4px);
  }

  .control {
    width: 100%;
    min-height: 42px;
    padding: 9px 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
    color: inherit;
    font: inherit;
  }
  textarea.control {
    resize: vertical;
    field-sizing: content;
    min-height: calc(4lh + 20px);
    max-height: 16lh;
  }
  .control[aria-invalid='true'] {
    border-color: var(--_danger);
  }
  .options {
    display: grid;
    gap: 8px;
  }
  .option {
    display: flex;
    gap: 10px;
    align-items: start;
    padding: 9px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    cursor: pointer;
  }
  .option:has(:checked) {
    border-color: var(--_accent);
    background: var(--_soft);
  }
  :is([type='radio'], [type='checkbox']) {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0.15em 0;
    accent-color: var(--_accent);
  }
  /* Told by inheritance: in a shadow root, WebKit does not see that :has() has changed where it styles other elements. */
  .field:has(.other:checked, .other > :checked) {
    --_other: inline-block;
  }
  .other-text {
    display: var(--_other, none);
  }
  .options:has([type='radio']:checked) {
    --_clear: inline-block;
  }
  .check {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 10px;
  }
  .check > :not(input) {
    grid-column: 2;
    min-height: 24px;
  }

  .clear {
    display: var(--_clear, none);
    justify-self: start;
    font-size: 0.9em;
  }

  .toast {
    inset: auto 1rem 1rem auto;
    max-width: min(26rem, 100vw - 2rem);
    margin: 0;
    padding: 12px 16px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--elicitation-shadow, 0 8px 32px -8px #0006);
    font: 15px / 1.5 system-ui, sans-serif;
  }
  .toast:popover-open {
    display: flex;
    gap: 16px;
    align-items: center;
  }
  [part='notice'] {
    flex: 1;
  }
  .body > [part='notice'] {
    color: var(--_muted);
  }
  .summary {
    padding: 14px 16px;
    border: 1px solid transparent;
    border-radius: var(--_control-radius);
    background: var(--_danger-soft);
  }
  .summary h3 {
    margin-block-end: 4px;
    font-weight: 650;
  }
  .summary ul {
    list-style: none;
  }
  .summary .link {
    color: var(--_danger);
  }
  .review {
    display: grid;
    gap: 1px;
    margin: 0;
  }
  .answer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding-block: 10px;
    border-block-end: 1px solid var(--_line);
  }
  .answer dt {
    font-weight: 600;
  }
  .answer dd {
    margin: 0;
    grid-column: 1;
  }
  .answer dd:last-child {
    grid-area: 1 / 2;
  }
`;
