/** The rules of Everdell. */
export { everdell } from './game.ts';
export { hostedEverdell, type HostedEverdell } from './hosted/index.ts';
export { THING_GROUPS, type EverdellThing, type ThingGroup } from './hosted/thing.ts';
export {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
  type GameEventCard,
  type Location,
} from './content/board.ts';
export {
  BOX_IDS,
  EVENT_MIXES,
  boxAdvice,
  boxClash,
  boxesBeside,
  type BoxAdvice,
  type BoxId,
  type EventMix,
} from './boxes.ts';
export { AWARDS, type Award } from './bellfaire/award.ts';
export { GOODS, type Good } from './bellfaire/market.ts';
export { ACTION_CARDS, type ActionCard } from './mistwood/actionCards.ts';
export {
  actionCardName,
  actionCardText,
  difficultyName,
  optionText,
  whyText,
} from './mistwood/actionText.ts';
export { POINT_CARDS } from './mistwood/pointCards.ts';
export type { ModuleCard } from './mistwood/modules/card.ts';
export { CHARACTERS } from './mistwood/modules/characters.ts';
export { PLOTS } from './mistwood/modules/plots.ts';
export { SCHEMES } from './mistwood/modules/schemes.ts';
export { countingText, moduleText } from './mistwood/modules/text.ts';
export type { ModulesView } from './mistwood/modules/view.ts';
export type { NightweaveView } from './mistwood/view.ts';
export { CARS, type TrainCar } from './newleaf/cars.ts';
export { VISITORS, type Visitor } from './newleaf/visitors.ts';
export type { GuestView, ReservationView, StationView, VisitorPileView } from './newleaf/view.ts';
export { DISCOVERIES, type Discovery } from './spirecrest/discoveries.ts';
export { MAP_TILES, type MapTile } from './spirecrest/tiles.ts';
export { WEATHERS, type Weather } from './spirecrest/weather.ts';
export type {
  DiscoveryView,
  MountainView,
  SectionView,
  TravelView,
  WeatherView,
} from './spirecrest/view.ts';
export { ADORNMENTS, type Adornment } from './pearlbrook/adornments.ts';
export {
  RIVER_CARDS,
  SPOTS as RIVER_SPOT_LIST,
  type RiverCard,
  type RiverSpot,
} from './pearlbrook/river.ts';
export { WONDERS, type Wonder } from './pearlbrook/wonders.ts';
export type {
  PearlbrookView,
  PearlsView,
  FrogView,
  RiverSpotView,
  WonderView,
} from './pearlbrook/view.ts';
export type { Card } from './content/card.ts';
export { CARDS } from './content/tables.ts';
export {
  COLOR_NAMES,
  RESOURCE_NAMES,
  SEASON_NAMES,
  type Color,
  type Cost,
  type Resource,
  type Season,
} from './content/terms.ts';
export { eventFor, type GameEvent } from './log/event.ts';
export { readOptions, DEFAULT_HOUSE, type GameOptions, type HouseRules } from './options.ts';
export { RUGWORT_MODULES, type RugwortModule } from './rugwort/room.ts';
export {
  position,
  readPosition,
  writePosition,
  type Position,
  type PositionCard,
  type PositionEvent,
  type PositionPlayer,
  type PositionReport,
} from './position/index.ts';
export { standings, type Standing } from './turn/scoring.ts';
export { POWERS, type Power } from './powers/list.ts';
export { powerText } from './powers/words/effects.ts';
export type { PowerView } from './powers/view.ts';
export type { View, PlayerView, CityCardView, EventView, PlaceView, WorkerView } from './view.ts';
export { VERSION } from './version.ts';
export { catalogs } from './words/catalogs.ts';
export { wrongWords } from './words/glossary.ts';
export { wordsOf } from './words/index.ts';
export { amounts, attested, name, names, player, t } from './words/index.ts';
export type { WordKey, WordOptions } from './words/index.ts';
export {
  cardFacts,
  cardText,
  eventCardText,
  locationText,
  locationWorkers,
  type CardFacts,
} from './words/content/index.ts';
export { awardText, goodText } from './bellfaire/words/effects.ts';
export { carText, visitorText } from './newleaf/words/effects.ts';
export {
  adornmentText,
  riverCardText,
  riverSpotText,
  wonderText,
} from './pearlbrook/words/effects.ts';
export { findText, tileText, weatherText } from './spirecrest/words/effects.ts';
