/** The system has no room for one more thread: what needs it fails, and nothing else. */
import { EventEmitter } from 'node:events';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { hostedEverdell } from '@evervale/everdell';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ComputerThreads } from '../src/computer/computers.ts';
import { Checkpoints } from '../src/storage/checkpoints.ts';
import { one } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/open.ts';
import { temporaryFolder } from './house.ts';

/** What everybody imports. */
const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: unknown };
const { Worker: Real } = threads;

/** Node fails like this where threads are limited. */
function NoRoom(): never {
  throw new Error('Worker initialization failure: EAGAIN');
}

function roomFor(worker: unknown): void {
  threads.Worker = worker;
  syncBuiltinESMExports();
}

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  roomFor(NoRoom);
  folder = temporaryFolder();
});
afterEach(() => {
  roomFor(Real);
  folder.remove();
});

it('what is to be written fails, and is written as soon as there is room', async () => {
  const db = await openDatabase({ data: folder.path }).catch((error: unknown) => error);
  expect(String(db)).toContain('EAGAIN');
  roomFor(Real);
  const again = await openDatabase({ data: folder.path });
  expect(await again.commit([one(`INSERT INTO meta (key, value) VALUES ('a', 'b')`)])).toBe(true);
  await again.close();
});

it('what was written and told does not seem to have failed because nobody carries it over', async () => {
  const checkpoints = new Checkpoints(join(folder.path, 'test.sqlite'), () => {});
  expect(() => checkpoints.wrote(5000)).not.toThrow();
  await checkpoints.close();
});

it('who waits for a computer player is told, and gets an answer when there is room', async () => {
  const computers = new ComputerThreads({ threads: 1, seconds: 1 });
  const state = hostedEverdell.create(hostedEverdell.readOptions({ players: 2 }), 7);
  const task = { kind: 'pick', level: 'random', game: 'everdell', seat: 0, seed: 1 } as const;
  const think = (): Promise<number> => computers.think({ ...task, state, whom: 'Ann' });
  computers.prepare();
  await expect(think()).rejects.toThrow('EAGAIN');
  expect(computers.waiting).toBe(0);
  roomFor(Real);
  expect(hostedEverdell.machine.legal(state).toArray()).toContain(await think());
  await computers.close();
});

it('a thread that is lost is replaced, also where the one for quick players is still there', async () => {
  const started: Thinker[] = [];
  class Thinker extends EventEmitter {
    readonly asked: number[] = [];
    constructor() {
      super();
      started.push(this);
    }
    unref(): void {}
    postMessage({ id }: { id: number }): void {
      this.asked.push(id);
    }
    terminate(): void {
      this.emit('exit');
    }
  }
  roomFor(Thinker);
  const computers = new ComputerThreads({ threads: 1, seconds: 1 });
  const task = { kind: 'pick', game: 'everdell', seat: 0, seed: 1, whom: 'Ann' } as const;
  const think = (level: string): Promise<number> =>
    computers.think({ ...task, level, state: new Uint8Array() });
  const lost = think('oak');
  const quick = think('random');
  expect(started.map(({ asked }) => asked)).toEqual([[1], [2]]);
  started[1].emit('message', { id: 2, answer: 5 });
  expect(await quick).toBe(5);
  started[0].emit('exit');
  await expect(lost).rejects.toThrow('ended');
  const again = think('oak');
  expect(started.map(({ asked }) => asked)).toEqual([[1], [2], [3]]);
  started[2].emit('message', { id: 3, answer: 7 });
  expect(await again).toBe(7);
  // Where no other can be had, quick players still have theirs.
  started[2].emit('exit');
  roomFor(NoRoom);
  const slow = think('oak');
  const next = think('random');
  await expect(slow).rejects.toThrow('EAGAIN');
  started[1].emit('message', { id: 5, answer: 6 });
  expect(await next).toBe(6);
  await computers.close();
});
