/**
 * Processes without a door, for tests: they share a database in memory, know magpies, and do nothing by
 * themselves. What another process would hear is told to it by hand.
 */
import { Games, decision } from '@evervale/kernel';
import { hostedMagpies } from '@evervale/kernel/magpies';
import type { SeatPlan, TableSetup } from '@evervale/protocol';
import type { Computers } from '../src/computer/computers.ts';
import { Claims } from '../src/storage/claims.ts';
import type { Database } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/open.ts';
import { PeopleStore, type Person } from '../src/storage/people.ts';
import { ResultStore } from '../src/storage/results.ts';
import { TableStore } from '../src/storage/tables.ts';
import { Actions } from '../src/table/actions.ts';
import { Automatic } from '../src/table/automatic.ts';
import type { Viewer } from '../src/table/channel.ts';
import { Host, type Watching } from '../src/table/host.ts';
import type { Table } from '../src/table/table.ts';

/** At every table the same cards are dealt, so that what can be picked is no matter of luck. */
const dealtAlike = {
  ...hostedMagpies,
  create: (options: Parameters<typeof hostedMagpies.create>[0]) => hostedMagpies.create(options, 7),
};
const GAMES = new Games([dealtAlike], import.meta.url);
const OPEN: SeatPlan = { kind: 'open' };
export const SETUP: TableSetup = {
  game: hostedMagpies.id,
  options: { rounds: 6 },
  seats: [OPEN, OPEN],
  visibility: 'link',
  rated: false,
  spectators: true,
  delay: 0,
};

/** What a process has told whoever runs it. */
interface Heard {
  readonly turns: string[];
  readonly waits: string[];
  readonly watched: string[];
  readonly reminded: string[];
  readonly failures: unknown[];
  changes: number;
}

export interface Process {
  readonly host: Host;
  readonly actions: Actions;
  readonly automatic: Automatic;
  readonly heard: Heard;
}

/** Takes the first option at once, whatever it is. */
export const quick: Computers = {
  think: (task) => Promise.resolve(hostedMagpies.machine.legal(task.state).toArray()[0] as never),
  prepare() {},
  waiting: 0,
  close: () => Promise.resolve(),
};

export class Processes {
  time = Date.UTC(2026, 10, 16, 12);
  readonly now = (): number => this.time;
  readonly db: Database;
  readonly store: TableStore;
  readonly people: PeopleStore;

  private constructor(db: Database) {
    this.db = db;
    this.store = new TableStore(db, GAMES);
    this.people = new PeopleStore(db, this.now);
  }

  /** `kind`: whether each counts on others, as with PostgreSQL. */
  static async open(kind: Database['kind'] = 'postgres'): Promise<Processes> {
    const db = await openDatabase({ data: ':memory:' });
    return new Processes({
      kind,
      clock: db.clock,
      all: (sql, values) => db.all(sql, values),
      commit: (statements, notice) => db.commit(statements, notice),
      listen() {},
      script: (sql) => db.script(sql),
      close: () => db.close(),
    });
  }

  begin(computers: Computers = quick): Process {
    const { now, store, people } = this;
    const heard: Heard = {
      turns: [],
      waits: [],
      watched: [],
      reminded: [],
      failures: [],
      changes: 0,
    };
    const host = new Host(store, new ResultStore(this.db), now, {
      turn: (_, person) => void heard.turns.push(person),
      waits: ({ info }) => void heard.waits.push(info.id),
      watched: ({ info }) => void heard.watched.push(info.id),
      changed: () => void heard.changes++,
    });
    const failed = (error: unknown): void => void heard.failures.push(error);
    const claims = new Claims(this.db, failed);
    const remind = (_: Table, person: string): void => void heard.reminded.push(person);
    return {
      host,
      actions: new Actions(host, now, GAMES),
      automatic: new Automatic({ host, store, claims, people, computers, remind, now, failed }),
      heard,
    };
  }

  async guest(name: string): Promise<Person> {
    return (await this.people.person(await this.people.createGuest(name)))!;
  }

  guests(...names: string[]): Promise<Person[]> {
    return Promise.all(names.map((name) => this.guest(name)));
  }

  /** A table of magpies whose owner is the first; everybody takes a seat. */
  async opened(
    { actions }: Process,
    [owner, ...others]: readonly Person[],
    wish: Partial<TableSetup> = {},
  ): Promise<string> {
    const { info } = await actions.create(owner, { ...SETUP, ...wish });
    for (const other of others) await actions.join(info.id, other);
    return info.id;
  }

  async started(
    process: Process,
    people: readonly Person[],
    wish: Partial<TableSetup> = {},
  ): Promise<string> {
    const id = await this.opened(process, people, wish);
    await process.actions.start(id, people[0]);
    return id;
  }
}

/** The seat that has to decide picks the first option whose key begins like this. */
export async function pickOne(
  { host, actions }: Process,
  id: string,
  people: readonly Person[],
  key = '',
): Promise<Table> {
  const request = await host.read(id, (table) => {
    const { options } = decision(table.info.game, table.state)!;
    const { code } = options.find((option) => option.key.startsWith(key))!;
    return { seat: table.decider!, at: table.position, code };
  });
  return actions.pick(id, people[request.seat], request);
}

interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Somebody who looks at a table, and what he was told. */
export class Eye implements Viewer {
  readonly person: string;
  readonly heard: Message[] = [];

  constructor(person: Person) {
    this.person = person.id;
  }

  send(message: string): void {
    this.heard.push(JSON.parse(message) as Message);
  }

  /** The kinds of what was told since this was last asked. */
  news(): string[] {
    return this.heard.splice(0).map(({ type }) => type);
  }
}

/** Looks at it from a seat, or as a spectator (null). */
export const as = (seat: number | null): Watching => ({ seat, may() {} });
export const lengthAt = ({ host }: Process, id: string): Promise<number> =>
  host.read(id, ({ length }) => length);

/** Everything that was begun and needs no more than the database has come as far as it can. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
}
