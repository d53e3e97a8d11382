import { stream } from '@evervale/kernel';
import { expect, it } from 'vitest';
import {
  BASIC_EVENT_LIST,
  RESOURCE_NAMES,
  SPECIAL_EVENT_LIST,
  position,
  type Position,
  type PositionCard,
  type PositionEvent,
} from '../../src/index.ts';
import { scoreOf } from './scores.ts';
import { Dealer, cityOf, idOf, onIt, type CityCard } from './tables.ts';

const TABLES = process.env['EVERVALE_LONG'] === '1' ? 5000 : 200;
const GOODS: Record<string, readonly string[]> = {
  'an-evening-of-fireworks': ['twig'],
  'performer-in-residence': ['berry'],
  'under-new-management': RESOURCE_NAMES,
};
const CARDS_UNDER: Record<string, number> = {
  'ancient-scrolls-discovered': 5,
  'graduation-of-scholars': 3,
  'capture-of-the-acorn-thieves': 2,
};

/** A finished game: cities with what can lie and stand on cards, Events, the Journey. */
function finished(seed: number): Position & { journeys: number[][] } {
  const dealer = new Dealer(stream(seed));
  const n = 2 + dealer.below(3);
  const left = Array.from({ length: n }, () => 6);
  const events = Array.from({ length: n }, () => [] as (string | PositionEvent)[]);
  const cities = left.map((_, seat) =>
    dealer.city().map((card) => filled(card, dealer, seat, left)),
  );
  const specials = SPECIAL_EVENT_LIST.list.filter(({ box }) => box === 'base');
  for (let i = 0; i < 4; i++) {
    const [{ id }] = specials.splice(dealer.below(specials.length), 1);
    if (!dealer.oneIn(4)) events[dealer.below(n)].push(withContent(id, dealer));
  }
  for (const { id } of BASIC_EVENT_LIST.filter(({ box }) => box === 'base')) {
    if (dealer.oneIn(2)) events[dealer.below(n)].push(id);
  }
  const workers: Record<string, number[]> = {};
  const journeys = left.map((): number[] => []);
  for (const points of [2, 2, 3, 4, 5]) {
    const seat = dealer.below(n);
    if (left[seat]-- <= 0) continue;
    journeys[seat].push(points);
    (workers[`journey-${points}`] ??= []).push(seat + 1);
  }
  const players = cities.map((city, seat) => ({
    season: 'autumn' as const,
    finished: true,
    points: dealer.below(20),
    resources: dealer.goods(4),
    city,
    events: events[seat],
  }));
  return { players, workers, journeys };
}

function filled(card: CityCard, dealer: Dealer, seat: number, left: number[]): CityCard {
  const id = idOf(card);
  const more: { -readonly [F in keyof PositionCard]?: PositionCard[F] } = {};
  if (id === 'chapel' || id === 'clock-tower') more.tokens = dealer.below(4);
  if (id === 'storehouse') more.resources = dealer.goods(3);
  if (id === 'monastery' || id === 'cemetery') {
    const standing = Math.min(dealer.below(3), left[seat]);
    left[seat] -= standing;
    more.workers = Array.from({ length: standing }, () => seat + 1);
  }
  return { card: id, ...onIt(card), ...more };
}

function withContent(event: string, dealer: Dealer): string | PositionEvent {
  const kinds = GOODS[event];
  if (kinds !== undefined) {
    const resources: Record<string, number> = {};
    for (let i = dealer.below(4); i > 0; i--) {
      const kind = dealer.anyOf(kinds);
      resources[kind] = (resources[kind] ?? 0) + 1;
    }
    return { event, resources };
  }
  const most = CARDS_UNDER[event];
  if (most === undefined) return event;
  const cards = Array.from({ length: dealer.below(most + 1) }, () =>
    dealer.drawFor(({ kind }) => kind === 'critter' || event === 'ancient-scrolls-discovered'),
  );
  return { event, cards: cards.filter((id) => id !== undefined) };
}

it('scores agree with the rulebook read a second time (10.1, 10.3, 10.9, 2.10, 5.29, 5.44)', () => {
  for (let seed = 1; seed <= TABLES; seed++) {
    const { journeys, ...end } = finished(seed);
    const cities = end.players!.map(cityOf);
    const expected = end.players!.map((player, seat) => scoreOf(player, cities, journeys[seat]));
    expect(position(end).score.map(({ total }) => total)).toEqual(expected);
  }
});
