import { eldervale } from '@evervale/eldervale';
import { RES, playerAt, points } from '@evervale/eldervale/insides';
import { expect, test } from 'vitest';
import { playerNamed } from '../levels.ts';
import { playMatch } from '../match.ts';
import { QuickEvaluator } from './quick.ts';

const quick = new QuickEvaluator();
const start = (seed: number) => eldervale.create(eldervale.readOptions({ players: 2 }), seed);

test('goods in the Tray are worth something', () => {
  const s = start(1);
  const before = quick.value(s, 0);
  s[playerAt(0) + RES] += 1;
  expect(quick.value(s, 0)).toBeGreaterThan(before);
});

test('greedy has more than twice the points of random picks', async () => {
  const s = start(2);
  await playMatch(eldervale, s, [playerNamed('greedy', quick, 1), playerNamed('random', quick, 1)]);
  expect(points(s, 0)).toBeGreaterThan(2 * points(s, 1));
});
