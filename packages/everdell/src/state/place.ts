/**
 * The places a worker can stand, numbered. Places on the board come first; a card in a city is
 * CITY_PLACE plus the owner's seat, together with the slot of the card.
 */
export const BASIC = 0;
export const BASIC_COUNT = 8;
export const HAVEN = 8;
/** Journey places worth 2 (shared), 3, 4 and 5 (5.26). */
export const JOURNEY = 9;
export const JOURNEY_COUNT = 4;
export const FOREST_PLACE = 13;
export const BASIC_EVENT_PLACE = 17;
export const SPECIAL_EVENT_PLACE = 24;
/** The rest of the board places (BOARD_PLACES in all) is for boxes. */
export const BOX_PLACE = 30;
export const CITY_PLACE = 128;

// Where a worker can be besides a place.
/** Not (or no longer) in the game. */
export const GONE = 255;
/** Ready to be placed. */
export const READY = 254;
/** Beside the board after its card left the city (6.44). */
export const BESIDE = 253;

export function journeyPoints(place: number): number {
  return place - JOURNEY + 2;
}

export function isJourney(place: number): boolean {
  return place >= JOURNEY && place < JOURNEY + JOURNEY_COUNT;
}

export function isBasic(place: number): boolean {
  return place < BASIC_COUNT;
}

export function isForest(place: number): boolean {
  return place >= FOREST_PLACE && place < BASIC_EVENT_PLACE;
}

export function isBasicEvent(place: number): boolean {
  return place >= BASIC_EVENT_PLACE && place < SPECIAL_EVENT_PLACE;
}

export function isSpecialEvent(place: number): boolean {
  return place >= SPECIAL_EVENT_PLACE && place < BOX_PLACE;
}

export function isCity(place: number): boolean {
  return place >= CITY_PLACE && place < BESIDE;
}
