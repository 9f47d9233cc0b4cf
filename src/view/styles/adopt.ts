import type { CSSResult } from 'lit';

/** The constructed sheets of each window. A sheet cannot be adopted by another document. */
const sheets = new WeakMap<Window, Map<CSSResult, CSSStyleSheet>>();

/**
 * Adopts constructed style sheets, which every Content-Security-Policy allows. Call it again after the element has moved to
 * another document, which drops them. Without support for constructed sheets, such as in jsdom, there are no styles.
 */
export function adopt(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const window = root.ownerDocument.defaultView;
  if (!window || root.adoptedStyleSheets?.length === styles.length || !('adoptedStyleSheets' in root)) return;
  const known = sheets.get(window) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(window, known);
  root.adoptedStyleSheets = styles.map((style) => {
    const sheet = known.get(style) ?? new window.CSSStyleSheet();
    if (!known.has(style)) sheet.replaceSync(style.cssText);
    known.set(style, sheet);
    return sheet;
  });
}
