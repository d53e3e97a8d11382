/** The options a state was started with, read back from its bytes. */
import type { State } from '@evervale/kernel';
import { EVENT_MIXES, boxesIn, bringsEvents } from './boxes.ts';
import { boxesOf } from './content/boxes.ts';
import { houseOf, RUGWORT_MODULES, type GameOptions } from './options.ts';
import { MODULES, YEAR } from './rugwort/room.ts';
import { EVENT_MIX, HOUSE, PLAYERS, SEATS } from './state/layout.ts';

export function optionsOf(s: State): GameOptions {
  const boxes = boxesIn(boxesOf(s));
  const common = {
    ...(boxes.length > 0 && { boxes }),
    ...(bringsEvents(boxes) && { events: EVENT_MIXES[s[EVENT_MIX]] }),
    house: houseOf(s[HOUSE]),
  };
  if (s[SEATS] === s[PLAYERS]) return { players: s[PLAYERS], ...common };
  const modules = RUGWORT_MODULES.filter((_, i) => (s[MODULES] & (1 << i)) !== 0);
  return { players: s[PLAYERS], rugwort: { year: s[YEAR] as 1 | 2 | 3, modules }, ...common };
}
