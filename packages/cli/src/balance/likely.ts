/**
 * How much better or worse than par things really are, of which each was measured with luck in it. The further apart
 * all of them are beyond what chance does, the more of what one was measured at is believed (a normal spread around
 * par whose width is not known: every width counts as much as it explains what was measured).
 */

interface Likely {
  /** What is to be expected of it; 1 = par. */
  readonly par: number;
  /** So much is 95 % sure. */
  readonly low: number;
  readonly high: number;
  /** How likely it is that it is fair. */
  readonly fair: number;
}

export interface Likelihood {
  /** In the order in which they were given. */
  readonly each: readonly Likely[];
  /** How likely it is that all of them are fair. */
  readonly allFair: number;
}

/** What a thing was measured at, and the variance that luck gives to that. */
export interface Measured {
  readonly par: number;
  readonly noise: number;
}

/** From here to there a thing is fair. */
export const FAIR = [0.8, 1.2] as const;

/** Widths that are thought possible. */
const WIDEST = 0.8;
const STEP = 0.005;
const SURE = 0.95;

/** What is believed of one thing if things are spread so wide. */
interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

/** Of things of which a seat has one. */
export function likelihoodOf(all: readonly Measured[]): Likelihood {
  const widths = Array.from({ length: WIDEST / STEP + 1 }, (_, i) => (i * STEP) ** 2);
  const weights = normalized(
    widths.map((width) => sum(all.map(({ par, noise }) => density(par - 1, width + noise)))),
  );
  const beliefs = all.map((one) => widths.map((width) => believed(one, width)));
  const below = (i: number, x: number): number =>
    sum(weights.map((weight, w) => weight * shareBelow(beliefs[i][w], x)));
  return {
    each: all.map((_, i) => ({
      par: sum(weights.map((weight, w) => weight * beliefs[i][w].mean)),
      low: quantile((x) => below(i, x), (1 - SURE) / 2),
      high: quantile((x) => below(i, x), (1 + SURE) / 2),
      fair: sum(weights.map((weight, w) => weight * fairness(beliefs[i][w]))),
    })),
    allFair: sum(
      weights.map((weight, w) => weight * product(beliefs.map((one) => fairness(one[w])))),
    ),
  };
}

/** What nobody had was measured with endless noise: nothing is believed of it but how others are spread. */
function believed({ par, noise }: Measured, width: number): Belief {
  if (noise === Infinity) return { mean: 1, deviation: Math.sqrt(width) };
  const share = width / (width + noise);
  return { mean: 1 + share * (par - 1), deviation: Math.sqrt(share * noise) };
}

/** The logarithm of how likely it is to be so far off. */
function density(off: number, variance: number): number {
  return variance === Infinity ? 0 : -(Math.log(variance) + off ** 2 / variance) / 2;
}

/** Weights that add up to 1, from their logarithms. */
function normalized(logs: readonly number[]): number[] {
  const most = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - most));
  const all = sum(raw);
  return raw.map((weight) => weight / all);
}

function fairness(belief: Belief): number {
  const [low, high] = FAIR;
  return shareBelow(belief, high) - shareBelow(belief, low);
}

function shareBelow({ mean, deviation }: Belief, x: number): number {
  if (deviation === 0) return x < mean ? 0 : 1;
  return normalBelow((x - mean) / deviation);
}

/** How often a normal number is below `x` (Abramowitz and Stegun 26.2.17, right to seven places). */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
}

function quantile(below: (x: number) => number, share: number): number {
  let [low, high] = [0, 3];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);
const product = (all: readonly number[]): number => all.reduce((total, n) => total * n, 1);
