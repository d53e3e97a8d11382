/** Station cards and golden tokens, worked out a second time from the rulebook (14.6-14.15). */
import type { Stream } from '@evervale/kernel';
import {
  CARDS,
  RESOURCE_NAMES,
  type Card,
  type Position,
  type PositionPlayer,
} from '../../src/index.ts';
import { Dealer, cardOf, cityOf, factsOf, idOf, onIt, type CityCard } from './tables.ts';

/** Ways that other cards offer are looked at elsewhere; some lie in other places than the own city. */
const LEFT_OUT = new Set(['innkeeper', 'crane', 'judge', 'dungeon', 'inventor', 'fool', 'ruins']);
const HERE: readonly Card[] = CARDS.list.filter(
  ({ id, box }) => (box === 'base' || box.startsWith('newleaf')) && !LEFT_OUT.has(id),
);
const KINDS_OF_CARS = ['berry', 'resin', 'pebble', 'any', 'two-twigs', 'point'];

/** What a train car brings besides points; of a free choice nothing is said. */
export const CAR_GOODS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'train-car-berry': { berry: 1 },
  'train-car-resin': { resin: 1 },
  'train-car-pebble': { pebble: 1 },
  'train-car-two-twigs': { twig: 2 },
  'train-car-point': { point: 1 },
};

export type Station = Omit<Position, 'station' | 'cars'> & {
  readonly players: readonly PositionPlayer[];
  readonly station: readonly string[];
  readonly cars: readonly string[];
};

/** Cities of at most ten cards, so that space is no question. */
function cityBy(dealer: Dealer): CityCard[] {
  const city: CityCard[] = [];
  for (let wanted = dealer.anyOf([0, 3, 6, 10]); wanted > 0; wanted--) {
    const id = dealer.drawFor(
      (card) => !(card.rarity === 'unique' && city.some((one) => idOf(one) === card.id)),
    );
    if (id === undefined) break;
    const { kind } = factsOf(id);
    if (kind === 'critter' || !dealer.oneIn(3)) city.push(id);
    else city.push({ card: id, ...(dealer.oneIn(2) ? { occupied: true } : { golden: true }) });
  }
  return city;
}

export function stationDealt(rng: Stream): Station {
  const dealer = new Dealer(rng, HERE);
  const player = (): PositionPlayer => {
    const city = cityBy(dealer);
    const used = city.filter((card) => onIt(card).golden).length;
    return {
      season: 'spring',
      resources: dealer.goods(3),
      city: city.map((card) => (used > 3 && onIt(card).golden ? idOf(card) : card)),
      hand: Array.from({ length: 4 }, () => dealer.draw()),
      goldenTokens: used > 3 ? dealer.below(4) : 3 - used,
    };
  };
  return {
    options: { players: 2, boxes: ['newleaf'] },
    players: [player(), player()],
    meadow: Array.from({ length: 8 }, () => dealer.draw()),
    station: Array.from({ length: 3 }, () => dealer.draw()),
    cars: Array.from({ length: 3 }, () => `train-car-${dealer.anyOf(KINDS_OF_CARS)}`),
    deck: Array.from({ length: 20 }, () => dealer.draw()),
  };
}

const fits = (card: Card, banner: Card['golden']): boolean =>
  banner !== undefined &&
  (banner.color === undefined || banner.color === card.color) &&
  (banner.rarity === undefined || banner.rarity === card.rarity);

/** 14.11: neither a brown nor a golden token lies on it. */
const isFree = (card: CityCard): boolean =>
  onIt(card).occupied !== true && onIt(card).golden !== true;

/** Every way to play this card, each kind of Construction once: pay, a brown token, a golden one. */
export function waysAt({ players }: Station, id: string): string[] {
  const [player] = players;
  const city = cityOf(player);
  const card = factsOf(id);
  if (card.rarity === 'unique' && city.some((one) => idOf(one) === id)) return [];
  const homes = city.filter((one) => cardOf(one).kind === 'construction' && isFree(one));
  const isCritter = card.kind === 'critter';
  const lives = (home: Card): boolean =>
    home.id === 'ever-tree' || (card.livesIn?.includes(home.id) ?? false);
  const golden = (home: Card): boolean => fits(home, card.golden) || fits(card, home.golden);
  const named = (way: string, takes: (home: Card) => boolean): string[] =>
    homes.filter((one) => takes(cardOf(one))).map((one) => `${way}:${idOf(one)}`);
  const paid = RESOURCE_NAMES.every((r) => (card.cost[r] ?? 0) <= (player.resources?.[r] ?? 0));
  return [
    ...(paid ? ['pay'] : []),
    ...(isCritter ? new Set(named('occupy', lives)) : []),
    ...(isCritter && (player.goldenTokens ?? 3) > 0 ? new Set(named('golden', golden)) : []),
  ].sort();
}
