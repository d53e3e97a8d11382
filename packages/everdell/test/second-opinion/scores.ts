/** What a city, its tokens, the Journey and the Events are worth (chapter 10). */
import type { PositionEvent, PositionPlayer } from '../../src/index.ts';
import { cardOf, cityOf, has, idOf, onIt, sum, type CityCard, type Goods } from './tables.ts';

type Owned = string | PositionEvent;

const BASIC = new Set([
  'city-monument',
  'grand-tour',
  'harvest-festival',
  'cartographers-expedition',
]);
/** Printed points of special Events. */
const PRINTED: Record<string, number> = {
  'a-well-run-city': 4,
  'croak-wart-cure': 6,
  'tax-relief': 3,
  'the-everdell-games': 9,
};

const eventId = (event: Owned): string => (typeof event === 'string' ? event : event.event);
const goodsOn = (event: Owned): Goods => (typeof event === 'string' ? {} : (event.resources ?? {}));
const cardsUnder = (event: Owned): number =>
  typeof event === 'string' ? 0 : (event.cards?.length ?? 0);

function couples(city: readonly CityCard[]): number {
  const count = (id: string): number => city.filter((card) => idOf(card) === id).length;
  return Math.min(count('husband'), count('wife'));
}

/** `journeys` are the points of the own workers on the Journey. */
export function scoreOf(
  player: PositionPlayer,
  cities: readonly (readonly CityCard[])[],
  journeys: readonly number[],
): number {
  const city = cityOf(player);
  const events = player.events ?? [];
  return (
    sum(city.map((card) => cardOf(card).points + (onIt(card).tokens ?? 0))) +
    (player.points ?? 0) +
    prosperity(player, city, events) +
    sum(journeys) +
    sum(events.map((event) => eventPoints(event, city, cities)))
  );
}

/** The bonuses of the Prosperity cards. */
function prosperity(
  { resources = {} }: PositionPlayer,
  city: readonly CityCard[],
  events: readonly Owned[],
): number {
  const count = (kind: string, rarity: string): number =>
    city.filter((card) => cardOf(card).kind === kind && cardOf(card).rarity === rarity).length;
  const purple = city.filter((card) => cardOf(card).color === 'prosperity').length;
  const royal = events.map((event) => (BASIC.has(eventId(event)) ? 1 : 2));
  const bonus: [string, number][] = [
    ['architect', Math.min(6, (resources.resin ?? 0) + (resources.pebble ?? 0))],
    ['castle', count('construction', 'common')],
    ['palace', count('construction', 'unique')],
    ['school', count('critter', 'common')],
    ['theater', count('critter', 'unique')],
    ['ever-tree', purple],
    ['king', sum(royal)],
  ];
  return 3 * couples(city) + sum(bonus.map(([id, points]) => (has(city, id) ? points : 0)));
}

function eventPoints(
  event: Owned,
  city: readonly CityCard[],
  cities: readonly (readonly CityCard[])[],
): number {
  const id = eventId(event);
  if (BASIC.has(id)) return 3;
  const on = goodsOn(event);
  const lying = (card: string): ReturnType<typeof onIt> =>
    onIt(city.find((one) => idOf(one) === card) ?? card);
  const at = (r: string): number => on[r] ?? 0;
  const extra: Record<string, () => number> = {
    'an-evening-of-fireworks': () => 2 * at('twig'),
    'performer-in-residence': () => 2 * at('berry'),
    'under-new-management': () => at('twig') + at('berry') + 2 * at('resin') + 2 * at('pebble'),
    'ancient-scrolls-discovered': () => cardsUnder(event),
    'graduation-of-scholars': () => 2 * cardsUnder(event),
    'capture-of-the-acorn-thieves': () => 3 * cardsUnder(event),
    'flying-doctor-service': () => 3 * sum(cities.map(couples)),
    'ministering-to-miscreants': () => 3 * (lying('dungeon').prisoners?.length ?? 0),
    'path-of-the-pilgrims': () => 3 * (lying('monastery').workers?.length ?? 0),
    'remembering-the-fallen': () => 3 * (lying('cemetery').workers?.length ?? 0),
    'pristine-chapel-ceiling': () => 2 * (lying('chapel').tokens ?? 0),
  };
  return (PRINTED[id] ?? 0) + (extra[id]?.() ?? 0);
}
