/** A player that searches within a budget. */
import { next32, stream, type Stream } from '@evervale/kernel';
import { rivalryAt, type Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Player } from '../player.ts';
import { slip } from '../slip.ts';
import { SETTINGS, Tree, type Deal, type TreeSettings } from './tree.ts';

export interface Budget {
  /** Simulations for a decision: with a seed the same choice everywhere. */
  readonly simulations: number;
  /** Milliseconds after which it stops early, on slow machines. */
  readonly time?: number;
}

export interface SearchOptions {
  readonly evaluator: Evaluator;
  readonly budget: Budget;
  readonly settings?: TreeSettings;
}

interface PlayerOptions extends SearchOptions {
  /** Points by which it misjudges what it has found now and then; not said: never. */
  readonly carelessness?: number;
}

/** A pick with what the search thinks of it. */
export interface Candidate {
  readonly code: number;
  readonly visits: number;
  /** Expected points by seat at the end of the game. */
  readonly points: readonly number[];
  /** What the seat wants, from those points. */
  readonly worth: number;
}

/** Simulations between two looks at the clock. */
const SLICE = 16;

/** The search for the pending decision: a tree that grows slice by slice. */
export class Search {
  readonly tree: Tree;
  readonly settings: TreeSettings;
  private readonly budget: Budget;
  private readonly deal: Deal;
  private readonly end: number;

  constructor(knowledge: Knowledge, options: SearchOptions, seed: number) {
    const { evaluator, budget, settings } = options;
    this.budget = budget;
    const dealt = knowledge.deal(stream(seed));
    this.deal = (n) => knowledge.deal(stream(seed + n), dealt);
    const usual = settings ?? SETTINGS;
    this.settings = { ...usual, rivalry: rivalryAt(knowledge.people(), usual.rivalry, evaluator) };
    this.tree = new Tree(knowledge.game.machine, evaluator, evaluator.seats(dealt), this.settings);
    this.end = budget.time === undefined ? Infinity : Date.now() + budget.time;
  }

  /** Goes on for a slice, and says whether there is more to do. */
  slice(): boolean {
    const { tree, budget } = this;
    const goal = Math.min(budget.simulations, tree.simulations + SLICE);
    while (tree.simulations < goal) tree.simulate(this.deal);
    return !this.isDecided(budget.simulations - tree.simulations) && Date.now() < this.end;
  }

  /** Nothing can overtake the pick that was tried most, even if all the rest went to it. */
  private isDecided(rest: number): boolean {
    const { visits } = this.tree.root;
    let first = 0;
    let second = 0;
    for (let i = 0; i < visits.length; i++) {
      if (visits[i] > first) {
        second = first;
        first = visits[i];
      } else if (visits[i] > second) second = visits[i];
    }
    return rest <= 0 || first - second > rest || visits.length === 1;
  }
}

/** The picks of the decision searched, the most tried first. */
export function candidates({ tree: { root } }: Search, seat: number): Candidate[] {
  const all = root.codes.map((code, i): Candidate => {
    const means = Array.from(root.sums[i], (sum) => sum / (root.visits[i] + 1));
    const seats = means.length / 2;
    return {
      code,
      visits: root.visits[i],
      points: means.slice(0, seats),
      worth: means[seats + seat],
    };
  });
  return all.sort((a, b) => b.visits - a.visits || b.worth - a.worth || a.code - b.code);
}

/** The pick that seems best to somebody who misjudges them all a little. */
function misjudged(all: readonly Candidate[], carelessness: number, rng: Stream): Candidate {
  const seeming = all.map(({ worth }) => worth + slip(rng, carelessness));
  return all[seeming.indexOf(Math.max(...seeming))];
}

/** With `pause` it lets others work between slices, for example to hear that it is not needed. */
export function searchPlayer(
  name: string,
  options: PlayerOptions,
  seed: number,
  pause?: () => Promise<void>,
): Player {
  const seeds = stream(seed);
  const { carelessness = 0 } = options;
  const best = (search: Search, seat: number): number => {
    const found = candidates(search, seat);
    return (carelessness === 0 ? found[0] : misjudged(found, carelessness, seeds)).code;
  };

  return {
    name,
    pick(knowledge) {
      const legal = knowledge.legal();
      if (legal.length === 1) return legal[0];
      const search = new Search(knowledge, options, next32(seeds.bytes, 0));
      if (pause) return searchSlowly(search, pause).then(() => best(search, knowledge.seat));
      while (search.slice());
      return best(search, knowledge.seat);
    },
  };
}

export async function searchSlowly(search: Search, pause: () => Promise<void>): Promise<void> {
  while (search.slice()) await pause();
}
