/** The matches that grade the players, and what they are meant to show. */
import { withoutClock } from '../levels.ts';

export interface Match {
  readonly id: string;
  /** Names as levels.ts knows them. One player meets Rugwort. */
  readonly players: readonly string[];
  readonly games: number;
  /** Options of the game besides the number of players. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What is measured, and the least it should be. */
  readonly goal?: Goal;
}

export interface Goal {
  readonly of: 'won' | 'points' | 'winner';
  readonly least: number;
}

const SOME = 200;

/** Without the clock, so that everybody gets the same results. */
function match(id: string, players: readonly string[], games: number, goal?: Goal): Match {
  return { id, players: players.map(withoutClock), games, ...(goal && { goal }) };
}

function against(id: string, better: string, worse: string, least: number): Match {
  return match(id, [better, worse], SOME, { of: 'won', least });
}

function solo(id: string, year: number, least: number): Match {
  return { ...match(id, ['ever-tree'], 100, { of: 'won', least }), options: { rugwort: { year } } };
}

/** The first of the players is the one the goal is about. */
export const LADDER: readonly Match[] = [
  against('seedling-random', 'seedling', 'random', 0.7),
  against('sprout-seedling', 'sprout', 'seedling', 0.7),
  against('sapling-sprout', 'sapling', 'sprout', 0.7),
  against('oak-sapling', 'oak', 'sapling', 0.7),
  against('oak-greedy', 'oak', 'greedy', 0.9),
  against('ever-tree-oak', 'ever-tree', 'oak', 0.7),
  match('two-oaks', ['oak', 'oak'], SOME, { of: 'points', least: 58 }),
  match('two-ever-trees', ['ever-tree', 'ever-tree'], 100, { of: 'points', least: 65 }),
  match(
    'four-ever-trees',
    Array.from({ length: 4 }, () => 'ever-tree'),
    100,
    {
      of: 'winner',
      least: 70,
    },
  ),
  match('oak-three-greedy', ['oak', 'greedy', 'greedy', 'greedy'], SOME, { of: 'won', least: 0.5 }),
  solo('rugwort-1', 1, 0.9),
  solo('rugwort-2', 2, 0),
  solo('rugwort-3', 3, 0.6),
];

/** What the same search is worth with one, four and sixteen times the simulations. */
export const GROWTH: readonly Match[] = [1, 4, 16].map((times) =>
  match(`growth-${times}`, [`oak@${100 * times}`, 'oak@100'], SOME),
);

export const MATCHES: readonly Match[] = [...LADDER, ...GROWTH];
