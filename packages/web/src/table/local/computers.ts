/** The computer players of a local table, by level. */
import { evaluatorFor, Knowledge, playerNamed } from '@evervale/ai';
import type { Game } from '@evervale/kernel';
import type { Computer } from './host.ts';

/** Between slices of thinking the worker hears what the person wants. */
const pause = async (): Promise<void> =>
  new Promise((go) => {
    setTimeout(go);
  });

export function computerOf(game: Game, level: string, seed: number): Computer {
  const player = playerNamed(level, evaluatorFor(game), seed, pause);
  return async ({ state }, seat) => player.pick(new Knowledge(game, state, seat));
}
