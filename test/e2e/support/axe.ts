import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { HostPage } from './host-page.js';

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** axe comes as an inline script, which the page's own policy forbids. */
export const axeContext = { bypassCSP: true };

/** What axe finds wrong with the element, one line for each. */
export async function problemsOf({ page, element }: HostPage): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(
    (selector) => window.axe.run(selector, { resultTypes: ['violations'] }),
    element,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
