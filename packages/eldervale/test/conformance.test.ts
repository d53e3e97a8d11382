/** What every game on the kernel must hold, over all numbers of players. */
import { conform } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { eldervale } from '../src/index.ts';
import { PLAYERS } from '../src/state/layout.ts';
import type { GameEvent } from '../src/log/event.ts';
import { checkInvariants } from './invariants.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const OPEN = new Set<GameEvent['type']>([
  'turnUp',
  'reveal',
  'die',
  'dice',
  'setup',
  'shuffle',
  'prophecy',
  'quest',
  'cast',
]);

describe('conformance', () => {
  it.each([2, 3, 4, 5])(
    'of a game of %i players',
    { timeout: LONG ? 1_800_000 : 300_000 },
    (players) => {
      for (let seed = 1; seed <= (LONG ? 20 : 1); seed++) {
        const report = conform(eldervale, { players }, seed, {
          close: LONG ? 0.1 : 0.01,
          invariants: () => checkInvariants,
          openly: (event) => OPEN.has(event.type),
          permute: (s, seat, rng) => eldervale.determinize(s, seat ?? s[PLAYERS], rng),
        });
        expect(report.picks).toBeGreaterThan(100);
      }
    },
  );
});
