/**
 * Search for games in which a tree sees too little: every turn has dozens of picks, and what the answer to
 * one of them brings is soon known, but not what comes of it later. So the best picks by a look ahead are
 * played on until the seat is to move again, for the first or the second time (onward.ts), with the same
 * deals for all of them; then the worse half is left out, and the others are played on more often
 * (sequential halving). What a turn consists of is chosen by the look alone.
 */
import { decidingSeat, isOver, next32, stream } from '@evervale/kernel';
import type { Knowledge } from '../knowledge.ts';
import type { Player } from '../player.ts';
import { slip } from '../slip.ts';
import type { Care } from './lookahead.ts';
import { Onward } from './onward.ts';
import { DECIDING, Thinker, type Budget, type PlayerOptions } from './player.ts';

/** In so many deals every pick is looked at. */
const LOOKS = 4;
/** The looks and the games played on take their deals from different ends. */
const PLAYED_ON = 1000;
/** At least and at most so many picks are played on. */
const FEW = 4;
const MANY = 16;
/** Who plays on thinks little about what a turn consists of: many games tell more than good ones. */
const BRISK: Care = { parts: 2, clear: 0.5 };

interface Candidate {
  readonly code: number;
  /** By how much it is misjudged. */
  readonly bias: number;
  sum: number;
  deals: number;
}

const worthOf = ({ sum, deals, bias }: Candidate): number => sum / deals + bias;
const byWorth = (a: Candidate, b: Candidate): number => worthOf(b) - worthOf(a) || a.code - b.code;

/** The search for one decision. */
export class Halving {
  private readonly knowledge: Knowledge;
  private readonly options: PlayerOptions;
  private readonly onward: Onward;
  private alive: Candidate[];

  constructor(knowledge: Knowledge, options: PlayerOptions, seed: number, slips: () => number) {
    const { evaluator, turns = 1 } = options;
    this.knowledge = knowledge;
    this.options = options;
    this.onward = new Onward(knowledge, { evaluator, seed, turns, awaitsOthers: true });
    this.alive = this.look(slips).sort(byWorth);
  }

  private look(slips: () => number): Candidate[] {
    const { knowledge, onward } = this;
    const { machine } = knowledge.game;
    const codes = machine.legalOrdered(onward.deal(0)).toArray();
    const all = codes.map((code): Candidate => ({ code, bias: slips(), sum: 0, deals: LOOKS }));
    for (let n = 0; n < LOOKS && all.length > 1; n++) {
      const s = onward.deal(n);
      for (const one of all) one.sum += onward.ahead.after(s, one.code, knowledge.seat);
    }
    return all;
  }

  /** The pick that looks best so far. */
  get best(): number {
    return this.alive[0].code;
  }

  /** Plays on and halves until one is left; pauses after every deal. */
  *run(): Generator<void> {
    const { simulations: games, time = Infinity } = this.options.budget;
    this.alive = this.alive.slice(0, Math.max(FEW, Math.min(MANY, Math.round(games ** 0.5))));
    const rounds = Math.ceil(Math.log2(this.alive.length));
    const began = Date.now();
    this.onward.ahead.care = BRISK;
    // What was seen one action ahead is no longer compared.
    for (const one of this.alive) Object.assign(one, { sum: 0, deals: 0 });
    for (let round = 1, deal = PLAYED_ON; this.alive.length > 1; round++) {
      const end = began + (time * round) / rounds;
      for (let left = games / rounds; left > 0; left -= this.alive.length) {
        this.playAll(deal++);
        yield;
        if (Date.now() >= end) break;
      }
      this.alive.sort(byWorth);
      this.alive.length = Math.ceil(this.alive.length / 2);
    }
  }

  private playAll(deal: number): void {
    const { onward, knowledge } = this;
    for (const one of this.alive) {
      const s = onward.deal(deal);
      onward.play(s, one.code);
      one.sum += onward.ahead.worth(s, knowledge.seat);
      one.deals++;
    }
  }
}

class HalvingPlayer extends Thinker {
  /** When the turn should be over, and whether it goes on after the last pick. */
  private turnEnd = 0;
  private goesOn = false;

  pick(knowledge: Knowledge): number | Promise<number> {
    const legal = knowledge.legal();
    if (legal.length === 1) return legal[0];
    // Whether a turn begins is the same in every deal.
    const isTurn = this.options.evaluator.atRest(knowledge.deal(stream(0)));
    const search = this.searchFor(knowledge, isTurn);
    if (!isTurn) return this.take(search, knowledge);
    const run = search.run();
    if (this.pause) {
      return runSlowly(run, this.pause).then(() => this.take(search, knowledge));
    }
    while (!run.next().done);
    return this.take(search, knowledge);
  }

  private searchFor(knowledge: Knowledge, isTurn: boolean): Halving {
    const { options, faults, seeds, eyes } = this;
    const { evaluator } = options;
    const points = isTurn ? faults.slip * (evaluator.grain ?? 1) : 0;
    const seen = isTurn ? eyes.open(seeds) : evaluator;
    const budget = isTurn ? this.budget() : options.budget;
    const seed = next32(seeds.bytes, seeds.at);
    return new Halving(knowledge, { ...options, evaluator: seen, budget }, seed, () =>
      slip(seeds, points),
    );
  }

  /** A Free Action comes before what a turn is for: the rest of the turn gets half of the time that is left. */
  private budget(): Budget {
    const { budget } = this.options;
    const { time } = budget;
    if (time === undefined) return budget;
    const now = Date.now();
    if (this.goesOn) return { ...budget, time: Math.max(0, (this.turnEnd - now) / 2) };
    this.turnEnd = now + time;
    return { ...budget, time: DECIDING * time };
  }

  private take({ best }: Halving, knowledge: Knowledge): number {
    if (this.options.budget.time !== undefined) this.goesOn = isAskedAgain(knowledge, best);
    return best;
  }
}

/** Nobody else comes between this pick and the next decision of the seat. */
function isAskedAgain(knowledge: Knowledge, code: number): boolean {
  const s = knowledge.deal(stream(0));
  knowledge.game.machine.applyThrough(s, code);
  return !isOver(s) && decidingSeat(s) === knowledge.seat;
}

async function runSlowly(run: Generator<void>, pause: () => Promise<void>): Promise<void> {
  while (!run.next().done) await pause();
}

/** With `pause` it lets others work between deals, for example to hear that it is not needed. */
export function halvingPlayer(
  name: string,
  options: PlayerOptions,
  seed: number,
  pause?: () => Promise<void>,
): Player {
  return new HalvingPlayer(name, options, seed, pause);
}
