import { css } from './adopt.js';

export const styles = css`
  .summary {
    padding: 14px 16px;
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
