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
import type { Budget, Candidate } from '../search/player.ts';
import { consider, type Considered } from './considering.ts';
import { sentence } from './hints.ts';
import type { Step } from './line.ts';
import { momentOf, whenText, type Moment } from './moment.ts';
import { PlayingOn, TURNS } from './playingOn.ts';
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

/** In so many deals the pick that was taken and the better one are both played on. */
const DEALS = 32;
/** Other deals than those it was found by: what looked worst may only have had bad luck. */
const OTHER_DEALS = 100_000;
/** So many of the worst picks, and of the best, are looked at again. */
const WORST = 15;
const FINEST = 5;
const CLOSER: Budget = { simulations: 800 };
/** Such a look takes as long as so many quick ones, about. */
const PATIENT = 8;
/** A pick is praised if there was something to choose from, and the others were so much worse. */
const CHOICE = 3;
const PRAISE = 1;

/** A pick of the game with what a search thinks of it. */
interface Looked extends Moment {
  readonly state: State;
  readonly isTurn: boolean;
  readonly considered: Considered;
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
  const work = picks.length + PATIENT * WORST;
  for (const [index, code] of picks.entries()) {
    if (seat === undefined || decidingSeat(s) === seat) {
      looked.push(await reviewer.first(s, index, code));
    }
    game.machine.touched();
    game.machine.apply(s, code);
    options.progress?.(index + 1, work);
  }
  let done = picks.length;
  const worst = toldOnce(looked.filter(({ lost }) => lost > 0).sort(byLoss)).slice(0, WORST);
  const misses: ReviewedPick[] = [];
  for (const one of worst) {
    const closer = await reviewer.again(one);
    options.progress?.((done += PATIENT), work);
    const miss = closer.lost >= options.least ? reviewer.missOf(closer) : null;
    if (miss !== null) misses.push(miss);
  }
  misses.sort(byLoss);
  const praised = await reviewer.praise(looked);
  options.progress?.(work, work);
  const turns = looked.filter(({ isTurn }) => isTurn);
  return { misses, praised, turning: turningPoint(turns, game.winners(s)) };
}

const byLoss = (a: Pick<Looked, 'lost' | 'index'>, b: Pick<Looked, 'lost' | 'index'>): number =>
  b.lost - a.lost || a.index - b.index;

/** Of several misses in one turn the worst is told, as it is of one that is made again and again. */
function toldOnce(worstFirst: readonly Looked[]): Looked[] {
  const told = new Set<string>();
  return worstFirst.filter(({ seat, turn, considered, isTurn }) => {
    const [best] = considered.all;
    const names = [`${seat} turn ${turn}`, ...(isTurn ? [`${seat} pick ${best.code}`] : [])];
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

  /**
   * With patience. A tree has hardly tried what does not look best, and thinks too little of it; so both
   * are played on as well, and as much is lost as both ways of looking say.
   */
  async again(looked: Looked): Promise<Looked> {
    const closer = this.options.closer ?? CLOSER;
    const one = await this.search(looked, looked.choice.code, closer);
    const { considered, choice } = one;
    const [best, next] = considered.all;
    const isBest = choice.code === best.code;
    const other = isBest ? next : best;
    if (other === undefined) return one;
    const gained = await this.playedOn(one, choice.code, other.code);
    return isBest
      ? { ...one, ahead: Math.min(one.ahead, gained) }
      : { ...one, lost: Math.max(0, Math.min(one.lost, -gained)) };
  }

  /** By how much the seat stands better with one pick than with another, if both are played on. */
  private async playedOn({ state, seat, index }: Looked, a: number, b: number): Promise<number> {
    const { evaluator, seed, pause } = this.options;
    const knowledge = new Knowledge(this.game, state, seat);
    const turns = evaluator.playsOn === true ? TURNS : 1;
    const playing = new PlayingOn(knowledge, evaluator, seed + index + OTHER_DEALS, turns);
    for (let deal = 0; deal < DEALS; deal++) {
      playing.play(a);
      playing.play(b);
      await pause?.();
    }
    return better(playing.of(a), playing.of(b), knowledge);
  }

  private async search(
    moment: Omit<Moment, 'taken'> & Pick<Looked, 'state' | 'isTurn'> & { readonly taken: Step },
    code: number,
    budget: Budget,
  ): Promise<Looked> {
    const { options, game } = this;
    const { state, seat, index } = moment;
    const knowledge = new Knowledge(game, state, seat);
    const seed = options.seed + index;
    const considered = await consider(knowledge, { ...options, budget, seed, also: code });
    const [best, next] = considered.all;
    // A run of picks is searched in one order only; in another order it is worth the same.
    const choice = considered.all.find((candidate) => candidate.code === code) ?? best;
    return {
      ...moment,
      taken: { ...moment.taken, points: choice.points[seat] },
      considered,
      choice: { ...choice, code },
      lost: Math.max(0, better(best, choice, knowledge)),
      ahead: choice === best && next !== undefined ? better(best, next, knowledge) : 0,
    };
  }

  /** Null if nobody could say why: that would be no lesson, and is often a mistake of the search. */
  missOf(looked: Looked): ReviewedPick | null {
    const { seed } = this.options;
    const { lost, considered, choice, state, seat } = looked;
    const [best] = considered.all;
    const why = this.reasons(looked, best.code, choice.code);
    if (why.length === 0) return null;
    const knowledge = new Knowledge(this.game, state, seat);
    const line = considered.line(knowledge.deal(stream(seed)));
    const points = best.points[seat];
    const moment = momentOf(looked);
    const taken = { ...moment.taken, points: points - lost };
    return { ...moment, taken, better: line, why: sentence(why), points, lost };
  }

  /** The pick that was hardest to do without, if there was one, and if it can be said why. */
  async praise(all: readonly Looked[]): Promise<PraisedPick | null> {
    const finest = all
      .filter((one) => one.isTurn && one.considered.all.length >= CHOICE && one.ahead >= PRAISE)
      .sort((a, b) => b.ahead - a.ahead || a.index - b.index)
      .slice(0, FINEST);
    let praised: PraisedPick | null = null;
    for (const one of finest) {
      const closer = await this.again(one);
      const { ahead, considered } = closer;
      if (ahead < PRAISE || ahead <= (praised?.ahead ?? 0)) continue;
      const why = this.reasons(closer, considered.all[0].code, considered.all[1].code);
      if (why.length > 0) praised = { ...momentOf(closer), ahead, why: sentence(why) };
    }
    return praised;
  }

  private reasons({ state, seat }: Looked, code: number, other: number): Text[] {
    const { evaluator, seed } = this.options;
    return new Reasons(new Knowledge(this.game, state, seat), evaluator, seed).for(code, other);
  }
}

/** By how much one is better off, as far as the own points and what the seat wants agree about it. */
function better(one: Candidate, other: Candidate, knowledge: Knowledge): number {
  const points = standing(one, knowledge) - standing(other, knowledge);
  return Math.min(points, one.worth - other.worth);
}

/** The own points, less those of automatic opponents: what one does changes theirs as well. */
function standing({ points }: Candidate, knowledge: Knowledge): number {
  const theirs = points.slice(knowledge.people()).reduce((sum, n) => sum + n, 0);
  return points[knowledge.seat] - theirs;
}
