/** Marks a style sheet, for editors and for what minifies it. */
export const css = String.raw;

/**
 * Styles a root by constructed sheets, which every Content-Security-Policy allows. They are made for the document that the
 * root is in: a sheet cannot move to another, as an element can.
 */
export function adopt(root: ShadowRoot, styles: readonly (string | undefined)[]): void {
  const texts = styles.filter((text) => text !== undefined);
  if (root.adoptedStyleSheets.length === texts.length) return; // those of another document were left behind there
  const { CSSStyleSheet: Sheet } = root.ownerDocument.defaultView ?? window;
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
