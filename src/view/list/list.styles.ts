import { css } from 'lit';

export const styles = css`
  .combobox {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
  }
  .combobox > .control {
    grid-area: 1 / 1 / 2 / -1;
    padding-inline-end: 76px;
  }
  .combobox > .icon {
    grid-row: 1;
    display: grid;
    place-items: center;
    width: 36px;
    height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_muted);
    cursor: pointer;
  }
  .combobox > .erase {
    grid-column: 2;
  }
  .combobox > .icon:not(.erase) {
    grid-column: 3;
  }
  .control:placeholder-shown ~ .erase {
    visibility: hidden;
  }
  .combobox svg,
  .chip svg {
    width: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }
  .popup {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 1px solid var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: 0 8px 32px -8px #0006;
  }
  .popup:popover-open {
    display: flex;
    flex-direction: column;
  }
  .list {
    padding: 4px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .none {
    padding: 0 12px 10px;
    color: var(--_muted);
  }
  .none:empty {
    display: none;
  }
  .row {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 40px;
    padding: 6px 8px;
    border-radius: calc(var(--_control-radius) - 4px);
    cursor: pointer;
  }
  .row::before {
    content: '';
    flex: none;
    width: 1em;
  }
  .row[aria-selected='true']::before {
    content: '✓' / '';
  }
  .row[data-active] {
    background: var(--_soft);
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    .row:hover {
      background: var(--_soft);
    }
  }
  /* Fingers. */
  @media (pointer: coarse) {
    .row {
      min-height: 44px;
    }
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    list-style: none;
  }
  .chip {
    display: flex;
    gap: 4px;
    align-items: center;
    padding-inline-start: 12px;
    border: 1px solid var(--_accent);
    border-radius: var(--_control-radius);
    background: var(--_soft);
  }
  .chip > .close {
    flex: none;
    width: 32px;
    height: 32px;
    margin: 0;
  }
`;
