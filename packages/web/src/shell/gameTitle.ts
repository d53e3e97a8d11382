/** What a game is called, without loading it. */
import { LAZY_GAMES } from '@evervale/games/lazy';

export const gameTitle = (game: string): string =>
  LAZY_GAMES.find(({ id }) => id === game)?.title ?? game;
