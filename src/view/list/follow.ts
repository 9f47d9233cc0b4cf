/** Between what is followed, what follows, and the edges. */
const GAP = 4;
/** Pixels; a list has no use for more, and is of little use with less. */
const MOST = 328;
const ENOUGH = 200;
const LEAST = 80;

/**
 * Keeps a popup below a control, or above it where there is more room. As it is on top of everything, nothing cuts it off;
 * and as nothing carries it along, it goes where the control goes, until that is out of sight. Returns what ends it.
 */
export function follow(popup: HTMLElement, control: HTMLElement, lost: () => void): () => void {
  const place = () => placeBy(control, popup);
  const sight = new IntersectionObserver((entries) => {
    if (!entries.at(-1)!.isIntersecting) lost();
  });
  /** What is chosen, or in error, moves it. */
  const moves = new ResizeObserver(place);
  sight.observe(control);
  moves.observe(control.closest('.field')!);

  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  // A scroll is not heard outside the tree that it is in.
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
