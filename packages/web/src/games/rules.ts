/** The rules of the games, loaded when first needed: on the page, and in the workers. */
import { LAZY_GAMES } from '@evervale/games/lazy';
import { Refusal, type AnyGame } from '@evervale/kernel';
import { once } from './once.ts';

/** The game that is meant where none is named. */
export const USUAL_GAME = LAZY_GAMES[0].id;

export const isGame = (id: unknown): id is string => LAZY_GAMES.some((game) => game.id === id);

export const loadGame: (id: string) => Promise<AnyGame> = once(async (id) => {
  const found = LAZY_GAMES.find((game) => game.id === id);
  if (found !== undefined) return found.load();
  throw new Refusal('game', `must be ${LAZY_GAMES.map((game) => game.id).join(' or ')}`);
});
