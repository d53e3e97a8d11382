import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween as diff } from './changes.ts';
import { patched } from './patch.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('the difference between any two views leads from the one to the other', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const [before, after] = [copy(a), copy(b)];
      const changes = copy(diff(before, after));
      expect(patched(before, changes)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

it('a small change is a small message', () => {
  const before = {
    players: [
      { points: 1, city: [{ card: 'farm' }] },
      { points: 2, city: [] },
    ],
  };
  const after = copy(before);
  after.players[0].points = 3;
  after.players[0].city.push({ card: 'inn' });
  expect(diff(before, after)).toEqual([
    ['/players/0/points', 3],
    ['/players/0/city/1', { card: 'inn' }],
  ]);
});

it('equal views have no difference', () => {
  fc.assert(fc.property(plain, (a) => diff(copy(a), copy(a)).length === 0));
});
