/**
 * How much a server can take: real tables of two over the wire, durable, on this machine. The server
 * is the real program in a process of its own; all players are in this one. Both share the machine's
 * cores, so the time that the server itself needs for a move is measured too.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncTimes } from './disk.ts';
import { fillTables } from './fill.ts';
import { ServerProcess, type ThreadTimes } from './process.ts';
import { LoadTable } from './table.ts';

export interface LoadPlan {
  /** Tables of the throughput runs: each always has a move under way. */
  readonly tables: number;
  readonly seconds: number;
  /** Tables of the paced run: each makes one move per second. */
  readonly paced: number;
  /** Tables in the database when the server is started again. */
  readonly stored: number;
}

interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

export interface Throughput extends Latencies {
  readonly movesPerSecond: number;
  /** Of all threads of the server. */
  readonly serverMicrosecondsPerMove: number;
  /** The same by thread; null where the system does not tell. */
  readonly threads: ThreadTimes | null;
  readonly playersMicrosecondsPerMove: number;
  /** Everything that is sent: what happened, and the answer to who moved. */
  readonly bytesPerMoveAndViewer: number;
}

export interface Paced extends Latencies {
  readonly movesPerSecond: number;
  /** The longest of all answers. */
  readonly longest: number;
  /** For so long the thread that plays did nothing else at a time. */
  readonly longestPause: number;
  /** How much of one core the server needs for it. */
  readonly serverLoad: number;
}

export interface LoadReport {
  readonly throughput: Throughput;
  /** The same with as many tables, every other one of which plays the other game. */
  readonly mixed: Throughput;
  /**
   * As many tables, half of them at each of two servers that know nothing of each other: the most that
   * two threads could do here, if they cost nothing.
   */
  readonly spread: Throughput;
  readonly paced: Paced;
  /** A bare sync of the disk, of a file beside the database, while the paced run went on. */
  readonly disk: Latencies;
  /** The same tables with the database in memory: what is ours. Null where the system has no such folder. */
  readonly pacedInMemory: Paced | null;
  readonly idleTable: {
    /** In memory, with nobody looking at it. */
    readonly kibibytes: number;
    /** With two players connected who do nothing; their connections are counted. */
    readonly kibibytesWithTwoViewers: number;
  };
  readonly restart: {
    readonly tables: number;
    /** Until it says where it is. */
    readonly secondsToServe: number;
    /** Until it has also served a hundred of the tables. */
    readonly secondsToFirstHundredTables: number;
  };
}

/** `command`: how to start the server. */
export async function benchServer(plan: LoadPlan, command: readonly string[]): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'evervale-bench-'));
  try {
    const server = await ServerProcess.start(command, join(folder, 'load'));
    const busy = await openTables(server, 0, plan.tables);
    const throughput = await fullSpeed([server], busy, plan.seconds);
    const both = await openTables(server, plan.paced, plan.paced + plan.tables, BOTH);
    const mixed = await fullSpeed([server], both, plan.seconds);
    for (const table of both) table.close();
    const spread = await spreadOut(command, folder, plan);
    const kibibytesWithTwoViewers = await growth(server, plan.paced - plan.tables, async () => {
      busy.push(...(await openTables(server, plan.tables, plan.paced)));
    });
    const running = onePerSecond(server, busy, plan.seconds);
    const disk = quantiles(await syncTimes(folder, running));
    const paced = await running;
    for (const table of busy) table.close();
    await server.stop();
    const pacedInMemory = await inMemory(command, plan);
    const { restart, kibibytes } = await restarted(command, join(folder, 'stored'), plan.stored);
    const idleTable = { kibibytes, kibibytesWithTwoViewers };
    return { throughput, mixed, spread, paced, disk, pacedInMemory, idleTable, restart };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BOTH = ['everdell', 'eldervale'];

async function openTables(
  server: ServerProcess,
  from: number,
  to: number,
  games: readonly string[] = ['everdell'],
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let n = from; n < to; n += 20) {
    const group = Array.from(
      { length: Math.min(20, to - n) },
      (_, i) => new LoadTable(server.address, n + i, games[i % games.length]),
    );
    await Promise.all(group.map((table) => table.open()));
    tables.push(...group);
  }
  return tables;
}

/**
 * How much the process grows per table. It is measured on a server that has worked before: at first
 * V8 takes memory for everything that is no longer used, too, and lets it be used again later.
 */
async function growth(
  server: ServerProcess,
  tables: number,
  work: () => Promise<void>,
): Promise<number> {
  const before = await server.memory();
  await work();
  return round(((await server.memory()) - before) / tables / 1024);
}

async function spreadOut(
  command: readonly string[],
  folder: string,
  { tables, seconds }: LoadPlan,
): Promise<Throughput> {
  const servers = await Promise.all(
    ['one', 'two'].map((name) => ServerProcess.start(command, join(folder, name))),
  );
  const half = Math.round(tables / 2);
  const busy = await Promise.all(servers.map((server) => openTables(server, 0, half)));
  const report = await fullSpeed(servers, busy.flat(), seconds);
  for (const table of busy.flat()) table.close();
  await Promise.all(servers.map((server) => server.stop()));
  return report;
}

async function fullSpeed(
  servers: readonly ServerProcess[],
  tables: readonly LoadTable[],
  seconds: number,
): Promise<Throughput> {
  const hurry = asGuests();
  for (const table of tables) table.go();
  // Long enough for V8 to have compiled what is used all the time.
  await wait(seconds / 2);
  for (const table of tables) table.latencies.length = 0;
  const bytes = receivedBy(tables);
  const [cpu, threads, own] = [await cpuOf(servers), threadsOf(servers), process.cpuUsage()];
  const began = performance.now();
  await wait(seconds);
  const took = (performance.now() - began) / 1000;
  const spent = (await cpuOf(servers)) - cpu;
  const threadsThen = threadsOf(servers);
  const { user, system } = process.cpuUsage(own);
  const latencies = tables.flatMap((table) => table.halt());
  const moves = latencies.length;
  const sent = receivedBy(tables) - bytes;
  hurry();
  await checked(tables);
  return {
    ...quantiles(latencies),
    movesPerSecond: Math.round(moves / took),
    serverMicrosecondsPerMove: Math.round((spent / moves) * 1e6),
    threads: threads && threadsThen && perMove(threads, threadsThen, moves),
    playersMicrosecondsPerMove: Math.round((user + system) / moves),
    bytesPerMoveAndViewer: Math.round(sent / moves / 2),
  };
}

/**
 * In life the players have machines of their own: here they let the server go first. Gives back how to end it,
 * which not every user may; then servers that are started later are as patient as they are.
 */
function asGuests(): () => void {
  const before = getPriority();
  setPriority(constants.priority.PRIORITY_LOW);
  return () => {
    try {
      setPriority(before);
    } catch {
      // As it was with everybody equal.
    }
  };
}

/** Moves count only where the server has kept its word to everybody. */
async function checked(tables: readonly LoadTable[]): Promise<void> {
  // What is under way comes to its end.
  await wait(1);
  for (const table of tables) await table.check();
}

async function cpuOf(servers: readonly ServerProcess[]): Promise<number> {
  const each = await Promise.all(servers.map((server) => server.cpu()));
  return each.reduce((sum, one) => sum + one, 0);
}

function threadsOf(servers: readonly ServerProcess[]): ThreadTimes | null {
  const sum = { plays: 0, writes: 0, others: 0 };
  for (const server of servers) {
    const times = server.threads();
    if (times === null) return null;
    for (const kind of ['plays', 'writes', 'others'] as const) sum[kind] += times[kind];
  }
  return sum;
}

/** Microseconds. */
function perMove(before: ThreadTimes, after: ThreadTimes, moves: number): ThreadTimes {
  const of = (kind: keyof ThreadTimes): number =>
    Math.round(((after[kind] - before[kind]) / moves) * 1e6);
  return { plays: of('plays'), writes: of('writes'), others: of('others') };
}

/** Files in this folder are on no disk (Linux). */
const MEMORY = '/dev/shm';

async function inMemory(command: readonly string[], plan: LoadPlan): Promise<Paced | null> {
  if (!existsSync(MEMORY)) return null;
  const folder = mkdtempSync(join(MEMORY, 'evervale-bench-'));
  try {
    const server = await ServerProcess.start(command, join(folder, 'load'));
    const tables = await openTables(server, 0, plan.paced);
    const paced = await onePerSecond(server, tables, plan.seconds);
    for (const table of tables) table.close();
    await server.stop();
    return paced;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onePerSecond(
  server: ServerProcess,
  tables: readonly LoadTable[],
  seconds: number,
): Promise<Paced> {
  for (const table of tables) table.halt();
  const stop = everySecond(tables);
  await wait(2);
  for (const table of tables) table.latencies.length = 0;
  const cpu = await server.cpu();
  await server.longestPause();
  await wait(seconds);
  const longestPause = round(await server.longestPause());
  const serverLoad = round(((await server.cpu()) - cpu) / seconds);
  stop();
  const latencies = tables.flatMap((table) => table.halt());
  await checked(tables);
  return {
    ...quantiles(latencies),
    movesPerSecond: Math.round(latencies.length / seconds),
    longest: round(latencies.reduce((most, one) => Math.max(most, one), 0)),
    longestPause,
    serverLoad,
  };
}

/**
 * Each table moves once a second at a moment of its own, whatever the answer to the last move took:
 * people do not wait for each other's tables, and one slow moment does not gather them.
 */
function everySecond(tables: readonly LoadTable[]): () => void {
  const slots = Array.from({ length: 1000 }, (): LoadTable[] => []);
  tables.forEach((table, i) => slots[Math.floor((i * 1000) / tables.length)].push(table));
  const began = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const now = Math.floor(performance.now() - began);
    for (; done < now; done++) for (const table of slots[done % 1000]) table.move();
  }, 1);
  return () => clearInterval(timer);
}

/** Many open tables in the database: how long until a new process serves them? */
async function restarted(command: readonly string[], data: string, tables: number) {
  const owner = await fillTables(data, tables);
  const began = performance.now();
  const server = await ServerProcess.start(command, data);
  const secondsToServe = round((performance.now() - began) / 1000);
  await owner.lookAt(server.address, 0, 100);
  const secondsToFirstHundredTables = round((performance.now() - began) / 1000);
  for (let i = 0; i < 20; i++) await owner.lookAt(server.address, 0, 100);
  const rest = tables - 100;
  const kibibytes = await growth(server, rest, () => owner.lookAt(server.address, 100, rest));
  await server.stop();
  return { restart: { tables, secondsToServe, secondsToFirstHundredTables }, kibibytes };
}

function receivedBy(tables: readonly LoadTable[]): number {
  return tables.reduce((sum, { received }) => sum + received, 0);
}

function quantiles(latencies: number[]): Latencies {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
