/** A player that searches within a budget. */
import { decidingSeat, isOver, next32, stream, type Stream } from '@evervale/kernel';
import { DUEL, rivalryAt, type Evaluator } from '../evaluator.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Player } from '../player.ts';
import { Eyes, FAULTLESS, slip, type Faults } from '../slip.ts';
import { SETTINGS, Tree, type Deal, type TreeSettings } from './tree.ts';

export interface Budget {
  /** Simulations for a decision: with a seed the same choice everywhere. */
  readonly simulations: number;
  /** Milliseconds after which it stops early, on slow machines. */
  readonly time?: number;
  /** It is for a whole turn: what to do gets most of it. With a clock the tree is kept through the picks. */
  readonly turn?: boolean;
}

export interface SearchOptions {
  readonly evaluator: Evaluator;
  readonly budget: Budget;
  readonly settings?: TreeSettings;
  /** Up to so many people share one tree; among more it holds the own picks alone. */
  readonly together?: number;
}

export interface PlayerOptions extends SearchOptions {
  /** How it misjudges what it has found; not said: not at all. */
  readonly faults?: Faults;
  /** Games that are played on end when it is to move for this time; not said: the first. */
  readonly turns?: number;
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

/** A pick that is part of a turn gets so much of the simulations, but not too few. */
const PART = 0.125;
const FEW = 100;

/** So many people share one tree if nothing else is said. */
const FEW_PEOPLE = 2;

/** How a search goes at such a table. */
function settingsAt(people: number, seats: number, options: SearchOptions): TreeSettings {
  const { evaluator, settings = SETTINGS, together = FEW_PEOPLE } = options;
  // Against an automatic opponent people play for each other, and what one does is the other's plan.
  const joint = people <= together || seats > people || evaluator.playsOn === true;
  if (!joint) return { ...settings, joint, rivalry: 0 };
  return { ...settings, joint, rivalry: rivalryAt(people, settings.rivalry, evaluator) };
}

/** The search for the pending decision: a tree that grows slice by slice. */
export class Search {
  readonly tree: Tree;
  readonly settings: TreeSettings;
  private knowledge: Knowledge;
  private readonly deal: Deal;
  /** Simulations of the tree, and the time, at which it stops. */
  private goal: number;
  private end: number;

  constructor(knowledge: Knowledge, options: SearchOptions, seed: number) {
    const { evaluator, budget } = options;
    this.goal = budget.simulations;
    this.knowledge = knowledge;
    const dealt = knowledge.deal(stream(seed));
    this.deal = (n) => this.knowledge.deal(stream(seed + n), dealt);
    this.settings = settingsAt(knowledge.people(), evaluator.seats(dealt), options);
    this.tree = new Tree(knowledge.game.machine, evaluator, evaluator.seats(dealt), this.settings);
    this.end = endOf(budget.time);
  }

  /** For a pick that is part of a turn; a tree that is shared needs all of its simulations. */
  shorten(): void {
    if (this.settings.joint) return;
    this.goal = Math.max(Math.min(FEW, this.goal), Math.round(PART * this.goal));
  }

  /** Goes on for a slice, and says whether there is more to do. */
  slice(): boolean {
    const { tree } = this;
    const goal = Math.min(this.goal, tree.simulations + SLICE);
    while (tree.simulations < goal) tree.simulate(this.deal);
    return !this.isDecided(this.goal - tree.simulations) && Date.now() < this.end;
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

  /** What the seat will see when it is asked again, if that is all up to it; otherwise null. */
  expectedAfter(code: number): string | null {
    const { game, seat } = this.knowledge;
    const s = this.deal(0);
    game.machine.applyThrough(s, code);
    const asked = !isOver(s) && decidingSeat(s) === seat;
    return asked ? JSON.stringify(game.view(s, seat)) : null;
  }

  /** Goes on behind the pick that was taken. */
  goOn(knowledge: Knowledge, code: number, { simulations, time }: Budget): this {
    this.knowledge = knowledge;
    this.end = endOf(time);
    this.tree.descend(code, this.deal);
    this.goal = this.tree.simulations + simulations;
    return this;
  }
}

function endOf(time: number | undefined): number {
  return time === undefined ? Infinity : Date.now() + time;
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

/**
 * Where the lead counts, every pick of a rival lowers it: what was hardly tried, and so was hardly
 * answered, looks better than it is. Such picks are compared if they were tried about as often.
 */
const TRIED = 0.5;

/** The pick that seems best to somebody who misjudges them all a little. */
export function misjudged(
  found: readonly Candidate[],
  points: number,
  rivalry: number,
  rng: Stream,
): Candidate {
  const least = rivalry >= DUEL ? TRIED * found[0].visits : 0;
  const all = found.filter(({ visits }) => visits >= least);
  const seeming = all.map(({ worth }) => worth + slip(rng, points));
  return all[seeming.indexOf(Math.max(...seeming))];
}

/** Of the time for a turn, what goes into deciding what to do, and into each pick that is part of it. */
export const DECIDING = 0.6;
const CARRYING_OUT = 0.1;
/** Also what is asked in the turn of somebody else gets so much. */
const LEAST = 0.02;

/** A search whose pick was taken, and what the seat will see if nothing unforeseen happens. */
interface Taken {
  readonly search: Search;
  readonly code: number;
  readonly sees: string;
}

/** What players who search have in common, whatever their search is. */
export abstract class Thinker implements Player {
  readonly name: string;
  protected readonly options: PlayerOptions;
  protected readonly seeds: Stream;
  protected readonly pause: (() => Promise<void>) | undefined;
  protected readonly faults: Faults;
  protected readonly eyes: Eyes;

  constructor(name: string, options: PlayerOptions, seed: number, pause?: () => Promise<void>) {
    this.name = name;
    this.options = options;
    this.seeds = stream(seed);
    this.pause = pause;
    this.faults = options.faults ?? FAULTLESS;
    this.eyes = new Eyes(options.evaluator, this.faults);
  }

  abstract pick(knowledge: Knowledge): number | Promise<number>;
}

class SearchPlayer extends Thinker {
  private taken: Taken | null = null;
  /** When the turn should be over, if it began with this player. */
  private turnEnd = Infinity;

  pick(knowledge: Knowledge): number | Promise<number> {
    const legal = knowledge.legal();
    if (legal.length === 1) return legal[0];
    // Whether a turn begins is the same in every deal.
    const isTurn = this.options.evaluator.atRest(knowledge.deal(stream(0)));
    const budget = this.budgetFor(isTurn);
    const search = this.keptSearch(knowledge, budget) ?? this.newSearch(knowledge, budget, isTurn);
    if (this.pause) {
      return searchSlowly(search, this.pause).then(() => this.choose(search, knowledge, isTurn));
    }
    while (search.slice());
    return this.choose(search, knowledge, isTurn);
  }

  /** Each pick that is part of a turn gets at most half of what is left of its time. */
  private budgetFor(isTurn: boolean): Budget {
    const { budget } = this.options;
    const { time, turn } = budget;
    if (!turn || time === undefined) return budget;
    if (isTurn) {
      this.turnEnd = Date.now() + time;
      return { ...budget, time: time * DECIDING };
    }
    const half = (this.turnEnd - Date.now()) / 2;
    return { ...budget, time: Math.max(time * LEAST, Math.min(time * CARRYING_OUT, half)) };
  }

  /** The tree is kept as long as nothing turns up that it did not know. */
  private keptSearch(knowledge: Knowledge, budget: Budget): Search | null {
    const { taken } = this;
    this.taken = null;
    if (taken === null || taken.sees !== JSON.stringify(knowledge.view())) return null;
    return taken.search.goOn(knowledge, taken.code, budget);
  }

  private newSearch(knowledge: Knowledge, budget: Budget, isTurn: boolean): Search {
    const { seeds, options, eyes } = this;
    const evaluator = isTurn ? eyes.open(seeds) : options.evaluator;
    const search = new Search(knowledge, { ...options, budget, evaluator }, next32(seeds.bytes, 0));
    if (budget.turn && !isTurn) search.shorten();
    return search;
  }

  private choose(search: Search, { seat }: Knowledge, isTurn: boolean): number {
    const { faults, options, seeds } = this;
    const found = candidates(search, seat);
    const points = isTurn || faults.inParts ? faults.slip : 0;
    const { rivalry } = search.settings;
    const { code } = points === 0 ? found[0] : misjudged(found, points, rivalry, seeds);
    const { time, turn } = options.budget;
    const sees = turn && time !== undefined ? search.expectedAfter(code) : null;
    if (sees !== null) this.taken = { search, code, sees };
    return code;
  }
}

/** With `pause` it lets others work between slices, for example to hear that it is not needed. */
export function searchPlayer(
  name: string,
  options: PlayerOptions,
  seed: number,
  pause?: () => Promise<void>,
): Player {
  return new SearchPlayer(name, options, seed, pause);
}

export async function searchSlowly(search: Search, pause: () => Promise<void>): Promise<void> {
  while (search.slice()) await pause();
}
