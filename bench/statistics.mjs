/** The value below which this part of the values lies. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  return sorted[below] + ((sorted[below + 1] ?? sorted[below]) - sorted[below]) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

/** A median with its quartiles. */
export const summary = (values) => ({
  median: median(values),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});
