/**
 * How much a server can take: real tables of two over the wire, durable, on this machine. The server
 * is the real program in a process of its own; all players are in this one. Both share the machine's
 * cores, so the time that the server itself needs for a move is measured too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTables } from './fill.ts';
import { ServerProcess } from './process.ts';
import { LoadTable } from './table.ts';

export interface LoadPlan {
  /** Tables of the throughput run: each always has a move under way. */
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

export interface LoadReport {
  readonly throughput: Latencies & {
    readonly movesPerSecond: number;
    /** Of all threads of the server. */
    readonly serverMicrosecondsPerMove: number;
    readonly playersMicrosecondsPerMove: number;
    /** Everything that is sent: what happened, and the answer to who moved. */
    readonly bytesPerMoveAndViewer: number;
  };
  readonly paced: Latencies & {
    readonly movesPerSecond: number;
    /** How much of one core the server needs for it. */
    readonly serverLoad: number;
  };
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
    const { tables, kibibytes } = await openTables(server, Math.max(plan.tables, plan.paced));
    const throughput = await fullSpeed(server, tables.slice(0, plan.tables), plan.seconds);
    const paced = await onePerSecond(server, tables.slice(0, plan.paced), plan.seconds);
    for (const table of tables) table.close();
    await server.stop();
    const stored = await restarted(command, join(folder, 'stored'), plan.stored);
    const idleTable = { ...stored.idleTable, kibibytesWithTwoViewers: kibibytes };
    return { throughput, paced, idleTable, restart: stored.restart };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openTables(server: ServerProcess, count: number) {
  const tables = Array.from({ length: count }, (_, n) => new LoadTable(server.address, n));
  // The first ones also fill what the server fills once.
  const first = Math.ceil(count / 10);
  await openAll(tables.slice(0, first));
  const before = await server.memory();
  await openAll(tables.slice(first));
  const kibibytes = perTable((await server.memory()) - before, count - first);
  return { tables, kibibytes };
}

async function openAll(tables: readonly LoadTable[]): Promise<void> {
  for (let i = 0; i < tables.length; i += 20) {
    await Promise.all(tables.slice(i, i + 20).map((table) => table.open()));
  }
}

async function fullSpeed(server: ServerProcess, tables: readonly LoadTable[], seconds: number) {
  for (const table of tables) table.go(0);
  // Long enough for V8 to have compiled what is used all the time.
  await wait(Math.min(5, seconds));
  for (const table of tables) table.latencies.length = 0;
  const bytes = receivedBy(tables);
  const [cpu, own] = [await server.cpu(), process.cpuUsage()];
  const began = performance.now();
  await wait(seconds);
  const took = (performance.now() - began) / 1000;
  const spent = (await server.cpu()) - cpu;
  const { user, system } = process.cpuUsage(own);
  const latencies = tables.flatMap((table) => table.halt());
  const moves = latencies.length;
  const sent = receivedBy(tables) - bytes;
  await wait(1);
  return {
    ...quantiles(latencies),
    movesPerSecond: Math.round(moves / took),
    serverMicrosecondsPerMove: Math.round((spent / moves) * 1e6),
    playersMicrosecondsPerMove: Math.round((user + system) / moves),
    bytesPerMoveAndViewer: Math.round(sent / moves / 2),
  };
}

async function onePerSecond(server: ServerProcess, tables: readonly LoadTable[], seconds: number) {
  for (const table of tables) table.halt();
  for (const table of tables) table.go(1000);
  await wait(2);
  for (const table of tables) table.latencies.length = 0;
  const cpu = await server.cpu();
  await wait(seconds);
  const serverLoad = round(((await server.cpu()) - cpu) / seconds);
  const latencies = tables.flatMap((table) => table.halt());
  return {
    ...quantiles(latencies),
    movesPerSecond: Math.round(latencies.length / seconds),
    serverLoad,
  };
}

/** Many open tables in the database: how long until a new process serves them? */
async function restarted(command: readonly string[], data: string, tables: number) {
  const owner = await fillTables(data, tables);
  const began = performance.now();
  const server = await ServerProcess.start(command, data);
  const secondsToServe = round((performance.now() - began) / 1000);
  await owner.lookAt(server.address, 0, 100);
  const secondsToFirstHundredTables = round((performance.now() - began) / 1000);
  // The requests themselves leave something behind: ask for tables that are in memory already.
  for (let i = 0; i < 20; i++) await owner.lookAt(server.address, 0, 100);
  const before = await server.memory();
  const loaded = Math.min(tables, 2100) - 100;
  await owner.lookAt(server.address, 100, loaded);
  const kibibytes = perTable((await server.memory()) - before, loaded);
  await server.stop();
  return {
    restart: { tables, secondsToServe, secondsToFirstHundredTables },
    idleTable: { kibibytes },
  };
}

function receivedBy(tables: readonly LoadTable[]): number {
  return tables.reduce((sum, { received }) => sum + received, 0);
}

function perTable(bytes: number, tables: number): number {
  return round(bytes / tables / 1024);
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
