/** The daily challenge: the same deal for everybody, known to nobody before. */
import { createHmac } from 'node:crypto';
import type { TableSetup } from '@evervale/protocol';
import { seedOf, seedOfBytes, type AnyGame, type Games } from '@evervale/kernel';
import { Refused } from '../refused.ts';
import type { Deal } from '../table/actions.ts';

/** The game that is named, or the first that has a challenge. */
export function dailyGame(games: Games, id?: string): AnyGame {
  const game = games.list.find((one) => one.daily && (id === undefined || one.id === id));
  if (!game) throw new Refused('invalid', 'this game has no challenge of the day');
  return game;
}

/** The challenge of the day (in UTC), as the boards name it. */
export function challengeOf({ id }: AnyGame, time: number): string {
  return `${id} ${dayOf(time)}`;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * The deal follows from a secret of the server: nobody can play it beforehand, also not who knows the
 * deals of all other days.
 */
export function dealOf(challenge: string, secret: string): Deal {
  const digest = createHmac('sha256', secret).update(challenge).digest();
  return { challenge, seed: seedOfBytes(digest) };
}

/** Noon (UTC) of the next day: who began in the evening may play over midnight. */
const OPEN_FOR = 36 * 60 * 60 * 1000;

/** Until when results count. */
export function closingTime(challenge: string): number {
  return Date.parse(challenge.slice(challenge.lastIndexOf(' ') + 1)) + OPEN_FOR;
}

/** As long as results count, nobody is told more of the deal than his own game has shown. */
export function isRunning(challenge: string, time: number): boolean {
  return time < closingTime(challenge);
}

/** A table for one person. */
export function setupOf(game: AnyGame, { seed }: Deal): TableSetup {
  const { options } = game.daily!(seedOf(`year ${seed}`));
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
