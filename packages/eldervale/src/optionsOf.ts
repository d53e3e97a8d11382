/** What a state was started with. */
import type { State } from '@evervale/kernel';
import { LEVELS, modulesOf, type GameOptions } from './options.ts';
import { LEVEL, MODULES, PLAYERS, POWER_VALUE, SETUP_HOW } from './state/layout.ts';
import { CHOSEN_EXTRA, RANDOM_ELEMENT, RANDOM_FACTION, ROLLED_FIRST } from './turn/setup.ts';

export function optionsOf(s: State): GameOptions {
  const how = s[SETUP_HOW];
  return {
    players: s[PLAYERS],
    factions:
      how & RANDOM_FACTION ? 'randomFaction' : how & RANDOM_ELEMENT ? 'randomElement' : 'choose',
    extraElements: how & CHOSEN_EXTRA ? 'chosen' : 'random',
    firstPlayer: how & ROLLED_FIRST ? 'roll' : 'random',
    modules: modulesOf(s[MODULES] | (s[MODULES + 1] << 8)),
    powerValues: Array.from(s.subarray(POWER_VALUE, POWER_VALUE + 5)),
    ...(s[PLAYERS] === 1 && { level: LEVELS[s[LEVEL]] }),
  };
}
