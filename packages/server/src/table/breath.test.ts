import { expect, it } from 'vitest';
import { catchBreath, isTired } from './breath.ts';

/** A piece of work takes so many milliseconds; four of them fill a slice. */
const PIECE = 1;
const MOST_IN_A_SLICE = 5;

function piece(): void {
  const end = performance.now() + PIECE;
  while (performance.now() < end);
}

it('however many work at a time, a turn of the event loop has one slice; who has little to do is done soon', async () => {
  let inThisTurn = 0;
  let most = 0;
  let working = true;
  const turn = (): void => {
    inThisTurn = 0;
    if (working) setImmediate(turn);
  };
  setImmediate(turn);
  const done: string[] = [];
  const work = async (name: string, pieces: number): Promise<void> => {
    for (let i = 0; i < pieces; i++) {
      if (isTired()) await catchBreath();
      piece();
      most = Math.max(most, ++inThisTurn);
    }
    done.push(name);
  };
  const long = Array.from({ length: 20 }, (_, i) => work(`long ${i}`, 12));
  await Promise.all([...long, work('short', 1), work('as short', 1)]);
  working = false;
  expect(most).toBeLessThanOrEqual(MOST_IN_A_SLICE);
  expect(done.slice(0, 2)).toEqual(['short', 'as short']);
  expect(done).toHaveLength(22);
});
