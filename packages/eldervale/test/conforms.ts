/** One game through the kernel's suite, with what this game has of its own. */
import { conform, permuteBy } from '@evervale/kernel/conformance';
import { eldervale } from '../src/index.ts';
import type { GameEvent } from '../src/log/event.ts';
import { SEATS } from '../src/state/layout.ts';
import { noteQuests } from '../src/state/magic.ts';
import { ZONES } from '../src/state/zones.ts';
import { checkInvariants } from './invariants.ts';
import type { TableOptions } from './tables.ts';

/** Events that show to everybody what was hidden. */
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
  // A card may be discarded for all to see and be shuffled into the deck before anybody is asked.
  'discard',
  'ghostCard',
  'trove',
]);

/** Hidden things are mixed by what the zones say, not by determinize: the two check each other. */
const mix = permuteBy(eldervale, { zonesOf: () => ZONES, seats: (s) => s[SEATS] });
const permute: typeof mix = (s, viewer, rng) => {
  const other = mix(s, viewer, rng);
  for (let seat = 0; seat < s[SEATS]; seat++) noteQuests(other, seat);
  return other;
};

/** Gives how many picks the game had; `close` is the share of positions looked at from all sides. */
export function conforms(table: TableOptions, seed: number, close: number): number {
  return conform(eldervale, table, seed, {
    close,
    invariants: () => checkInvariants,
    openly: (event) => OPEN.has(event.type),
    permute,
  }).picks;
}
