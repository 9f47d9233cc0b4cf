/** A quantile of the values. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  return sorted[below] + ((sorted[below + 1] ?? sorted[below]) - sorted[below]) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

/** The median with quartiles. */
export const summary = (values) => ({
  median: median(values),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});
