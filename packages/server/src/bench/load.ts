/**
 * How much a server can take: real tables of two over the wire, durable, on this machine. Players
 * and server share its cores, so the server's own time per move is measured too.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillTables } from './fill.ts';
import { LoadPlayer } from './player.ts';

/** How many tables are loaded to see what one needs. */
const IDLE = 2000;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

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
    readonly serverMicrosecondsPerMove: number;
    readonly bytesPerMoveAndViewer: number;
  };
  readonly paced: Latencies & { readonly movesPerSecond: number };
  /** In memory, with nobody looking at it. */
  readonly idleTable: { readonly kibibytes: number };
  readonly restart: {
    readonly tables: number;
    readonly secondsToServe: number;
    readonly secondsToFirstHundredTables: number;
  };
}

class Server {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.address = address;
  }

  static start(data: string): Promise<Server> {
    const env = {
      ...process.env,
      EVERVALE_DATA: data,
      EVERVALE_PORT: '0',
      EVERVALE_LOG: 'silent',
      EVERVALE_RATE: '1000000',
      DATABASE_URL: '',
    };
    const child = spawn(process.execPath, [MAIN, 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (said: Buffer) => {
        const found = /Evervale is at (\S+)/.exec(said.toString('utf8'));
        if (found) resolve(new Server(child, found[1]));
      });
    });
  }

  /** A figure of the server about itself. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }
}

/** Two players at one table after the other. */
class LoadTable {
  readonly players: readonly [LoadPlayer, LoadPlayer];
  readonly latencies: number[] = [];
  private id = '';
  private running = false;
  /** Milliseconds from one move to the next; 0: at once. */
  private pace = 0;

  constructor(address: string, n: number) {
    this.players = [new LoadPlayer(address, `A${n}`), new LoadPlayer(address, `B${n}`)];
    this.players.forEach((player, seat) => {
      player.onDecision = (position, codes) => this.decide(seat, position, codes);
    });
    this.players[0].onOver = () => void this.again();
  }

  async open(): Promise<void> {
    await Promise.all(this.players.map((player) => player.open()));
    await this.again();
  }

  private async again(): Promise<void> {
    const [a, b] = this.players;
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const made = await a.ask<{ table: { id: string }; secret: string }>('create-table', {
      game: 'everdell',
      seats,
    });
    this.id = made.table.id;
    await b.ask('join', { table: this.id, secret: made.secret });
    await a.ask('start', { table: this.id });
    await Promise.all([
      a.ask('watch', { table: this.id, seat: 0 }),
      b.ask('watch', { table: this.id, seat: 1 }),
    ]);
  }

  private next: (() => void) | null = null;

  private decide(seat: number, at: number, codes: readonly number[]): void {
    const table = this.id;
    this.next = () => {
      this.next = null;
      const code = codes[Math.floor(Math.random() * codes.length)];
      const began = performance.now();
      this.players[seat].ask('pick', { table, seat, at, code }).then(
        () => this.latencies.push(performance.now() - began),
        () => {},
      );
    };
    if (!this.running) return;
    if (this.pace === 0) this.next();
    else setTimeout(() => this.running && this.next?.(), this.pace);
  }

  go(pace: number): void {
    this.pace = pace;
    this.running = true;
    if (pace === 0) this.next?.();
    else setTimeout(() => this.running && this.next?.(), Math.random() * pace);
  }

  halt(): number[] {
    this.running = false;
    return this.latencies.splice(0);
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export async function benchServer(plan: LoadPlan): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'evervale-bench-'));
  try {
    const server = await Server.start(join(folder, 'load'));
    const tables = await openTables(server, Math.max(plan.tables, plan.paced));
    const throughput = await fullSpeed(server, tables.slice(0, plan.tables), plan.seconds);
    const paced = await onePerSecond(tables.slice(0, plan.paced), plan.seconds);
    for (const table of tables) table.close();
    await server.stop();
    return { throughput, paced, ...(await restarted(join(folder, 'stored'), plan.stored)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function memory(server: Server): Promise<number> {
  return server.figure('process_resident_memory_bytes');
}

async function openTables(server: Server, count: number): Promise<LoadTable[]> {
  const tables = Array.from({ length: count }, (_, n) => new LoadTable(server.address, n));
  for (let i = 0; i < count; i += 20) {
    await Promise.all(tables.slice(i, i + 20).map((table) => table.open()));
  }
  return tables;
}

async function fullSpeed(server: Server, tables: readonly LoadTable[], seconds: number) {
  for (const table of tables) table.go(0);
  await wait(1);
  for (const table of tables) table.latencies.length = 0;
  const traffic = sum(tables);
  const cpu = await server.figure('process_cpu_seconds_total');
  const began = performance.now();
  await wait(seconds);
  const took = (performance.now() - began) / 1000;
  const spent = (await server.figure('process_cpu_seconds_total')) - cpu;
  const latencies = tables.flatMap((table) => table.halt());
  const after = sum(tables);
  await wait(1);
  return {
    ...quantiles(latencies),
    movesPerSecond: Math.round(latencies.length / took),
    serverMicrosecondsPerMove: Math.round((spent / latencies.length) * 1e6),
    bytesPerMoveAndViewer: Math.round(
      (after.bytes - traffic.bytes) / (after.messages - traffic.messages),
    ),
  };
}

async function onePerSecond(tables: readonly LoadTable[], seconds: number) {
  for (const table of tables) table.halt();
  for (const table of tables) table.go(1000);
  await wait(2);
  for (const table of tables) table.latencies.length = 0;
  await wait(seconds);
  const latencies = tables.flatMap((table) => table.halt());
  return { ...quantiles(latencies), movesPerSecond: Math.round(latencies.length / seconds) };
}

/** Many open tables in the database: how long until a new process serves them? */
async function restarted(data: string, tables: number) {
  const owner = await fillTables(data, tables);
  const began = performance.now();
  const server = await Server.start(data);
  const secondsToServe = (performance.now() - began) / 1000;
  await owner.lookAt(server.address, 100);
  const secondsToFirstHundredTables = round((performance.now() - began) / 1000);
  const before = await memory(server);
  await owner.lookAt(server.address, Math.min(tables, IDLE));
  const kibibytes = round(((await memory(server)) - before) / Math.min(tables, IDLE) / 1024);
  await server.stop();
  return {
    restart: { tables, secondsToServe: round(secondsToServe), secondsToFirstHundredTables },
    idleTable: { kibibytes },
  };
}

function sum(tables: readonly LoadTable[]) {
  const total = { messages: 0, bytes: 0 };
  for (const { players } of tables) {
    for (const { traffic } of players) {
      total.messages += traffic.messages;
      total.bytes += traffic.bytes;
    }
  }
  return total;
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
