/**
 * A finished game looked at again: where points were lost and why, what would have been better, what was
 * done best, and when the game was decided. All picks are looked at quickly, the worst ones once more
 * with patience, because a quick look is often wrong about how much was lost.
 */
import {
  clone,
  decidingSeat,
  readRecord,
  stream,
  type Game,
  type GameRecord,
  type State,
  type Text,
} from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import { Knowledge } from '../knowledge.ts';
import { Search, candidates, searchSlowly, type Budget, type Candidate } from '../search/player.ts';
import { sentence } from './hints.ts';
import { bestLine, type Step } from './line.ts';
import { momentOf, whenText, type Moment } from './moment.ts';
import { Reasons } from './reasons.ts';
import { turningPoint } from './turning.ts';

export interface ReviewedPick extends Moment {
  /** The best picks instead, up to the end of the action. */
  readonly better: readonly Step[];
  /** What they would have brought. Print it with `withHints`. */
  readonly why: Text;
  readonly points: number;
  /** Points that were to be expected more. */
  readonly lost: number;
}

/** The best pick of the game: everything else would have been so much worse. */
export interface PraisedPick extends Moment {
  readonly ahead: number;
  readonly why: Text;
}

export interface Review {
  /** The worst loss first. */
  readonly misses: readonly ReviewedPick[];
  readonly praised: PraisedPick | null;
  /** From this pick on the winner was ahead for good; null if from the beginning. */
  readonly turning: (Moment & { readonly winner: number }) | null;
}

export interface ReviewOptions {
  readonly evaluator: Evaluator;
  /** For each pick. */
  readonly budget: Budget;
  /** For those that are looked at again. */
  readonly closer?: Budget;
  readonly seed: number;
  /** Losses below this are left out. */
  readonly least: number;
  /** Whose decisions are looked at; those of all if it is not said. */
  readonly seat?: number;
  /** Where a game began that did not begin with its deal. */
  readonly start?: State;
  readonly pause?: () => Promise<void>;
  readonly progress?: (done: number, picks: number) => void;
}

/** So many of the worst picks, and of the best, are looked at again. */
const WORST = 15;
const FINEST = 3;
const CLOSER: Budget = { simulations: 800 };
/** A pick is praised if there was something to choose from, and the others were so much worse. */
const CHOICE = 3;
const PRAISE = 1;

/** A pick of the game with what a search thinks of it. */
interface Looked extends Moment {
  readonly state: State;
  readonly isTurn: boolean;
  readonly search: Search;
  readonly all: readonly Candidate[];
  readonly choice: Candidate;
  readonly lost: number;
  /** Points to the next best pick, if the best was taken. */
  readonly ahead: number;
}

/** Every decision is judged by what its seat knew at that time. */
export async function review(
  game: Game,
  record: GameRecord,
  options: ReviewOptions,
): Promise<Review> {
  const { seed, picks, options: gameOptions } = readRecord(game, record);
  const { seat, start } = options;
  const reviewer = new Reviewer(game, options);
  const s = start === undefined ? game.create(gameOptions, seed) : clone(start);
  const looked: Looked[] = [];
  const work = picks.length + WORST + FINEST;
  for (const [index, code] of picks.entries()) {
    if (seat === undefined || decidingSeat(s) === seat) {
      looked.push(await reviewer.first(s, index, code));
    }
    game.machine.touched();
    game.machine.apply(s, code);
    options.progress?.(index + 1, work);
  }
  const worst = toldOnce(looked.filter(({ lost }) => lost > 0).sort(byLoss)).slice(0, WORST);
  const misses: ReviewedPick[] = [];
  for (const one of worst) {
    const closer = await reviewer.again(one);
    if (closer.lost >= options.least) misses.push(reviewer.missOf(closer));
  }
  misses.sort(byLoss);
  const praised = await reviewer.praise(looked);
  options.progress?.(work, work);
  return { misses, praised, turning: turningPoint(looked, game.winners(s)) };
}

const byLoss = (a: Pick<Looked, 'lost' | 'index'>, b: Pick<Looked, 'lost' | 'index'>): number =>
  b.lost - a.lost || a.index - b.index;

/** Of several misses in one turn the worst is told, as it is of one that is made again and again. */
function toldOnce(worstFirst: readonly Looked[]): Looked[] {
  const told = new Set<string>();
  return worstFirst.filter(({ seat, turn, all, isTurn }) => {
    const names = [`${seat} turn ${turn}`, ...(isTurn ? [`${seat} pick ${all[0].code}`] : [])];
    if (names.some((name) => told.has(name))) return false;
    for (const name of names) told.add(name);
    return true;
  });
}

class Reviewer {
  private readonly game: Game;
  private readonly options: ReviewOptions;
  private readonly turns: number[] = [];

  constructor(game: Game, options: ReviewOptions) {
    this.game = game;
    this.options = options;
  }

  first(s: State, index: number, code: number): Promise<Looked> {
    const seat = decidingSeat(s);
    const { evaluator } = this.options;
    const isTurn = evaluator.atRest(s);
    this.turns[seat] = (this.turns[seat] ?? 0) + (isTurn ? 1 : 0);
    // What is asked before the first turn belongs to it.
    const turn = Math.max(1, this.turns[seat]);
    const { machine } = this.game;
    machine.touched();
    const moment = {
      index,
      seat,
      turn,
      when: whenText(evaluator.phase?.(s, seat), turn),
      question: machine.prompt(s).text,
      taken: machine.wording(s, code),
      state: s.slice(),
      isTurn,
    };
    return this.search(moment, code, this.options.budget);
  }

  again(looked: Looked): Promise<Looked> {
    return this.search(looked, looked.choice.code, this.options.closer ?? CLOSER);
  }

  private async search(
    moment: Omit<Moment, 'taken'> & Pick<Looked, 'state' | 'isTurn'> & { readonly taken: Step },
    code: number,
    budget: Budget,
  ): Promise<Looked> {
    const { options, game } = this;
    const { state, seat, index } = moment;
    const knowledge = new Knowledge(game, state, seat);
    const search = new Search(knowledge, { ...options, budget }, options.seed + index);
    await searchSlowly(search, options.pause ?? (async () => {}));
    const all = candidates(search, seat);
    const [best, next] = all;
    // A run of picks is searched in one order only; in another order it is worth the same.
    const choice = all.find((candidate) => candidate.code === code) ?? best;
    return {
      ...moment,
      taken: { ...moment.taken, points: choice.points[seat] },
      search,
      all,
      choice: { ...choice, code },
      lost: Math.max(0, standing(best, knowledge) - standing(choice, knowledge)),
      ahead: choice === best && next !== undefined ? best.worth - next.worth : 0,
    };
  }

  missOf(looked: Looked): ReviewedPick {
    const { seed } = this.options;
    const { lost, all, choice, state, seat, search } = looked;
    const [best] = all;
    const knowledge = new Knowledge(this.game, state, seat);
    const better = bestLine(this.game, knowledge.deal(stream(seed)), search.tree.root, seat);
    const why = this.whyText(looked, best.code, choice.code);
    return { ...momentOf(looked), better, why, points: best.points[seat], lost };
  }

  /** The pick that was hardest to do without, if there was one. */
  async praise(all: readonly Looked[]): Promise<PraisedPick | null> {
    const finest = all
      .filter((one) => one.isTurn && one.all.length >= CHOICE && one.ahead >= PRAISE)
      .sort((a, b) => b.ahead - a.ahead || a.index - b.index)
      .slice(0, FINEST);
    let best: Looked | null = null;
    for (const one of finest) {
      const closer = await this.again(one);
      if (closer.ahead >= PRAISE && closer.ahead > (best?.ahead ?? 0)) best = closer;
    }
    if (best === null) return null;
    const why = this.whyText(best, best.all[0].code, best.all[1].code);
    return { ...momentOf(best), ahead: best.ahead, why };
  }

  private whyText({ state, seat }: Looked, code: number, other: number): Text {
    const { evaluator, seed } = this.options;
    const reasons = new Reasons(new Knowledge(this.game, state, seat), evaluator, seed);
    const why = reasons.for(code, other);
    return sentence(why.length > 0 ? why : [{ key: 'hint.outlook' }]);
  }
}

/** The own points, less those of automatic opponents: what one does changes theirs as well. */
function standing({ points }: Candidate, knowledge: Knowledge): number {
  const theirs = points.slice(knowledge.people()).reduce((sum, n) => sum + n, 0);
  return points[knowledge.seat] - theirs;
}
