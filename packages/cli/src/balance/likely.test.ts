import { expect, test } from 'vitest';
import { likelihoodOf } from './likely.ts';

/** Sixteen things, every second one so much better and the others so much worse than measured par. */
const sixteen = (seats: number, off: number): { seats: number; par: number }[] =>
  Array.from({ length: 16 }, (_, i) => ({ seats, par: i % 2 === 0 ? 1 + off : 1 - off }));

test('what chance does to equals is not believed: they are fair though some were measured outside', () => {
  // With two players and 50 seats each, chance alone makes 0.14.
  const { each, allFair } = likelihoodOf(
    [...sixteen(50, 0.1), { seats: 50, par: 1.22 }, { seats: 50, par: 0.78 }],
    2,
  );
  expect(each[16].par).toBeLessThan(1.1);
  expect(each[16].fair).toBeGreaterThan(0.9);
  expect(allFair).toBeGreaterThan(0.8);
});

test('what is far apart in many games is believed', () => {
  const { each, allFair } = likelihoodOf(sixteen(5000, 0.3), 2);
  expect(each[0].par).toBeCloseTo(1.3, 2);
  expect(each[0].low).toBeGreaterThan(1.25);
  expect(each[1].high).toBeLessThan(0.75);
  expect(each[0].fair).toBeLessThan(0.01);
  expect(allFair).toBeLessThan(0.01);
});

test('the same measured distance says less in few games than in many, and less with more players', () => {
  const believed = (seats: number, players: number): number =>
    likelihoodOf(sixteen(seats, 0.25), players).each[0].par;
  expect(believed(400, 2)).toBeGreaterThan(believed(40, 2));
  expect(believed(40, 2)).toBeGreaterThan(believed(40, 4));
});

test('of what nobody had only is believed what the others say of it', () => {
  const { each } = likelihoodOf([...sixteen(5000, 0.1), { seats: 0, par: 1 }], 2);
  const unknown = each[16];
  expect(unknown.par).toBeCloseTo(1, 2);
  expect(unknown.low).toBeLessThan(0.85);
  expect(unknown.high).toBeGreaterThan(1.15);
});

test('a range holds what is true as often as it says', () => {
  // True worths with a spread of 0.1, measured with a noise of 0.15.
  const random = randomNumbers(11);
  const truths = Array.from({ length: 400 }, () => 1 + 0.1 * normal(random));
  const seats = Math.round(1 / 0.15 ** 2);
  const { each } = likelihoodOf(
    truths.map((truth) => ({ seats, par: truth + 0.15 * normal(random) })),
    2,
  );
  const held = truths.filter((truth, i) => each[i].low <= truth && truth <= each[i].high).length;
  expect(held / truths.length).toBeGreaterThan(0.92);
  expect(held / truths.length).toBeLessThan(0.98);
});

function randomNumbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return (at + 0.5) / 2 ** 32;
  };
}

/** Twelve numbers together are nearly a normal one. */
function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}
