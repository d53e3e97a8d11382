import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startPostgres, type TestPostgres } from '@evervale/server/postgres-for-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOURNAMENT = ['tournament', '--players', 'sapling,sprout', '--games', '30', '--json'];
const SIMULATION = ['simulate', '--games', '2500', '--json'];

let postgres: TestPostgres;
let database: string;
let workers: readonly ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.database();
});
afterAll(async () => {
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
  const codes = workers.slice(1).map(stopped);
  expect(await Promise.all(codes)).toEqual([0, 0]);
});
