import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres, type TestPostgres } from '@evervale/server/postgres-for-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOURNAMENT = ['tournament', '--players', 'sapling,sprout', '--games', '30', '--json'];
const SIMULATION = ['simulate', '--games', '2500', '--json'];

const BALANCE = ['balance', '--game', 'eldervale', '--level', 'random', '--games', '8', '--json'];

const folder = mkdtempSync(join(tmpdir(), 'evervale-train-'));
/** Trains for one point of the curve, and gives the weights. */
async function trained(name: string, ...more: readonly string[]): Promise<string> {
  const [weights, picture] = [join(folder, `${name}.json`), join(folder, `${name}.svg`)];
  const where = ['--dir', join(folder, name), '--weights', weights, '--picture', picture];
  const child = start(['train', '--games', '200', '--generation', '50', ...where, ...more]);
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  return readFileSync(weights, 'utf8');
}

/** Learning takes a while. */
const long = process.env['EVERVALE_LONG'] === '1';

let postgres: TestPostgres;
let database: string;
let workers: readonly ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.database();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres.stop();
});

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['tools/evervale.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function output(args: readonly string[]): Promise<unknown> {
  const child = start(args);
  let text = '';
  child.stdout!.on('data', (chunk) => (text += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return JSON.parse(text, (key, value: unknown) => (key.startsWith('milliseconds') ? 0 : value));
}

/** Whoever has played one game has the next in hand. */
async function hasPlayed(worker: ChildProcess): Promise<void> {
  for await (const line of createInterface(worker.stdout!)) {
    if (line.startsWith('everdell')) return;
  }
}

function stopped(worker: ChildProcess): Promise<unknown> {
  const code = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  return code;
}

test('three machines, one of them killed, play the games of one machine', async () => {
  workers = [1, 2, 3].map(() => start(['work', database]));
  const far = output([...TOURNAMENT, '--workers', database]);
  await hasPlayed(workers[0]);
  workers[0].kill('SIGKILL');
  expect(await far).toEqual(await output(TOURNAMENT));
  expect(await output([...SIMULATION, '--workers', database])).toEqual(await output(SIMULATION));
});

test('they play what balance asks for', async () => {
  expect(await output([...BALANCE, '--workers', database])).toEqual(await output(BALANCE));
});

/** The games that are kept of a match of the ladder, whenever each was over and however long it took. */
async function graded(name: string, ...more: readonly string[]): Promise<string[]> {
  const results = join(folder, `${name}.jsonl`);
  const where = ['--results', results, '--picture', join(folder, `${name}.svg`)];
  const child = start(['ladder', '--only', 'sprout-seedling', '--games', '4', ...where, ...more]);
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  const lines = readFileSync(results, 'utf8').trim().split('\n');
  return lines.map((line) => line.replace(/"milliseconds":.*/u, '')).sort();
}

test('they play what grades the computer players', async () => {
  const games = await graded('graded-far', '--workers', database);
  expect(games).toHaveLength(4);
  expect(games).toEqual(await graded('graded-here'));
});

test.runIf(long)('they play what is learned from, and what is learned is the same', async () => {
  expect(await trained('far', '--workers', database)).toBe(await trained('here'));
});

test('machines that are told to stop do so', async () => {
  expect(await Promise.all(workers.slice(1).map(stopped))).toEqual([0, 0]);
});
