/**
 * What others do while somebody searches for a pick of his own: what has brought most wherever it was
 * looked at. Their picks are no part of the tree. Which of them are possible depends on cards that
 * nobody sees, so every deal would lead to other nodes, and hardly any would be met twice.
 */
import type { Machine, State } from '@evervale/kernel';
import type { Gains } from './gains.ts';
import type { Lookahead } from './lookahead.ts';

/** After so many looks it is known well enough what a pick brings. */
const LOOKS = 3;

export class Rivals {
  private readonly machine: Machine;
  private readonly ahead: Lookahead;
  private readonly gains: Gains;
  private readonly codes = new Int32Array(1024);

  constructor(machine: Machine, ahead: Lookahead, gains: Gains) {
    this.machine = machine;
    this.ahead = ahead;
    this.gains = gains;
  }

  /** The pick of `seat`; `s` stays as it is. */
  answer(s: State, seat: number): number {
    const { gains, codes } = this;
    const legal = this.machine.legalOrdered(s);
    const { count } = legal;
    if (count === 1) return legal.codes[0];
    // Looking ahead lists other picks in the same place.
    for (let i = 0; i < count; i++) codes[i] = legal.codes[i];
    const decision = gains.decision(s, seat);
    this.lookAtNew(s, seat, decision, count);
    let best = codes[0];
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const gain = gains.guess(decision, codes[i]);
      if (gain <= most) continue;
      most = gain;
      best = codes[i];
    }
    return best;
  }

  private lookAtNew(s: State, seat: number, decision: number, count: number): void {
    const { gains, codes, ahead } = this;
    let now: number | null = null;
    for (let i = 0; i < count; i++) {
      if (gains.looks(decision, codes[i]) >= LOOKS) continue;
      now ??= ahead.worth(s, seat);
      gains.learn(decision, codes[i], ahead.after(s, codes[i], seat, now) - now);
    }
    if (now !== null) this.machine.touched();
  }
}
