/** What people do at a table, and who may do it. */
import { randomBytes } from 'node:crypto';
import { hasPlayer } from '@evervale/ai';
import {
  Refusal,
  codeForKey,
  seedOfBytes,
  type AnyGame,
  type Games,
  type Seed,
} from '@evervale/kernel';
import type { SeatPlan, TableSetup } from '@evervale/protocol';
import { hashPassword } from '../people/passwords.ts';
import { newId, newToken } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import type { Person } from '../storage/people.ts';
import { DECLINED, PAYS, type Draft } from './entry.ts';
import type { Ending, Host } from './host.ts';
import { SURELY_LEFT } from './playable.ts';
import type { StoredSetup } from './setup.ts';
import { Table, type Seat, type TableInfo } from './table.ts';

/** Who plays for somebody who is gone, unless the request names another level. */
export const STAND_IN = 'sapling';
/** A live game waits this long for somebody before others may call a computer player. */
const PATIENCE = 2 * 60_000;
/** How often a seat may take back its own picks in a game, and ask the others to. */
const MOST_UNDOS = 300;
const MOST_ASKS = 30;
const TOO_OFTEN = 'you have taken back often enough in this game';
/** A rated game ends: where no clock is named, it is this one. */
const RATED_CLOCK = { kind: 'days', days: 7 } as const;

export interface PickRequest {
  readonly seat: number;
  /** The position that the pick answers. */
  readonly at: number;
  readonly code?: number | undefined;
  readonly key?: string | undefined;
}

export interface Deal {
  readonly seed: Seed;
  readonly challenge: string;
}

/** Who a table belongs to, and how he is called there. */
type Owner = Pick<Person, 'id' | 'name'>;

export class Actions {
  private readonly host: Host;
  private readonly now: () => number;
  private readonly games: Games;

  constructor(host: Host, now: () => number, games: Games) {
    this.host = host;
    this.now = now;
    this.games = games;
  }

  /** A new table; its owner sits down at the first open seat. */
  async create(owner: Person, wish: TableSetup): Promise<Table> {
    const { password, ...rest } = wish;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const clock = rest.clock ?? (rest.rated ? RATED_CLOCK : undefined);
    const table = await this.open(owner, { ...rest, ...(clock && { clock }), passwordHash });
    return table!;
  }

  /**
   * The one table of a person for a challenge; null if there is one already. It begins at once, written with its
   * start: between the two nothing can fail, nor anybody else sit down.
   */
  challenge(owner: Person, wish: TableSetup, deal: Deal): Promise<Table | null> {
    return this.open(owner, { ...wish, passwordHash: null }, deal);
  }

  private async open(owner: Owner, wish: StoredSetup, deal?: Deal): Promise<Table | null> {
    const game = this.games.find(wish.game);
    if (!game) throw new Refused('invalid', 'there is no such game');
    const options = readOptions(() =>
      game.readOptions({ ...wish.options, players: wish.seats.length }),
    ) as Record<string, unknown>;
    for (const plan of wish.seats) if (plan.kind === 'computer') mustKnow(game, plan.level);
    const drafts = ownSeats(wish.seats, owner);
    if (wish.rated) {
      const sitting = new Set(drafts.map(({ seat }) => seat));
      mustBeSingle(
        wish.seats.map((plan, seat) => ({ plan, person: sitting.has(seat) ? owner.id : null })),
      );
    }
    const info: TableInfo = {
      id: newId(),
      secret: newToken(),
      game,
      rules: game.versionOf(options),
      setup: { ...wish, options },
      seed: deal?.seed ?? seedOfBytes(randomBytes(32)),
      owner: owner.id,
      challenge: deal?.challenge ?? null,
      createdAt: this.now(),
      downtime: this.host.downtime,
    };
    const table = new Table(info);
    if (deal) drafts.push({ kind: 'start' });
    return (await this.host.create(table, drafts)) ? table : null;
  }

  join(id: string, person: Person, seat?: number): Promise<Table> {
    return this.host.change(id, (table) => {
      if (seat === undefined && table.seatsOf(person.id).length > 0) return null;
      const free = table.seats.findIndex((_, i) => mayTake(table, i, person.id, seat));
      if (seat !== undefined && table.seats[seat]?.person === person.id) return null;
      if (table.status !== 'open') throw new Refused('state', 'the game has already begun');
      if (free < 0) throw new Refused('state', 'there is no free seat for you');
      if (table.info.setup.rated && table.seatsOf(person.id).length > 0) throw doubled();
      return sitDown(free, person);
    });
  }

  /** Before the start; the seats of the owner's device stay with the owner. */
  leave(id: string, person: Person): Promise<Table> {
    return this.host.change(id, (table) => {
      if (table.status !== 'open') throw new Refused('state', 'the game has begun: resign instead');
      const seat = table.seats.findIndex(
        (one) => one.person === person.id && one.plan.kind !== 'hotseat',
      );
      if (seat < 0) throw new Refused('not-allowed', 'you do not sit at this table');
      return { kind: 'leave', seat };
    });
  }

  /** The owner opens a seat, gives it to a computer player, or sends somebody away, before the start. */
  plan(id: string, person: Person, seat: number, plan: SeatPlan): Promise<Table> {
    return this.host.change(id, (table) => {
      this.mustOwn(table.info.owner, person);
      if (table.status !== 'open') throw new Refused('state', 'the game has already begun');
      if (!table.seats[seat]) throw new Refused('invalid', 'there is no such seat');
      if (plan.kind === 'hotseat') throw new Refused('invalid', 'set such seats up with the table');
      if (plan.kind === 'computer') mustKnow(table.info.game, plan.level);
      if (table.info.setup.rated) {
        mustBeSingle(table.seats.map((one, i) => (i === seat ? { plan, person: null } : one)));
      }
      return { kind: 'plan', seat, data: JSON.stringify(plan) };
    });
  }

  /** The seat is open again for anybody. */
  decline(id: string, person: Person): Promise<Table> {
    return this.host.change(id, (table) => {
      if (table.status !== 'open') throw new Refused('state', 'the game has already begun');
      const seat = table.seats.findIndex(
        ({ plan, person: there }) =>
          plan.kind === 'invited' && plan.person === person.id && there === null,
      );
      if (seat < 0) throw new Refused('not-allowed', 'you are not invited');
      const plan: SeatPlan = { kind: 'open' };
      return { kind: 'plan', seat, value: DECLINED, data: JSON.stringify(plan) };
    });
  }

  start(id: string, person: Person): Promise<Table> {
    return this.host.change(id, (table) => {
      this.mustOwn(table.info.owner, person);
      if (table.status === 'playing') return null;
      if (table.status !== 'open') throw new Refused('state', 'this game is over');
      if (table.seats.some((seat) => seat.person === null && seat.computer === null)) {
        throw new Refused('state', 'there are empty seats');
      }
      if (table.info.setup.rated) mustBeSingle(table.seats);
      return { kind: 'start' };
    });
  }

  /** Before the start; and what can never be played on, so that it is not unfinished for ever. */
  close(id: string, person: Person): Promise<Pick<Table, 'status'>> {
    return this.host.end(id, (table) => {
      this.mustOwn(table.owner, person);
      if (table.status === 'open') return;
      if (!table.playable) this.mustBeLeft(table);
      else if (table.status !== 'closed') throw new Refused('state', 'the game has already begun');
    });
  }

  /** By the operator: no result. */
  end(id: string): Promise<Pick<Table, 'status'>> {
    return this.host.end(id, () => {});
  }

  /** Because nobody comes any more. */
  endLeft(id: string): Promise<Pick<Table, 'status'>> {
    return this.host.end(id, (table) => {
      if (table.playable && table.deadline !== null) {
        throw new Refused('state', 'the clock ends this game');
      }
      this.mustBeLeft(table);
    });
  }

  /** Another process may still play what this one cannot. */
  private mustBeLeft({ lastAt }: Ending): void {
    if (this.now() - lastAt > SURELY_LEFT) return;
    throw new Refused('rules', 'somebody may still play this game: it can be closed after a week');
  }

  /** Somebody goes for good: stands up, closes, or gives up, whatever it is at this table. */
  async withdraw(id: string, person: Person): Promise<void> {
    let table: Table;
    do {
      table = await this.host.change(id, (now) => leaving(now, person.id));
    } while (leaving(table, person.id) !== null);
  }

  pick(id: string, person: Person, { seat, at, code, key }: PickRequest): Promise<Table> {
    return this.host.change(id, (table) => {
      mustSit(table, person.id, seat);
      if (table.isRepeated(seat, at, { code, key })) return null;
      mustPlay(table);
      if (at !== table.position) {
        throw new Refused('late', `this answers position ${at}, the game is at ${table.position}`);
      }
      if (table.decider !== seat) throw new Refused('illegal', 'it is not the turn of this seat');
      if (table.seats[seat].computer !== null) {
        throw new Refused('state', 'a computer player has this seat: take it back first');
      }
      const { game } = table.info;
      const pick = code ?? codeForKey(game, table.state, key ?? '');
      if (pick === undefined || !table.play!.codes.includes(pick)) {
        throw new Refused('illegal', 'this is not among the options');
      }
      return { kind: 'pick', seat, value: pick, data: key ?? null };
    });
  }

  /** By the rule of the game: nothing has been shown or rolled since. */
  undo(id: string, person: Person, seat: number, at: number, picks: number): Promise<Table> {
    return this.host.change(id, (table) => {
      mustSit(table, person.id, seat);
      mustPlay(table, seat);
      if (at !== table.position) throw new Refused('late', 'the game has gone on meanwhile');
      if (table.tookBack[seat] >= MOST_UNDOS) throw new Refused('limit', TOO_OFTEN);
      if (table.undoable(seat) < picks) {
        throw new Refused('illegal', 'this cannot be taken back without asking the others');
      }
      if (!table.affords(seat, picks, this.now())) {
        throw new Refused('state', 'you have no time left to take this back');
      }
      return { kind: 'undo', seat, value: picks, data: PAYS };
    });
  }

  /** Beyond that rule, if everybody else agrees. */
  askUndo(id: string, person: Person, seat: number, at: number, picks: number): Promise<Table> {
    return this.host.change(id, (table) => {
      mustSit(table, person.id, seat);
      mustPlay(table, seat);
      if (at !== table.position) throw new Refused('late', 'the game has gone on meanwhile');
      if (table.strict) throw new Refused('not-allowed', 'not in challenges and rated games');
      if (table.asked[seat] >= MOST_ASKS) throw new Refused('limit', TOO_OFTEN);
      if (picks > table.play!.picks.length) {
        throw new Refused('illegal', 'there are not so many picks');
      }
      mustAskAll(table, seat, picks);
      return { kind: 'ask', seat, value: picks };
    });
  }

  answerUndo(id: string, person: Person, agree: boolean): Promise<Table> {
    return this.host.change(id, (table) => {
      const seats = table.seatsOf(person.id);
      if (seats.length === 0) throw new Refused('not-allowed', 'you do not sit at this table');
      const seat = seats.find((one) => !table.seats[one].resigned);
      if (seat === undefined) throw new Refused('state', 'you have resigned');
      if (!table.ask) throw new Refused('late', 'nobody is asking any more');
      if (table.seats[table.ask.seat].person === person.id && agree) return null;
      if (agree) mustAskAll(table, table.ask.seat, table.ask.picks);
      return { kind: 'answer', seat, value: agree ? 1 : 0 };
    });
  }

  resign(id: string, person: Person, seat: number): Promise<Table> {
    return this.host.change(id, (table) => {
      mustSit(table, person.id, seat);
      if (table.seats[seat].resigned) return null;
      mustPlay(table);
      return { kind: 'resign', seat, data: STAND_IN };
    });
  }

  /**
   * Who plays here may call a computer player for somebody who keeps everybody waiting, or of any
   * level for himself; but not where it would be help.
   */
  takeOver(id: string, person: Person, seat: number, level: string): Promise<Table> {
    return this.host.change(id, (table) => {
      const own = table.seatsOf(person.id);
      if (own.length === 0) throw new Refused('not-allowed', 'you do not sit at this table');
      mustPlay(table);
      const absent = table.seats[seat];
      if (!absent) throw new Refused('invalid', 'there is no such seat');
      mustKnow(table.info.game, level);
      if (absent.computer !== null) return null;
      if (table.strict) {
        throw new Refused('not-allowed', 'nobody is replaced in challenges and rated games');
      }
      if (own.every((one) => table.seats[one].resigned)) {
        throw new Refused('state', 'you have resigned');
      }
      const mine = absent.person === person.id;
      const timeIsUp = isTimeUp(table, seat, this.now());
      // With a clock, the clock decides (see `Automatic`); without, patience.
      const late = mine ? timeIsUp : this.keepsWaiting(table, seat);
      if (!mine && !late) throw new Refused('not-allowed', 'this player is not late');
      return { kind: 'takeover', seat, value: late ? 1 : 0, data: mine ? level : STAND_IN };
    });
  }

  private keepsWaiting(table: Table, seat: number): boolean {
    if (table.info.setup.clock !== undefined || table.decider !== seat) return false;
    const { person } = table.seats[seat];
    const others = table.seats.some(
      (other) => (other.person ?? person) !== person && !other.resigned,
    );
    return others && table.clocks.thought(this.now()) >= PATIENCE;
  }

  handBack(id: string, person: Person, seat: number): Promise<Table> {
    return this.host.change(id, (table) => {
      mustSit(table, person.id, seat);
      if (!table.seats[seat].away || table.seats[seat].resigned) return null;
      mustPlay(table);
      const timeIsUp = isTimeUp(table, seat, this.now());
      const late = timeIsUp || this.keepsWaiting(table, seat);
      // Else the computer player would never come to its pick, and the others wait for ever.
      if (late && !table.mayRenew(seat, timeIsUp)) {
        throw new Refused('state', 'your time is up: the computer player decides this first');
      }
      return { kind: 'handback', seat, value: timeIsUp ? 1 : 0 };
    });
  }

  /** An answer given ahead, or taken back. */
  stand(id: string, person: Person, seat: number, answer: string, on: boolean): Promise<Table> {
    return this.host.stand(id, seat, answer, on, (table) => {
      mustSit(table, person.id, seat);
      if (table.info.game.standing.every((one) => one.id !== answer)) {
        throw new Refused('invalid', 'this game knows no such answer');
      }
      mustPlay(table, seat);
      if (table.seats[seat].computer !== null) {
        throw new Refused('state', 'a computer player has this seat: take it back first');
      }
    });
  }

  /** A new table like this one, with the same people in the same seats; asked twice it is the same. */
  async rematch(id: string, person: Person): Promise<string> {
    const old = await this.host.read(id, (table) => {
      if (table.seatsOf(person.id).length === 0) {
        throw new Refused('not-allowed', 'you do not sit at this table');
      }
      if (table.status !== 'over') throw new Refused('state', 'this game is not over');
      return table;
    });
    if (old.rematch !== null) return old.rematch;
    const owner = nextOwner(old, person);
    const seats = old.seats.map(({ plan, person: there }): SeatPlan =>
      // Who played has a seat: none was free.
      plan.kind === 'open' && there !== owner.id ? { kind: 'invited', person: there! } : plan,
    );
    const next = (await this.open(owner, { ...old.info.setup, seats }))!;
    const after = await this.host.change(id, (table) =>
      table.rematch === null ? { kind: 'rematch', data: next.info.id } : null,
    );
    // Somebody has asked at the same time and was first: to one game only everybody is invited.
    if (after.rematch !== next.info.id) await this.end(next.info.id);
    return after.rematch!;
  }

  private mustOwn(owner: string, person: Person): void {
    if (owner !== person.id) {
      throw new Refused('not-allowed', 'only the owner of the table can do this');
    }
  }
}

export function mustSit(table: Table, person: string, seat: number): void {
  if (table.seats[seat]?.person !== person) {
    throw new Refused('not-allowed', 'this is not your seat');
  }
}

/** Not every game has every character. */
function mustKnow({ id }: AnyGame, level: string): void {
  if (!hasPlayer(id, level)) throw new Refused('invalid', 'there is no such computer player here');
}

function mustPlay(table: Table, seat?: number): void {
  if (table.status === 'open') throw new Refused('state', 'the game has not begun');
  if (table.status !== 'playing') throw new Refused('state', 'the game is over');
  if (seat !== undefined && table.seats[seat].resigned) {
    throw new Refused('state', 'you have resigned');
  }
}

/** Whom it concerns may have gone only after he was asked. */
function mustAskAll(table: Table, seat: number, picks: number): void {
  if (!table.passesOver(seat, picks)) return;
  throw new Refused('state', 'somebody is away: what was revealed stays until they are back');
}

function isTimeUp({ clocks, decider, info }: Table, seat: number, now: number): boolean {
  return info.setup.clock !== undefined && decider === seat && clocks.deadline()! <= now;
}

/** The next thing to do for somebody who goes. */
function leaving(table: Table, person: string): Draft | null {
  const own = table.seatsOf(person);
  if (table.status === 'open') {
    if (table.info.owner === person) return { kind: 'close' };
    return own.length > 0 ? { kind: 'leave', seat: own[0] } : null;
  }
  if (table.status !== 'playing') return null;
  const seat = own.find((one) => !table.seats[one].resigned);
  return seat === undefined ? null : { kind: 'resign', seat, data: STAND_IN };
}

function mayTake(table: Table, seat: number, person: string, wanted?: number): boolean {
  const { plan, person: there } = table.seats[seat];
  if (there !== null || (wanted !== undefined && wanted !== seat)) return false;
  return plan.kind === 'open' || (plan.kind === 'invited' && plan.person === person);
}

/** Whoever asks for another game has the table, unless some play at one device: it stays there. */
function nextOwner({ seats, info }: Table, asking: Owner): Owner {
  if (seats.every(({ plan }) => plan.kind !== 'hotseat')) return asking;
  const own = seats.find(({ plan, person }) => person === info.owner && plan.kind !== 'hotseat');
  return { id: info.owner, name: own?.name ?? '' };
}

/** In a rated game everybody has one seat: else nobody at the table would be rated. */
function mustBeSingle(seats: readonly Pick<Seat, 'plan' | 'person'>[]): void {
  const people = seats.flatMap(
    ({ plan, person }) => person ?? (plan.kind === 'invited' ? plan.person : []),
  );
  const shared = seats.some(({ plan }) => plan.kind === 'hotseat');
  if (shared || new Set(people).size < people.length) throw doubled();
}

function doubled(): Refused {
  return new Refused('illegal', 'in a rated game everybody has one seat, and a device of his own');
}

function sitDown(seat: number, { id, name }: Owner): Draft {
  return { kind: 'join', seat, data: JSON.stringify({ person: id, name }) };
}

function ownSeats(seats: readonly SeatPlan[], owner: Owner): Draft[] {
  const first = seats.findIndex(({ kind }) => kind === 'open');
  return seats.flatMap((plan, seat) => {
    if (plan.kind === 'hotseat') return [sitDown(seat, { id: owner.id, name: plan.name })];
    return seat === first ? [sitDown(seat, owner)] : [];
  });
}

/** The game's own words about its options, as a refusal of the request. */
function readOptions(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new Refused('invalid', error.message);
    throw error;
  }
}
