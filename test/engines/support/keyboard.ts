import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';

/** Presses keys and combinations of them, one after the other: `Tab`, `Control+Enter`, `a`. */
export const press = (...chords: string[]) => executeServerCommand<boolean, string[]>('keys', chords);

/** Types a text, key by key; a line break is Enter. */
export const type = (text: string) => press(...[...text].map((letter) => (letter === '\n' ? 'Enter' : letter)));

/** What has focus, through shadow roots. */
export function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement ? focused(activeElement.shadowRoot) : activeElement;
}

/** What a person hears that an element is called: its own name, its labels' text, or its own. */
export function nameOf(element: Element | null): string {
  if (!element) return '';
  const { labels } = element as Partial<HTMLInputElement>;
  const texts = labels?.length ? [...labels].map(({ textContent }) => textContent) : [element.textContent];
  return element.getAttribute('aria-label') ?? texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Presses Tab until focus is on what is called so, and fails where it never gets there. */
export async function tabTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab', root: DocumentOrShadowRoot = document) {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    const current = nameOf(focused(root));
    if (current === name) return;
    passed.push(current);
    await press(key);
  }
  expect.fail(`${key} never reaches "${name}", but ${passed.join(', ')}`);
}
