/**
 * Returns a click listener that copies a text and confirms it in the element after the button. If the clipboard is not
 * available, it selects the text instead: that of `source`, or else of the element after the button.
 */
export const copy =
  (text: () => string, copied: string, source?: (button: Element) => Node) => async (event: Event) => {
    const button = event.currentTarget as Element;
    try {
      await navigator.clipboard.writeText(text());
      button.nextElementSibling!.textContent = copied;
    } catch {
      const shown = source?.(button) ?? button.nextElementSibling!;
      if (!source) shown.textContent = text();
      getSelection()?.selectAllChildren(shown);
    }
  };
