import type { HostPage } from './host-page.js';

/** What is wider than its place, in the page or anywhere in the dialog. */
export function overflowing(host: HostPage): Promise<readonly string[]> {
  return host.dialog.evaluate((dialog) =>
    [document.documentElement, dialog, ...dialog.querySelectorAll('*')].flatMap((element) => {
      const isText = element.matches('input, textarea, select, select *, svg, svg *, .unseen');
      const isInside = element.getBoundingClientRect().right <= innerWidth + 0.5;
      const fits = element.clientWidth === 0 || element.scrollWidth <= element.clientWidth;
      return isText || (isInside && fits) ? [] : [`${element.localName} ${element.textContent.slice(0, 40)}`];
    }),
  );
}
