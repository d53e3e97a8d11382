import { Play, type State } from '@evervale/kernel';
import { expect, it } from 'vitest';
import { GAMES } from './index.ts';

type Parts = Readonly<Record<string, unknown>>;

/** How many things of a list are the very same as before. */
function kept(now: Parts, before: Parts, field: string): number {
  const then = before[field] as readonly unknown[];
  return (now[field] as readonly unknown[]).filter((one, i) => one === then[i]).length;
}

it.each([
  ['everdell', 'players'],
  ['eldervale', 'seats'],
  ['eldervale', 'realms'],
])('%s: of %s, what a pick leaves as it was is not built anew, and looks as if', (id, field) => {
  const game = GAMES.find(id)!;
  const play = new Play(game, game.readOptions({ players: 2 }), 4);
  let [found, all] = [0, 0];
  for (let n = 0; n < 300 && !play.over; n++) {
    const state: State = play.state.slice();
    play.pick(play.codes[(7 * n) % play.codes.length]);
    let [then, like]: unknown[] = [];
    for (const seat of [0, 1, null]) {
      const view = game.view(state, seat, then) as Parts;
      const now = game.view(play.state, seat, like, { state, view }) as Parts;
      expect(now).toEqual(game.view(play.state, seat));
      [then, like] = [then ?? view, like ?? now];
      found += kept(now, view, field);
      all += (now[field] as readonly unknown[]).length;
    }
  }
  expect(found / all).toBeGreaterThan(0.4);
});
