/**
 * Does a player use anything it may not know? What is hidden from the seat is dealt anew many
 * times; an honest player with the same seed must choose the same every time.
 */
import { stream, type Game, type State } from '@evervale/kernel';
import { Knowledge } from './knowledge.ts';
import type { Player } from './player.ts';

/** The different picks over `deals` deals; an honest player has one. `made` may look at the table. */
export async function picksOverDeals(
  game: Game,
  s: State,
  seat: number,
  made: (table: State) => Player,
  deals: number,
): Promise<Set<number>> {
  const picks = new Set<number>();
  for (let i = 0; i <= deals; i++) {
    const table = i === 0 ? s : game.determinize(s, seat, stream(i));
    picks.add(await made(table).pick(new Knowledge(game, table, seat)));
  }
  return picks;
}
