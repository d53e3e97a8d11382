/** The options a state was started with, read back from its bytes. */
import { get16, type State } from '@evervale/kernel';
import { EVENT_MIXES, boxesIn, bringsEvents } from './boxes.ts';
import { boxesOf } from './content/boxes.ts';
import { nightweaveOptions } from './mistwood/options.ts';
import { hasNightweave } from './mistwood/room.ts';
import { houseOf, type GameOptions } from './options.ts';
import { modulesOf, yearOf } from './rugwort/room.ts';
import { EVENT_MIX, HOUSE, PLAYERS, SEATS } from './state/layout.ts';

export function optionsOf(s: State): GameOptions {
  const boxes = boxesIn(boxesOf(s));
  const common = {
    ...(boxes.length > 0 && { boxes }),
    ...(bringsEvents(boxes) && { events: EVENT_MIXES[s[EVENT_MIX]] }),
    house: houseOf(get16(s, HOUSE)),
  };
  if (s[SEATS] === s[PLAYERS]) return { players: s[PLAYERS], ...common };
  if (hasNightweave(s)) {
    return { players: s[PLAYERS], nightweave: nightweaveOptions(s), ...common };
  }
  const rugwort = { year: yearOf(s) as 1 | 2 | 3, modules: modulesOf(s) };
  return { players: s[PLAYERS], rugwort, ...common };
}
