import { css } from 'lit';

/** The list of answers. */
export const styles = css`
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
