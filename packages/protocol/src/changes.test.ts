import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Patches } from './changes.ts';
import { patched, type Change } from './patch.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const diff = (before: unknown, after: unknown, patches = new Patches()): Change[] =>
  JSON.parse(patches.between(before, after)) as Change[];

it('the difference between any two views leads from the one to the other', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const [before, after] = [copy(a), copy(b)];
      expect(patched(before, diff(before, after))).toEqual(after);
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

it('what several views share is written for each of them, and each gets what is its own', () => {
  // Any parts, of which each view takes some: as views of one table have them for several seats.
  const parts = fc.array(plain, { minLength: 3, maxLength: 3 });
  const choice = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2), deep: fc.nat(2) });
  fc.assert(
    fc.property(parts, parts, fc.array(choice, { maxLength: 4 }), (olds, news, choices) => {
      const [old, now] = [copy(olds), copy(news)];
      const patches = new Patches();
      for (const { a, b, c, deep } of choices) {
        const view = (from: readonly unknown[]) => ({
          a: from[a],
          list: [from[b], from[c]],
          in: { side: { deep: from[deep] } },
        });
        expect(patched(view(old), diff(view(old), view(now), patches))).toEqual(view(now));
      }
    }),
    { numRuns: 300 },
  );
});
