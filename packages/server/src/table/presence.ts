/**
 * Who of those that sit at a table has it open, at whichever process. Each process says who is there with it, and says it
 * again and again: what was not repeated for a while counts no more, so that a process that dies takes
 * its people with it.
 */
import { randomUUID } from 'node:crypto';

/** Whoever loads the page again, or rides through a tunnel, has not left. */
const GRACE = 5000;
export const BEAT = 1000;
/** Half of it at least: else all tables would be told of in the same moment. */
const REPEAT = 60_000;
const FORGOTTEN = 2.5 * REPEAT;

interface Elsewhere {
  readonly people: readonly string[];
  readonly until: number;
}

interface Room {
  here: ReadonlySet<string>;
  /** By process. */
  readonly elsewhere: Map<string, Elsewhere>;
  told: ReadonlySet<string>;
  /** When the others are told again. */
  again: number;
}

export interface Around {
  /** Tells the other processes; null if there are none. */
  readonly share: ((notice: string) => void) | null;
  /** Tells who looks at the table here. */
  readonly tell: (table: string, people: ReadonlySet<string>) => void;
  readonly now: () => number;
}

export class Presence {
  private readonly self = randomUUID();
  private readonly rooms = new Map<string, Room>();
  private readonly around: Around;

  constructor(around: Around) {
    this.around = around;
  }

  /** Who has the table open, as far as it is known. */
  at(table: string): ReadonlySet<string> {
    return this.rooms.get(table)?.told ?? new Set();
  }

  /** Who sits at the table and looks at it through this process now. */
  here(table: string, people: ReadonlySet<string>): void {
    // Where nobody sits who looks, there is nothing to remember.
    if (people.size === 0 && !this.rooms.has(table)) return;
    const room = this.room(table);
    if (within(people, room.here) && within(room.here, people)) return;
    room.here = people;
    this.repeat(table, room);
    this.look(table, room);
  }

  /** What another process said: `here`, the table, the process, and its people. */
  heard(notice: string): void {
    const [, table, process, people] = notice.split(' ');
    if (!people && !this.rooms.has(table)) return;
    const room = this.room(table);
    const isNew = !room.elsewhere.has(process);
    const until = this.around.now() + FORGOTTEN;
    room.elsewhere.set(process, { people: people ? people.split(',') : [], until });
    // It may not have heard of ours either.
    if (isNew && room.here.size > 0) this.repeat(table, room);
    this.look(table, room);
  }

  /** To be called every second (`BEAT`). */
  beat(): void {
    const now = this.around.now();
    for (const [table, room] of this.rooms) {
      if (room.here.size > 0 && room.again <= now) this.repeat(table, room);
      const silent = [...room.elsewhere].filter(([, { until }]) => until <= now);
      for (const [process] of silent) room.elsewhere.delete(process);
      if (silent.length > 0) this.look(table, room);
    }
  }

  private room(table: string): Room {
    let room = this.rooms.get(table);
    if (!room) {
      room = { here: new Set(), elsewhere: new Map(), told: new Set(), again: 0 };
      this.rooms.set(table, room);
    }
    return room;
  }

  private repeat(table: string, room: Room): void {
    room.again = this.around.now() + REPEAT * (0.5 + Math.random() / 2);
    this.around.share?.(`here ${table} ${this.self} ${[...room.here].join(',')}`);
  }

  /** Who comes is told at once, who leaves when they have not come back. */
  private look(table: string, room: Room): void {
    const now = everybody(room);
    if (!within(now, room.told)) this.tell(table, room, new Set([...room.told, ...now]));
    if (within(room.told, now)) return;
    setTimeout(() => {
      const then = everybody(room);
      if (!within(room.told, then)) this.tell(table, room, then);
      // The table may have been left, forgotten and opened again since.
      if (then.size === 0 && this.rooms.get(table) === room) this.rooms.delete(table);
    }, GRACE).unref();
  }

  private tell(table: string, room: Room, people: ReadonlySet<string>): void {
    room.told = people;
    this.around.tell(table, people);
  }
}

function within(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}

function everybody({ here, elsewhere }: Room): Set<string> {
  return new Set([...here, ...[...elsewhere.values()].flatMap(({ people }) => people)]);
}
