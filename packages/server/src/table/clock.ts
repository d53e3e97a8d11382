/** The clocks of a table, worked out from the times in its log. */
import type { Clock } from '@evervale/protocol';
import { Downtime } from '../storage/downtime.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Who comes back to a live game after his time was up has so much again, or the whole clock if that is less. */
const AGAIN = 5 * 60_000;

export interface SavedClocks {
  readonly bank: readonly number[];
  readonly used: readonly number[];
  readonly lapsed: readonly boolean[];
  readonly renewedAt: readonly number[];
  readonly since: number;
  readonly decider: number | null;
}

/** What a pick brought its seat: an increment, and that the time it had used counts no more. */
export interface Brought {
  readonly paid: number;
  readonly used: number;
}

/** How somebody comes back to his seat. */
interface Return {
  /** How many of the picks that count he has made himself. */
  readonly picks: number;
  /** By the clock, if there is one. */
  readonly timeIsUp: boolean;
}

const NOTHING: Brought = { paid: 0, used: 0 };

export class Clocks {
  private readonly clock: Clock | undefined;
  private readonly downtime: Downtime;
  /** Milliseconds left, per seat, when the present stretch began. */
  readonly bank: number[];
  /** Other than in live games: how long each had thought about its turn by then; without a clock, about its pick. */
  private readonly used: number[];
  /** Whose time was up when a computer player took the seat. */
  private readonly lapsed: boolean[];
  /** How many picks each had made itself when it was last given time again. */
  private readonly renewedAt: number[];
  /** Since when the deciding seat's clock runs. */
  private since = 0;
  private decider: number | null = null;

  constructor(clock: Clock | undefined, seats: number, downtime = new Downtime()) {
    this.clock = clock;
    this.downtime = downtime;
    const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
    this.bank = each(clock?.kind === 'live' ? clock.bank * 1000 : 0);
    this.used = each(0);
    this.lapsed = each(false);
    this.renewedAt = each(-1);
  }

  saved(): SavedClocks {
    const { bank, used, lapsed, renewedAt, since, decider } = this;
    return {
      bank: [...bank],
      used: [...used],
      lapsed: [...lapsed],
      renewedAt: [...renewedAt],
      since,
      decider,
    };
  }

  restore({ bank, used, lapsed, renewedAt, since, decider }: SavedClocks): void {
    Object.assign(this.bank, bank);
    Object.assign(this.used, used);
    Object.assign(this.lapsed, lapsed);
    Object.assign(this.renewedAt, renewedAt);
    this.since = since;
    this.decider = decider;
  }

  /**
   * Something other than a pick has happened, and now `decider` has to decide (null: nobody any more). `payer`:
   * whose time it was meanwhile, if not that of who had to decide.
   */
  moved(at: number, decider: number | null, payer = this.decider): void {
    if (this.decider !== null && payer !== null) {
      const ran = this.ran(at);
      if (this.clock?.kind === 'live') this.bank[payer] = Math.max(0, this.bank[payer] - ran);
      else this.used[payer] += ran;
    }
    this.since = at;
    this.decider = decider;
  }

  /** A pick: it costs its time, and ends a turn or not. What it brings is given back if it is taken back. */
  picked(at: number, decider: number | null): Brought {
    const seat = this.decider;
    this.moved(at, decider);
    // With a clock a turn of many picks has its days, or its increment, once.
    if (seat === null || (this.clock !== undefined && decider === seat)) return NOTHING;
    const brought: Brought = {
      paid: this.clock?.kind === 'live' ? this.clock.increment * 1000 : 0,
      used: this.used[seat],
    };
    this.bank[seat] += brought.paid;
    this.used[seat] = 0;
    return brought;
  }

  /** A pick of the seat counts no more: nobody has gained time by it. */
  takenBack(seat: number, { paid, used }: Brought): void {
    this.bank[seat] = Math.max(0, this.bank[seat] - paid);
    this.used[seat] += used;
  }

  /** Would the seat have time left if it took these picks back now, and had to decide again? */
  affords(at: number, seat: number, brought: readonly Brought[]): boolean {
    const later = new Clocks(this.clock, this.bank.length, this.downtime);
    later.restore(this.saved());
    later.moved(at, seat, seat);
    for (const one of brought) later.takenBack(seat, one);
    return (later.deadline() ?? Infinity) > at;
  }

  /** All have agreed to go back: what somebody had used of a turn is forgiven, not the time of a live clock. */
  forgiven(): void {
    this.used.fill(0);
  }

  /** A computer player has the seat now; its time goes on. */
  left(seat: number, timeIsUp: boolean): void {
    this.lapsed[seat] = timeIsUp;
  }

  /**
   * The person of the seat is back. Whose time was up has some again, but not twice for the same
   * decision: else the others would wait for ever.
   */
  back(at: number, seat: number, how: Return): void {
    const again = this.mayRenew(seat, how);
    this.lapsed[seat] = false;
    if (!again) return;
    this.renewedAt[seat] = how.picks;
    if (this.decider === seat) this.moved(at, seat);
    this.used[seat] = 0;
    if (this.clock?.kind !== 'live') return;
    this.bank[seat] = Math.max(this.bank[seat], Math.min(this.clock.bank * 1000, AGAIN));
  }

  /** Is who comes back like this given time again? */
  mayRenew(seat: number, { picks, timeIsUp }: Return): boolean {
    return (this.lapsed[seat] || timeIsUp) && picks > this.renewedAt[seat];
  }

  /** How long the deciding seat has thought about what is to be decided, what it took back included. */
  thought(at: number): number {
    return this.decider === null ? 0 : this.used[this.decider] + this.ran(at);
  }

  /** How much of the time since the present stretch began counts. */
  private ran(at: number): number {
    const down = this.clock?.kind === 'live' ? this.downtime.within(this.since, at) : 0;
    return Math.max(0, at - this.since - down);
  }

  /** In slow games, when a quarter of the time is left. */
  reminder(): number | null {
    if (this.clock?.kind !== 'days' || this.decider === null) return null;
    return this.deadline()! - this.clock.days * DAY * 0.25;
  }

  /** When the time of the deciding seat is up; null if there is no clock or nobody decides. */
  deadline(): number | null {
    if (this.clock === undefined || this.decider === null) return null;
    if (this.clock.kind === 'days') {
      return this.since + this.clock.days * DAY - this.used[this.decider];
    }
    return this.downtime.after(this.since, this.bank[this.decider]);
  }
}
