import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A modal dialog with what React renders in it; the first field is focused once it is there. */
export function reactPeer(render, isProblem) {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const root = createRoot(dialog);
  const observer = new MutationObserver(() => {
    const first = dialog.querySelector('input, select, textarea');
    if (!first) return;
    observer.disconnect();
    dialog.showModal();
    first.focus();
  });
  let key = 0;
  return {
    open(schema) {
      observer.observe(dialog, { childList: true, subtree: true });
      root.render(createElement('div', { key: key++ }, render(schema)));
    },
    close() {
      dialog.close();
      root.render(null);
    },
    submit: () => dialog.querySelector('[type=submit]').click(),
    problems: () => dialog.querySelectorAll(isProblem).length,
  };
}
