import type { Page } from 'playwright-core';

/** What assistive technology is told of one thing on the page. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** States and properties that are set: `focused`, `invalid`, `required`, `checked`, … */
  readonly states: Readonly<Record<string, unknown>>;
}

/** All that is in the accessibility tree, as Chromium computes it. */
export async function accessibilityTree(page: Page): Promise<readonly Accessible[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, value, properties = [] }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        value: String(value?.value ?? ''),
        states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
      }));
  } finally {
    await session.detach();
  }
}
