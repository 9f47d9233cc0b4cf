/** Marks a style sheet, for editors and for what minifies it. */
export const css = String.raw;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Styles a root by constructed sheets, which every Content-Security-Policy allows. Elements share them, but a sheet cannot
 * leave the document that it was made for.
 */
export function adopt(root: ShadowRoot, styles: readonly (string | undefined)[]): void {
  const { ownerDocument } = root;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  root.adoptedStyleSheets = styles.flatMap((text) => {
    if (!text) return [];
    let sheet = known.get(text);
    if (!sheet) {
      sheet = new (ownerDocument.defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(text);
      known.set(text, sheet);
    }
    return sheet;
  });
}
