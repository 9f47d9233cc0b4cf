/** A button's listener that copies a text, and says so in the element after the button. */
export const copy =
  (text: () => string, copied: string, source?: (button: Element) => Node) => async (event: Event) => {
    const button = event.currentTarget as Element;
    try {
      await navigator.clipboard.writeText(text());
      button.nextElementSibling!.textContent = copied;
    } catch {
      // Not allowed to copy: then the person can.
      const shown = source?.(button) ?? button.nextElementSibling!;
      if (!source) shown.textContent = text();
      getSelection()?.selectAllChildren(shown);
    }
  };
