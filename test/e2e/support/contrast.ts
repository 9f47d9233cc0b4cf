import type { HostPage } from './host-page.js';

/** WCAG 1.4.3 for text, 1.4.11 for what tells where a control is, and how it stands. */
const TEXT = 4.5;
const CONTROL = 3;

/** What is too faint in the dialog, by the colours that the browser computed: one line for each. */
export async function faint(host: HostPage): Promise<readonly string[]> {
  await host.page.evaluate('globalThis.__name = (named) => named'); // the compiler of tests names functions by it
  return host.dialog.evaluate(
    (dialog, [text, control]) => {
      type Colour = [red: number, green: number, blue: number, alpha: number];
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      /** Whatever the notation: a pixel has four bytes. */
      const read = (colour: string): Colour => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
        r * a + r2 * (1 - a),
        g * a + g2 * (1 - a),
        b * a + b2 * (1 - a),
        1,
      ];
      /** The background that an element stands on, or has. */
      const ground = (element: Element | null): Colour => {
        if (!element) return [255, 255, 255, 1];
        const own = read(getComputedStyle(element).backgroundColor);
        return own[3] === 1 || element === dialog ? own : over(own, ground(element.parentElement));
      };
      const luminance = ([r, g, b]: Colour) => {
        const linear = [r, g, b].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
      };
      const contrast = (one: Colour, other: Colour) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light! + 0.05) / (dark! + 0.05);
      };
      const found: string[] = [];
      const hold = (what: string, element: Element, colour: string, on: Colour, least: number) => {
        const ratio = contrast(over(read(colour), on), on);
        const name = `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 20)}"`;
        if (ratio < least) found.push(`${what} of ${name}: ${ratio.toFixed(2)}`);
      };
      for (const element of dialog.querySelectorAll<HTMLElement>('*')) {
        if (!element.checkVisibility()) continue;
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        const isField = element.matches('input:not([type=radio], [type=checkbox]), select, textarea');
        if (hasText || isField) hold('text', element, style.color, ground(element), text);
        if (isField) hold('border', element, style.borderTopColor, ground(element.parentElement), control);
        if (element.matches('svg')) hold('icon', element, style.stroke, ground(element), control);
        if (element.matches('.primary'))
          hold('button', element, style.backgroundColor, ground(element.parentElement), control);
        if (element.matches('.option:has(:checked)')) {
          hold('border', element, style.borderTopColor, ground(element.parentElement), control);
        }
      }
      return found;
    },
    [TEXT, CONTROL] as const,
  );
}
