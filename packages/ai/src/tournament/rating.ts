/**
 * Ratings for games of any number of players: Weng and Lin's update for the Plackett-Luce model
 * (2011), as OpenSkill uses it. A player is a guess `mu` and its uncertainty `sigma`.
 */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** A rating never becomes completely certain. */
const KAPPA = 0.0001;

export const FRESH: Rating = { mu: MU, sigma: SIGMA };

/** What is safe to say: three deviations below the guess. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** New ratings after a game; ranks count from 1, equal ranks share a place. */
export function rate(ratings: readonly Rating[], ranks: readonly number[]): Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0));
  const strength = ratings.map(({ mu }) => Math.exp(mu / c));
  // For each q: the strength of all who did not finish before q, and how many share q's place.
  const rest = ranks.map((rank) =>
    strength.reduce((sum, x, i) => (ranks[i] >= rank ? sum + x : sum), 0),
  );
  const shared = ranks.map((rank) => ranks.filter((r) => r === rank).length);
  return ratings.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    ranks.forEach((rank, q) => {
      if (rank > ranks[i]) return;
      const quotient = strength[i] / rest[q];
      omega += (q === i ? 1 - quotient : -quotient) / shared[q];
      delta += (quotient * (1 - quotient)) / shared[q];
    });
    const s2 = sigma * sigma;
    const gamma = sigma / c;
    return {
      mu: mu + (s2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - gamma * (s2 / (c * c)) * delta, KAPPA)),
    };
  });
}
