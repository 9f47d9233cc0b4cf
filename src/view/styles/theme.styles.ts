import { css } from 'lit';

/**
 * The custom properties and what all parts share. Colours follow the `color-scheme` of the page. The private properties
 * (`--_name`) hold the fallback of each public one in a single place.
 */
export const theme = css`
  :host {
    position: fixed; /* takes no space in the layout, not even a gap */
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
  .unseen {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
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
    border: 1px solid transparent; /* visible in forced colours */
    border-radius: var(--_control-radius);
    background: var(--_warn-soft);
    color: var(--_warn);
    font-size: 0.94em;
  }
  .warning::before {
    content: '⚠ ' / '';
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
  .heading, /* receives focus for screen readers only */
  .option :focus-visible {
    outline: none;
  }
  .control:focus-visible {
    border-color: var(--_accent);
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
