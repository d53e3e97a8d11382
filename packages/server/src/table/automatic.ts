/** What the server does at a table by itself: computer players' turns, ordered passes, clocks. */
import { codeForKey, seedOf } from '@evervale/kernel';
import type { Computers } from '../computer/computers.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { Refused } from '../refused.ts';
import type { PeopleStore } from '../storage/people.ts';
import type { TableStore } from '../storage/tables.ts';
import { STAND_IN } from './actions.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

const PASS = 'pass';

export interface AutomaticParts {
  readonly host: Host;
  readonly store: TableStore;
  readonly people: PeopleStore;
  readonly computers: Computers;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export class Automatic implements JobHandlers {
  private readonly parts: AutomaticParts;
  private readonly thinking = new Set<string>();

  constructor(parts: AutomaticParts) {
    this.parts = parts;
  }

  async automatic(id: string): Promise<void> {
    if (this.thinking.has(id)) return;
    this.thinking.add(id);
    try {
      while (await this.goOn(id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.thinking.delete(id);
    }
  }

  /** One pick; false if there is nothing to do any more. */
  private async goOn(id: string): Promise<boolean> {
    const { host, computers } = this.parts;
    const now = await host.read(id, (table) => this.question(table));
    if (now === null) return false;
    if (now.level === null) {
      await host.change(id, (table) => passOrder(table, now.seat));
      return true;
    }
    const code = await computers.choose({ ...now, level: now.level });
    await host.change(id, (table) => {
      // Somebody took back a pick, or the person is back: then the thought was for nothing.
      if (table.position !== now.position || table.seats[now.seat].computer === null) return null;
      return { kind: 'pick', seat: now.seat, value: code };
    });
    return true;
  }

  private question(table: Table) {
    const seat = table.decider;
    if (seat === null || !table.automatic) return null;
    return {
      game: table.info.game.id,
      state: table.state.slice(),
      seat,
      level: table.seats[seat].computer,
      position: table.position,
      // The same question gets the same answer after a restart.
      seed: seedOf(`${table.info.id} ${table.position}`),
    };
  }

  /** The time of the deciding seat may be up: then a computer player takes the seat. */
  async deadline(id: string): Promise<void> {
    const { host, people, now } = this.parts;
    const turn = await host.read(id, (table) => table.turn);
    if (turn === null) return;
    const person = await people.person(turn);
    await host.change(id, (table) => {
      if (table.turn !== turn || table.deadline === null || table.deadline > now()) return null;
      // Slow games wait for people on vacation.
      const slow = table.info.setup.clock?.kind === 'days';
      if (slow && (person?.vacationUntil ?? 0) > now()) return null;
      return { kind: 'takeover', seat: table.decider!, value: 1, data: STAND_IN };
    });
  }

  async sweep(): Promise<void> {
    const { store, now, failed } = this.parts;
    for (const id of await store.automatic()) void this.automatic(id).catch(failed);
    for (const id of await store.due(now())) await this.deadline(id);
  }
}

/** Passing, if that is possible now; else the order is void, and the player decides himself. */
function passOrder(table: Table, seat: number) {
  if (table.decider !== seat || !table.seats[seat].premove) return null;
  const code = codeForKey(table.info.game, table.state, PASS);
  if (code === undefined) return { kind: 'premove', seat, value: 0 } as const;
  return { kind: 'pick', seat, value: code } as const;
}
