/** The daily challenge: the same deal for everybody, known to nobody before. */
import { createHmac } from 'node:crypto';
import { seedOf, seedOfBytes } from '@evervale/kernel';
import type { TableSetup } from '../table/setup.ts';
import type { Deal } from '../table/actions.ts';

const GAME = 'everdell';

/** The challenge of the day (in UTC), as the boards name it. */
export function challengeOf(time: number): string {
  return `${GAME} ${new Date(time).toISOString().slice(0, 10)}`;
}

/**
 * The deal follows from a secret of the server: nobody can play it beforehand, also not who knows the
 * deals of all other days.
 */
export function dealOf(challenge: string, secret: string): Deal {
  const digest = createHmac('sha256', secret).update(challenge).digest();
  return { challenge, seed: seedOfBytes(digest) };
}

/** As long as it is played, nobody is told more of the deal than his own game has shown. */
export function isRunning(challenge: string, time: number): boolean {
  return challenge.slice(challenge.lastIndexOf(' ')) >= challengeOf(time).slice(GAME.length);
}

/** One player against Rugwort, who gets harder and easier again with the days. */
export function setupOf({ seed }: Deal): TableSetup {
  return {
    game: GAME,
    options: { rugwort: { year: 1 + (seedOf(`year ${seed}`) % 3), modules: [] } },
    seats: [{ kind: 'open' }],
    visibility: 'link',
    rated: false,
    spectators: false,
    delay: 0,
  };
}
