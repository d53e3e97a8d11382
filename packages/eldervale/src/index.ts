/** The rules of Dwellings of Eldervale. */
export { ADVENTURE_CARDS } from './content/adventure/index.ts';
export { FACTIONS } from './content/factions.ts';
export { MAGIC_CARDS } from './content/magic/cards.ts';
export { ELEMENTAL_AT_START, LAYOUTS } from './content/maps.ts';
export { BASE_MONSTERS } from './content/monsters/base.ts';
export { LEGENDARY_MONSTERS } from './content/monsters/legendary.ts';
export { MERCENARIES } from './content/monsters/mercenaries.ts';
export { ELEMENTAL_REALMS, RUIN_TILES } from './content/realms.ts';
export {
  GLORY_ELSE,
  GLORY_SPACES,
  MARKERS,
  ORB_REWARDS,
  POWER_VALUES,
  TOP_SPACE,
} from './content/tracks.ts';
export { TREASURES } from './content/treasures.ts';
