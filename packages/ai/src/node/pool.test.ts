import { everdell, hostedEverdell } from '@evervale/everdell';
import { toBase64 } from '@evervale/kernel';
import { afterAll, expect, test } from 'vitest';
import { partOf } from '../minds.ts';
import { playLessons } from '../train/lessons.ts';
import { Trainer } from '../train/trainer.ts';
import type { PickTask } from '../worker/serve.ts';
import { Pool } from './pool.ts';
import { tournament } from './tournament.ts';

const pool = new Pool(1);
afterAll(async () => pool.close());

const state = everdell.create(everdell.readOptions({ players: 2 }), 1);

function pickTask(player: string): PickTask {
  return { task: 'pick', game: 'everdell', state: toBase64(state), seat: 0, player, seed: 1 };
}

test('a thread decides for a seat', async () => {
  const code = await pool.run(pickTask('oak@20'));
  expect(everdell.machine.legal(state).has(code)).toBe(true);
});

test('a thread gives hints: up to three picks with points and a reason', async () => {
  const hints = await pool.run({
    task: 'hint',
    game: 'everdell',
    state: toBase64(state),
    seat: 0,
    seed: 1,
    budget: { simulations: 30 },
  });
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.length).toBeLessThanOrEqual(3);
  for (const { code, points, why } of hints) {
    expect(everdell.machine.legal(state).has(code)).toBe(true);
    expect(points).toBeGreaterThan(0);
    expect(why.key).toBe('sentence');
  }
});

test('a search that is not needed any more stops, and the next task is carried out', async () => {
  const stop = new AbortController();
  const endless = pool.run(pickTask('ever-tree@100000000'), stop.signal);
  const queued = pool.run(pickTask('greedy'));
  setTimeout(() => stop.abort(), 50);
  await expect(endless).rejects.toThrow('cancelled');
  await expect(queued).resolves.toBeTypeOf('number');
});

test('a task that cannot be carried out is refused and harms no other', async () => {
  await expect(pool.run(pickTask('birch'))).rejects.toThrow(/must be random/);
  await expect(pool.run(pickTask('random'))).resolves.toBeTypeOf('number');
});

test('a tournament gives the same results with one job and with two', async () => {
  const game = hostedEverdell;
  const options = { game, players: ['sprout', 'random'], games: 4, seed: 3 };
  const points = async (jobs: number): Promise<number[]> => {
    const { results } = await tournament({ ...options, jobs });
    return results.flatMap(({ seats }) => seats.map((seat) => seat.points));
  };
  expect(await points(1)).toEqual(await points(2));
});

test('a thread plays games of a training as they would be played here', async () => {
  const training = partOf('everdell', 'training');
  const learned = new Trainer(everdell, training, 1).learned();
  const task = { task: 'lessons', game: 'everdell', learned, from: 0, to: 2 } as const;
  expect(await pool.run(task)).toEqual(playLessons(everdell, training, learned, 0, 2));
});
