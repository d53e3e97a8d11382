/**
 * Games by scripted players while the servers are killed without warning. What was acknowledged must
 * be in the log, once, and the log must replay to what the players last saw.
 */
import pg from 'pg';
import { hash, replay } from '@evervale/kernel';
import { openDatabase, type Place } from '../src/storage/open.ts';
import { TableStore } from '../src/storage/tables.ts';
import { Table } from '../src/table/table.ts';
import { Client } from './client.ts';
import type { Fleet } from './fleet.ts';
import { Random } from './random.ts';

export interface ChaosPlan {
  readonly kills: number;
  /** Tables that are played at the same time, in each house. */
  readonly pairs: number;
  readonly seed: number;
  /** Milliseconds between two kills, at most. */
  readonly pause: number;
  /** After so many minutes it is enough, however many were killed. */
  readonly minutes: number;
}

/** The long run: EVERVALE_KILLS servers are killed, or as many as can be in EVERVALE_MINUTES. */
export const LONG_PLAN = {
  kills: Number(process.env['EVERVALE_KILLS'] ?? 1000),
  minutes: Number(process.env['EVERVALE_MINUTES'] ?? Infinity),
  pairs: 8,
  pause: 700,
};

/** In the long run so many houses are played in side by side. */
export const LONG_HOUSES = 3;

/** Some processes with a database of their own, and people who play there. */
export interface House {
  readonly fleet: Fleet;
  readonly place: Place;
}

export interface ChaosReport {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly picks: number;
  readonly resent: number;
  /** Kills between which nothing was played: they prove little. */
  readonly idle: number;
  readonly wrong: readonly string[];
}

interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly at: number;
  readonly code: number;
}

/** On a busy machine a start may take ten seconds, and then a server lives for less than one. */
const PATIENCE = 600_000;

/** Between two kills so many picks are waited for, at most. */
const MOST_PICKS = 10;
/** Every so many kills one comes without waiting: in the middle of starting, reading, connecting. */
const AT_ONCE = 8;

class Chaos {
  readonly acknowledged: Acknowledged[] = [];
  readonly tables: string[] = [];
  readonly lastViews = new Map<string, { position: number; view: unknown }>();
  readonly records = new Map<string, { hash: string }>();
  private readonly players: Client[] = [];
  resent = 0;
  /** When a server was killed last. */
  disturbed = 0;
  stopping = false;
  private readonly fleet: Fleet;
  private readonly random: Random;

  constructor(fleet: Fleet, seed: number) {
    this.fleet = fleet;
    this.random = new Random(seed);
  }

  /** Tries until a living process answers. */
  private async insist<T>(attempt: (address: string) => Promise<T | undefined>): Promise<T> {
    const began = Date.now();
    let last: unknown = 'no process lives';
    for (;;) {
      const addresses = this.fleet.addresses();
      try {
        if (addresses.length > 0) {
          const result = await attempt(this.random.of(addresses));
          if (result !== undefined) return result;
          last = 'it was refused';
        }
      } catch (error) {
        // Killed under our hands; the next attempt meets another one, or the same one risen again.
        last = error;
      }
      // Who is slow may be killed under again and again; a server that is left alone must answer.
      if (Date.now() - Math.max(began, this.disturbed) > PATIENCE) {
        throw new Error('no server answered for a long time', { cause: last });
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** So many picks more have been acknowledged: however slow the machine is, something was going on. */
  async played(picks: number): Promise<void> {
    const [enough, end] = [this.acknowledged.length + picks, Date.now() + PATIENCE];
    while (this.acknowledged.length < enough) {
      if (Date.now() > end) throw new Error('nobody could play for a long time');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Like a train that goes into a tunnel: half of the players lose their connection. */
  hangUp(): void {
    for (const player of this.players) if (this.random.below(2) === 0) player.socket?.terminate();
  }

  private post(client: Client, command: string, input: object = {}) {
    return this.insist(async (address) => {
      client.base = address;
      const { status, body } = await client.post(command, input);
      return status === 200 ? { body } : undefined;
    });
  }

  /** One table after the other, until it is enough. */
  async pair(names: readonly string[], game: string, computers: number): Promise<void> {
    const players: Client[] = [];
    for (const name of names) {
      players.push(await this.insist((address) => Client.guest(address, name)));
    }
    this.players.push(...players);
    while (!this.stopping) {
      const table = await this.open(players, game, computers);
      this.tables.push(table);
      await Promise.all(players.map((player, seat) => this.play(player, table, seat)));
      // Else a long run keeps everything that was ever said.
      for (const player of players) player.received.length = 0;
      const seen = players[0].seen.get(`${table} 0`);
      if (seen?.over) {
        const { body } = await this.post(players[0], 'record', { table });
        this.records.set(table, body.record as { hash: string });
      }
    }
    for (const player of players) player.close();
  }

  private async open(players: readonly Client[], game: string, computers: number): Promise<string> {
    const seats = [
      ...players.map(() => ({ kind: 'open' })),
      ...Array.from({ length: computers }, () => ({ kind: 'computer', level: 'random' })),
    ];
    const { body } = await this.post(players[0], 'create-table', { game, seats });
    const table = body.table.id as string;
    for (const player of players.slice(1)) {
      await this.post(player, 'join', { table, secret: body.secret });
    }
    await this.post(players[0], 'start', { table });
    return table;
  }

  private async play(player: Client, table: string, seat: number): Promise<void> {
    const key = `${table} ${seat}`;
    const seen = () => player.seen.get(key);
    let pending: Acknowledged | null = null;
    while (!this.stopping && !(seen()?.over ?? false)) {
      if (!player.socket || !seen()) {
        await this.come(player, table, seat);
        // Nobody knows whether it arrived: sent again, it must count once.
        if (pending) this.resent++;
      }
      const now = seen();
      if (!pending && now?.decision) {
        const { code } = this.random.of(now.decision.options);
        pending = { table, seat, at: now.position, code };
      }
      if (!pending) {
        await player
          .until(() => !player.socket || seen()!.over || seen()!.decision !== null, 'x', 300)
          .catch(() => {});
        continue;
      }
      const { at, code } = pending;
      const answer = await player.ask('pick', { table, seat, at, code });
      if (answer.type === 'ok') {
        this.acknowledged.push(pending);
        await player.until(() => !player.socket || seen()!.position > at, 'the pick');
      }
      if (answer.type === 'ok' || answer['code'] === 'late') pending = null;
    }
    const last = seen();
    if (last) this.lastViews.set(key, { position: last.position, view: last.view });
  }

  /** Connects to any process and resumes from what was seen last. */
  private async come(player: Client, table: string, seat: number): Promise<void> {
    await this.insist(async (address) => {
      player.base = address;
      if (!player.socket) await player.connect();
      const since = player.seen.get(`${table} ${seat}`)?.n;
      const answer = await player.ask('watch', { table, seat, since });
      if (answer.type === 'ok') return true;
      player.socket?.terminate();
      throw new Error(`no place at ${table}: ${JSON.stringify(answer)}`);
    });
  }
}

/** Kills the processes of a fleet and lets them rise again, several at a time. */
class Killer {
  private readonly fleet: Fleet;
  private readonly random: Random;
  /** Per process, when it lives again. */
  private readonly rising: Promise<void>[];

  constructor(fleet: Fleet, random: Random) {
    this.fleet = fleet;
    this.random = random;
    this.rising = Array.from({ length: fleet.size }, () => Promise.resolve());
  }

  /** One that lives dies; others may be dead, asleep or rising meanwhile. */
  async kill(): Promise<void> {
    const victim = this.random.below(this.fleet.size);
    await this.rising[victim];
    await this.fleet.kill(victim);
    this.rising[victim] = this.rise(victim);
  }

  /** A start that the database is taken away from fails; whoever looks after it starts it again. */
  private async rise(i: number, tries = 5): Promise<void> {
    try {
      await this.fleet.revive(i);
    } catch (error) {
      if (tries === 0) throw error;
      await this.rise(i, tries - 1);
    }
  }

  /** One sleeps for a while with all that it holds, if it lives. */
  nap(): void {
    const sleeper = this.fleet.living(this.random.below(this.fleet.size));
    if (sleeper === null) return;
    sleeper.freeze();
    setTimeout(() => sleeper.thaw(), 200 + this.random.below(2500));
  }

  async end(): Promise<void> {
    await Promise.all(this.rising);
  }
}

/** What cuts all connections of the servers to their database. */
async function cutterOf({ databaseUrl }: Place): Promise<Cutter> {
  if (databaseUrl === undefined) return { cut: undefined, end: () => Promise.resolve() };
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE application_name = 'evervale' AND datname = current_database()`;
  return { cut: async () => void (await admin.query(sql)), end: () => admin.end() };
}

interface Cutter {
  readonly cut: (() => Promise<void>) | undefined;
  readonly end: () => Promise<void>;
}

/** How many are still to be killed, by all houses together. */
class Quota {
  private readonly plan: ChaosPlan;
  private readonly end: number;
  killed = 0;

  constructor(plan: ChaosPlan) {
    this.plan = plan;
    this.end = Date.now() + plan.minutes * 60_000;
  }

  /** Whether there is one more to be killed, which the caller does then. */
  take(): boolean {
    if (this.killed >= this.plan.kills || Date.now() >= this.end) return false;
    this.killed++;
    if (this.killed % 50 === 0) process.stdout.write(`${this.killed} kills\n`);
    return true;
  }
}

/**
 * Plays, kills, checks, and says in one line what came of it. Most of the time between two kills is
 * spent waiting, for a start, for players, for the disk: several houses, which know nothing of each other,
 * wait side by side.
 */
export async function runChaos(houses: readonly House[], plan: ChaosPlan): Promise<ChaosReport> {
  const began = Date.now();
  const quota = new Quota(plan);
  const reports = await Promise.all(
    houses.map((house, i) => chaosIn(house, { ...plan, seed: plan.seed + 100 * i }, quota)),
  );
  const sum = (count: (report: ChaosReport) => number): number =>
    reports.reduce((all, report) => all + count(report), 0);
  const report: ChaosReport = {
    kills: quota.killed,
    tables: sum(({ tables }) => tables),
    finished: sum(({ finished }) => finished),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    picks: sum(({ picks }) => picks),
    resent: sum(({ resent }) => resent),
    idle: sum(({ idle }) => idle),
    wrong: reports.flatMap(({ wrong }) => wrong),
  };
  const { kills, tables, finished, acknowledged, picks, resent, idle, wrong } = report;
  const [{ fleet, place }] = houses;
  const storage = place.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  process.stdout.write(
    `${storage}, ${houses.length} house(s) of ${fleet.size} process(es), ${kills} kills in ` +
      `${Math.round((Date.now() - began) / 1000)} s: ` +
      `${tables} tables (${finished} to the end), ${picks} picks in the logs, ${acknowledged} acknowledged, ` +
      `${resent} sent again; kills with nothing played before them: ${idle}; wrong: ${wrong.length}\n`,
  );
  return report;
}

async function chaosIn(
  { fleet, place }: House,
  plan: ChaosPlan,
  quota: Quota,
): Promise<ChaosReport> {
  const random = new Random(plan.seed);
  const chaos = new Chaos(fleet, plan.seed + 1);
  await fleet.start();
  const cutter = await cutterOf(place);
  // Every other table has a computer player, whose turns must survive too; every third plays the
  // other game.
  const pairs = Array.from({ length: plan.pairs }, (_, i) =>
    chaos.pair([`Ann ${i}`, `Bob ${i}`], i % 3 === 2 ? 'eldervale' : 'everdell', i % 2),
  );
  const killer = new Killer(fleet, random);
  let [kills, idle] = [0, 0];
  for (; quota.take(); kills++) {
    const before = chaos.acknowledged.length;
    // Now and then one sleeps, or connections are cut: of players, or all to the database.
    if (random.below(4) === 0) killer.nap();
    if (random.below(4) === 0) chaos.hangUp();
    await new Promise((resolve) => setTimeout(resolve, random.below(plan.pause)));
    if (random.below(4) === 0) await cutter.cut?.();
    if (random.below(AT_ONCE) > 0) await chaos.played(1 + random.below(MOST_PICKS));
    await killer.kill();
    chaos.disturbed = Date.now();
    if (chaos.acknowledged.length === before) idle++;
  }
  await killer.end();
  await new Promise((resolve) => setTimeout(resolve, plan.pause));
  chaos.stopping = true;
  await Promise.all(pairs);
  await fleet.stop();
  await cutter.end();
  return { ...(await check(chaos, place)), kills, idle };
}

async function check(chaos: Chaos, place: Place): Promise<Omit<ChaosReport, 'kills' | 'idle'>> {
  const db = await openDatabase(place);
  const store = new TableStore(db);
  const wrong: string[] = [];
  const answered = new Map<string, string>();
  let picks = 0;
  for (const id of chaos.tables) {
    const table = new Table((await store.find(id))!);
    for (const entry of await store.entries(id)) {
      if (entry.kind === 'pick') {
        picks++;
        const key = `${id} ${table.position}`;
        if (answered.has(key)) wrong.push(`${key} was answered twice`);
        answered.set(key, `${entry.seat} ${entry.value}`);
      }
      table.apply(entry);
      for (const seat of [0, 1]) compareView(chaos, table, seat, wrong);
    }
    const record = chaos.records.get(id);
    if (record) {
      const again = hash(replay(table.info.game, record).state);
      if (again !== record.hash || again !== hash(table.state)) {
        wrong.push(`${id} replays to another end`);
      }
    }
  }
  for (const { table, at, seat, code } of chaos.acknowledged) {
    const found = answered.get(`${table} ${at}`);
    if (found !== `${seat} ${code}`) wrong.push(`${table} ${at}: ${seat} ${code} became ${found}`);
  }
  await db.close();
  const { acknowledged, tables, records, resent } = chaos;
  return {
    tables: tables.length,
    finished: records.size,
    acknowledged: acknowledged.length,
    picks,
    resent,
    wrong,
  };
}

/** What a player saw last at this position is what the log says. */
function compareView(chaos: Chaos, table: Table, seat: number, wrong: string[]): void {
  const last = chaos.lastViews.get(`${table.info.id} ${seat}`);
  if (!last || last.position !== table.position || table.play === null) return;
  const told = JSON.stringify(table.info.game.view(table.state, seat));
  const saw = JSON.stringify(sorted(last.view, JSON.parse(told)));
  if (told !== saw) wrong.push(`${table.info.id} seat ${seat} saw something else`);
}

/** Fields in the order of the other one: a patch may add a field at the end. */
function sorted(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, i) => sorted(one, (like as unknown[])?.[i]));
  if (typeof value !== 'object' || value === null) return value;
  const order = [...Object.keys((like as object | undefined) ?? {}), ...Object.keys(value)];
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    order
      .filter((key) => key in fields)
      .map((key) => [key, sorted(fields[key], (like as Record<string, unknown>)?.[key])]),
  );
}
