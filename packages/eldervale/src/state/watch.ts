/**
 * Quests are completed the moment their condition holds (E28.10), so every deed that can complete
 * one says that something has changed. Who looks is set when the rules are put together.
 */
import type { State } from '@evervale/kernel';
import { QUESTS_HELD, playerAt } from './layout.ts';

export const watch: { quests: (s: State, seat: number) => void } = { quests: () => {} };

/** Something about this player has changed. */
export function changed(s: State, seat: number): void {
  const held = playerAt(seat) + QUESTS_HELD;
  if ((s[held] | s[held + 1]) !== 0) watch.quests(s, seat);
}
