/** The rules of Dwellings of Eldervale. */
export { UNIT_DICE } from './battle/strength.ts';
export type { BattleView, DiceReason, SideView, ThreatView } from './battle/view.ts';
export { ADVENTURE_CARDS } from './content/adventure/index.ts';
export { FACTIONS } from './content/factions.ts';
export { MAGIC_CARDS } from './content/magic/cards.ts';
export { LAYOUTS } from './content/maps.ts';
export { BASE_MONSTERS } from './content/monsters/base.ts';
export { LEGENDARY_MONSTERS } from './content/monsters/legendary.ts';
export { MERCENARIES } from './content/monsters/mercenaries.ts';
export { ELEMENTAL_REALMS, RUIN_TILES } from './content/realms.ts';
export { SUMMON_PRICES, workerPrice } from './content/summoning.ts';
export {
  ELEMENTS,
  RESOURCES,
  type Element,
  type Price,
  type Resource,
  UNITS,
} from './content/terms.ts';
export { GLORY_SPACES, ORB_REWARDS, POWER_VALUES } from './content/tracks.ts';
export { TREASURES } from './content/treasures.ts';
export { eldervale } from './game.ts';
export { hostedEldervale } from './hosted/index.ts';
export { eventFor, type GameEvent } from './log/event.ts';
export {
  EXTRA_CHOICES,
  FACTION_CHOICES,
  FIRST_CHOICES,
  LEVELS,
  MODULES_LIST,
  clashOf,
  readOptions,
  type GameOptions,
  type Level,
  type Module,
} from './options.ts';
export {
  position,
  readPosition,
  writePosition,
  type Position,
  type PositionCard,
  type PositionFigure,
  type PositionGhosts,
  type PositionPlayer,
} from './position/index.ts';
export { machine, newGame, tableFor } from './rules.ts';
export { VERSION } from './version.ts';
export type {
  CardView,
  FigureView,
  GhostsView,
  PlayerView,
  RealmView,
  TokenView,
  View,
} from './view.ts';
export * from './words/index.ts';
