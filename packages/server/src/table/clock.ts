/** The clocks of a table, worked out from the times in its log. */
import type { Clock } from '@evervale/protocol';
import { Downtime } from '../storage/downtime.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface SavedClocks {
  readonly bank: readonly number[];
  readonly since: number;
  readonly decider: number | null;
}

export class Clocks {
  private readonly clock: Clock | undefined;
  private readonly downtime: Downtime;
  /** Milliseconds left, per seat. */
  readonly bank: number[];
  /** Since when the deciding seat's clock runs. */
  private since = 0;
  private decider: number | null = null;

  constructor(clock: Clock | undefined, seats: number, downtime = new Downtime()) {
    this.clock = clock;
    this.downtime = downtime;
    this.bank = Array<number>(seats).fill(clock?.kind === 'live' ? clock.bank * 1000 : 0);
  }

  saved(): SavedClocks {
    return { bank: [...this.bank], since: this.since, decider: this.decider };
  }

  restore({ bank, since, decider }: SavedClocks): void {
    bank.forEach((left, i) => (this.bank[i] = left));
    this.since = since;
    this.decider = decider;
  }

  /** The game went on at `at`, and now `decider` has to decide (null: nobody any more). */
  moved(at: number, decider: number | null): void {
    const turnOver = decider !== this.decider;
    if (this.clock?.kind === 'live' && this.decider !== null) {
      const spent = Math.max(0, at - this.since - this.downtime.within(this.since, at));
      this.bank[this.decider] = Math.max(0, this.bank[this.decider] - spent);
      if (turnOver) this.bank[this.decider] += this.clock.increment * 1000;
    }
    // With days per turn, a turn of many picks has its days once.
    if (turnOver || this.clock?.kind === 'live') this.since = at;
    this.decider = decider;
  }

  /** The seat has been given a full clock again: somebody else sits there now, or is back. */
  renew(at: number, seat: number): void {
    if (this.clock?.kind === 'live') {
      this.bank[seat] = Math.max(this.bank[seat], Math.min(this.clock.bank * 1000, 5 * 60_000));
    }
    if (this.decider === seat) this.since = at;
  }

  /** In slow games, when a quarter of the time is left. */
  reminder(): number | null {
    if (this.clock?.kind !== 'days' || this.decider === null) return null;
    return this.since + this.clock.days * DAY * 0.75;
  }

  /** When the time of the deciding seat is up; null if there is no clock or nobody decides. */
  deadline(): number | null {
    if (this.clock === undefined || this.decider === null) return null;
    if (this.clock.kind === 'days') return this.since + this.clock.days * DAY;
    return this.downtime.after(this.since, this.bank[this.decider]);
  }
}
