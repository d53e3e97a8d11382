/** The daily challenge: the same deal for everybody, known to nobody before. */
import { createHmac } from 'node:crypto';
import type { AnyGame, Games } from '@evervale/kernel';
import { Refused } from '../refused.ts';
import type { TableSetup } from '../table/setup.ts';
import type { Deal } from '../table/actions.ts';

/** The game that is named, or the first that has a challenge. */
export function dailyGame(games: Games, id?: string): AnyGame {
  const game = games.list.find((one) => one.daily && (id === undefined || one.id === id));
  if (!game) throw new Refused('invalid', 'this game has no challenge of the day');
  return game;
}

/** The challenge of the day (in UTC), as the boards name it. */
export function challengeOf({ id }: AnyGame, time: number): string {
  return `${id} ${new Date(time).toISOString().slice(0, 10)}`;
}

/** The deal follows from a secret of the server, so that nobody can play it beforehand. */
export function dealOf(challenge: string, secret: string): Deal {
  const digest = createHmac('sha256', secret).update(challenge).digest();
  return { challenge, seed: digest.readUInt32LE(0) };
}

/** A table for one person. */
export function setupOf(game: AnyGame, { seed }: Deal): TableSetup {
  const { options } = game.daily!(seed);
  return {
    game: game.id,
    options: { ...options },
    seats: [{ kind: 'open' }],
    visibility: 'link',
    rated: false,
    spectators: false,
    delay: 0,
  };
}
