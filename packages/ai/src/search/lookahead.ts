/**
 * One step ahead: what a pick is worth once the action it belongs to is complete. A run of picks
 * inside an action is completed by choosing the best next pick each time, so that "discard a card"
 * is seen together with what it brings.
 */
import {
  PENDING,
  decidingSeat,
  isOver,
  type Machine,
  type State,
  type Until,
} from '@evervale/kernel';
import { utility, type Evaluator } from '../evaluator.ts';
import { clearlyBest, threshold, type Gains } from './gains.ts';

/** How carefully it is thought about what an action consists of. */
export interface Care {
  /** Inside an action so many picks are tried, once it is known what they are likely to bring. */
  readonly parts: number;
  /** By so many points a guess must be better than all others to be taken without a look. */
  readonly clear: number;
}

const CAREFUL: Care = { parts: 3, clear: 1.5 };

export class Lookahead {
  readonly machine: Machine;
  readonly evaluator: Evaluator;
  /** How much the points of the best rival count against the own ones. */
  readonly rivalry: number;
  /** The expected points of every seat behind the pick looked at last. */
  readonly values = new Float64Array(8);
  care = CAREFUL;
  private readonly gains: Gains | null;
  /** Parts of actions are compared by the own points alone: what rivals have hardly depends on them. */
  private readonly ownParts: boolean;
  private readonly until: Until | null;
  private ahead = new Uint8Array(0);
  /** Where the best pick that `best` has found leads to. */
  private chosen = new Uint8Array(0);
  private trial = new Uint8Array(0);
  private readonly codes = new Int32Array(1024);
  private readonly guesses = new Float64Array(1024);

  /** With `gains` it remembers what parts of actions bring, and tries only the best ones. */
  constructor(machine: Machine, evaluator: Evaluator, rivalry: number, gains: Gains | null = null) {
    this.machine = machine;
    this.evaluator = evaluator;
    this.rivalry = rivalry;
    this.gains = gains;
    this.ownParts = gains !== null && evaluator.playsOn === true;
    this.until = evaluator.foresees ?? null;
  }

  /** What `seat` thinks of taking `code` in `s`; `s` stays as it is. `now`: what it has already. */
  after(s: State, code: number, seat: number, now = 0): number {
    this.makeRoom(s.length);
    this.ahead.set(s);
    this.machine.advance(this.ahead, code, this.until);
    this.settle(this.ahead, seat, now);
    return this.worth(this.ahead, seat);
  }

  private makeRoom(length: number): void {
    if (this.ahead.length === length) return;
    this.ahead = new Uint8Array(length);
    this.chosen = new Uint8Array(length);
    this.trial = new Uint8Array(length);
  }

  /** The position `after` came to. */
  get reached(): State {
    return this.ahead;
  }

  /** Fills `values` and gives what `seat` thinks of them. */
  worth(s: State, seat: number): number {
    const { evaluator, values } = this;
    if (this.rivalry === 0) return (values[seat] = evaluator.value(s, seat));
    evaluator.values(s, values);
    const teams = evaluator.teams?.(s);
    const eager = evaluator.eager?.(s);
    const spread = evaluator.spread(s);
    return utility(values, evaluator.seats(s), seat, this.rivalry, spread, teams, eager);
  }

  /** Completes the action under way as far as `seat` decides alone. */
  private settle(s: State, seat: number, now: number): void {
    while (this.inAction(s, seat)) {
      this.machine.advance(s, this.bestPart(s, seat, now), this.until);
    }
  }

  private inAction(s: State, seat: number): boolean {
    if (isOver(s) || s[PENDING] === 0) return false;
    return !this.evaluator.atRest(s) && decidingSeat(s) === seat;
  }

  private bestPart(s: State, seat: number, now: number): number {
    const legal = this.machine.legalOrdered(s);
    const n = legal.count;
    if (n === 1) return legal.codes[0];
    const { codes, guesses, gains, care } = this;
    const decision = gains === null ? 0 : gains.decision(s, seat);
    for (let i = 0; i < n; i++) {
      codes[i] = legal.codes[i];
      guesses[i] = gains === null ? Infinity : gains.guess(decision, codes[i]);
    }
    const clear = clearlyBest(guesses, n, care.clear);
    if (clear >= 0) return codes[clear];
    const least = threshold(guesses, n, care.parts);
    const had = this.ownParts ? this.evaluator.value(s, seat) : now;
    let best = codes[0];
    let most = -Infinity;
    for (let i = 0; i < n; i++) {
      if (guesses[i] < least) continue;
      const worth = this.part(s, codes[i], seat);
      gains?.learn(decision, codes[i], worth - had);
      if (worth <= most) continue;
      most = worth;
      best = codes[i];
    }
    return best;
  }

  private part(s: State, code: number, seat: number): number {
    this.trial.set(s);
    this.machine.advance(this.trial, code, this.until);
    this.conclude(this.trial, seat);
    return this.ownParts ? this.evaluator.value(this.trial, seat) : this.worth(this.trial, seat);
  }

  /** The shortest way out of an action: done, or the first pick there is. */
  private conclude(s: State, seat: number): void {
    while (this.inAction(s, seat)) this.machine.advance(s, this.machine.wayOn(s), this.until);
  }

  /**
   * The best pick of the pending decision. With `looks`, only so many are looked at once it is known what
   * they are likely to bring.
   */
  best(s: State, seat: number, looks = Infinity): number {
    const { gains } = this;
    // Looking ahead lists other picks in the same place.
    const codes = this.machine.legalOrdered(s).toArray();
    if (codes.length === 1) return codes[0];
    const now = gains === null ? 0 : this.worth(s, seat);
    const decision = gains === null ? 0 : gains.decision(s, seat);
    const guesses = codes.map((code) => gains?.guess(decision, code) ?? Infinity);
    const least = threshold(guesses, codes.length, looks);
    let best = codes[0];
    let most = -Infinity;
    codes.forEach((code, i) => {
      if (guesses[i] < least) return;
      const worth = this.after(s, code, seat, now);
      gains?.learn(decision, code, worth - now);
      if (worth <= most) return;
      most = worth;
      best = code;
      [this.ahead, this.chosen] = [this.chosen, this.ahead];
    });
    return best;
  }

  /** Takes the best pick of the pending decision, and all of its action as it was foreseen. */
  act(s: State, seat: number, looks: number): void {
    const { machine } = this;
    const legal = machine.legalOrdered(s);
    if (legal.count === 1) {
      machine.applyThrough(s, legal.codes[0]);
      return;
    }
    this.best(s, seat, looks);
    s.set(this.chosen);
    machine.touched();
    // It was looked no further than to a roll of dice.
    if (!isOver(s) && s[PENDING] === 0) machine.run(s, -1, true);
  }

  /** The next pick of an action under way, as whoever looked ahead has thought it would go on. */
  carryOn(s: State, seat: number): number {
    this.makeRoom(s.length);
    const isCompared = this.gains !== null && !this.ownParts;
    return this.bestPart(s, seat, isCompared ? this.worth(s, seat) : 0);
  }
}
