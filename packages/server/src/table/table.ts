/** A table as its log tells it. Nothing here does I/O: the same entries give the same table. */
import {
  Play,
  decidingSeat,
  teamTotals,
  teamsOf,
  type AnyGame,
  type Seed,
  type State,
} from '@evervale/kernel';
import type { SeatPlan } from '@evervale/protocol';
import type { Downtime } from '../storage/downtime.ts';
import { catchBreath, isTired } from './breath.ts';
import { Clocks, type Brought, type SavedClocks } from './clock.ts';
import { PAYS, type Entry } from './entry.ts';
import { canPlay } from './playable.ts';
import type { StoredSetup } from './setup.ts';
import { dueFor, lastingOf, type Due } from './standing.ts';

export interface TableInfo {
  readonly id: string;
  /** Who has it may come in without being a member. */
  readonly secret: string;
  readonly game: AnyGame;
  readonly rules: string;
  readonly setup: StoredSetup;
  /** Nobody may know it while the game can go on. */
  readonly seed: Seed;
  readonly owner: string;
  readonly challenge: string | null;
  readonly createdAt: number;
  /** Does not count on live clocks. */
  readonly downtime?: Downtime;
}

export interface Seat {
  plan: SeatPlan;
  person: string | null;
  name: string;
  /** The level of the computer player that plays it now. */
  computer: string | null;
  /** A computer player stands in for the person. */
  away: boolean;
  resigned: boolean;
  /** Answers it has given ahead. Not in the log: nobody else is to know. */
  standing: readonly string[];
}

export type Status = 'open' | 'playing' | 'over' | 'closed';

/** What an entry did. */
export interface Change {
  readonly entry: Entry;
  /** What happened in the game, for eyes that may see everything. */
  readonly events: readonly unknown[];
  /** The game itself is another one now. */
  readonly moved: boolean;
  /** Picks were taken back: the entries from this number on, before this one, are void. */
  readonly back: number | null;
  /** The game before it, until the next change. */
  readonly before: State | null;
}

interface Ask {
  readonly seat: number;
  readonly picks: number;
  readonly agreed: Set<string>;
}

/** A pick that counts. */
interface Made {
  readonly n: number;
  readonly seat: number;
  /** A computer player made it for somebody. */
  readonly standIn: boolean;
  readonly brought: Brought;
}

/** A pick as it is sent. */
interface PickWish {
  readonly code?: number | undefined;
  readonly key?: string | undefined;
}

/** So many picks of a seat are acknowledged again when they are sent again. */
const REMEMBERED = 64;

/** Entries that say who sits where: they can be read without the rules of the game. */
const SEATING = new Set<Entry['kind']>(['join', 'leave', 'plan', 'close', 'rematch']);

const SAVED_FORMAT = 2;

export interface SavedTable {
  readonly format: number;
  readonly seats: readonly Seat[];
  readonly clocks: SavedClocks;
  readonly status: Status;
  readonly length: number;
  readonly position: number;
  readonly startedAt: number;
  readonly lastAt: number;
  readonly rematch: string | null;
  readonly ask: (Omit<Ask, 'agreed'> & { readonly agreed: readonly string[] }) | null;
  readonly picks: readonly number[] | null;
  readonly recent: readonly (string[] | null)[];
  readonly made: readonly Made[];
  readonly tookBack: readonly number[];
  readonly asked: readonly number[];
}

/** What another version has saved, or cannot be read, is left aside: the log has everything. */
export function readSaved(text: string): SavedTable | null {
  try {
    const saved = JSON.parse(text) as SavedTable;
    return saved.format === SAVED_FORMAT ? saved : null;
  } catch {
    return null;
  }
}

export class Table {
  readonly info: TableInfo;
  /** Whether this server knows its rules. */
  readonly playable: boolean;
  readonly seats: Seat[];
  readonly clocks: Clocks;
  status: Status = 'open';
  /** The number of the next entry. */
  length = 0;
  /** Which position of the game this is: grows with every pick and every undo, never repeats. */
  position = 0;
  play: Play<unknown, unknown, unknown> | null = null;
  ask: Ask | null = null;
  rematch: string | null = null;
  startedAt = 0;
  lastAt = 0;
  /** Per seat, the picks it made last, by code and as they were sent. */
  private readonly recent: string[][] = [];
  /** In the order of `play.picks`. */
  private readonly made: Made[] = [];
  /** How often each seat has taken something back, and asked to. */
  readonly tookBack: number[];
  readonly asked: number[];

  constructor(info: TableInfo) {
    this.info = info;
    this.playable = canPlay(info);
    this.seats = info.setup.seats.map((plan) => emptySeat(plan));
    this.clocks = new Clocks(info.setup.clock, this.seats.length, info.downtime);
    this.tookBack = this.seats.map(() => 0);
    this.asked = this.seats.map(() => 0);
  }

  /** A game in which nobody may be helped. */
  get strict(): boolean {
    return this.info.challenge !== null || this.info.setup.rated;
  }

  /** Advice is a matter of the table where several people play, and never given where it counts. */
  get hints(): boolean {
    if (this.strict) return false;
    const people = new Set(this.seats.flatMap(({ person }) => person ?? []));
    return people.size < 2 || this.info.setup.hints === true;
  }

  /** All that is known of it, for a start that need not read the whole log. */
  saved(): SavedTable {
    const { seats, clocks, status, length, position, ask, rematch, startedAt, lastAt } = this;
    return {
      format: SAVED_FORMAT,
      seats: seats.map((seat) => ownSeat(seat)),
      clocks: clocks.saved(),
      status,
      length,
      position,
      rematch,
      startedAt,
      lastAt,
      ask: ask && { ...ask, agreed: [...ask.agreed] },
      picks: this.play && [...this.play.picks],
      recent: this.recent,
      made: this.made,
      tookBack: this.tookBack,
      asked: this.asked,
    };
  }

  /** The table as it was saved; only the picks that count are played again. */
  static async restored(info: TableInfo, saved: SavedTable): Promise<Table> {
    const table = new Table(info);
    const { seats, clocks, picks, ask, recent, made, tookBack, asked, format: _, ...rest } = saved;
    Object.assign(table, rest);
    seats.forEach((seat, i) => Object.assign(table.seats[i], seat));
    table.clocks.restore(clocks);
    table.ask = ask && { ...ask, agreed: new Set(ask.agreed) };
    table.recent.push(...recent.map((one) => one ?? []));
    table.made.push(...made);
    tookBack.forEach((n, i) => (table.tookBack[i] = n));
    asked.forEach((n, i) => (table.asked[i] = n));
    if (picks === null) return table;
    table.play = table.newPlay();
    for (const code of picks) {
      if (isTired()) await catchBreath();
      table.play.pick(code);
    }
    return table;
  }

  private newPlay(): Play<unknown, unknown, unknown> {
    const { game, setup, seed } = this.info;
    return new Play(game, game.readOptions(setup.options), seed);
  }

  get state(): State {
    if (!this.play) throw new Error('the game has not been started');
    return this.play.state;
  }

  /** The seat that has to decide, while the game is on. */
  get decider(): number | null {
    return this.status === 'playing' ? decidingSeat(this.state) : null;
  }

  /** The person who has to decide, if it is one. */
  get turn(): string | null {
    const decider = this.decider;
    if (decider === null || this.seats[decider].computer !== null) return null;
    return this.seats[decider].person;
  }

  /** The server itself has to go on: a computer player's turn, or an answer given ahead. */
  get automatic(): boolean {
    const decider = this.decider;
    if (decider === null) return false;
    if (this.seats[decider].computer !== null) return true;
    const { code, voided } = this.due(decider);
    return code !== undefined || voided.length > 0;
  }

  /** What the seat has answered ahead to the pending decision. */
  due(seat: number): Due {
    return dueFor(this.info.game, this.state, seat, this.seats[seat].standing);
  }

  /** Somebody is there for whom it is played. */
  get attended(): boolean {
    return this.seats.some(({ person, away, resigned }) => person !== null && !away && !resigned);
  }

  get deadline(): number | null {
    return this.turn === null ? null : this.clocks.deadline();
  }

  /** When the person who has to decide is reminded, in slow games. */
  get reminder(): number | null {
    return this.turn === null ? null : this.clocks.reminder();
  }

  seatsOf(person: string): number[] {
    return this.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  }

  /** Has this very pick been taken already? Then saying so again is the right answer. */
  isRepeated(seat: number, at: number, pick: PickWish): boolean {
    if (at >= this.position) return false;
    const said = pick.code === undefined ? keyed(at, pick.key ?? '') : coded(at, pick.code);
    return this.recent[seat]?.includes(said) ?? false;
  }

  /**
   * The people whose consent `seat` needs to take back so many picks: those who play, and those who
   * are away and for whom one of these picks was made.
   */
  othersOf(seat: number, picks: number): Set<string> {
    const others = new Set<string>();
    const touched = new Set(this.made.slice(-picks).map((made) => made.seat));
    this.seats.forEach(({ person, computer, resigned }, i) => {
      if (person === null || resigned) return;
      if (computer === null || touched.has(i)) others.add(person);
    });
    others.delete(this.seats[seat].person ?? '');
    return others;
  }

  /** Is somebody away who would not be asked? He must not come back to what the others have looked at. */
  passesOver(seat: number, picks: number): boolean {
    const asked = this.othersOf(seat, picks);
    const asking = this.seats[seat].person;
    return this.seats.some(
      ({ person, away, resigned }) =>
        away && !resigned && person !== null && person !== asking && !asked.has(person),
    );
  }

  /** Is who comes back to the seat given time again? */
  mayRenew(seat: number, timeIsUp: boolean): boolean {
    return this.clocks.mayRenew(seat, this.returning(seat, timeIsUp));
  }

  private returning(seat: number, timeIsUp: boolean) {
    const own = this.made.filter((made) => made.seat === seat && !made.standIn);
    return { picks: own.length, timeIsUp };
  }

  /** How many of the last picks `seat` can take back by itself: not what a computer player chose. */
  undoable(seat: number): number {
    if (this.status !== 'playing' || this.seats[seat].computer !== null) return 0;
    const most = this.play!.undoable(seat);
    const own = this.made.slice(this.made.length - most);
    const chosen = own.findLastIndex(({ standIn }) => standIn);
    return most - (chosen + 1);
  }

  /** Has the seat the time that it costs to take back so many of its picks? */
  affords(seat: number, picks: number, at: number): boolean {
    const back = this.made.slice(this.made.length - picks);
    return this.clocks.affords(
      at,
      seat,
      back.map(({ brought }) => brought),
    );
  }

  /** Of a game whose rules are gone, only the people can still be followed. */
  follow(entry: Entry): Change | null {
    if (this.playable || SEATING.has(entry.kind)) return this.apply(entry);
    this.length = entry.n + 1;
    this.lastAt = entry.at;
    if (entry.kind === 'start') this.status = 'closed';
    return null;
  }

  apply(entry: Entry): Change {
    if (entry.n !== this.length) throw new Error(`entry ${entry.n} does not follow ${this.length}`);
    const { position } = this;
    // An undo leaves it as it is and takes another one.
    let before = this.play?.state ?? null;
    let back: number | null = null;
    let events: unknown[] = [];
    this.length = entry.n + 1;
    this.lastAt = entry.at;
    switch (entry.kind) {
      case 'start':
        this.begin(entry);
        break;
      case 'pick':
        events = this.pick(entry);
        ({ before } = this.play!);
        break;
      case 'undo':
        this.play!.undo(entry.seat, entry.value);
        this.tookBack[entry.seat]++;
        this.goneTo(entry, entry.data === PAYS ? entry.seat : undefined);
        back = this.voided(entry.value);
        break;
      case 'ask':
      case 'answer':
        back = this.consent(entry);
        break;
      case 'resign':
        this.resign(entry);
        break;
      default:
        this.sit(entry);
    }
    return { entry, events, moved: this.position !== position, back, before };
  }

  private begin(entry: Entry): void {
    this.play = this.newPlay();
    this.status = this.play.over ? 'over' : 'playing';
    this.startedAt = entry.at;
    this.goneTo(entry);
  }

  private pick(entry: Entry): unknown[] {
    const events = this.play!.pick(entry.value);
    this.remember(entry.seat, coded(this.position, entry.value));
    if (entry.data !== null) this.remember(entry.seat, keyed(this.position, entry.data));
    this.ask = null;
    if (this.play!.over) this.status = 'over';
    const { game } = this.info;
    const seat = this.seats[entry.seat];
    if (seat.standing.length > 0) {
      seat.standing = seat.standing.filter((id) => lastingOf(game, id) !== 'once');
    }
    this.position = entry.n + 1;
    const brought = this.clocks.picked(entry.at, this.decider);
    this.made.push({ n: entry.n, seat: entry.seat, standIn: seat.away, brought });
    return events;
  }

  private remember(seat: number, said: string): void {
    const recent = (this.recent[seat] ??= []);
    recent.push(said);
    if (recent.length > 2 * REMEMBERED) recent.shift();
  }

  private goneTo(entry: Entry, payer?: number): void {
    this.position = entry.n + 1;
    this.clocks.moved(entry.at, this.decider, payer);
  }

  /** Asking counts as the asker's own yes; when everybody else agrees, the picks are taken back. */
  private consent(entry: Entry): number | null {
    if (entry.kind === 'ask') {
      this.ask = { seat: entry.seat, picks: entry.value, agreed: new Set() };
      this.asked[entry.seat]++;
    } else if (this.ask && entry.value === 0) {
      this.ask = null;
    } else {
      this.ask?.agreed.add(this.seats[entry.seat].person ?? '');
    }
    const { ask } = this;
    if (!ask) return null;
    const others = [...this.othersOf(ask.seat, ask.picks)];
    if (others.some((person) => !ask.agreed.has(person))) return null;
    this.ask = null;
    this.goBack(ask.picks);
    this.goneTo(entry);
    const back = this.voided(ask.picks);
    this.clocks.forgiven();
    return back;
  }

  /** The first entry of the last `picks` picks, which count no more. */
  private voided(picks: number): number {
    const voided = this.made.splice(this.made.length - picks);
    for (const { seat, brought } of voided) this.clocks.takenBack(seat, brought);
    return voided[0].n;
  }

  private goBack(picks: number): void {
    const old = this.play!;
    const play = this.newPlay();
    for (const code of old.picks.slice(0, old.picks.length - picks)) play.pick(code);
    this.play = play;
  }

  /** Who resigns has lost. The others play on against a computer player, unless only one side is left. */
  private resign(entry: Entry): void {
    const seat = this.seats[entry.seat];
    seat.resigned = true;
    seat.computer = entry.data;
    seat.standing = [];
    this.ask = null;
    const teams = teamsOf(this.info.game, this.state);
    const standing = this.seats.flatMap(({ resigned }, i) => (resigned ? [] : [teams[i]]));
    if (new Set(standing).size <= 1) this.status = 'over';
    this.goneTo(entry);
  }

  private sit(entry: Entry): void {
    const seat = this.seats[entry.seat];
    switch (entry.kind) {
      case 'join': {
        const { person, name } = JSON.parse(entry.data!) as { person: string; name: string };
        seat.person = person;
        seat.name = name;
        break;
      }
      case 'leave':
        this.seats[entry.seat] = emptySeat(seat.plan);
        break;
      case 'plan':
        this.seats[entry.seat] = emptySeat(JSON.parse(entry.data!) as SeatPlan);
        break;
      case 'takeover':
        seat.computer = entry.data;
        seat.away = true;
        seat.standing = [];
        this.clocks.left(entry.seat, entry.value === 1);
        break;
      case 'handback':
        seat.computer = null;
        seat.away = false;
        this.clocks.back(entry.at, entry.seat, this.returning(entry.seat, entry.value === 1));
        break;
      case 'close':
        this.status = 'closed';
        break;
      case 'rematch':
        this.rematch = entry.data;
        break;
      default:
        throw new Error(`a log does not have entries of kind ${entry.kind}`);
    }
  }

  /** The seats that have won; while the game is on, nobody has. */
  winners(): number[] {
    if (this.status !== 'over' || !this.play) return [];
    const standing = this.seats.flatMap((seat, i) => (seat.resigned ? [] : [i]));
    if (!this.play.over) return standing;
    const winners = this.info.game.winners(this.state);
    if (winners.some((seat) => !this.seats[seat]?.resigned)) {
      return winners.filter((seat) => !this.seats[seat]?.resigned);
    }
    // Who has resigned cannot win: the best of the others does.
    const totals = teamTotals(this.info.game, this.state);
    const best = Math.max(...standing.map((seat) => totals[seat]));
    return standing.filter((seat) => totals[seat] === best);
  }
}

/** A pick as it was sent: by its code, or by its key. */
const coded = (at: number, code: number): string => `${at} ${code}`;
const keyed = (at: number, key: string): string => `${at} key ${key}`;

/** As the log tells it: orders are not its business. */
function ownSeat(seat: Seat): Seat {
  return { ...seat, standing: [] };
}

function emptySeat(plan: SeatPlan): Seat {
  return {
    plan,
    person: null,
    name: plan.kind === 'hotseat' ? plan.name : '',
    computer: plan.kind === 'computer' ? plan.level : null,
    away: false,
    resigned: false,
    standing: [],
  };
}
