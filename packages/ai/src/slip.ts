/** Misjudging: what makes a level weaker than what it knows. */
import { next32, type Stream } from '@evervale/kernel';

/** Gumbel noise: the best pick is taken with the probability of a softmax of this temperature. */
export function slip(rng: Stream, carelessness: number): number {
  if (carelessness === 0) return 0;
  const u = (next32(rng.bytes, rng.at) + 1) / 4294967297;
  return -carelessness * Math.log(-Math.log(u));
}
