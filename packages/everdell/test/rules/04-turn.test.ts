/** Chapter 4: the turn. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';

/** A card that can always be played, so that a turn never has one single option. */
const WITH_A_FARM = { hand: ['farm'], resources: { twig: 2, resin: 1 } };

/** Plays on with picks that follow from a number, and looks at every decision. */
function playOn(game: Table, seed: number, look: (game: Table) => void): void {
  let n = seed;
  while (!game.over) {
    look(game);
    n = (n * 1103515245 + 12345) % 2147483648;
    const { options } = game;
    game.pick(options[Math.floor(n / 65536) % options.length]);
  }
}

const isTurn = (game: Table) => game.prompt === 'Your turn: choose an action';

describe('the order of turns', () => {
  it('goes round clockwise, one turn each (4.1)', () => {
    const game = newTable({ players: 4 }, 1);
    const seats: (number | null)[] = [];
    for (let i = 0; i < 8; i++) {
      seats.push(game.decides);
      game.pick('place:basic-one-berry');
    }
    expect(seats).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
  });

  it('goes on until every player has finished, and then the game is over (4.1)', () => {
    const game = table({
      players: [{ season: 'autumn' }, { season: 'autumn' }, { season: 'autumn' }],
    });
    game.pick('pass', 'pass');
    expect(game.over).toBe(false);
    expect(game.decides).toBe(3);
    game.pick('place:basic-one-berry');
    expect(game.decides).toBe(3);
    game.pick('pass');
    expect(game.over).toBe(true);
    expect(game.decides).toBe(null);
  });

  it('skips those who have finished (4.7)', () => {
    const game = table({
      players: [{}, { season: 'autumn', finished: true }, {}, { season: 'autumn' }],
    });
    game.pick('place:basic-one-berry');
    expect(game.decides).toBe(3);
    game.pick('place:basic-one-berry');
    expect(game.decides).toBe(4);
    game.pick('pass');
    expect(game.decides).toBe(1);
    game.pick('place:basic-one-berry');
    expect(game.decides).toBe(3);
  });
});

describe('a turn', () => {
  const start: Position = {
    players: [{ ...WITH_A_FARM, workers: 3 }, {}],
    workers: { 'basic-one-berry': [1, 1, 1] },
  };

  it('is one action: place a worker (4.2)', () => {
    const game = table({ players: [WITH_A_FARM, {}] }).pick('place:basic-three-twigs');
    expect(game.decides).toBe(2);
    expect(game.player(1).ready).toBe(1);
    expect(game.city(1)).toEqual([]);
  });

  it('is one action: play a card (4.2)', () => {
    const hand = ['farm', 'farm'];
    const game = table({ players: [{ hand, resources: { twig: 4, resin: 2 } }, {}] });
    game.pick('play:farm@hand');
    expect(game.decides).toBe(2);
    expect(game.city(1)).toEqual(['farm']);
    expect(game.hand(1)).toEqual(['farm']);
  });

  it('is one action: prepare for the next season (4.2)', () => {
    const game = table(start).pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.decides).toBe(2);
    expect(game.player(1).ready).toBe(4);
  });

  it('knows no other actions than these and, in autumn, passing (4.2, 4.3)', () => {
    const actions = new Set<string>();
    let turns = 0;
    for (const seed of [1, 2, 3]) {
      playOn(newTable({ players: 3 }, seed), seed, (game) => {
        if (!isTurn(game)) return;
        turns++;
        for (const key of game.options) actions.add(key.split(':')[0]);
      });
    }
    expect(turns).toBeGreaterThan(100);
    expect([...actions].sort()).toEqual(['pass', 'place', 'play', 'prepare']);
  });

  it('may bring another action than the turn before, in any order (4.4)', () => {
    const orders = [
      ['place:basic-three-twigs', 'play:farm@hand', 'place:basic-two-resin', 'prepare'],
      ['play:farm@hand', 'place:basic-two-resin', 'place:basic-three-twigs', 'prepare'],
      ['place:basic-two-resin', 'place:basic-three-twigs', 'play:farm@hand', 'prepare'],
      ['place:basic-two-resin', 'place:basic-three-twigs', 'prepare', 'play:farm@hand'],
    ];
    for (const actions of orders) {
      const hand = ['farm', 'mine'];
      const resources = { twig: 3, resin: 3, pebble: 3 };
      const game = table({ players: [{ hand, resources }, { workers: 6 }] });
      for (const action of actions) {
        expect(game.decides).toBe(1);
        game.pick(action, 'place:basic-one-berry');
      }
      expect(game.player(1).season).toBe('spring');
      expect(game.city(1)).toEqual(['farm']);
    }
  });

  it.each(['winter', 'spring', 'summer'] as const)(
    'must be used in %s: nobody passes (4.5)',
    (season) => {
      const game = table({ players: [{ ...WITH_A_FARM, season }, {}] });
      expect(game.offers('pass')).toBe(false);
      expect(game.why('pass')).toBe('only-in-autumn');
      // Not even when everything else has been done.
      const busy = table({
        players: [{ ...WITH_A_FARM, season, workers: 1 }, {}],
        workers: { 'basic-one-berry': [1] },
      });
      expect(busy.options).toEqual(['play:farm@hand', 'prepare']);
    },
  );

  it('may be a pass in autumn (4.5)', () => {
    const game = table({ players: [{ ...WITH_A_FARM, season: 'autumn' }, {}] });
    expect(game.offers('pass')).toBe(true);
    expect(game.why('pass')).toBe(undefined);
    game.pick('pass');
    expect(game.player(1).finished).toBe(true);
  });

  it('is over only when everything it causes has been resolved (4.8)', () => {
    // Farm, Historian and the choice of the Courthouse: all of it comes before player 2.
    const game = table({
      players: [
        {
          city: ['courthouse', 'historian'],
          hand: ['farm'],
          resources: { twig: 3, resin: 1 },
        },
        {},
      ],
      deck: ['king'],
    });
    game.pick('play:farm@hand');
    expect(game.decides).toBe(1);
    while (game.decides === 1) game.pick(game.options[0]);
    const order = game.events.map((event) => event.type);
    expect(order.indexOf('turn')).toBe(order.length - 1);
    expect(game.hand(1)).toEqual(['king']);
    const { twig, resin, pebble } = game.player(1).resources;
    expect(twig + resin + pebble).toBe(2);
  });

  it('that gives others something still ends before theirs begins (4.8)', () => {
    const game = table({
      players: [{ hand: ['monk'], resources: { berry: 3 } }, {}, {}],
    });
    game.pick('play:monk@hand');
    expect(game.decides).toBe(1);
    game.pick('give:2');
    expect(game.decides).toBe(1);
    game.pick('player:3');
    expect(game.player(3).resources.berry).toBe(2);
    expect(game.player(1).points).toBe(4);
    expect(game.decides).toBe(2);
  });
});

describe('seasons', () => {
  it('are everybody’s own: one player prepares and the others stay in theirs (4.6)', () => {
    const game = table({
      players: [
        { ...WITH_A_FARM, season: 'spring', workers: 1 },
        { hand: ['farm', 'farm'], resources: { twig: 4, resin: 2 }, workers: 1 },
        { season: 'autumn' },
      ],
      workers: { 'basic-one-berry': [1, 2] },
    });
    const seasons = () => [1, 2, 3].map((seat) => game.player(seat).season);
    game.pick('prepare');
    expect(seasons()).toEqual(['summer', 'winter', 'autumn']);
    game.pick('play:farm@hand', 'place:basic-one-berry');
    expect(seasons()).toEqual(['summer', 'winter', 'autumn']);
    game.pick('play:farm@hand', 'prepare');
    expect(seasons()).toEqual(['summer', 'spring', 'autumn']);
  });

  it('end only when all workers are placed (R-01)', () => {
    const one = table({
      players: [{ ...WITH_A_FARM, workers: 2 }],
      workers: { 'basic-one-berry': [1] },
    });
    expect(one.offers('prepare')).toBe(false);
    expect(one.why('prepare')).toBe('workers-left');
    expect(one.whyNumbers('prepare')).toEqual({ workers: 1 });
    one.pick('place:basic-one-berry', 'place:basic-one-berry');
    expect(one.decides).toBe(1);
    expect(one.offers('prepare')).toBe(true);
  });

  it('end with workers left under the house rule of the Collection (R-01)', () => {
    const relaxed = { players: 2, house: { 'prepare.requireAllDeployed': false } };
    const game = table({ options: relaxed, players: [{ season: 'winter' }] });
    expect(game.player(1).ready).toBe(2);
    game.pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.player(1).ready).toBe(3);
  });
});
