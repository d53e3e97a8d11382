/** Where a worker of the player in turn can go (chapter 5), and when the season can end (8.1). */
import {
  BASIC_LOCATIONS,
  SPECIAL_EVENT_LIST,
  type Position,
  type PositionPlayer,
} from '../../src/index.ts';
import { waysToPlay } from './plays.ts';
import { cardOf, cityOf, factsOf, has, idOf, onIt, totalOf, type CityCard } from './tables.ts';

export type Table = Position & { readonly players: readonly PositionPlayer[] };

const SHARED = new Set([
  'basic-two-twigs-one-card',
  'basic-one-resin-one-card',
  'basic-two-cards-one-point',
  'basic-one-berry',
]);
const BASIC_EVENTS: Record<string, readonly [string, number]> = {
  'city-monument': ['governance', 3],
  'grand-tour': ['destination', 3],
  'harvest-festival': ['production', 4],
  'cartographers-expedition': ['traveler', 3],
};

/** Every place with a key, and whether a worker can be placed there. */
export function places(table: Table): Map<string, boolean> {
  const me = table.players[table.turn! - 1];
  const hand = me.hand?.length ?? 0;
  const at = (place: string): number => table.workers?.[place]?.length ?? 0;
  const found = new Map<string, boolean>();
  for (const { id } of BASIC_LOCATIONS) found.set(id, SHARED.has(id) || at(id) === 0);
  found.set('haven', hand > 0);
  for (const n of [2, 3, 4, 5]) {
    const free = n === 2 || at(`journey-${n}`) === 0;
    found.set(`journey-${n}`, me.season === 'autumn' && hand >= n && free);
  }
  for (const id of table.forest ?? []) if (id !== null) found.set(id, forestOpen(table, id));
  for (const [id, [color, n]] of Object.entries(BASIC_EVENTS)) {
    found.set(id, cityOf(me).filter((card) => cardOf(card).color === color).length >= n);
  }
  for (const id of table.events ?? []) found.set(id, meets(me, id));
  table.players.forEach((owner, i) =>
    cityOf(owner).forEach((card, slot) => {
      const open = cardOpen(table, i + 1, card);
      if (open !== undefined) found.set(`${idOf(card)}@city${i + 1}-${slot + 1}`, open);
    }),
  );
  return found;
}

/** 5.18-5.20, and what its action needs. */
function forestOpen({ players, turn, workers, meadow = [] }: Table, id: string): boolean {
  const standing = workers?.[id] ?? [];
  if (standing.includes(turn!) || standing.length >= (players.length >= 4 ? 2 : 1)) return false;
  const hand = players[turn! - 1].hand?.length ?? 0;
  if (id.startsWith('forest-discard')) return hand > 0;
  return id !== 'forest-two-meadow-play-one' || (hand < 8 && meadow.some((card) => card !== null));
}

/** 5.40. */
function meets(me: PositionPlayer, id: string): boolean {
  const { needs } = SPECIAL_EVENT_LIST.list.find((event) => event.id === id)!;
  const city = cityOf(me);
  const colors = Object.entries(needs.colors ?? {});
  const paid = id !== 'croak-wart-cure' || (me.resources?.berry ?? 0) >= 2;
  return (
    paid &&
    (needs.cards ?? []).every((card) => has(city, card)) &&
    colors.every(([color, n]) => city.filter((card) => cardOf(card).color === color).length >= n)
  );
}

/** A card with a location: can the player in turn use it now? Undefined where nobody else may come. */
function cardOpen(table: Table, owner: number, card: CityCard): boolean | undefined {
  const me = table.players[table.turn! - 1];
  const id = idOf(card);
  const own = owner === table.turn;
  if (!own && id !== 'inn' && id !== 'post-office') return undefined;
  const taken = onIt(card).workers?.length ?? 0;
  const second = (helper: string): boolean => taken === 1 && has(cityOf(me), helper);
  const deck = (table.deck?.length ?? 0) + (table.discard?.length ?? 0);
  switch (id) {
    case 'chapel':
    case 'lookout':
    case 'university':
      return taken === 0;
    case 'storehouse':
      return taken === 0 && totalOf(onIt(card).resources ?? {}) > 0;
    case 'post-office':
      return taken === 0 && (me.hand?.length ?? 0) >= 2;
    case 'monastery':
      return (taken === 0 || second('monk')) && totalOf(me.resources ?? {}) >= 2;
    case 'cemetery':
      return (taken === 0 || second('undertaker')) && deck > 0;
    case 'queen':
      return (
        taken === 0 && [...(me.hand ?? []), ...meadowOf(table)].some((of) => isFree(table, of))
      );
    case 'inn':
      return taken === 0 && meadowOf(table).some((of) => isCheap(table, of));
    default:
      return undefined;
  }
}

const meadowOf = ({ meadow = [] }: Table): string[] => meadow.filter((id) => id !== null);

/** The same table with other resources in the supply of the player in turn. */
function richer(table: Table, resources: PositionPlayer['resources']): Table {
  const players = table.players.map((player, i) =>
    i === table.turn! - 1 ? Object.assign({}, player, { resources }) : player,
  );
  return { ...table, players };
}

const payable = (table: Table, id: string): boolean =>
  waysToPlay(table, id).some(({ key }) => key === 'pay');

function isFree(table: Table, id: string): boolean {
  const rich = richer(table, { twig: 9, resin: 9, pebble: 9, berry: 9 });
  return factsOf(id).points <= 3 && payable(rich, id);
}

/** INN.1, INN.8: for three resources less, or by occupying. */
function isCheap(table: Table, id: string): boolean {
  const { cost } = factsOf(id);
  const own = table.players[table.turn! - 1].resources ?? {};
  const due = Object.entries(cost) as [keyof typeof own, number][];
  const missing = due.reduce((n, [r, of]) => n + Math.max(0, of - (own[r] ?? 0)), 0);
  if (waysToPlay(table, id).some(({ key }) => key.startsWith('occupy:'))) return true;
  return missing <= 3 && payable(richer(table, { twig: 9, resin: 9, pebble: 9, berry: 9 }), id);
}
