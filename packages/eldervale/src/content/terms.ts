/** The words of the game that have a number: their place in these lists. */

/** Always in this order where an order is needed (E1.1). */
export const ELEMENTS = [
  'air',
  'earth',
  'fire',
  'water',
  'light',
  'darkness',
  'order',
  'chaos',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** What lies in a Tray, at most five of each (E1.7). */
export const RESOURCES = ['gem', 'potion', 'scroll', 'tool', 'sword', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The basic ones come first (E2.8). */
export const BASICS = ['gem', 'potion', 'scroll', 'tool', 'sword'] as const;
export type Basic = (typeof BASICS)[number];
export const GOLD = 5;

/** Everything that is a resource: a Magic card is one, too (E2.8). */
export const GOODS = [...RESOURCES, 'magic'] as const;
export type Good = (typeof GOODS)[number];
export const MAGIC = 6;

/** `any` and `basic` are of the player's choice, one by one (E2.9). */
export type Goods = { readonly [what in Good | 'any' | 'basic']?: number };

/**
 * What has to be paid. Gold stands in for any resource in it (E12.1), never for what is given up
 * besides: Units sent to the Underworld, other Adventure cards.
 */
export type Price = { readonly [what in Good | 'any']?: number } & {
  /** What the token in this Slot of the card shows (E13.5); nothing if an Orb lies there. */
  readonly slot?: number;
  /** Own Units sent from Realms to the Underworld. */
  readonly underworld?: number;
  /** Other own Adventure cards put under their decks. */
  readonly card?: number;
};

export const UNITS = [
  'worker',
  'warrior',
  'wizard',
  'dragon',
  'minotaur',
  'shapeshifter',
  'monster',
] as const;
export type Unit = (typeof UNITS)[number];
export const WORKER = 0;
export const WARRIOR = 1;
export const WIZARD = 2;
export const DRAGON = 3;
export const MINOTAUR = 4;
export const SHAPESHIFTER = 5;
export const MONSTER = 6;

/** Which Units an action accepts: a Worker icon means any (E9.2). */
export type Icon = 'any' | 'warrior' | 'wizard' | 'dragon';

export const RUINS = [
  'mage-tower',
  'fortress',
  'mill',
  'portal',
  'dungeon',
  'oracle',
  'dragons-den',
] as const;
export type Ruin = (typeof RUINS)[number];

/** Where a thing of the published game is known, and where it had to be designed. */
export type Origin = 'official' | 'original';
