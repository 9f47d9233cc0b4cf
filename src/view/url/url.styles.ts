import { css } from 'lit';

/** The address of a web page. */
export const styles = css`
  .url {
    max-height: 9lh;
    margin-block-end: 6px;
    padding: 14px 16px;
    overflow: auto;
    text-align: start;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    background: color-mix(in srgb, var(--_text) 4%, var(--_surface));
    color: var(--_muted);
    font-family: var(--_mono);
    font-size: 0.94em;
  }
  .url strong {
    color: var(--_text);
  }
`;
