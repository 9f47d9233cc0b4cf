import { css } from 'lit';

/** The dialog itself: its size and place, also on phones and in the page's flow. */
export const styles = css`
  dialog {
    flex-direction: column;
    inset-block: var(--_above, 0) var(--_below, 0); /* keeps clear of an on-screen keyboard */
    width: min(var(--elicitation-width, 30rem), 100vw - 2rem);
    max-width: none;
    max-height: min(52rem, 100dvh - var(--_above, 0px) - var(--_below, 0px) - 2rem);
    margin: auto;
    padding: 0;
    overflow: clip;
    border: 0;
    outline: 1px solid transparent; /* visible in forced colours */
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--elicitation-shadow, 0 1px 2px #0002, 0 24px 64px -12px #0006);
    font-family: var(--elicitation-font, inherit);
    font-size: var(--elicitation-font-size, 15px);
    line-height: 1.5;
    text-align: left;
    overflow-wrap: anywhere;
  }
  /* A label in another direction stays aligned with its field. The message aligns with its own direction. */
  dialog:dir(rtl) {
    text-align: right;
  }
  #message,
  .control {
    text-align: start;
  }
  dialog[open] {
    display: flex;
  }
  :host([presentation='inline']) dialog {
    container-type: inline-size; /* only here, because it adds a style pass */
    position: static;
    width: 100%;
    max-width: var(--elicitation-width, 30rem);
    max-height: none;
    margin: 0;
    border: 1px solid var(--_line);
    box-shadow: none;
  }
  dialog::backdrop {
    background: var(--elicitation-backdrop, #0b0d1266);
  }

  /* A phone: a sheet at the bottom. Smaller text would make iOS zoom in. */
  @media (max-width: 30rem) {
    :host(:not([presentation='inline'])) dialog {
      width: 100%;
      max-height: calc(100dvh - var(--_above, 0px) - var(--_below, 0px) - 1.5rem);
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    dialog {
      font-size: max(16px, var(--elicitation-font-size, 16px));
    }
  }
  /* Little height, such as a phone in landscape or 400 % zoom: the whole dialog scrolls. */
  @media (max-height: 26rem) {
    :host(:not([presentation='inline'])) dialog {
      overflow: auto;
      max-height: 100dvh;
    }
  }
  /* No fade: text at half its contrast is hard to read. */
  @media (prefers-reduced-motion: no-preference) {
    dialog {
      transition: translate 0.14s;
    }
    @starting-style {
      dialog[open] {
        translate: 0 8px;
      }
    }
  }
`;
