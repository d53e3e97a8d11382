import { expect, test } from 'vitest';
import { normal, randomNumbers } from '../../test/chance.ts';
import { likelihoodOf, type Measured } from './likely.ts';

/** Sixteen things, every second one so much better and the others so much worse than measured par. */
const sixteen = (noise: number, off: number): Measured[] =>
  Array.from({ length: 16 }, (_, i) => ({ noise, par: i % 2 === 0 ? 1 + off : 1 - off }));

/** What luck does with victories of two in so many games. */
const after = (games: number): number => 1 / games;

test('what chance does to equals is not believed: they are fair though some were measured outside', () => {
  // With two players and 50 games each, chance alone makes 0.14.
  const noise = after(50);
  const { each, allFair } = likelihoodOf([
    ...sixteen(noise, 0.1),
    { noise, par: 1.22 },
    { noise, par: 0.78 },
  ]);
  expect(each[16].par).toBeLessThan(1.1);
  expect(each[16].fair).toBeGreaterThan(0.9);
  expect(allFair).toBeGreaterThan(0.8);
});

test('what is far apart in many games is believed', () => {
  const { each, allFair } = likelihoodOf(sixteen(after(5000), 0.3));
  expect(each[0].par).toBeCloseTo(1.3, 2);
  expect(each[0].low).toBeGreaterThan(1.25);
  expect(each[1].high).toBeLessThan(0.75);
  expect(each[0].fair).toBeLessThan(0.01);
  expect(allFair).toBeLessThan(0.01);
});

test('the same measured distance says less in few games than in many', () => {
  const believed = (games: number): number => likelihoodOf(sixteen(after(games), 0.25)).each[0].par;
  expect(believed(400)).toBeGreaterThan(believed(40));
});

test('of what nobody had only is believed what the others say of it', () => {
  const { each } = likelihoodOf([...sixteen(after(5000), 0.1), { noise: Infinity, par: 1 }]);
  const unknown = each[16];
  expect(unknown.par).toBeCloseTo(1, 2);
  expect(unknown.low).toBeLessThan(0.85);
  expect(unknown.high).toBeGreaterThan(1.15);
});

test('a range holds what is true as often as it says', () => {
  // True worths with a spread of 0.1, measured with a noise of 0.15.
  const random = randomNumbers(11);
  const truths = Array.from({ length: 400 }, () => 1 + 0.1 * normal(random));
  const { each } = likelihoodOf(
    truths.map((truth) => ({ noise: 0.15 ** 2, par: truth + 0.15 * normal(random) })),
  );
  const held = truths.filter((truth, i) => each[i].low <= truth && truth <= each[i].high).length;
  expect(held / truths.length).toBeGreaterThan(0.92);
  expect(held / truths.length).toBeLessThan(0.98);
});
