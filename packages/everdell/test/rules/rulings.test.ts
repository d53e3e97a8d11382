import { describe, expect, it } from 'vitest';
import { newTable, table } from '../table.ts';

describe('our rulings', () => {
  it('units of a choice are named in any order (2.7, R-07)', () => {
    const game = table({ players: [{}, {}], forest: ['forest-two-any'] });
    game.pick('place:forest-two-any', 'gain:berry');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
    game.pick('gain:twig');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
  });

  it('units of a reduced payment are named in any order, too (6.39, R-07)', () => {
    const game = table({
      players: [{ city: ['inn'], resources: { twig: 2, resin: 3, pebble: 3 } }, {}],
      meadow: ['castle'],
    });
    game.pick('place:inn', 'pay:pebble', 'pay:twig', 'pay:resin', 'pay:pebble', 'pay:twig');
    expect(game.city(1)).toContain('castle');
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 2, pebble: 1, berry: 0 });
  });

  it('mere gains come first in production; the rest in the order of choice (8.6, R-08)', () => {
    const game = table({
      players: [
        {
          workers: 2,
          resources: {},
          hand: [],
          city: ['doctor', 'farm', 'woodcarver', 'twig-barge'],
        },
        {},
      ],
      workers: { 'basic-one-berry': [1, 1] },
    }).pick('prepare');
    // Preparing was the only thing left to do, so it has been taken. The Farm's berry and the barge's twigs are there before anybody is asked.
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 0, berry: 1 });
    expect(game.options).toEqual(['activate:doctor@city1-1', 'activate:woodcarver@city1-3']);
  });

  it('the other revealed cards are discarded before the chosen one takes effect (PIGEON.1, R-09)', () => {
    const game = table({
      players: [{ resources: { berry: 2 }, hand: ['postal-pigeon'] }, {}],
      deck: ['wanderer', 'king', 'farm'],
    });
    game.pick('play:postal-pigeon@hand', 'play:wanderer');
    // The pile held one card, and the King was shuffled in for the second.
    expect([...game.hand(1)].sort()).toEqual(['farm', 'king']);
  });

  it('nothing is imprisoned or discarded for a card that costs nothing (6.20, R-10)', () => {
    const game = table({
      players: [{ hand: ['ruins'], city: ['dungeon', 'crane', 'wife', 'farm'] }, {}],
    });
    game.pick('play:ruins@hand');
    expect(game.options.every((key) => key.startsWith('replace:'))).toBe(true);
  });

  it('an Innkeeper or Crane does not help to play its own copy (6.12, INNKEEPER.6, CRANE.6, R-11)', () => {
    const game = table({
      players: [
        {
          resources: { berry: 3, pebble: 1 },
          hand: ['innkeeper', 'crane', 'judge'],
          city: ['innkeeper', 'crane', 'judge', 'dungeon'],
        },
        {},
      ],
    });
    expect(game.why('play:judge')).toBeUndefined();
    game.pick('play:judge@hand', 'imprison:judge');
    expect(game.city(1).filter((card) => card === 'judge')).toHaveLength(1);
    expect(game.player(1).city.find((card) => card.card === 'dungeon')?.prisoners).toEqual([
      'judge',
    ]);
  });

  it('Rugwort plays after both cards of a Postal Pigeon (21.6, PIGEON.5, R-12)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ resources: { berry: 2 }, hand: ['postal-pigeon'], city: ['historian'] }],
      meadow: ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'],
      deck: ['mine', 'king', 'inn', 'inn', 'inn', 'chapel', 'chapel', 'judge'],
    });
    game.pick('play:postal-pigeon@hand', 'play:mine');
    const kinds = game.events.map((event) => event.type);
    expect(kinds.filter((kind) => kind === 'die')).toHaveLength(2);
    expect(kinds.indexOf('die')).toBeGreaterThan(kinds.lastIndexOf('trigger'));
  });

  it('seat 1 starts (3.8, R-13)', () => {
    for (let seed = 0; seed < 5; seed++) expect(newTable({ players: 4 }, seed).decides).toBe(1);
  });

  it('what was drawn cannot be taken back, what was merely placed can (R-14)', () => {
    const game = newTable({ players: 2 }, 7);
    const before = game.hash;
    game.pick('place:basic-three-twigs');
    expect(game.undoable(1)).toBe(1);
    game.undo(1);
    expect(game.hash).toBe(before);
    game.pick('place:basic-two-twigs-one-card');
    expect(game.undoable(1)).toBe(0);
  });

  it('a given card cannot be taken back (R-14)', () => {
    const game = table({
      players: [{ hand: ['farm', 'mine', 'king'], city: ['post-office'] }, {}, {}],
    });
    game.pick('place:post-office', 'player:2');
    expect(game.undoable(1)).toBe(2);
    game.pick('give:farm');
    expect(game.undoable(1)).toBe(0);
  });
});
