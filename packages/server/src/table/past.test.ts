import { expect, it } from 'vitest';
import { entryOf } from './entry.ts';
import { Past } from './past.ts';
import type { Change } from './table.ts';

const changeAt = (n: number, back: number | null = null): Change => ({
  entry: entryOf({ kind: back === null ? 'pick' : 'undo' }, n, 0),
  events: [],
  moved: true,
  back,
  before: null,
});
const told = (n: number) => ({ n, event: n, text: n });

/** What is left of picks and of undos, which name the first entry that counts no more. */
function after(since: number, ...changes: readonly Change[]) {
  const past = new Past(since);
  for (const change of changes) past.add(change, [told(change.entry.n)]);
  const { back, events } = past.happened;
  return { back, events: events.map(({ n }) => n) };
}

it('what was seen before is not told again', () => {
  expect(after(3, changeAt(2), changeAt(3), changeAt(4))).toEqual({
    back: undefined,
    events: [3, 4],
  });
});

it('what was taken back is not told, and who has not seen it need not forget it', () => {
  const changes = [changeAt(3), changeAt(4), changeAt(5), changeAt(6, 4), changeAt(7)];
  expect(after(3, ...changes)).toEqual({ back: undefined, events: [3, 7] });
});

it('who has seen what was taken back is told from where on', () => {
  expect(after(5, changeAt(5), changeAt(6, 4))).toEqual({ back: 4, events: [] });
  expect(after(5, changeAt(6, 5))).toEqual({ back: undefined, events: [] });
});

it('of several undos the one that goes back farthest counts', () => {
  expect(after(5, changeAt(5, 2), changeAt(6), changeAt(7, 4)).back).toBe(2);
  expect(after(5, changeAt(5, 4), changeAt(6), changeAt(7, 2)).back).toBe(2);
});
