/** The opponents people choose from, from "a child can win" to "as strong as we can". */
import { Refusal } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';
import { greedyPlayer, type GreedyOptions } from './greedy.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { searchPlayer, type Budget } from './search/player.ts';

export const LEVELS = ['seedling', 'sprout', 'sapling', 'oak', 'ever-tree'] as const;
export type Level = (typeof LEVELS)[number];

/** Everybody who can be named: three for comparison, and the levels. */
export const PLAYER_NAMES = ['random', 'greedy', 'lookahead', ...LEVELS] as const;

/** Looks ahead with the quick evaluation instead of the trained one. */
const GREEDY = 'greedy';

const LOOKING: Record<string, Omit<GreedyOptions, 'evaluator'>> = {
  seedling: { deals: 1, rivalry: 0, carelessness: 3 },
  sprout: { deals: 1, rivalry: 0, carelessness: 1 },
  sapling: { deals: 1, rivalry: 0, carelessness: 0.4 },
  lookahead: { deals: 1, rivalry: 0, carelessness: 0 },
};

interface Searching {
  /** Simulations fix the strength; the time is there for slow machines. */
  readonly budget: Required<Budget>;
  readonly carelessness: number;
}

/** Oak is a little careless: without that the step up to Ever Tree would be smaller than the others. */
const SEARCHING: Record<string, Searching> = {
  oak: { budget: { simulations: 100, time: 1000 }, carelessness: 0.2 },
  'ever-tree': { budget: { simulations: 8000, time: 5000 }, carelessness: 0 },
};

/** A tree of more would not fit into the memory of a phone. */
const MOST_SIMULATIONS = 100_000;

/**
 * A player by name. A number behind an @ sets the simulations and takes the clock away, so that
 * results repeat on every machine: `oak@400`. A time does the opposite: `oak@2s`, `oak@500ms`.
 */
export function playerNamed(
  name: string,
  evaluator: Evaluator,
  seed: number,
  pause?: () => Promise<void>,
): Player {
  const [id, wanted] = name.split('@');
  if (id === 'random') return randomPlayer(seed);
  if (id === GREEDY) {
    const quick = evaluator.quick ?? evaluator;
    return greedyPlayer(name, { evaluator: quick, ...LOOKING['lookahead'] }, seed);
  }
  const looking = LOOKING[id];
  if (looking) return greedyPlayer(name, { evaluator, ...looking }, seed);
  const usual = SEARCHING[id];
  if (usual === undefined) throw new Refusal('player', `must be ${PLAYER_NAMES.join(', ')}`);
  const { carelessness } = usual;
  const budget = wanted === undefined ? usual.budget : budgetOf(wanted);
  return searchPlayer(name, { evaluator, budget, carelessness }, seed, pause);
}

function budgetOf(text: string): Budget {
  const [, count, unit] = /^(\d+)(s|ms)?$/.exec(text) ?? [];
  const n = Number(count);
  if (!(n > 0)) {
    throw new Refusal('player', 'needs a whole number above 0 behind the @, or a time: 2s, 500ms');
  }
  if (unit === undefined) return { simulations: n };
  return { simulations: MOST_SIMULATIONS, time: unit === 's' ? n * 1000 : n };
}

/** Ever Tree uses the time it is given; other levels are as strong as their simulations. */
export function givenTime(level: string, seconds: number): string {
  return level === 'ever-tree' && seconds * 1000 !== SEARCHING[level].budget.time
    ? `${level}@${seconds}s`
    : level;
}

/** The same players without a clock: what they choose depends on the seed alone. */
export function withoutClock(name: string): string {
  return name in SEARCHING ? `${name}@${SEARCHING[name].budget.simulations}` : name;
}
