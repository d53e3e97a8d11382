/**
 * Keeps the tables in memory as long as they are used, takes every change through the log, and tells
 * the viewers. One change of a table at a time; a change is shown when it is safe on disk.
 */
import { Refused } from '../refused.ts';
import type { Downtime } from '../storage/downtime.ts';
import type { ResultStore } from '../storage/results.ts';
import { standingDone, type TableStore } from '../storage/tables.ts';
import { Channel, type Viewer } from './channel.ts';
import { describeTable } from './describe.ts';
import { entryOf, type Draft, type Entry } from './entry.ts';
import { finishStatements } from './finish.ts';
import { LaggingTable } from './lagging.ts';
import { Past, eventsFor, type Happened } from './past.ts';
import { Presence } from './presence.ts';
import { rebuild, type Listener } from './rebuild.ts';
import type { Change, Table } from './table.ts';
import { Telling } from './telling.ts';
import { type Held, newHeld, isUnwatched, isLagging, dismissStrangers, peopleAt } from './held.ts';
import { notFound, oldRules } from './refusals.ts';

/** After the database was lost, a table is read anew after so long. */
const AGAIN = 200;
/** A log that is longer takes only what brings the game to its end. */
const MOST_ENTRIES = 5000;
const ALWAYS = new Set<Draft['kind']>(['pick', 'resign', 'close', 'rematch']);
/** A table is saved whole after so many entries: more need never be played again at once. */
const SAVE_EVERY = 200;
/** How often a change is tried again when another process was faster. */
const TRIES = 5;
/** Tables that nobody looks at and that stay in memory nevertheless: one is built in a millisecond. */
const MOST_UNWATCHED = 500;

export interface HostEvents {
  /** Somebody has to decide now who had not before. */
  turn(table: Table, person: string): void;
  /** The table waits for the server. */
  waits(table: Table): void;
  /** Somebody has begun to look at it here. */
  watched(table: Table): void;
  changed(): void;
}

export interface Watching {
  /** null: as a spectator. */
  readonly seat: number | null;
  /** The entries before that number have been seen. */
  readonly since?: number | undefined;
  /** Throws a Refused if the viewer may not. */
  readonly may: (table: Table) => void;
}

export class Host {
  private readonly store: TableStore;
  private readonly results: ResultStore;
  private readonly now: () => number;
  private readonly held = new Map<string, Held>();
  private readonly events: HostEvents;
  readonly presence: Presence;
  private builds = 0;
  private closed = false;

  constructor(store: TableStore, results: ResultStore, now: () => number, events: HostEvents) {
    this.store = store;
    this.results = results;
    this.now = now;
    this.events = events;
    this.presence = new Presence({
      share: store.shared ? (notice) => void store.say(notice).catch(() => {}) : null,
      tell: (id, people) => this.tellPresent(id, people),
      now,
    });
  }

  get downtime(): Downtime {
    return this.store.downtime;
  }

  get size(): number {
    return this.held.size;
  }

  /** A new table; its first entries are written with it. False if its challenge was begun before. */
  async create(table: Table, drafts: readonly Draft[]): Promise<boolean> {
    const entries = drafts.map((draft, n) => entryOf(draft, n, this.now()));
    for (const entry of entries) table.apply(entry);
    if (!(await this.store.create(table, entries))) return false;
    this.held.set(table.info.id, newHeld(table));
    this.after(table, null);
    return true;
  }

  /** Looks at a table while nothing changes it. */
  read<T>(id: string, look: (table: Table) => T | Promise<T>): Promise<T> {
    return this.alone(id, async (held) => look(await this.load(id, held)));
  }

  /**
   * Changes a table. `decide` looks at it and says what is to be written, or throws a Refused, or
   * gives null if there is nothing to do.
   */
  change(id: string, decide: (table: Table) => Draft | null): Promise<Table> {
    return this.alone(id, async (held) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const table = await this.load(id, held);
        if (!table.playable) {
          throw new Refused('rules', oldRules(table));
        }
        const draft = this.store.shared
          ? await this.decided(id, held, table, decide)
          : decide(table);
        if (draft === null) return table;
        if (table.length >= MOST_ENTRIES && !ALWAYS.has(draft.kind)) {
          throw new Refused('limit', 'too much has happened at this table');
        }
        if (await this.write(held, table, draft)) return table;
        await this.catchUp(id, held);
      }
      throw new Refused('late', 'others were faster, try again');
    });
  }

  /**
   * What is to be done, where there are other processes. A refusal of one that is behind them counts only
   * when it is repeated by one that is not.
   */
  private async decided(
    id: string,
    held: Held,
    table: Table,
    decide: (table: Table) => Draft | null,
  ): Promise<Draft | null> {
    try {
      return decide(table);
    } catch (error) {
      const { length } = table;
      if (!(error instanceof Refused)) throw error;
      await this.catchUp(id, held);
      if (table.length === length) throw error;
      return decide(table);
    }
  }

  /** Writes down an answer that a seat gives ahead, or takes it back. Nobody is told. */
  stand(
    id: string,
    seat: number,
    answer: string,
    on: boolean,
    may?: (table: Table) => void,
  ): Promise<Table> {
    return this.alone(id, async (held) => {
      const table = await this.load(id, held);
      may?.(table);
      const { standing } = table.seats[seat];
      if (standing.includes(answer) === on) return table;
      // As in `write`: what the database does not take is thrown away.
      held.table = null;
      table.seats[seat].standing = on
        ? [...standing, answer]
        : standing.filter((other) => other !== answer);
      await this.store.stand(table, seat, answer, on);
      held.table = table;
      if (table.automatic) this.events.waits(table);
      return table;
    });
  }

  private async write(held: Held, table: Table, draft: Draft): Promise<boolean> {
    const { id } = table.info;
    const entry = entryOf(draft, table.length, this.now());
    const before = { turn: table.turn, automatic: table.automatic, status: table.status };
    // The table runs ahead of the disk here; nobody sees it before the log has the entry, and if the
    // log does not take it, the table is thrown away.
    held.table = null;
    const ordered = table.seats[entry.seat]?.standing ?? [];
    const change = table.apply(entry);
    const finished = before.status !== 'over' && table.status === 'over';
    const more = finished ? await finishStatements(this.results, table, entry.at) : [];
    const left = table.seats[entry.seat]?.standing ?? [];
    for (const answer of ordered) {
      if (!left.includes(answer)) more.push(standingDone(id, entry.seat, answer));
    }
    if (table.length % SAVE_EVERY === 0) more.push(this.store.snapshot(table));
    const passed =
      table.turn !== before.turn || table.automatic !== before.automatic || table.deadline !== null;
    const all = entry.kind !== 'pick' || table.status !== before.status;
    const listed = all ? 'all' : passed ? 'turn' : 'nothing';
    held.unsure = { turn: before.turn };
    try {
      if (!(await this.store.append(table, entry, more, listed))) return false;
    } catch (error) {
      // The log may have it all the same: then those who watch are to know it soon.
      setTimeout(() => this.refresh(id), AGAIN).unref();
      throw error;
    }
    held.unsure = null;
    held.table = table;
    this.tell(held, table, [change]);
    this.after(table, before.turn);
    return true;
  }

  private after(table: Table, turnBefore: string | null): void {
    this.events.changed();
    if (table.turn !== null && table.turn !== turnBefore) this.events.turn(table, table.turn);
    if (table.automatic) this.events.waits(table);
  }

  /** Another process has written: reads on from where the viewers are. */
  refresh(id: string): void {
    if (!this.held.has(id)) return;
    void this.alone(id, (held) => this.catchUp(id, held)).catch(() => {
      // Whoever asks for the table next meets the same trouble and is told.
    });
  }

  /** What is in memory is no longer what the log says. */
  reread(id: string): void {
    const held = this.held.get(id);
    if (!held) return;
    void this.alone(id, () => {
      held.table = null;
      return Promise.resolve();
    });
  }

  /** To everybody who looks at any table here. */
  announce(text: string): void {
    for (const table of this.held.keys()) {
      this.broadcast(table, JSON.stringify({ type: 'announcement', table, text }));
    }
  }

  refreshAll(): void {
    for (const id of this.held.keys()) this.refresh(id);
  }

  /** Brings the table, and all who watch it, to where the log is. */
  private async catchUp(id: string, held: Held): Promise<void> {
    if (held.table !== null) {
      const entries = await this.store.entries(id, held.table.length);
      const { table } = held;
      const changes = entries.map((entry) => table.apply(entry));
      if (changes.length > 0) this.tell(held, table, changes);
      await this.heedOrders(table);
      return;
    }
    const { told, unsure } = held;
    const changes: Change[] = [];
    const watched = !isUnwatched({ ...held, queued: 0 });
    const table = await this.build(
      id,
      watched ? { from: told, hears: (change) => void changes.push(change) } : undefined,
    );
    held.table = table;
    held.told = table.length;
    held.unsure = null;
    if (changes.length > 0) this.tell(held, table, changes);
    if (unsure && table.length > told) this.after(table, unsure.turn);
  }

  /** An order given to one process is good at all of them. */
  private async heedOrders(table: Table): Promise<void> {
    await this.readStanding(table);
    if (table.turn !== null && table.automatic) this.events.waits(table);
  }

  private async readStanding(table: Table): Promise<void> {
    const all = await this.store.standing(table.info.id);
    for (const [i, seat] of table.seats.entries()) {
      seat.standing = all.filter((one) => one.seat === i).map(({ answer }) => answer);
    }
  }

  private async load(id: string, held: Held): Promise<Table> {
    held.used = this.now();
    if (held.table === null) {
      // Who watches may have missed something: a table is never rebuilt behind their backs.
      await this.catchUp(id, held);
      if (++this.builds % MOST_UNWATCHED === 0) this.makeRoom();
    }
    return held.table!;
  }

  private async build(id: string, listener?: Listener): Promise<Table> {
    const table = await rebuild(this.store, id, listener);
    if (table === null) throw notFound();
    await this.readStanding(table);
    return table;
  }

  /** The log of a table, as it was written. */
  entries(id: string): Promise<Entry[]> {
    return this.store.entries(id);
  }

  private tell(held: Held, table: Table, changes: readonly Change[]): void {
    held.told = table.length;
    const moved = table.play !== null && changes.some((change) => change.moved);
    const info = changes.some(({ entry }) => entry.kind !== 'pick') || table.status === 'over';
    if (info) dismissStrangers(held, table);
    const about = info && held.channels.size > 0 ? tableMessage(table) : null;
    const telling = new Telling(table, changes);
    for (const channel of held.channels.values()) {
      if (moved) channel.send(channel.moved(telling));
      if (about !== null) channel.send(about);
    }
    held.lagging?.push(changes.map(({ entry }) => entry));
  }

  /** Adds a viewer that may watch, and sends it everything. */
  watch(id: string, viewer: Viewer, { seat, since, may }: Watching): Promise<() => void> {
    return this.alone(id, async (held) => {
      const table = await this.load(id, held);
      may(table);
      this.events.watched(table);
      if (seat === null && table.info.setup.delay > 0) {
        held.lagging ??= new LaggingTable(table.info, this.now);
        const stop = await held.lagging.watch(viewer, await this.store.entries(id));
        if (table.automatic) this.events.waits(table);
        return stop;
      }
      const channel = held.channels.get(seat) ?? new Channel(seat);
      const past = since === undefined ? undefined : await this.past(id, seat, since);
      viewer.send(channel.snapshot(table, past));
      held.channels.set(seat, channel);
      channel.viewers.add(viewer);
      viewer.send(presenceMessage(table, this.presence.at(id)));
      this.presence.here(id, peopleAt(held));
      if (table.automatic) this.events.waits(table);
      return () => {
        channel.viewers.delete(viewer);
        this.presence.here(id, peopleAt(held));
        if (channel.viewers.size > 0 || held.channels.get(seat) !== channel) return;
        held.channels.delete(seat);
      };
    });
  }

  private tellPresent(id: string, people: ReadonlySet<string>): void {
    const held = this.held.get(id);
    if (!held) return;
    const say = (table: Table): void => this.broadcast(id, presenceMessage(table, people));
    if (held.table !== null) return say(held.table);
    void this.read(id, say).catch(() => {
      // Whoever asks for the table next meets the same trouble and is told.
    });
  }

  /** What happened from an entry on, as the seat may know it. */
  private async past(id: string, seat: number | null, since: number): Promise<Happened> {
    const past = new Past(since);
    await rebuild(this.store, id, {
      from: since,
      hears: (change, table) => past.add(change, eventsFor(seat, table, change)),
    });
    return past.happened;
  }

  /** Is it played for anybody, or does anybody look at it here? */
  isWanted({ info, attended }: Table): boolean {
    const held = this.held.get(info.id);
    return attended || (held !== undefined && (held.channels.size > 0 || isLagging(held)));
  }

  /** Sends something to everybody who looks at the table here. */
  broadcast(id: string, message: string, except: (viewer: Viewer) => boolean = () => false): void {
    const held = this.held.get(id);
    if (!held) return;
    const channels = [...held.channels.values(), ...(held.lagging ? [held.lagging.channel] : [])];
    const told = new Set<Viewer>();
    for (const { viewers } of channels) {
      for (const viewer of viewers) if (!except(viewer)) told.add(viewer);
    }
    for (const viewer of told) viewer.send(message);
  }

  /** Forgets tables that nobody has looked at for so long: the log has them. */
  forget(unusedFor: number): void {
    const limit = this.now() - unusedFor;
    for (const [id, held] of this.held) if (held.used <= limit) this.drop(id, held);
  }

  /** Keeps those that were used last. */
  private makeRoom(): void {
    const unwatched = [...this.held].filter(([, held]) => isUnwatched(held));
    unwatched.sort(([, a], [, b]) => b.used - a.used);
    for (const [id, held] of unwatched.slice(MOST_UNWATCHED)) this.drop(id, held);
  }

  private drop(id: string, held: Held): void {
    if (!isUnwatched(held)) return;
    held.lagging?.stop();
    this.held.delete(id);
  }

  /** Takes no more changes, and resolves when those under way are written. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.held.values()].map(({ tail }) => tail));
    for (const { lagging } of this.held.values()) lagging?.stop();
  }

  /** One after the other, per table. */
  private alone<T>(id: string, work: (held: Held) => Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new Refused('state', 'the server is closing'));
    let held = this.held.get(id);
    if (!held) {
      held = newHeld(null);
      held.used = this.now();
      this.held.set(id, held);
    }
    const mine = held;
    const done = mine.queued++ === 0 ? work(mine) : mine.tail.then(() => work(mine));
    mine.tail = done.then(
      () => void mine.queued--,
      () => {
        mine.queued--;
        // What nobody has must not fill the memory.
        if (mine.table === null) this.drop(id, mine);
      },
    );
    return done;
  }
}

/** Only of those who sit there; who else looks is nobody's business. */
function presenceMessage({ info, seats }: Table, people: ReadonlySet<string>): string {
  const present = seats.map(({ person }) => person !== null && people.has(person));
  return JSON.stringify({ type: 'presence', table: info.id, seats: present });
}

function tableMessage(table: Table): string {
  return JSON.stringify({ type: 'table', table: table.info.id, info: describeTable(table) });
}
