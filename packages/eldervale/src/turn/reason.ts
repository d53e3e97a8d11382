/** Why something is not possible now. The numbers are for the rules, the names for everyone else. */
export const OK = 0;
export const SHORT = 1;
export const NOTHING_TO_CHOOSE = 2;
export const NO_UNIT_TO_SUMMON = 3;
export const NO_WORKER_TO_HOUSE = 4;
export const NO_ROOF = 5;
export const NO_CARD_TO_ACQUIRE = 6;
export const NO_CARD_FACE_UP = 7;
export const NO_TOKEN = 8;
export const NO_UNIT = 9;
export const NO_REALM = 10;
export const PILES_EMPTY = 11;
export const NOTHING_MISSING = 12;
export const NO_CARD_TO_USE = 13;
export const NO_MONSTER = 14;
export const OWN_UNIT_THERE = 15;
export const TOO_FAR = 16;
export const OCCUPIED = 17;
export const NO_DICE = 18;
export const SLOT_EMPTY = 19;
export const NO_OTHER_CARD = 20;
export const NOTHING_TO_LOSE = 21;
export const NOTHING_SHOWN = 22;

export const REASON_NAMES = [
  'ok',
  'goods-short',
  'nothing-to-choose',
  'no-unit-to-summon',
  'no-worker-to-house',
  'no-roof',
  'no-card-to-acquire',
  'no-card-face-up',
  'no-token',
  'no-unit',
  'no-realm',
  'piles-empty',
  'nothing-missing',
  'no-card-to-use',
  'no-monster',
  'own-unit-there',
  'too-far',
  'occupied',
  'no-dice',
  'slot-empty',
  'no-other-card',
  'nothing-to-lose',
  'nothing-shown',
] as const;
