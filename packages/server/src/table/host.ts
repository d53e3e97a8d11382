/**
 * Keeps the tables in memory as long as they are used, takes every change through the log, and tells
 * the viewers. One change of a table at a time; a change is shown when it is safe on disk.
 */
import { Refused } from '../refused.ts';
import type { Downtime } from '../storage/downtime.ts';
import type { ResultStore } from '../storage/results.ts';
import { UnknownGame, standingDone, type TableStore } from '../storage/tables.ts';
import { catchBreath, isTired } from './breath.ts';
import { Channel, type Viewer } from './channel.ts';
import { describeTable } from './describe.ts';
import { entryOf, type Draft, type Entry } from './entry.ts';
import { finishStatements } from './finish.ts';
import { LaggingTable } from './lagging.ts';
import { Past, eventsFor, type Happened } from './past.ts';
import { Presence } from './presence.ts';
import { DamagedTable, rebuild, restored, type Listener } from './rebuild.ts';
import type { Change, Table } from './table.ts';
import { Telling } from './telling.ts';
import { type Held, newHeld, isUnwatched, isLagging, dismissStrangers, presentAt } from './held.ts';
import { notFound, oldRules } from './refusals.ts';

/** After the database was lost, a table is read anew after so long; if that fails too, after twice as long, and so on. */
const AGAIN = 200;
const LONGEST_WAIT = 5000;
/**
 * A log that is longer takes only what brings the game to its end: also that whoever keeps the others waiting
 * is replaced, which is once for every seat, as nobody comes back then.
 */
const MOST_ENTRIES = 5000;
const ALWAYS = new Set<Draft['kind']>(['pick', 'resign', 'takeover', 'close', 'rematch']);
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
  /** Hears how much of the log is to be played again for it; throws a Refused if that is too much. */
  readonly pay?: ((entries: number) => void) | undefined;
}

/** What a viewer has not seen. */
type Missed = Pick<Watching, 'seat' | 'pay'> & { readonly since: number };

/** A table that is to be ended, as far as it can be known. */
export interface Ending extends Pick<Table, 'playable' | 'status' | 'lastAt' | 'deadline'> {
  readonly owner: string;
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
    return this.alone(id, (held) => this.inspect(id, held, look));
  }

  private async inspect<T>(
    id: string,
    held: Held,
    look: (table: Table) => T | Promise<T>,
  ): Promise<T> {
    // What has just been read is not behind: who asks for what he may not see makes us read it once.
    const behind = this.store.shared && held.table !== null;
    const table = await this.load(id, held);
    return behind ? this.fairly(id, held, table, look) : look(table);
  }

  /**
   * Changes a table. `decide` looks at it and says what is to be written, or throws a Refused, or
   * gives null if there is nothing to do.
   */
  change(id: string, decide: (table: Table) => Draft | null): Promise<Table> {
    return this.alone(id, (held) =>
      this.written(id, held, (table) => {
        if (!table.playable) throw new Refused('rules', oldRules(table));
        return this.store.shared ? this.fairly(id, held, table, decide) : decide(table);
      }),
    );
  }

  private written(
    id: string,
    held: Held,
    decide: (table: Table) => Draft | null | Promise<Draft | null>,
  ): Promise<Table> {
    return this.insist(id, held, async (table) => {
      const draft = await decide(table);
      if (draft === null) return true;
      if (table.length >= MOST_ENTRIES && !ALWAYS.has(draft.kind)) {
        throw new Refused('limit', 'too much has happened at this table');
      }
      return this.write(held, table, draft);
    });
  }

  /** `work` is false if another process was faster: then it is done again, with what that one has done. */
  private async insist(
    id: string,
    held: Held,
    work: (table: Table) => Promise<boolean>,
  ): Promise<Table> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const table = await this.load(id, held);
      if (await work(table)) return table;
      await this.catchUp(id, held);
    }
    throw tooSlow();
  }

  /**
   * Ends a table without a result, also one that cannot be played here: because its game or its rules are
   * not there, or its log is damaged. `may` throws a Refused if it is not to be.
   */
  async end(id: string, may: (table: Ending) => void): Promise<Pick<Table, 'status'>> {
    try {
      return await this.alone(id, (held) =>
        this.written(id, held, async (table) => {
          const { info, playable, status, lastAt, deadline } = table;
          may({ owner: info.owner, playable, status, lastAt, deadline });
          return (await this.isUnfinished(table)) ? { kind: 'close' } : null;
        }),
      );
    } catch (error) {
      if (error instanceof DamagedTable) return this.endDamaged(id, may);
      if (error instanceof UnknownGame) return this.endUnknown(id, may);
      throw error;
    }
  }

  /** Its row says who may end it, and is all that can be ended of it. */
  private async endDamaged(
    id: string,
    may: (table: Ending) => void,
  ): Promise<Pick<Table, 'status'>> {
    may({ playable: false, deadline: null, ...(await this.store.stateOf(id)) });
    await this.store.closeDamaged(id, this.now());
    return { status: 'closed' };
  }

  /** Another process may play it: its log is told of the end, and so is everybody there. */
  private async endUnknown(
    id: string,
    may: (table: Ending) => void,
  ): Promise<Pick<Table, 'status'>> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // What is written after this was read makes it fail.
      const length = await this.store.lengthOf(id);
      const state = await this.store.stateOf(id);
      may({ playable: false, deadline: null, ...state });
      if (!isLive(state.status)) return state;
      const close = entryOf({ kind: 'close' }, length, this.now());
      if (await this.store.closeUnknown(id, close)) return { status: 'closed' };
    }
    throw tooSlow();
  }

  /** Without its rules, nobody can tell from the log whether a game is over: whoever knew them wrote it down. */
  private async isUnfinished({ info, playable, status }: Table): Promise<boolean> {
    return isLive(playable ? status : (await this.store.stateOf(info.id)).status);
  }

  /**
   * What is to be done or seen, where there are other processes. A refusal of one that is behind them counts
   * only when it is repeated by one that is not.
   */
  private async fairly<T>(
    id: string,
    held: Held,
    table: Table,
    look: (table: Table) => T | Promise<T>,
  ): Promise<T> {
    try {
      return await look(table);
    } catch (error) {
      const { length } = table;
      // Who has no allowance left is not to make us read.
      if (!(error instanceof Refused) || error.code === 'limit') throw error;
      await this.catchUp(id, held);
      if (table.length === length) throw error;
      return look(table);
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
    return this.alone(id, (held) =>
      this.insist(id, held, async (table) => {
        // Its row is written as this process sees the table: who is behind must not.
        if (this.store.shared) await this.catchUp(id, held);
        may?.(table);
        const { standing } = table.seats[seat];
        if (standing.includes(answer) === on) return true;
        // As in `write`: what the database does not take is thrown away.
        held.table = null;
        table.seats[seat].standing = on
          ? [...standing, answer]
          : standing.filter((other) => other !== answer);
        if (!(await this.store.stand(table, seat, answer, on))) return false;
        held.table = table;
        if (table.automatic) this.events.waits(table);
        return true;
      }),
    );
  }

  private async write(held: Held, table: Table, draft: Draft): Promise<boolean> {
    const { id } = table.info;
    // Whoever was asleep would charge the sleep to whose clock runs.
    if (this.downtime.doubtful) await this.downtime.known();
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
    if (table.playable && table.length % SAVE_EVERY === 0) more.push(this.store.snapshot(table));
    const passed =
      table.turn !== before.turn || table.automatic !== before.automatic || table.deadline !== null;
    const all = entry.kind !== 'pick' || table.status !== before.status;
    const listed = all ? 'all' : passed ? 'turn' : 'nothing';
    held.unsure = { turn: before.turn };
    try {
      if (!(await this.store.append(table, entry, more, listed))) {
        // It was somebody else who has written there, and who tells whose turn it is.
        held.unsure = null;
        return false;
      }
    } catch (error) {
      // The log may have it all the same: then those who watch are to know it soon.
      this.refreshLater(id, AGAIN);
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
  refresh(id: string, patience = AGAIN): void {
    if (!this.held.has(id)) return;
    void this.alone(id, (held) => this.catchUp(id, held)).catch((error: unknown) => {
      // Whoever asks for the table next meets the same trouble and is told. Who only watches asks for nothing.
      const forGood = error instanceof DamagedTable || error instanceof Refused;
      if (!forGood) this.refreshLater(id, patience);
    });
  }

  private refreshLater(id: string, wait: number): void {
    const held = this.held.get(id);
    if (held === undefined || held.again !== undefined) return;
    held.again = setTimeout(() => {
      held.again = undefined;
      this.refresh(id, Math.min(2 * wait, LONGEST_WAIT));
    }, wait).unref();
  }

  /** What is in memory is no longer what the log says. */
  reread(id: string): void {
    const held = this.held.get(id);
    if (!held) return;
    void this.alone(id, () => {
      held.table = null;
      return Promise.resolve();
    }).catch(() => {
      // It is closing, and keeps nothing.
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
    // To look at it is possible also where nothing can be written.
    if (this.downtime.doubtful) await this.downtime.known().catch(() => {});
    if (held.table !== null) {
      const { table } = held;
      const entries = await this.store.entries(id, table.length);
      // As in `write`: a table that could not follow its log would be another one than the log says.
      held.table = null;
      const changes = entries.flatMap((entry) => table.follow(entry) ?? []);
      held.table = table;
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
    if (info) this.attend(held, table);
  }

  /** Adds a viewer that may watch, and sends it everything. */
  watch(id: string, viewer: Viewer, { seat, since, may, pay }: Watching): Promise<() => void> {
    return this.alone(id, async (held) => {
      const table = await this.inspect(id, held, (found) => {
        may(found);
        return found;
      });
      this.events.watched(table);
      if (seat === null && table.info.setup.delay > 0) {
        const stop = (await this.lagging(held, table, pay)).watch(viewer);
        if (table.automatic) this.events.waits(table);
        return stop;
      }
      const channel = held.channels.get(seat) ?? new Channel(seat);
      const news = since !== undefined && since < table.length;
      const past = news ? await this.past(id, { seat, since, pay }) : undefined;
      viewer.send(channel.snapshot(table, past));
      held.channels.set(seat, channel);
      channel.viewers.add(viewer);
      viewer.send(presenceMessage(table, this.presence.at(id)));
      this.attend(held, table);
      if (table.automatic) this.events.waits(table);
      return () => {
        channel.viewers.delete(viewer);
        // Who was sent away may leave a table that was forgotten, and taken up again, meanwhile.
        if (this.held.get(id) === held) this.presence.here(id, presentAt(held));
        if (channel.viewers.size > 0 || held.channels.get(seat) !== channel) return;
        held.channels.delete(seat);
      };
    });
  }

  private attend(held: Held, table: Table): void {
    const { id } = table.info;
    const before = { sitting: held.sitting, told: this.presence.at(id) };
    held.sitting = table.seats.map(({ person }) => person);
    this.presence.here(id, presentAt(held));
    // Who has only changed seats is there as before, and at another place.
    const moved = held.sitting.some((person, seat) => person !== before.sitting[seat]);
    const told = this.presence.at(id);
    if (moved && told === before.told) this.tellPresent(id, told);
  }

  /** The table as it was some time ago, from where it was saved if that is long enough ago. */
  private async lagging(held: Held, table: Table, pay: Watching['pay']): Promise<LaggingTable> {
    const { info, playable, length } = table;
    const lagging = (held.lagging ??= new LaggingTable(info, this.now));
    if (lagging.built) return lagging;
    if (isTired()) await catchBreath();
    const found = playable ? await this.store.saved(info.id) : null;
    const saved = found !== null && lagging.isOver(found.lastAt) ? found : null;
    pay?.(length - (saved?.length ?? 0) + (saved?.picks?.length ?? 0));
    const began = (saved && (await restored(info, saved))) ?? undefined;
    await lagging.build(await this.store.entries(info.id, began?.length ?? 0), began);
    return lagging;
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
  private async past(id: string, { seat, since, pay: pays }: Missed): Promise<Happened> {
    const past = new Past(since);
    await rebuild(this.store, id, {
      from: since,
      pays,
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

function isLive(status: Table['status']): boolean {
  return status === 'open' || status === 'playing';
}

function tooSlow(): Refused {
  return new Refused('late', 'others were faster, try again');
}

/** Only of those who sit there; who else looks is nobody's business. */
function presenceMessage({ info, seats }: Table, people: ReadonlySet<string>): string {
  const present = seats.map(({ person }) => person !== null && people.has(person));
  return JSON.stringify({ type: 'presence', table: info.id, seats: present });
}

function tableMessage(table: Table): string {
  return JSON.stringify({ type: 'table', table: table.info.id, info: describeTable(table) });
}
