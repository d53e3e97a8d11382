import { everdell } from '@evervale/everdell';
import { FINISHED, READY, RESOURCES, WORKERS, playerAt, score } from '@evervale/everdell/insides';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { playerNamed } from '../levels.ts';
import { playMatch } from '../match.ts';
import { QuickEvaluator } from './quick.ts';

const quick = new QuickEvaluator();
const start = (seed: number) => everdell.create(everdell.readOptions({ players: 2 }), seed);

test('supplies and workers that are ready are worth something, but nothing once one has finished', () => {
  const s = start(1);
  const before = quick.value(s, 0);
  s[playerAt(0) + RESOURCES] += 1;
  expect(quick.value(s, 0)).toBeGreaterThan(before);
  const rich = quick.value(s, 0);
  expect(s[playerAt(0) + WORKERS]).toBe(READY);
  s[playerAt(0) + WORKERS] = 0;
  expect(quick.value(s, 0)).toBeLessThan(rich);
  s[playerAt(0) + FINISHED] = 1;
  expect(quick.value(s, 0)).toBe(score(s, 0));
});

test('greedy has more than twice the points of random picks, and less than with training', async () => {
  const points = { random: 0, greedy: 0, lookahead: 0 };
  for (const name of ['random', 'greedy', 'lookahead'] as const) {
    const s = start(1);
    const player = () => playerNamed(name, evaluatorFor(everdell), 1);
    await playMatch(everdell, s, [player(), player()]);
    points[name] = score(s, 0) + score(s, 1);
  }
  expect(points.greedy).toBeGreaterThan(2 * points.random);
  expect(points.lookahead).toBeGreaterThan(points.greedy);
});
