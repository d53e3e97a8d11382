/**
 * The door for computer players: where things lie in a state, and what cards are, as numbers. An
 * evaluation looks at thousands of positions a second, so it reads bytes instead of views. It is
 * only ever given determinized states.
 */
export { awardMargin } from './bellfaire/award.ts';
export { AWARD_MODULE, MARKET_MODULE, MARKET_PLACE } from './bellfaire/room.ts';
export { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from './content/board.ts';
export { bitOf, boxesOf } from './content/boxes.ts';
export { BASIC_NEEDS, SPECIAL_NEEDS, type Needs } from './content/needs.ts';
export * from './content/tables.ts';
export { AUTUMN, COLOR_NAMES, RESOURCE_NAMES, SEASON_NAMES } from './content/terms.ts';
export { keptCard } from './legends/kept.ts';
export { KEPT_SIZE, LEGENDS_BOX } from './legends/room.ts';
export { CHARACTERS as NIGHTWEAVE_CHARACTERS } from './mistwood/modules/characters.ts';
export { SCHEMES as NIGHTWEAVE_SCHEMES } from './mistwood/modules/schemes.ts';
export { POINT_CARDS } from './mistwood/pointCards.ts';
export {
  characterNumber,
  difficultyOf,
  hasNightweave,
  schemeNumber,
  usesPlots,
} from './mistwood/room.ts';
export { isPlayed } from './pearlbrook/adornments.ts';
export { frogAt } from './pearlbrook/frog.ts';
export { pearls } from './pearlbrook/pearls.ts';
export { ADORNMENTS_EACH, FROG_READY, PEARLBROOK_BOX } from './pearlbrook/room.ts';
export { POWERS } from './powers/list.ts';
export { POWERS_BOX, powerAt } from './powers/room.ts';
export { RUGWORT_MODULES, hasModule, yearOf } from './rugwort/room.ts';
export { goldenLeft } from './newleaf/golden.ts';
export { isTokenUsed, reservedCard } from './newleaf/reservation.ts';
export {
  GOLDEN_EACH,
  KNOLL_PLACE,
  NEWLEAF_BOX,
  NEWLEAF_CARDS_BOX,
  PLATFORM_PLACE,
  RESERVATION_BOX,
  TICKETS_BOX,
} from './newleaf/room.ts';
export { ticketOf } from './newleaf/tickets.ts';
export { guestsOf, isContent } from './newleaf/visitors.ts';
export { FIND_IDS, findAt } from './spirecrest/finds.ts';
export {
  EXPEDITION,
  FINDS,
  FINDS_EACH,
  HARE,
  REACHED,
  SECTIONS,
  SPIRECREST_BOX,
  seatAt as mountainSeatAt,
} from './spirecrest/room.ts';
export {
  MAP_TILES,
  canReach,
  expeditionSize,
  expeditionTile,
  reachedTiles,
} from './spirecrest/tiles.ts';
export { citySize, countWhere, has, hasVacant, spacesUsed } from './state/city.ts';
export { allEventsOf } from './state/events.ts';
export * from './state/layout.ts';
export * from './state/place.ts';
export { points as pointTokens } from './state/supply.ts';
export { isPermanent } from './state/workers.ts';
export { bonusOf, eventScore, journeyScore, score } from './turn/scoring.ts';
