/** What the server does at a table by itself: computer players' turns, ordered passes, clocks. */
import { createHash } from 'node:crypto';
import type { Computers } from '../computer/computers.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { Refused } from '../refused.ts';
import type { Claims } from '../storage/claims.ts';
import type { PeopleStore } from '../storage/people.ts';
import { DUE_PAGE, UnknownGame, type Due, type TableStore } from '../storage/tables.ts';
import { STAND_IN } from './actions.ts';
import type { Draft } from './entry.ts';
import type { Host } from './host.ts';
import { canPlay } from './playable.ts';
import { DamagedTable } from './rebuild.ts';
import type { Table } from './table.ts';
import { dueAt, waitUntil } from './vacation.ts';

const SHORT_REST = 1000;
const LONG_REST = 10 * 60_000;

export interface AutomaticParts {
  readonly host: Host;
  readonly store: TableStore;
  readonly claims: Claims;
  readonly people: PeopleStore;
  readonly computers: Computers;
  /** Tells a person that the time is running out. */
  readonly remind: (table: Table, person: string) => void;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export class Automatic implements JobHandlers {
  private readonly parts: AutomaticParts;
  private readonly thinking = new Set<string>();
  /** Tables at which something failed, and until when they are left alone. */
  private readonly resting = new Map<string, number>();
  /** Tables whose rules are not known here. */
  private readonly foreign = new Set<string>();

  constructor(parts: AutomaticParts) {
    this.parts = parts;
  }

  async automatic(id: string): Promise<void> {
    if (this.thinking.has(id) || this.rests(id)) return;
    this.thinking.add(id);
    await this.guarded(id, async () => {
      try {
        if (!(await this.parts.claims.claim(id))) return;
        while (await this.goOn(id));
      } finally {
        this.thinking.delete(id);
        await this.parts.claims.release(id);
      }
    });
  }

  /** What fails at one table is that table's trouble: it is logged, and left alone for a while. */
  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused) return;
      const damaged = error instanceof DamagedTable;
      this.resting.set(id, this.parts.now() + (damaged ? LONG_REST : SHORT_REST));
      this.parts.failed(error);
      // Else it would stand before all others whose time is up.
      if (damaged) await this.parts.store.postpone(id, this.parts.now() + LONG_REST);
    }
  }

  private rests(id: string): boolean {
    const until = this.resting.get(id);
    if (until === undefined) return false;
    if (until > this.parts.now()) return true;
    this.resting.delete(id);
    return false;
  }

  /** One pick; false if there is nothing to do any more. */
  private async goOn(id: string): Promise<boolean> {
    const { host, computers } = this.parts;
    const now = await host.read(id, (table) => (host.isWanted(table) ? question(table) : null));
    if (now === null) return false;
    if (now.level === null) {
      const { position, seat } = now;
      // What does not fit is void, and the player decides himself.
      for (const answer of now.voided) await host.stand(id, seat, answer, false);
      await host.change(id, (table) => (table.position === position ? answering(table) : null));
      return true;
    }
    const { position, level, voided: _, ...task } = now;
    const code = await computers.think({ kind: 'pick', level, ...task });
    await host.change(id, (table) => {
      // Somebody took back a pick, or the person is back: then the thought was for nothing.
      if (table.position !== position || table.seats[now.seat].computer === null) return null;
      return { kind: 'pick', seat: now.seat, value: code };
    });
    return true;
  }

  /** The time of the deciding seat may be up: then a computer player takes the seat. */
  private async deadline(id: string, at: number): Promise<void> {
    const { host, people, store, now } = this.parts;
    const { turn, deadline } = await host.read(id, (table) => ({
      turn: table.turn,
      deadline: table.deadline,
    }));
    // Nobody's time runs here: the row of the table is behind its log.
    if (turn === null) return store.postpone(id, deadline, at);
    const person = await people.person(turn);
    const vacation = person?.vacationUntil ?? 0;
    const table = await host.change(id, (found) => {
      const time = now();
      // Asleep since it was looked at: that does not count, and is not known yet.
      if (host.downtime.doubtful) return null;
      if (found.turn !== turn || dueAt(found, vacation) > time) return null;
      // Where nobody may be helped, whose time is up has lost.
      const kind = found.strict ? 'resign' : 'takeover';
      return { kind, seat: found.decider!, value: 1, data: STAND_IN };
    });
    // Not to be found again before it is time: else those on vacation would keep others from it.
    if (table.turn === turn) await store.postpone(id, dueAt(table, vacation), at);
  }

  async sweep(): Promise<void> {
    const { host, store, now, failed } = this.parts;
    if (host.downtime.doubtful) await host.downtime.known();
    for (const id of await store.automatic()) {
      if (!this.thinking.has(id) && (await this.isOurs(id))) void this.automatic(id).catch(failed);
    }
    const time = now();
    for await (const { id, at } of pages((after) => store.due(time, after))) {
      if (await this.isOurs(id)) await this.guarded(id, () => this.deadline(id, at));
    }
    for await (const { id, at } of pages((after) => store.forgetful(time, after))) {
      if (await this.isOurs(id)) await this.guarded(id, () => this.remind(id, at));
    }
  }

  /** Tables of other rules are left to processes that know them; they may be many. */
  private async isOurs(id: string): Promise<boolean> {
    if (this.foreign.has(id) || this.rests(id)) return false;
    let ours = false;
    await this.guarded(id, async () => {
      ours = await this.knows(id);
      if (!ours) this.foreign.add(id);
    });
    return ours;
  }

  private async knows(id: string): Promise<boolean> {
    try {
      const info = await this.parts.store.find(id);
      return info !== null && canPlay(info);
    } catch (error) {
      if (error instanceof UnknownGame) return false;
      throw error;
    }
  }

  private async remind(id: string, time: number): Promise<void> {
    const { host, store, people, remind, now } = this.parts;
    const { table, turn } = await host.read(id, (found) => ({ table: found, turn: found.turn }));
    if (!(await store.reminded(id, time)) || turn === null) return;
    // Who is on vacation has time.
    const vacation = (await people.person(turn))?.vacationUntil ?? 0;
    if (waitUntil(vacation) < now()) remind(table, turn);
  }
}

/** One page after the other, so that those at the beginning cannot hide the rest. */
async function* pages(read: (after?: Due) => Promise<Due[]>): AsyncGenerator<Due> {
  let page = await read();
  yield* page;
  while (page.length === DUE_PAGE) {
    page = await read(page.at(-1));
    yield* page;
  }
}

function question(table: Table) {
  const seat = table.decider;
  if (seat === null || !table.automatic) return null;
  const level = table.seats[seat].computer;
  const voided = level === null ? table.due(seat).voided : [];
  return { ...questionAt(table, seat), level, voided };
}

/** What a thinking thread has to know. */
export function questionAt(table: Table, seat: number) {
  return {
    game: table.info.game.id,
    state: table.state.slice(),
    seat,
    position: table.position,
    seed: seedFor(table),
    whom: table.info.owner,
  };
}

/**
 * The same question gets the same answer after a restart; but nobody at the table can think it over with the
 * same numbers, and tell from the answer what the computer player has in its hand.
 */
function seedFor({ info, position }: Table): number {
  return createHash('sha256').update(`thought ${position} ${info.seed}`).digest().readUInt32LE();
}

/** The pick of whoever has answered ahead. */
function answering(table: Table): Draft | null {
  const seat = table.decider;
  if (seat === null || table.seats[seat].computer !== null) return null;
  const { code } = table.due(seat);
  return code === undefined ? null : { kind: 'pick', seat, value: code };
}
