/** The rules of Dwellings of Eldervale. */
export { AIR } from './content/adventure/air.ts';
export { FACTIONS } from './content/factions.ts';
export { MAGIC_CARDS } from './content/magic/cards.ts';
export { ELEMENTAL_AT_START, LAYOUTS } from './content/maps.ts';
export { MONSTERS } from './content/monsters/monsters.ts';
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
