/** Why something is not possible now. The numbers are for the rules, the names for everyone else. */
export const OK = 0;
export const SHORT = 1;
export const CITY_FULL = 2;
export const UNIQUE_THERE = 3;
export const OCCUPIED_PLACE = 4;
export const ALREADY_THERE = 5;
export const NO_WORKER = 6;
export const ONLY_AUTUMN = 7;
export const HAND_SHORT = 8;
export const HAND_FULL = 9;
export const HAND_EMPTY = 10;
export const ACHIEVED = 11;
export const REQUIREMENT = 12;
export const SECOND_SPOT = 13;
export const NOT_OPEN = 14;
export const NOTHING_STORED = 15;
export const NO_CARD_TO_PLAY = 16;
export const NO_CITY_FOR_IT = 17;
export const NO_CONSTRUCTION = 18;
export const PILES_EMPTY = 19;
export const MEADOW_BLOCKED_HERE = 20;
export const WORKERS_LEFT = 21;
export const NOT_IN_AUTUMN = 22;
export const NO_WORKER_TO_MOVE = 23;
export const CITY_CARDS_SHORT = 24;
export const MEADOW_EMPTY = 25;
export const NO_LOCATION = 26;
export const NOTHING_TO_ACTIVATE = 27;
export const NO_LOCATION_HERE = 28;
export const NOTHING_TO_CHOOSE = 29;
export const SUCCESSOR_THERE = 30;
export const NO_HOST = 31;
export const NOTHING_TO_ACHIEVE = 32;
export const NOTHING_TO_GAIN = 33;

export const REASON_NAMES: string[] = [
  'ok',
  'resources-short',
  'city-full',
  'unique-in-city',
  'occupied',
  'already-there',
  'no-worker',
  'only-in-autumn',
  'hand-short',
  'hand-full',
  'hand-empty',
  'achieved',
  'requirement',
  'second-spot',
  'not-open',
  'nothing-stored',
  'no-card-to-play',
  'no-city-for-it',
  'no-construction',
  'piles-empty',
  'meadow-blocked',
  'workers-left',
  'not-in-autumn',
  'no-worker-to-move',
  'city-cards-short',
  'meadow-empty',
  'no-location',
  'nothing-to-activate',
  'no-location-here',
  'nothing-to-choose',
  'legend-in-city',
  'no-host',
  'nothing-to-achieve',
  'nothing-to-gain',
];

/** A reason of a box. */
export function newReason(name: string): number {
  return REASON_NAMES.push(name) - 1;
}
