/** The expedition, worked out a second time from the rulebook (13.28-13.32). */
import type { Stream } from '@evervale/kernel';
import { RESOURCE_NAMES, type Position, type PositionPlayer } from '../../src/index.ts';
import { Dealer, sum, totalOf, type Goods } from './tables.ts';

/** Map tiles as they lie on the table: points, and what the hare pays to come there. */
const PRINTED = `
  meeks-crossing: 2 for 2 twig
  lily-ponds: 2 for 2 any
  the-bog: 2 for 2 resin
  fort-faraway: 2 for 1 twig 1 resin
  meerkat-canyon: 2 for 2 card
  yaras-patch: 2 for 2 berry
  littledell: 3 for 1 pebble 1 berry
  bubbling-springs: 3 for 3 card
  cuddlers-cove: 3 for 2 berry
  stompy-knoll: 3 for 2 twig
  kibblerill-ferry: 3 for 2 point
  longleg-forest: 3 for 3 any
  burrowdale: 4 for 2 twig 1 pebble
  amber-caves: 4 for 3 resin
  newberry-fields: 4 for 3 berry
  dugworm-gully: 4 for 4 card
  twin-bridges: 4 for 1 twig 1 resin 1 pebble
  mirror-lake: 4 for 1 berry 2 card
  badgers-teeth: 5 for 3 pebble
  shipwreck-shore: 5 for 2 twig 2 resin
  quokka-island: 5 for 2 berry 2 card
  brightcoat-bloom: 6 for 1 twig 1 resin 1 pebble 1 berry
  coldblooded-desert: 6 for 5 card
  mistfire-falls: 6 for 2 resin 2 pebble
  serpents-pass: 7 for 6 any
  the-distant-shore: 7 for 6 card
`;

interface Tile {
  readonly points: number;
  /** Resources by name, `any` of them, cards of the hand (`card`) and point tokens (`point`). */
  readonly cost: Goods;
}

function tileFrom(line: string): [string, Tile] {
  const [, id, points, cost] = /^ *(\S+): (\d+) for (.*)$/.exec(line)!;
  const parts = [...cost.matchAll(/(\d+) (\w+)/g)].map(([, n, what]) => [what, Number(n)] as const);
  return [id, { points: Number(points), cost: Object.fromEntries(parts) }];
}

export const TILES = new Map(PRINTED.trim().split('\n').map(tileFrom));

/** What a player still has on the way. */
export interface Purse {
  readonly goods: Record<string, number>;
  points: number;
  cards: number;
}

export type Travellers = Position & { readonly players: readonly PositionPlayer[] };

/** Somebody in autumn with up to four tiles, and with little or much to pay with. */
export function travellersDealt(rng: Stream): Travellers {
  const dealer = new Dealer(rng);
  const pool = [...TILES.keys()].filter(
    (id) => id !== 'serpents-pass' && id !== 'the-distant-shore',
  );
  const expedition = Array.from(
    { length: 1 + dealer.below(4) },
    () => pool.splice(dealer.below(pool.length), 1)[0],
  );
  const player: PositionPlayer = {
    season: 'autumn',
    expedition,
    hare: 'home',
    resources: dealer.goods(dealer.anyOf([1, 3, 6])),
    points: dealer.below(4),
    city: dealer.oneIn(2) ? [dealer.drawFor(({ id }) => id === 'architect')!] : [],
    hand: Array.from({ length: dealer.below(8) }, () => dealer.draw()),
  };
  return {
    options: { players: 2, boxes: ['spirecrest'] },
    players: [player, { season: 'autumn' }],
    meadow: Array.from({ length: 8 }, () => dealer.draw()),
    deck: Array.from({ length: 20 }, () => dealer.draw()),
    mountain: { foothills: [], peaks: [], ridges: [], discoveries: [] },
  };
}

export function purseOf({ resources = {}, points = 0, hand = [] }: PositionPlayer): Purse {
  return { goods: { ...resources }, points, cards: hand.length };
}

/** 13.29: all of a cost or nothing of it. */
export function canPay({ goods, points, cards }: Purse, { cost }: Tile): boolean {
  const fixed = sum(RESOURCE_NAMES.map((r) => cost[r] ?? 0));
  return (
    RESOURCE_NAMES.every((r) => (goods[r] ?? 0) >= (cost[r] ?? 0)) &&
    totalOf(goods) - fixed >= (cost['any'] ?? 0) &&
    points >= (cost['point'] ?? 0) &&
    cards >= (cost['card'] ?? 0)
  );
}

/** What is fixed goes at once; what is left to choose is asked for. */
export function payFixed(purse: Purse, { cost }: Tile): void {
  for (const r of RESOURCE_NAMES) purse.goods[r] = (purse.goods[r] ?? 0) - (cost[r] ?? 0);
  purse.points -= cost['point'] ?? 0;
}
