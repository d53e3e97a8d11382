/** The small closed lists of the game: resources, colours, kinds, seasons. */
export const RESOURCE_NAMES = ['twig', 'resin', 'pebble', 'berry'] as const;
export type Resource = (typeof RESOURCE_NAMES)[number];
export const BERRY = 3;

export const COLOR_NAMES = [
  'traveler',
  'production',
  'destination',
  'governance',
  'prosperity',
] as const;
export type Color = (typeof COLOR_NAMES)[number];
export const TRAVELER = 0;
export const PRODUCTION = 1;
export const DESTINATION = 2;
export const PROSPERITY = 4;

export type CardKind = 'critter' | 'construction';
export type Rarity = 'common' | 'unique';
/** Rarities of boxes; each declares its own. Such a card is a successor (card.ts). @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxRarities {}
export type CardRarity = Rarity | keyof BoxRarities;

export const SEASON_NAMES = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASON_NAMES)[number];
export const WINTER = 0;
export const SPRING = 1;
export const SUMMER = 2;
export const AUTUMN = 3;

/** Amounts of resources by name; what is not named is zero. */
export type Cost = Partial<Record<Resource, number>>;
/** A gain may also bring point tokens. */
export type Gain = Cost & { point?: number };
