/** Chapter 3: setting up the base game. */
import { describe, expect, it } from 'vitest';
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST } from '../../src/content/board.ts';
import { CARDS } from '../../src/content/tables.ts';
import { newTable, table, type Table } from '../table.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);
const PLAYER_COUNTS = [1, 2, 3, 4, 5, 6];
const ofTheBase = ({ box }: { box: string }): boolean => box === 'base';

const forestCards = (game: Table) => game.view.forest.flatMap((place) => (place ? [place.id] : []));
const specialEvents = (game: Table) => game.view.specialEvents.map((event) => event.id);
const seatsOf = (players: number) => Array.from({ length: players }, (_, i) => i + 1);

/** How many workers the first player has in each season, if everybody plays quietly. */
function workersBySeason(players: number): Record<string, number> {
  const game = newTable({ players }, 5);
  const found: Record<string, number> = {};
  while (!game.over) {
    found[game.player(1).season] = game.player(1).workers.length;
    const quiet = ['done', 'prepare', 'place:basic-one-berry', 'pass'];
    game.pick(quiet.find((key) => game.offers(key))!);
  }
  return found;
}

describe('Forest and Events', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 4],
  ])('a table of %i gets %i different Forest cards at random (3.2)', (players, n) => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const cards = forestCards(newTable({ players }, seed));
      expect(new Set(cards).size).toBe(n);
      for (const card of cards) seen.add(card);
    }
    expect(seen.size).toBe(FORESTS.list.filter(ofTheBase).length);
  });

  it('Forest cards that were not dealt cannot be used by anything (3.2)', () => {
    const game = table({
      players: [{ city: ['lookout'] }],
      forest: ['forest-two-any', 'forest-three-berries', null, 'forest-twig-resin-berry'],
    });
    const forest = (keys: string[]) => keys.filter((key) => key.includes(':forest-'));
    expect(forest(game.options)).toHaveLength(3);
    game.pick('place:lookout');
    expect(forest(game.options)).toHaveLength(3);
  });

  it('with three Forest cards the clearing at the lower right stays empty (3.3)', () => {
    // Clearings go clockwise from the upper left, so the third is the one at the lower right.
    for (const players of PLAYER_COUNTS) {
      for (const seed of [1, 2, 3]) {
        const empty = newTable({ players }, seed).view.forest.map((place) => place === null);
        expect(empty).toEqual([false, false, players <= 2, false]);
      }
    }
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('a table of %i gets the four basic and %i special Events at random (3.4)', (players, n) => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const game = newTable({ players }, seed);
      expect(game.view.basicEvents.map((event) => event.id)).toEqual([
        'city-monument',
        'grand-tour',
        'harvest-festival',
        'cartographers-expedition',
      ]);
      expect(new Set(specialEvents(game)).size).toBe(n);
      for (const event of specialEvents(game)) seen.add(event);
    }
    expect(seen.size).toBe(SPECIAL_EVENT_LIST.list.filter(ofTheBase).length);
  });

  it('special Events that were not laid out cannot be achieved (3.4)', () => {
    const city = ['woodcarver', 'chapel', 'judge', 'queen'];
    const game = table({ players: [{ city }], events: ['tax-relief'] });
    expect(game.offers('place:tax-relief')).toBe(true);
    expect(game.offers('place:pristine-chapel-ceiling')).toBe(false);
    const basic = BASIC_EVENT_LIST.filter(ofTheBase).length;
    expect(basic + game.view.specialEvents.length).toBe(5);
  });
});

describe('deck, Meadow and hands', () => {
  /** Cards by id, counted. */
  const counted = (cards: readonly (string | null)[]) => {
    const count: Record<string, number> = {};
    for (const card of cards) count[card!] = (count[card!] ?? 0) + 1;
    return count;
  };

  it('eight cards form the Meadow, and what is not dealt is the draw pile (3.5)', () => {
    for (const players of PLAYER_COUNTS) {
      const game = newTable({ players }, players);
      const hands = seatsOf(players).flatMap((seat) => game.hand(seat));
      expect(game.view.meadow.every((card) => card !== null)).toBe(true);
      expect(game.view.meadow).toHaveLength(8);
      expect(game.view.deck).toBe(128 - 8 - hands.length);
      expect(game.view.discard).toBe(0);
      const base = CARDS.list.filter((card) => card.box === 'base');
      const all = [...game.position.meadow!, ...game.position.deck!, ...hands];
      expect(counted(all)).toEqual(Object.fromEntries(base.map((card) => [card.id, card.copies])));
    }
  });

  it('the deck is shuffled and the draw pile lies face down (3.5)', () => {
    const meadows = SEEDS.map((seed) => newTable({ players: 2 }, seed).view.meadow.join());
    expect(new Set(meadows).size).toBe(SEEDS.length);
    const piles = SEEDS.map((seed) => newTable({ players: 2 }, seed).position.deck![0]);
    expect(new Set(piles).size).toBeGreaterThan(10);
    // Of the draw pile everybody sees how high it is, and nothing else.
    expect(newTable({ players: 2 }, 1).view.deck).toBeTypeOf('number');
  });

  it('Meadow positions have the numbers 1 to 8 and keep them when a card is replaced (3.6)', () => {
    const meadow = ['farm', 'mine', 'inn', 'crane', 'school', 'castle', 'palace', 'theater'];
    const game = table({
      players: [{ resources: { twig: 9, resin: 9, pebble: 9 }, workers: 1 }, {}],
      meadow,
      deck: ['king', 'queen'],
    });
    const plays = game.options.filter((key) => key.startsWith('play:'));
    expect(plays).toEqual(meadow.map((card, i) => `play:${card}@meadow-${i + 1}`));
    game.pick('play:school@meadow-5');
    // The first of the lower row has been played; only there a new card lies now.
    expect(game.view.meadow).toEqual([...meadow.slice(0, 4), 'king', ...meadow.slice(5)]);
  });

  it.each([
    [1, [5]],
    [2, [5, 6]],
    [3, [5, 6, 7]],
    [4, [5, 6, 7, 8]],
    [5, [5, 5, 6, 6, 7]],
    [6, [5, 5, 6, 6, 7, 7]],
  ])(
    'with %i players the hands have %j cards, from the first player on (3.9)',
    (players, sizes) => {
      for (const seed of [1, 2, 3]) {
        const game = newTable({ players }, seed);
        expect(seatsOf(players).map((seat) => game.hand(seat).length)).toEqual(sizes);
      }
    },
  );

  it('hands come from the top of the draw pile, one player after the other (3.9)', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      // The same shuffle: what a third and a fourth player draw is what else is on top of the pile.
      const [two, three, four] = [2, 3, 4].map((players) => newTable({ players }, seed));
      expect(three.hand(1)).toEqual(two.hand(1));
      expect(three.hand(2)).toEqual(two.hand(2));
      expect(three.hand(3)).toEqual(two.position.deck!.slice(0, 7));
      expect(four.hand(4)).toEqual(three.position.deck!.slice(0, 8));
    }
  });
});

describe('players and workers', () => {
  it.each(PLAYER_COUNTS)(
    'each of %i players starts with two workers of their own (3.7)',
    (players) => {
      const game = newTable({ players }, 2);
      for (const seat of seatsOf(players)) {
        expect(game.player(seat).ready).toBe(2);
        expect(game.player(seat).workers).toHaveLength(2);
      }
      // A worker stands there in the name of its owner.
      game.pick('place:basic-one-berry');
      expect(game.view.basic.find((place) => place.id === 'basic-one-berry')!.workers).toEqual([0]);
      const others = seatsOf(players).slice(1);
      expect(others.map((seat) => game.player(seat).ready)).toEqual(others.map(() => 2));
    },
  );

  it.each([2, 3, 4, 5, 6])(
    'with %i players the first begins and the others follow clockwise (3.8)',
    (players) => {
      const game = newTable({ players }, 4);
      const order: (number | null)[] = [];
      for (let i = 0; i <= players; i++) {
        order.push(game.decides);
        game.pick('place:basic-one-berry');
      }
      expect(order).toEqual([...seatsOf(players), 1]);
    },
  );

  it('spring and summer bring one worker each, autumn two (3.10)', () => {
    const expected = { winter: 2, spring: 3, summer: 4, autumn: 6 };
    expect([2, 3, 4].map(workersBySeason)).toEqual([expected, expected, expected]);
  });

  it('with five or six players there is no spring worker (3.11)', () => {
    const expected = { winter: 2, spring: 2, summer: 3, autumn: 5 };
    expect([5, 6].map(workersBySeason)).toEqual([expected, expected]);
  });

  it('everybody starts in winter with neither resources nor points (3.13)', () => {
    for (const players of PLAYER_COUNTS) {
      const game = newTable({ players }, 6);
      for (const seat of seatsOf(players)) {
        const { season, resources, points, city, finished, score } = game.player(seat);
        expect({ season, points, score, finished, cards: city.length }).toEqual({
          season: 'winter',
          points: 0,
          score: 0,
          finished: false,
          cards: 0,
        });
        expect(resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
      }
    }
  });
});

describe('the table by number of players', () => {
  it.each([
    { players: 1, forest: 3, spots: 1, events: 4, hands: [5], limit: 8, workers: 6 },
    { players: 2, forest: 3, spots: 1, events: 4, hands: [5, 6], limit: 8, workers: 6 },
    { players: 3, forest: 4, spots: 1, events: 4, hands: [5, 6, 7], limit: 8, workers: 6 },
    { players: 4, forest: 4, spots: 2, events: 4, hands: [5, 6, 7, 8], limit: 8, workers: 6 },
    { players: 5, forest: 4, spots: 2, events: 5, hands: [5, 5, 6, 6, 7], limit: 7, workers: 5 },
    { players: 6, forest: 4, spots: 2, events: 6, hands: [5, 5, 6, 6, 7, 7], limit: 7, workers: 5 },
  ])('is followed with $players players (3.14)', (row) => {
    const game = newTable({ players: row.players }, 8);
    const seats = seatsOf(row.players);
    expect(forestCards(game)).toHaveLength(row.forest);
    expect(game.view.forestSpots).toBe(row.spots);
    expect(specialEvents(game)).toHaveLength(row.events);
    expect(seats.map((seat) => game.hand(seat).length)).toEqual(row.hands);
    expect(seats.map((seat) => game.player(seat).handLimit)).toEqual(seats.map(() => row.limit));
    expect(workersBySeason(row.players)['autumn']).toBe(row.workers);
  });

  it('the player against Rugwort loses a worker in the autumn of year 3 (3.14)', () => {
    const game = newTable({ players: 1, rugwort: { year: 3, modules: [] } }, 8);
    while (game.player(1).season !== 'autumn') {
      const quiet = ['done', 'prepare', 'place:basic-one-berry'];
      game.pick(quiet.find((key) => game.offers(key))!);
    }
    expect(game.player(1).workers).toHaveLength(5);
  });
});
