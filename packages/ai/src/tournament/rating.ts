/**
 * Ratings for games of any number of players and teams: Weng and Lin's update for the Plackett-Luce
 * model (2011), as OpenSkill uses it. A player is a guess `mu` and its uncertainty `sigma`; a team is
 * worth the sum of its players.
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

/** How much a person may change between two games. */
const TAU = MU / 300;

export const FRESH: Rating = { mu: MU, sigma: SIGMA };

/** Before each game a person may have changed: computer players do not. */
export function unsettled({ mu, sigma }: Rating): Rating {
  return { mu, sigma: Math.hypot(sigma, TAU) };
}

/** What is safe to say: three deviations below the guess. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

interface Team {
  readonly mu: number;
  /** The square of its uncertainty. */
  readonly variance: number;
  readonly rank: number;
}

/**
 * New ratings after a game; ranks count from 1, equal ranks share a place. `teams` says who plays for
 * whom, everybody for himself if it is not given; players of one team have one rank.
 */
export function rate(
  ratings: readonly Rating[],
  ranks: readonly number[],
  teams: readonly number[] = ratings.map((_, i) => i),
): Rating[] {
  const ids = [...new Set(teams)];
  const changes = teamChanges(ids.map((id) => teamOf(ratings, ranks, teams, id)));
  return ratings.map(({ mu, sigma }, i) => {
    const { omega, delta } = changes[ids.indexOf(teams[i])];
    const variance = sigma * sigma;
    return {
      mu: mu + variance * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - variance * delta, KAPPA)),
    };
  });
}

function teamOf(
  ratings: readonly Rating[],
  ranks: readonly number[],
  teams: readonly number[],
  id: number,
): Team {
  const own = ratings.filter((_, i) => teams[i] === id);
  return {
    mu: own.reduce((sum, { mu }) => sum + mu, 0),
    variance: own.reduce((sum, { sigma }) => sum + sigma * sigma, 0),
    rank: ranks[teams.indexOf(id)],
  };
}

/** How far a game moves the guess about each team, and how much surer it makes it. */
function teamChanges(teams: readonly Team[]): { omega: number; delta: number }[] {
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA * BETA, 0));
  const strength = teams.map(({ mu }) => Math.exp(mu / c));
  // For each q: the strength of all who did not finish before q, and how many share q's place.
  const rest = teams.map(({ rank }) =>
    strength.reduce((sum, x, i) => (teams[i].rank >= rank ? sum + x : sum), 0),
  );
  const shared = teams.map(({ rank }) => teams.filter((other) => other.rank === rank).length);
  return teams.map((team, i) => {
    let omega = 0;
    let delta = 0;
    teams.forEach(({ rank }, q) => {
      if (rank > team.rank) return;
      const quotient = strength[i] / rest[q];
      omega += (q === i ? 1 - quotient : -quotient) / shared[q];
      delta += (quotient * (1 - quotient)) / shared[q];
    });
    const gamma = Math.sqrt(team.variance) / c;
    return { omega: omega / c, delta: (gamma * delta) / (c * c) };
  });
}
