import { css } from './view/adopt.js';

/**
 * Colours follow the page's `color-scheme`; every one can be set from outside. Custom properties with an underscore are
 * this element's own, so that a fallback stands in one place.
 */
export const styles = css`
  :host {
    position: fixed; /* the dialog is on top of the page: this takes no room in it, nor a gap */
    --_surface: var(--elicitation-surface, light-dark(#fff, #1c1d21));
    --_text: var(--elicitation-text, light-dark(#17191e, #eceef2));
    --_muted: var(--elicitation-muted, light-dark(#5a6170, #a3a9b6));
    --_line: var(--elicitation-line, light-dark(#d5d9e1, #3a3d45));
    --_control-line: var(--elicitation-control-line, light-dark(#7a8294, #7d8494));
    --_control-surface: var(--elicitation-control-surface, var(--_surface));
    --_accent: var(--elicitation-accent, light-dark(#2f55d4, #9db4ff));
    --_on-accent: var(--elicitation-on-accent, light-dark(#fff, #10183a));
    --_soft: var(--elicitation-soft, light-dark(#eef2ff, #262c45));
    --_danger: var(--elicitation-danger, light-dark(#b3261e, #ffb4ab));
    --_danger-soft: var(--elicitation-danger-soft, light-dark(#fdeeec, #3a2321));
    --_warn: var(--elicitation-warn, light-dark(#7a4b00, #ffcf7d));
    --_warn-soft: var(--elicitation-warn-soft, light-dark(#fff5e0, #372b14));
    --_radius: var(--elicitation-radius, 16px);
    --_control-radius: var(--elicitation-control-radius, 10px);
    --_space: var(--elicitation-space, 20px);
    --_mono: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    --_ring: 3px solid color-mix(in srgb, var(--_accent) 55%, transparent);
  }
  :host([presentation='inline']) {
    display: block;
    position: static;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul {
    margin: 0;
    padding: 0;
    font: inherit;
  }

  dialog {
    flex-direction: column;
    inset-block: var(--_above, 0) var(--_below, 0); /* clear of an on-screen keyboard */
    width: min(var(--elicitation-width, 30rem), 100vw - 2rem);
    max-width: none;
    max-height: min(52rem, 100dvh - var(--_above, 0px) - var(--_below, 0px) - 2rem);
    margin: auto;
    padding: 0;
    overflow: clip;
    border: 0;
    outline: 1px solid transparent; /* the edge, in forced colours */
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
  /* Labels in another direction stay on the side of their fields; a story is read from its own. */
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
    container-type: inline-size; /* only here: it costs a second look at every style */
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

  .page {
    display: contents;
  }
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
  .unseen {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
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
    /* A shade at the top, where something was scrolled away. */
    background:
      linear-gradient(var(--_surface) 50%, transparent) top / 100% 20px no-repeat local,
      linear-gradient(#0003, transparent) top / 100% 8px no-repeat scroll;
  }
  /* After each: what is between two would have all of them looked at again when one comes. */
  .body > * {
    margin-block-end: var(--_space);
  }
  .message {
    white-space: pre-wrap;
  }
  /* A long story leaves room for the answer. */
  #message {
    max-height: 40vh;
    overflow: auto;
  }
  .note {
    color: var(--_muted);
  }
  .link {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  .warning {
    padding: 12px 14px;
    border: 1px solid transparent; /* seen in forced colours */
    border-radius: var(--_control-radius);
    background: var(--_warn-soft);
    color: var(--_warn);
    font-size: 0.94em;
  }
  .warning::before {
    content: '⚠ ' / '';
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
  .button {
    min-height: 42px;
    padding: 8px 18px;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }
  @media (hover: hover) {
    :is(.button, .close):hover {
      background-image: linear-gradient(#8883, #8883);
    }
  }
  :focus-visible,
  .option:has(:focus-visible) {
    outline: var(--_ring);
  }
  .heading, /* focus is put there for what is read next: it cannot be pressed */
  .option :focus-visible {
    outline: none;
  }
  .control:focus-visible {
    border-color: var(--_accent);
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
  /* A phone: a sheet at the bottom, and text that iOS does not zoom into. */
  @media (max-width: 30rem) {
    :host(:not([presentation='inline'])) dialog {
      width: 100%;
      max-height: calc(100dvh - var(--_above, 0px) - var(--_below, 0px) - 1.5rem);
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    .aside {
      flex-basis: 100%;
    }
    .button {
      flex: 1 1 auto;
    }
    dialog {
      font-size: max(16px, var(--elicitation-font-size, 16px));
    }
    .footer {
      padding-block-end: max(14px, env(safe-area-inset-bottom));
    }
  }
  /* Hardly any height (a phone on its side, 400 % zoom): all of it scrolls. */
  @media (max-height: 26rem) {
    :host(:not([presentation='inline'])) dialog {
      overflow: auto;
      max-height: 100dvh;
    }
    .form,
    .body {
      min-height: auto;
      overflow: visible;
    }
  }
  /* It never fades in: at half its contrast, nobody can read it. */
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
  @media (forced-colors: active) {
    .primary {
      background: ButtonFace;
      color: ButtonText;
    }
    .option:has(:checked),
    .primary {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
    :host {
      --_ring: 3px solid Highlight;
    }
  }
`;
