/** Pixels between the control, the popup, and the edges. */
const GAP = 4;
/** Heights of the popup in pixels: its maximum, what is enough room below the control, and its minimum. */
const MOST = 328;
const ENOUGH = 200;
const LEAST = 80;

/**
 * Keeps a popup in the top layer below a control, or above it if there is more room. It follows the control until the control
 * is out of view. Returns a function that stops it.
 */
export function follow(popup: HTMLElement, control: HTMLElement, lost: () => void): () => void {
  const place = () => placeBy(control, popup);
  const sight = new IntersectionObserver((entries) => {
    if (!entries.at(-1)!.isIntersecting) lost();
  });
  /** Chips and errors move the control. */
  const moves = new ResizeObserver(place);
  sight.observe(control);
  moves.observe(control.closest('.field')!);

  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  // Scroll events do not leave their shadow tree.
  for (const target of [window, control.getRootNode()]) target.addEventListener('scroll', place, options);
  for (const target of [window, visualViewport]) target?.addEventListener('resize', place, options);
  visualViewport?.addEventListener('scroll', place, options);
  place();
  return () => {
    ends.abort();
    sight.disconnect();
    moves.disconnect();
  };
}

function placeBy(control: HTMLElement, { style }: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const below = offsetTop + height - bottom - GAP * 2;
  const above = top - offsetTop - GAP * 2;
  const isAbove = below < ENOUGH && above > below;
  style.left = `${left}px`;
  style.width = `${width}px`;
  style.maxHeight = `${Math.min(MOST, Math.max(LEAST, isAbove ? above : below))}px`;
  style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
}
