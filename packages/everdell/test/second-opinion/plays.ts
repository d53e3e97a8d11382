/** Which cards can be played, in which ways, and what may be paid (chapter 6). */
import { RESOURCE_NAMES, type Position, type PositionPlayer } from '../../src/index.ts';
import {
  cardOf,
  cityOf,
  factsOf,
  has,
  idOf,
  onIt,
  spacesUsed,
  totalOf,
  type CityCard,
  type Goods,
} from './tables.ts';

export interface Way {
  readonly key: string;
  /** Every amount that may be paid, as text. */
  readonly payments: readonly string[];
}

type Table = Position & { readonly players: readonly PositionPlayer[] };

const none: Goods = {};
export const textOf = (goods: Goods): string =>
  RESOURCE_NAMES.map((id) => goods[id] ?? 0).join(' ');

/** Every way of the player in turn to play this card, by the rule of one advantage (6.33). */
export function waysToPlay(table: Table, id: string): Way[] {
  const player = table.players[table.turn! - 1];
  const city = cityOf(player);
  const cost = costOf(id);
  const total = totalOf(cost);
  const affordable = (goods: Goods): boolean =>
    RESOURCE_NAMES.every((r) => (goods[r] ?? 0) <= (player.resources?.[r] ?? 0));
  const ways: Way[] = [];
  const add = (key: string, after: readonly CityCard[], payments: readonly Goods[]): void => {
    const paid = payments.filter(affordable).map(textOf);
    if (paid.length > 0 && canLie(table, after, id)) {
      ways.push({ key, payments: [...new Set(paid)].sort() });
    }
  };
  add('pay', city, [cost]);
  for (const home of homesFor(city, id)) add(`occupy:${home}`, city, [none]);
  if (total === 0) return ways;
  const lessThree = partsOf(cost, Math.max(0, total - 3));
  const { kind } = factsOf(id);
  if (kind === 'critter' && id !== 'innkeeper' && has(city, 'innkeeper')) {
    add('use:innkeeper', without(city, 'innkeeper'), lessThree);
  }
  if (kind === 'construction' && id !== 'crane' && has(city, 'crane')) {
    add('use:crane', without(city, 'crane'), lessThree);
  }
  if (id !== 'judge' && has(city, 'judge')) add('use:judge', city, swapped(cost));
  if (id !== 'dungeon') {
    for (const prisoner of prisonersFrom(city)) {
      add(`imprison:${prisoner}`, without(city, prisoner), lessThree);
    }
  }
  return ways;
}

function costOf(id: string): Goods {
  const { cost } = factsOf(id);
  return Object.fromEntries(RESOURCE_NAMES.map((r) => [r, cost[r] ?? 0]));
}

function without(city: readonly CityCard[], id: string): CityCard[] {
  const first = city.findIndex((card) => idOf(card) === id);
  return city.filter((_, i) => i !== first);
}

/** 6.5-6.7, FOOL.3, RUINS.8. */
function canLie({ players, turn }: Table, city: readonly CityCard[], id: string): boolean {
  if (id === 'fool') {
    const others = players.filter((_, i) => i !== turn! - 1).map(cityOf);
    return others.some((other) => !has(other, 'fool') && spacesUsed(other) < 15);
  }
  if (id === 'ruins') return city.some((card) => cardOf(card).kind === 'construction');
  if (factsOf(id).rarity === 'unique' && has(city, id)) return false;
  return spacesUsed([...city, id]) <= 15;
}

/** 6.14, 6.18: each kind once. */
function homesFor(city: readonly CityCard[], id: string): Set<string> {
  const { kind, livesIn = [] } = factsOf(id);
  if (kind !== 'critter') return new Set();
  const free = city.filter((card) => onIt(card).occupied !== true).map(idOf);
  return new Set(free.filter((home) => home === 'ever-tree' || livesIn.includes(home)));
}

/** DUNGEON.1-4: each kind of Critter once; the second cell needs a Ranger, who stays outside. */
function prisonersFrom(city: readonly CityCard[]): Set<string> {
  const dungeon = city.find((card) => idOf(card) === 'dungeon');
  if (dungeon === undefined) return new Set();
  const inside = onIt(dungeon).prisoners?.length ?? 0;
  if (inside > 1 || (inside === 1 && !has(city, 'ranger'))) return new Set();
  const critters = city.filter((card) => cardOf(card).kind === 'critter').map(idOf);
  return new Set(critters.filter((id) => inside === 0 || id !== 'ranger'));
}

/** Every part of a cost with so many units. */
function partsOf(cost: Goods, units: number): Goods[] {
  let parts: Goods[] = [none];
  for (const r of RESOURCE_NAMES) {
    parts = parts.flatMap((part) =>
      Array.from({ length: (cost[r] ?? 0) + 1 }, (_, n) => ({ ...part, [r]: n })),
    );
  }
  return parts.filter((part) => totalOf(part) === units);
}

/** JUDGE.1: one unit of another kind instead of one of the cost. */
function swapped(cost: Goods): Goods[] {
  const due = (r: string): number => cost[r] ?? 0;
  const instead = (one: string, other: string): Goods =>
    Object.assign({}, cost, { [one]: due(one) - 1, [other]: due(other) + 1 });
  return RESOURCE_NAMES.filter((one) => due(one) > 0).flatMap((one) =>
    RESOURCE_NAMES.filter((other) => other !== one).map((other) => instead(one, other)),
  );
}
