/** The opponents people choose from, from "a child can win" to "as strong as we can". */
import { Refusal } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';
import { greedyPlayer, type GreedyOptions } from './greedy.ts';
import { LEVELS, levelOf } from './names.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { halvingPlayer } from './search/halving.ts';
import { searchPlayer, type Budget } from './search/player.ts';
import { FAULTLESS, type Faults } from './slip.ts';

/** Everybody who can be named: three for comparison, and the levels. */
export const PLAYER_NAMES = ['random', 'greedy', 'lookahead', ...LEVELS] as const;

/** Looks ahead with the quick evaluation instead of the trained one. */
const GREEDY = 'greedy';

const looking = (faults: Faults): Omit<GreedyOptions, 'evaluator'> => ({
  deals: 1,
  rivalry: 0,
  faults,
});

const LOOKING: Record<string, Omit<GreedyOptions, 'evaluator'>> = {
  seedling: looking({ slip: 5, blind: 0.9 }),
  sprout: looking({ slip: 1.5, blind: 0.5 }),
  sapling: looking({ slip: 0.5, blind: 0.2 }),
  lookahead: looking(FAULTLESS),
};

interface Searching {
  /** Simulations fix the strength; the time is there for slow machines. */
  readonly budget: Budget;
  readonly faults: Faults;
  /** Up to so many people share one tree. */
  readonly together?: number;
  /** So many own turns ahead games are played on, where that is the search. */
  readonly turns?: number;
}

/** Oak errs a little: without that the step up to Ever Tree would be smaller than the others. */
const SEARCHING: Record<string, Searching> = {
  oak: { budget: { simulations: 100, time: 1000 }, faults: { slip: 0.2, blind: 0, inParts: true } },
  'ever-tree': {
    budget: { simulations: 8000, time: 5000, turn: true },
    faults: FAULTLESS,
    // With few simulations it makes no difference between two.
    together: 1,
    turns: 2,
  },
};

/** A tree of more would not fit into the memory of a phone. */
const MOST_SIMULATIONS = 100_000;

/**
 * A player by name, of any character: `oak/builder`. A number behind an @ sets the simulations and takes
 * the clock away, so that results repeat on every machine: `oak@400`. A time does the opposite: `oak@2s`,
 * `oak@500ms`.
 */
export function playerNamed(
  name: string,
  evaluator: Evaluator,
  seed: number,
  pause?: () => Promise<void>,
): Player {
  const [who, wanted] = name.split('@');
  const [id, character] = who.split('/');
  if (id === 'random') return randomPlayer(seed);
  if (id === GREEDY) {
    const quick = evaluator.quick ?? evaluator;
    return greedyPlayer(name, { evaluator: quick, ...LOOKING['lookahead'] }, seed);
  }
  const own = withCharacter(evaluator, character);
  const looks = LOOKING[id];
  if (looks) return greedyPlayer(name, { evaluator: own, ...looks }, seed);
  const usual = SEARCHING[id];
  if (usual === undefined) throw new Refusal('player', `must be ${PLAYER_NAMES.join(', ')}`);
  const budget = wanted === undefined ? usual.budget : budgetOf(wanted, usual.budget);
  const player = evaluator.playsOn ? halvingPlayer : searchPlayer;
  return player(name, { ...usual, evaluator: own, budget }, seed, pause);
}

function withCharacter(evaluator: Evaluator, character: string | undefined): Evaluator {
  if (character === undefined) return evaluator;
  const { characters = {} } = evaluator;
  if (!Object.hasOwn(characters, character)) {
    const known = Object.keys(characters).join(', ');
    throw new Refusal('player', known === '' ? 'has no characters here' : `is one of ${known}`);
  }
  return evaluator.leaning!(characters[character]);
}

function budgetOf(text: string, { turn = false }: Budget): Budget {
  const [, count, unit] = /^(\d+)(s|ms)?$/.exec(text) ?? [];
  const n = Number(count);
  if (!(n > 0)) {
    throw new Refusal('player', 'needs a whole number above 0 behind the @, or a time: 2s, 500ms');
  }
  if (unit === undefined) return { simulations: n, turn };
  return { simulations: MOST_SIMULATIONS, time: unit === 's' ? n * 1000 : n, turn: true };
}

/** Ever Tree uses the time it is given; other levels are as strong as their simulations. */
export function givenTime(name: string, seconds: number): string {
  const level = levelOf(name);
  return level === 'ever-tree' && seconds * 1000 !== SEARCHING[level].budget.time
    ? `${name}@${seconds}s`
    : name;
}

/** The same players without a clock: what they choose depends on the seed alone. */
export function withoutClock(name: string): string {
  const level = levelOf(name);
  return level in SEARCHING ? `${name}@${SEARCHING[level].budget.simulations}` : name;
}
