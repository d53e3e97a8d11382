/** Tables and their logs in the database. */
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import type { SeatInfo, SeatPlan } from '@evervale/protocol';
import { Refused } from '../refused.ts';
import type { Entry } from '../table/entry.ts';
import { describeSeats } from '../table/describe.ts';
import { DamagedTable } from '../table/rebuild.ts';
import type { StoredSetup } from '../table/setup.ts';
import {
  readSaved,
  type SavedTable,
  type Status,
  type Table,
  type TableInfo,
} from '../table/table.ts';
import { Downtime } from './downtime.ts';
import { one, statement, type Database, type Statement, type Value } from './database.ts';

interface TableRow {
  id: string;
  secret: string;
  game: string;
  rules: string;
  setup: string;
  seed: number;
  /** The seed of all games since there are keys; `seed` is 0 then. */
  deal_key: string | null;
  owner: string;
  visibility: string;
  status: Status;
  challenge: string | null;
  created_at: number;
  updated_at: number;
  turn: string | null;
  deadline: number | null;
  seats: string | null;
  decider: number | null;
}

/** A table in a list. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly setup: StoredSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly challenge: string | null;
  readonly yourTurn: boolean;
  readonly deadline: number | null;
  /** Who sits there now. */
  readonly seats: readonly SeatInfo[];
  /** The seat that had to decide when the table last changed hands. */
  readonly turn: number | null;
}

const COLUMNS = `id, secret, game, rules, setup, seed, deal_key, owner, visibility, status, challenge,
                 created_at, updated_at, turn, deadline, seats, decider`;
const INSERT_ENTRY = `INSERT INTO entries (table_id, n, kind, seat, value, data, at)
                      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
/** Whose turn it is. */
const UPDATE_TURN = `UPDATE tables SET turn = $2, deadline = $3, automatic = $4, updated_at = $5,
                     decider = $6, remind_at = $7 WHERE id = $1`;
/** The same with the status, which costs more: SQLite writes every index anew whose columns are set. */
const UPDATE_TABLE = UPDATE_TURN.replace('SET', 'SET status = $8,');
/** Only as long as nobody has gone on. */
const UPDATE_STILL = `${UPDATE_TURN}
  AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND n >= $8)`;
/** For tables that cannot be played here. */
const CLOSE_ROW = `UPDATE tables SET status = 'closed', turn = NULL, decider = NULL, deadline = NULL,
                   remind_at = NULL, automatic = 0, updated_at = $2
                   WHERE id = $1 AND status IN ('open', 'playing')`;
/** Waits for whoever writes it: what comes after this in a transaction sees what that one has written. */
const LOCK_ROW = 'UPDATE tables SET decider = decider WHERE id = $1';
/** Entries that change who sits where. */
const SEATING = new Set(['join', 'leave', 'plan', 'resign', 'takeover', 'handback']);
const PAGE = 100;
/** A page that is not full is the last one. */
export const DUE_PAGE = 500;

/** A table at which something is to be done from a time on. */
export interface Due {
  readonly id: string;
  readonly at: number;
}

/** What can be told of a table without its game and its log. */
interface RowState {
  readonly owner: string;
  readonly status: Status;
  readonly lastAt: number;
}

/** A process of another version knows the game, or has known it: the table is left to that one. */
export class UnknownGame extends Refused {
  constructor({ game }: Pick<TableRow, 'game'>) {
    super('rules', `this table plays ${game}, which this server does not have`);
    this.name = 'UnknownGame';
  }
}

export class TableStore {
  private readonly db: Database;
  private readonly games: Games;
  /** Shared by all clocks: what becomes known of it counts at once. */
  readonly downtime: Downtime;

  constructor(db: Database, games: Games = GAMES, downtime = new Downtime()) {
    this.db = db;
    this.games = games;
    this.downtime = downtime;
  }

  /** Other processes write here too. */
  get shared(): boolean {
    return this.db.kind === 'postgres';
  }

  /** To all other processes. */
  async say(notice: string): Promise<void> {
    await this.db.commit([], notice);
  }

  /** A new table with its first entries; false if its owner has one of the same challenge. */
  async create(table: Table, entries: readonly Entry[]): Promise<boolean> {
    const { info } = table;
    const insert = one(
      `INSERT INTO tables (id, secret, game, rules, setup, seed, deal_key, owner, visibility, status,
                           challenge, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $11, $11)`,
      info.id,
      info.secret,
      info.game.id,
      info.rules,
      JSON.stringify(info.setup),
      typeof info.seed === 'number' ? info.seed : 0,
      typeof info.seed === 'number' ? null : info.seed,
      info.owner,
      info.setup.visibility,
      info.challenge,
      info.createdAt,
    );
    const lines = entries.flatMap((entry) => this.entryStatements(info.id, entry));
    const people = [info.owner, ...invitedBy(info.setup.seats)].map((person) =>
      memberOf(info.id, person),
    );
    const once = info.challenge === null ? [] : [startOf(info.challenge, info)];
    return this.db.commit([...once, insert, ...people, ...lines, summaryOf(table), seatsOf(table)]);
  }

  /**
   * Writes the next entry of the log; false if the log already has one there. `table` is as it is
   * after the entry; `shown`: how much of its row a list would show otherwise than before.
   */
  append(
    table: Table,
    entry: Entry,
    more: readonly Statement[],
    shown: 'nothing' | 'turn' | 'all',
  ): Promise<boolean> {
    const statements = [...this.entryStatements(table.info.id, entry), ...more];
    if (entry.kind === 'plan' || entry.kind === 'leave') statements.push(...strangers(table));
    if (shown !== 'nothing') statements.push(shown === 'turn' ? turnOf(table) : summaryOf(table));
    if (SEATING.has(entry.kind)) statements.push(seatsOf(table));
    return this.db.commit(statements, `${table.info.id} ${table.length}`);
  }

  private entryStatements(id: string, { n, kind, seat, value, data, at }: Entry): Statement[] {
    const insert = one(INSERT_ENTRY, id, n, kind, seat, value, data, at);
    if (kind === 'plan') {
      return [
        insert,
        ...invitedBy([JSON.parse(data!) as SeatPlan]).map((person) => memberOf(id, person)),
      ];
    }
    if (kind !== 'join') return [insert];
    return [insert, memberOf(id, (JSON.parse(data!) as { person: string }).person)];
  }

  async find(id: string): Promise<TableInfo | null> {
    const rows = await this.db.all<TableRow>(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [id]);
    if (rows.length === 0) return null;
    const [row] = rows;
    const game = this.games.find(row.game);
    if (!game) throw new UnknownGame(row);
    return {
      id: row.id,
      secret: row.secret,
      game,
      rules: row.rules,
      setup: readSetup(row),
      seed: row.deal_key ?? row.seed,
      owner: row.owner,
      challenge: row.challenge,
      createdAt: row.created_at,
      downtime: this.downtime,
    };
  }

  /** Writes down how the table is now, with the entry that makes it so. */
  snapshot(table: Table): Statement {
    return statement(
      `INSERT INTO snapshots (table_id, n, data) VALUES ($1, $2, $3)
       ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, data = excluded.data`,
      table.info.id,
      table.length,
      JSON.stringify(table.saved()),
    );
  }

  async saved(id: string): Promise<SavedTable | null> {
    const rows = await this.db.all<{ data: string }>(
      'SELECT data FROM snapshots WHERE table_id = $1',
      [id],
    );
    return rows.length === 0 ? null : readSaved(rows[0].data);
  }

  /** What its row says of who may know of it, also where nothing else can be read. */
  async door(id: string): Promise<{ visibility: string; secret: string } | undefined> {
    const rows = await this.db.all<{ visibility: string; secret: string }>(
      'SELECT visibility, secret FROM tables WHERE id = $1',
      [id],
    );
    return rows[0];
  }

  /** Whoever sits there or is invited, or has opened it. */
  async hasMember(id: string, person: string): Promise<boolean> {
    const rows = await this.db.all('SELECT 1 FROM members WHERE table_id = $1 AND person = $2', [
      id,
      person,
    ]);
    return rows.length > 0;
  }

  /** As its row says: for tables whose log cannot be played here. */
  async stateOf(id: string): Promise<RowState> {
    const [row] = await this.db.all<RowState>(
      'SELECT owner, status, updated_at AS "lastAt" FROM tables WHERE id = $1',
      [id],
    );
    return row;
  }

  /** How many entries its log has. */
  async lengthOf(id: string): Promise<number> {
    const [{ n }] = await this.db.all<{ n: number }>(
      'SELECT COALESCE(MAX(n) + 1, 0) AS n FROM entries WHERE table_id = $1',
      [id],
    );
    return n;
  }

  /** Ends a table without its log, which is damaged. */
  async closeDamaged(id: string, time: number): Promise<void> {
    await this.db.commit([statement(CLOSE_ROW, id, time)]);
  }

  /** Ends a table of a game that is not here; false if its log has such an entry already. */
  closeUnknown(id: string, close: Entry): Promise<boolean> {
    const statements = [...this.entryStatements(id, close), one(CLOSE_ROW, id, close.at)];
    return this.db.commit(statements, `${id} ${close.n + 1}`);
  }

  /** How many tables of somebody are not finished. */
  async unfinished(owner: string): Promise<number> {
    const [{ n }] = await this.db.all<{ n: number }>(
      `SELECT COUNT(*) AS n FROM tables WHERE owner = $1 AND status IN ('open', 'playing')`,
      [owner],
    );
    return n;
  }

  entries(id: string, from = 0): Promise<Entry[]> {
    return this.db.all<Entry>(
      `SELECT n, kind, seat, value, data, at FROM entries
       WHERE table_id = $1 AND n >= $2 ORDER BY n`,
      [id, from],
    );
  }

  /** Tables where the server itself has to go on and no living process does. */
  async automatic(): Promise<string[]> {
    const rows = await this.db.all<{ id: string }>(
      `SELECT id FROM tables WHERE automatic = 1 AND NOT EXISTS
         (SELECT 1 FROM thinking WHERE table_id = id AND until >= ${this.db.clock})`,
    );
    return rows.map(({ id }) => id);
  }

  /** Tables whose deciding player's time is up by `time`, page by page. */
  due(time: number, after?: Due): Promise<Due[]> {
    return this.page('deadline', time, after);
  }

  /** Whose deciding player is to be reminded by `time`, page by page. */
  forgetful(time: number, after?: Due): Promise<Due[]> {
    return this.page('remind_at', time, after);
  }

  private page(
    column: string,
    time: number,
    { at, id }: Due = { at: Number.MIN_SAFE_INTEGER, id: '' },
  ): Promise<Due[]> {
    return this.db.all<Due>(
      `SELECT id, ${column} AS at FROM tables
       WHERE ${column} <= $1 AND (${column} > $2 OR (${column} = $2 AND id > $3))
       ORDER BY ${column}, id LIMIT ${DUE_PAGE}`,
      [time, at, id],
    );
  }

  /** False if another process has done it, or the game has gone on. */
  reminded(id: string, time: number): Promise<boolean> {
    return this.db.commit([
      one('UPDATE tables SET remind_at = NULL WHERE id = $1 AND remind_at = $2', id, time),
    ]);
  }

  /**
   * Nothing is due before `time`, although the clock says so: somebody is on vacation. `was`: what the
   * row said; if the game has gone on since, another clock is running, which is not put off.
   */
  async postpone(id: string, time: number | null, was?: number): Promise<void> {
    const still = was === undefined ? '' : 'AND deadline = $3';
    const sql = `UPDATE tables SET deadline = $2 WHERE id = $1 ${still}`;
    await this.db.commit([statement(sql, id, time, ...(was === undefined ? [] : [was]))]);
  }

  /** Somebody is back from vacation early: what waits for him is looked at from `time` on. */
  async recall(person: string, time: number): Promise<void> {
    await this.db.commit([
      statement('UPDATE tables SET deadline = $2 WHERE turn = $1 AND deadline > $2', person, time),
    ]);
  }

  /** What seats have answered ahead, in the order they said it. */
  standing(id: string): Promise<{ seat: number; answer: string }[]> {
    return this.db.all('SELECT seat, answer FROM standing WHERE table_id = $1 ORDER BY n', [id]);
  }

  /**
   * Writes down an answer given ahead, or takes it back; `table` is as it is then. False if its log is
   * longer than that by now.
   */
  stand(table: Table, seat: number, answer: string, on: boolean): Promise<boolean> {
    const { id } = table.info;
    const write = statement(
      `INSERT INTO standing (table_id, seat, answer, n) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      id,
      seat,
      answer,
      table.seats[seat].standing.length,
    );
    const statements = [
      on ? write : standingDone(id, seat, answer),
      ...(this.shared ? [statement(LOCK_ROW, id)] : []),
      one(UPDATE_STILL, ...turnValues(table), table.length),
    ];
    return this.db.commit(statements, `${id} ${table.length}`);
  }

  async listPublic(): Promise<Listed[]> {
    // In the words of the index `tables_public`, so that it is that one which is read.
    const rows = await this.db.all<TableRow>(
      `SELECT ${COLUMNS} FROM tables
       WHERE visibility = 'public' AND status NOT IN ('over', 'closed')
       ORDER BY updated_at DESC LIMIT ${PAGE}`,
    );
    return rows.flatMap((row) => listed(row, ''));
  }

  /** The tables of a person, those that wait for him first. Nothing is ever deleted (archive). */
  async listMine(person: string, before = Number.MAX_SAFE_INTEGER): Promise<Listed[]> {
    const rows = await this.db.all<TableRow>(
      `SELECT ${COLUMNS} FROM tables
       WHERE id IN (SELECT table_id FROM members WHERE person = $1)
         AND updated_at < $2 AND (turn IS NULL OR turn <> $1 OR $3 = 1)
       ORDER BY CASE WHEN turn = $1 THEN 0 ELSE 1 END, updated_at DESC LIMIT ${PAGE}`,
      [person, before, before === Number.MAX_SAFE_INTEGER ? 1 : 0],
    );
    return rows.flatMap((row) => listed(row, person));
  }

  /** How many tables there are, by status. */
  counts(): Promise<{ status: string; n: number }[]> {
    return this.db.all('SELECT status, COUNT(*) AS n FROM tables GROUP BY status ORDER BY status');
  }

  /** For the operator: those that changed last. */
  last(status = ''): Promise<object[]> {
    return this.db.all(
      `SELECT id, game, rules, status, visibility, owner, created_at AS "createdAt",
              updated_at AS "updatedAt", deadline, automatic FROM tables
       WHERE $1 = '' OR status = $1 ORDER BY updated_at DESC LIMIT ${PAGE}`,
      [status],
    );
  }

  /** How many clocks have run out, and since when the first. */
  async backlog(time: number): Promise<{ n: number; oldest: number | null }> {
    const [row] = await this.db.all<{ n: number; oldest: number | null }>(
      'SELECT COUNT(*) AS n, MIN(deadline) AS oldest FROM tables WHERE deadline <= $1',
      [time],
    );
    return row;
  }

  async listMyTurn(person: string): Promise<Listed[]> {
    const rows = await this.db.all<TableRow>(
      `SELECT ${COLUMNS} FROM tables WHERE turn = $1 ORDER BY deadline, updated_at LIMIT ${PAGE}`,
      [person],
    );
    return rows.flatMap((row) => listed(row, person));
  }
}

const turnOf = (table: Table): Statement => one(UPDATE_TURN, ...turnValues(table));

const summaryOf = (table: Table): Statement =>
  one(UPDATE_TABLE, ...turnValues(table), table.status);

function turnValues(table: Table): Value[] {
  return [
    table.info.id,
    table.turn,
    table.deadline,
    // Where nobody plays, the computer players go on only while somebody watches.
    table.automatic && table.attended ? 1 : 0,
    table.lastAt,
    table.decider,
    table.reminder,
  ];
}

function seatsOf(table: Table): Statement {
  const seats = JSON.stringify(describeSeats(table));
  return one('UPDATE tables SET seats = $2 WHERE id = $1', table.info.id, seats);
}

/** Fails its commit if the person has begun the challenge already. */
function startOf(challenge: string, { owner, id }: TableInfo): Statement {
  return one(
    `INSERT INTO challenge_starts (challenge, person, table_id) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    challenge,
    owner,
    id,
  );
}

/** Who is no longer invited, or has left, does not find the table in his list. */
function strangers({ info, seats }: Table): Statement[] {
  const there = seats.flatMap(({ plan, person }) => [
    ...(person === null ? [] : [person]),
    ...(plan.kind === 'invited' ? [plan.person] : []),
  ]);
  const people = [...new Set([info.owner, ...there])];
  const list = people.map((_, i) => `$${i + 2}`).join(', ');
  const sql = `DELETE FROM members WHERE table_id = $1 AND person NOT IN (${list})`;
  return [statement(sql, info.id, ...people)];
}

/** Whoever is invited finds the table in the list of his tables. */
function invitedBy(plans: readonly SeatPlan[]): string[] {
  return plans.flatMap((plan) => (plan.kind === 'invited' ? [plan.person] : []));
}

/** An answer given ahead does not count any more. */
export function standingDone(id: string, seat: number, answer: string): Statement {
  return statement(
    'DELETE FROM standing WHERE table_id = $1 AND seat = $2 AND answer = $3',
    id,
    seat,
    answer,
  );
}

function memberOf(id: string, person: string): Statement {
  return statement(
    'INSERT INTO members (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    id,
    person,
  );
}

function readSetup({ id, setup }: TableRow): StoredSetup {
  try {
    return JSON.parse(setup) as StoredSetup;
  } catch (error) {
    throw new DamagedTable(id, error);
  }
}

/** What cannot be read is left out: one damaged table hides no others. */
function listed(row: TableRow, person: string): Listed[] {
  try {
    return [readRow(row, person)];
  } catch {
    return [];
  }
}

function readRow(row: TableRow, person: string): Listed {
  const setup = readSetup(row);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    setup,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    challenge: row.challenge,
    yourTurn: row.turn !== null && row.turn === person,
    deadline: row.deadline,
    seats:
      row.seats === null ? setup.seats.map(unknownSeat) : (JSON.parse(row.seats) as SeatInfo[]),
    turn: row.decider,
  };
}

/** Of a table that was written before its seats were. */
function unknownSeat(plan: SeatPlan): SeatInfo {
  const computer = plan.kind === 'computer' ? plan.level : null;
  return { kind: plan.kind, person: null, name: '', computer, away: false, resigned: false };
}
