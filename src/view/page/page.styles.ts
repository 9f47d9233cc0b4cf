import { css } from 'lit';

/** The header, the scrolling body, and the footer. */
export const styles = css`
  .header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: start;
    padding: var(--_space) var(--_space) 0;
  }
  .monogram {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--_control-radius);
    background: var(--_soft);
    color: var(--_accent);
    font-weight: 700;
    font-size: 1.2em;
    overflow: clip;
  }
  .monogram > * {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: var(--_surface);
  }
  .heading {
    font-size: 1.15em;
    font-weight: 650;
    line-height: 1.35;
    text-wrap: balance;
  }
  .server {
    max-height: 4.5em;
    overflow: auto;
    color: var(--_muted);
    font-family: var(--_mono);
    font-size: 0.87em;
  }
  .close {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    margin: -4px;
    padding: 0;
    border: 0;
    border-radius: var(--_control-radius);
    background: none;
    color: var(--_muted);
    cursor: pointer;
  }
  .close svg {
    width: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }

  .form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .body {
    padding: calc(var(--_space) * 0.8) var(--_space) 0;
    overflow: auto;
    overscroll-behavior: contain;
    /* A shadow at the top edge after scrolling. */
    background:
      linear-gradient(var(--_surface) 50%, transparent) top / 100% 20px no-repeat local,
      linear-gradient(#0003, transparent) top / 100% 8px no-repeat scroll;
  }
  /* A margin after each child. A sibling selector would re-style all children when one is added. */
  .body > * {
    margin-block-end: var(--_space);
  }
  .message {
    white-space: pre-wrap;
  }
  /* A long message leaves room for the answers. */
  #message {
    max-height: 40vh;
    overflow: auto;
  }
  .footer {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    align-items: center;
    justify-content: end;
    padding: 14px var(--_space);
    border-block-start: 1px solid var(--_line);
  }
  .aside {
    flex: 1 1 7em;
    min-width: 0;
    color: var(--_muted);
    font-size: 0.87em;
    line-height: 1.35;
  }

  /* A narrow column. */
  @container (max-width: 27rem) {
    .aside {
      flex-basis: 100%;
    }
    .button {
      flex: 1 1 auto;
    }
  }
  @media (max-width: 30rem) {
    .aside {
      flex-basis: 100%;
    }
    .button {
      flex: 1 1 auto;
    }
    .footer {
      padding-block-end: max(14px, env(safe-area-inset-bottom));
    }
  }
  @media (max-height: 26rem) {
    .form,
    .body {
      min-height: auto;
      overflow: visible;
    }
  }
`;
