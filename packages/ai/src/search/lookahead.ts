/**
 * One step ahead: what a pick is worth once the action it belongs to is complete. A run of picks
 * inside an action is completed by choosing the best next pick each time, so that "discard a card"
 * is seen together with what it brings.
 */
import { DONE, decidingSeat, isOver, type Machine, type State } from '@evervale/kernel';
import { utility, type Evaluator } from '../evaluator.ts';

export class Lookahead {
  readonly machine: Machine;
  readonly evaluator: Evaluator;
  /** How much the points of the best rival count against the own ones. */
  readonly rivalry: number;
  /** The expected points of every seat behind the pick looked at last. */
  readonly values = new Float64Array(8);
  private ahead = new Uint8Array(0);
  private trial = new Uint8Array(0);
  private readonly codes = new Int32Array(512);

  constructor(machine: Machine, evaluator: Evaluator, rivalry: number) {
    this.machine = machine;
    this.evaluator = evaluator;
    this.rivalry = rivalry;
  }

  /** What `seat` thinks of taking `code` in `s`; `s` stays as it is. */
  after(s: State, code: number, seat: number): number {
    if (this.ahead.length !== s.length) {
      this.ahead = new Uint8Array(s.length);
      this.trial = new Uint8Array(s.length);
    }
    this.ahead.set(s);
    this.machine.apply(this.ahead, code);
    this.settle(this.ahead, seat);
    return this.worth(this.ahead, seat);
  }

  /** The position `after` came to. */
  get reached(): State {
    return this.ahead;
  }

  /** Fills `values` and gives what `seat` thinks of them. */
  worth(s: State, seat: number): number {
    const { evaluator, values } = this;
    if (this.rivalry === 0) return (values[seat] = evaluator.value(s, seat));
    const seats = evaluator.seats(s);
    for (let i = 0; i < seats; i++) values[i] = evaluator.value(s, i);
    return utility(values, seats, seat, this.rivalry);
  }

  /** Completes the action under way as far as `seat` decides alone. */
  settle(s: State, seat: number): void {
    while (this.inAction(s, seat)) this.machine.apply(s, this.bestPart(s, seat));
  }

  private inAction(s: State, seat: number): boolean {
    return !isOver(s) && !this.evaluator.atRest(s) && decidingSeat(s) === seat;
  }

  private bestPart(s: State, seat: number): number {
    const legal = this.machine.legalOrdered(s);
    const n = legal.count;
    const codes = this.codes;
    for (let i = 0; i < n; i++) codes[i] = legal.codes[i];
    let best = codes[0];
    let most = -Infinity;
    for (let i = 0; i < n; i++) {
      this.trial.set(s);
      this.machine.apply(this.trial, codes[i]);
      this.conclude(this.trial, seat);
      const worth = this.worth(this.trial, seat);
      if (worth <= most) continue;
      most = worth;
      best = codes[i];
    }
    return best;
  }

  /** The shortest way out of an action: done, or the first pick there is. */
  private conclude(s: State, seat: number): void {
    while (this.inAction(s, seat)) {
      const legal = this.machine.legalOrdered(s);
      this.machine.apply(s, legal.has(DONE) ? DONE : legal.codes[0]);
    }
  }

  /** The best pick of the pending decision. */
  best(s: State, seat: number): number {
    const codes = this.machine.legalOrdered(s).toArray();
    this.machine.touched();
    let best = codes[0];
    let most = -Infinity;
    for (const code of codes) {
      const worth = this.after(s, code, seat);
      if (worth <= most) continue;
      most = worth;
      best = code;
    }
    return best;
  }
}
