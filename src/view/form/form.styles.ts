import { css } from 'lit';

/** Fields, their controls, and the summary of problems. */
export const styles = css`
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
  /* The border is in the margin, so the content of the field keeps its place. */
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
  /* Inherited custom properties, because WebKit does not update other elements when :has() changes in a shadow root. */
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
`;
