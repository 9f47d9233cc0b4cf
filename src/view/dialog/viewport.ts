/**
 * Keeps an element clear of an on-screen keyboard, which does not change `dvh`: `--_above` and `--_below` are the heights
 * that are covered. Returns a function that stops it.
 */
export function avoidKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const update = () => {
    const { scale, offsetTop, height } = viewport;
    const isZoomed = scale !== 1; // then the user pans the page
    style.setProperty('--_above', isZoomed ? '' : `${offsetTop}px`);
    style.setProperty('--_below', isZoomed ? '' : `${Math.max(0, innerHeight - offsetTop - height)}px`);
  };
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, update);
  return () => {
    for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, update);
  };
}
