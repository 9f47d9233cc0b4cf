import { css } from 'lit';

/** The notice of a withdrawn request: in the dialog, or as a toast. */
export const styles = css`
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
`;
