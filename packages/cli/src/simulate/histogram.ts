/** How often each whole number came up: exact, and the same in whatever order they are added. */
export type Histogram = Record<number, number>;

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly p05: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly max: number;
}

export function spreadOf(histogram: Histogram): Spread {
  const bins = Object.entries(histogram)
    .map(([value, times]) => ({ value: Number(value), times }))
    .sort((a, b) => a.value - b.value);
  const n = bins.reduce((sum, { times }) => sum + times, 0);
  const mean = bins.reduce((sum, { value, times }) => sum + value * times, 0) / n;
  const squares = bins.reduce((sum, { value, times }) => sum + (value - mean) ** 2 * times, 0);
  // The smallest value below or at which at least this share lies.
  const quantile = (share: number): number => {
    let below = 0;
    return bins.find(({ times }) => (below += times) >= share * n)!.value;
  };
  return {
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: quantile(0),
    p05: quantile(0.05),
    p25: quantile(0.25),
    median: quantile(0.5),
    p75: quantile(0.75),
    p95: quantile(0.95),
    max: quantile(1),
  };
}
