import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table, type Table } from '../table.ts';

describe('our rulings on what the sources leave open', () => {
  it.each(['haven', 'forest-discard-any-draw-double', 'forest-discard-three-for-any'])(
    '%s takes at least one card (5.6, R-70)',
    (place) => {
      const game = table({
        players: [{ hand: ['farm', 'mine'] }, {}],
        forest: ['forest-discard-any-draw-double', 'forest-discard-three-for-any'],
        rest: true,
      });
      game.pick(`place:${place}`);
      expect(game.options).toEqual(['discard:farm', 'discard:mine']);
      game.pick('discard:farm');
      expect(game.offers('done')).toBe(true);
    },
  );

  it('a worker beside the board can be moved, and taken back (6.44, RANGER.1, R-71)', () => {
    const ranger = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}],
      workers: { beside: [1], 'basic-one-berry': [1] },
    });
    ranger.pick('play:ranger');
    expect(ranger.options).toEqual(['move:beside-the-board', 'move:basic-one-berry']);

    const city = table({
      players: [{ city: ['chip-sweep', 'clock-tower'], season: 'spring' }, {}],
      events: ['a-well-run-city'],
      workers: { beside: [1], haven: [1] },
    });
    city.pick('place:a-well-run-city');
    expect(city.offers('recall:beside-the-board')).toBe(true);
  });

  it('a worker is not moved to where it comes from (RANGER.1, R-72)', () => {
    const game = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}, {}, {}],
      forest: ['forest-two-any'],
      workers: { 'forest-two-any': [1], 'basic-one-berry': [1] },
    });
    game.pick('play:ranger', 'move:forest-two-any');
    expect(game.offers('place:forest-two-any')).toBe(false);
    const berry = table({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }, {}],
      workers: { 'basic-one-berry': [1] },
    });
    berry.pick('play:ranger');
    expect(berry.offers('place:basic-one-berry')).toBe(false);
  });

  it('at the Inn no other advantage takes the place of its reduction (6.37, INN.3, R-73)', () => {
    const game = table({
      players: [
        {
          city: ['inn', 'crane', 'judge', 'dungeon', 'wanderer', 'castle'],
          resources: { twig: 1, resin: 1, pebble: 1, berry: 9 },
        },
        {},
      ],
      meadow: ['king', 'palace'],
    });
    game.pick('place:inn');
    expect(game.options).toEqual(['pay', 'occupy:castle']);
  });

  it('a Fool can be played though the city of Rugwort is empty (21.11, FOOL.9, R-74)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ hand: ['fool'], resources: { berry: 3 } }],
      meadow: ['farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'],
      rest: true,
    });
    game.pick('play:fool@hand');
    expect(game.position.discard).toEqual(['fool']);
    expect(game.position.rugwort?.city).toEqual(['farm']);
  });

  it('with both piles empty the Meadow may be left alone (7.8, R-75)', () => {
    const game = table({ players: [{}, {}, {}, {}, {}], meadow: ['farm', 'mine'] });
    game.pick('place:basic-two-cards-one-point', 'take:farm', 'done');
    expect(game.hand(1)).toEqual(['farm']);
    expect(game.decides).toBe(2);
  });

  it('which of several copies is occupied is for the player to say, unless they are alike (6.17, R-76)', () => {
    const occupied = (city: NonNullable<PositionPlayer['city']>) =>
      table({ players: [{ hand: ['woodcarver'], city }, {}] }).pick('play:woodcarver');
    const full = { card: 'storehouse', resources: { twig: 3 } };
    const game = occupied([full, 'storehouse', full]);
    expect(game.options).toEqual(['occupy:storehouse@city1-1', 'occupy:storehouse@city1-2']);
    game.pick('occupy:storehouse@city1-1');
    expect(game.position.players?.[0].city?.[0]).toEqual({ ...full, occupied: true });
    expect(occupied([full, full]).city(1)).toEqual(['storehouse', 'storehouse', 'woodcarver']);
  });

  it('a visitor on one of two Inns makes a difference (6.17, R-76)', () => {
    const game = table({
      players: [{ hand: ['innkeeper'], city: ['inn', { card: 'inn', workers: [2] }] }, {}],
    });
    game.pick('play:innkeeper');
    expect(game.options).toEqual(['occupy:inn@city1-1', 'occupy:inn@city1-2']);
  });
});

describe('a pick that takes something away is asked for, though it is the only one (R-77)', () => {
  const first = (player: PositionPlayer, ...rest: PositionPlayer[]): Table =>
    table({ players: [player, ...(rest.length > 0 ? rest : [{}])], rest: true });

  it('preparing for a season (8.1)', () => {
    const game = first({ workers: 0, city: ['farm'] });
    expect([game.decides, game.options, game.player(1).season]).toEqual([1, ['prepare'], 'winter']);
    expect(game.pick('prepare').player(1).season).toBe('spring');
  });

  it('passing, which costs the hand with five players (9.3)', () => {
    const hand = ['castle', 'palace'];
    const game = first({ season: 'autumn', workers: 0, hand }, {}, {}, {}, {});
    expect([game.options, game.hand(1)]).toEqual([['pass'], hand]);
    expect(game.pick('pass').hand(1)).toEqual([]);
  });

  it('the Inn that must make way for the Ruins played there (RUINS.1)', () => {
    const game = table({ players: [{ city: ['inn'] }, {}], meadow: ['ruins', 'palace'] });
    game.pick('place:inn');
    expect([game.options, game.city(1)]).toEqual([['replace:inn@city1-1'], ['inn']]);
    expect(game.undo(1).offers('place:inn')).toBe(true);
  });

  it('the University that would discard itself (UNIVERSITY.1)', () => {
    const game = first({ city: ['university'] }).pick('place:university');
    expect([game.options, game.city(1)]).toEqual([['discard:university@city1-1'], ['university']]);
  });

  it('the Innkeeper without whom a Critter cannot be paid (INNKEEPER.1)', () => {
    const game = first({ hand: ['wife'], city: ['innkeeper'] }).pick('play:wife');
    expect([game.options, game.city(1)]).toEqual([['use:innkeeper'], ['innkeeper']]);
  });

  it('the Critter that would be imprisoned (DUNGEON.1)', () => {
    const game = first({ hand: ['wife'], city: ['dungeon', 'king'] }).pick('play:wife');
    expect(game.options).toEqual(['imprison:king']);
  });

  it('but not what the pick before has named: its price, its payment (2.14)', () => {
    const game = first({ hand: ['farm', 'mine', 'inn'], season: 'autumn' }).pick('place:journey-3');
    expect([game.hand(1), game.decides]).toEqual([[], 2]);
  });
});

describe('where several picks come to the same nothing is asked (R-07)', () => {
  const gives = { hand: [], city: ['monastery'], resources: { twig: 1, berry: 1 } };

  it('the only two resources go to the Monastery (MONASTERY.1)', () => {
    const game = table({ players: [gives, {}] }).pick('place:monastery');
    expect([game.decides, game.player(1).points]).toEqual([2, 4]);
    expect(game.player(2).resources).toMatchObject({ twig: 1, berry: 1 });
  });

  it('with the Judge all there is is paid (JUDGE.1)', () => {
    const game = table({
      players: [{ hand: ['farm'], city: ['judge'], resources: { twig: 2, pebble: 1 } }, {}],
    }).pick('play:farm');
    expect([game.decides, game.city(1)]).toEqual([2, ['judge', 'farm']]);
  });
});

describe('production cards that can do nothing now wait for the others, unasked (8.6, R-08)', () => {
  it('Monk, Doctor, Woodcarver and Peddler without resources are no choice', () => {
    const city = ['monk', 'doctor', 'woodcarver', 'peddler'];
    const game = table({ players: [{ workers: 0, city }, {}] }).pick('prepare');
    expect([game.player(1).season, game.decides]).toEqual(['spring', 2]);
  });

  it('they are, once another card has brought something', () => {
    const city = ['woodcarver', 'peddler', 'husband', 'wife', 'farm-summer-1'];
    const game = table({
      options: { players: 2, boxes: ['farms'] },
      players: [{ workers: 0, city, hand: ['king'] }, {}],
      rest: true,
    }).pick('prepare');
    game.pick('activate:farm-summer-1');
    expect(game.options).toEqual(['activate:peddler@city1-2', 'activate:husband@city1-3']);
    game.pick('activate:husband', 'gain:twig');
    expect(game.options).toEqual(['activate:woodcarver@city1-1', 'activate:peddler@city1-2']);
  });
});

describe('an activation that does nothing is not offered (5.7, R-03)', () => {
  const NOTHING_THERE = { twig: 0, resin: 0, pebble: 0, berry: 0 };

  it('Chip Sweep has no way out by an unpaired Husband (CHIPSWEEP.5)', () => {
    const city = ['husband', 'fairgrounds'];
    const game = table({
      players: [{ hand: ['chip-sweep'], city, resources: { berry: 3 } }, {}],
      rest: true,
    }).pick('play:chip-sweep');
    expect([game.decides, game.player(1).handCount]).toEqual([2, 2]);
  });

  it('a Miner Mole that faces only a Mole copies nothing (MINERMOLE.5)', () => {
    const game = table({
      players: [
        { hand: ['miner-mole'], resources: { berry: 3 } },
        { city: ['miner-mole', 'barge-toad', 'monk', 'storehouse'] },
      ],
    }).pick('play:miner-mole');
    expect([game.decides, game.player(1).resources]).toEqual([2, NOTHING_THERE]);
  });

  it('through a Mole that faces something it does (MINERMOLE.5)', () => {
    const game = table({
      players: [
        { hand: ['miner-mole'], city: ['farm'], resources: { berry: 3 } },
        { city: ['miner-mole'] },
      ],
    }).pick('play:miner-mole');
    expect(game.options).toEqual(['none', 'copy:miner-mole@city2-1']);
  });

  it('the Lookout passes it on (LOOKOUT.6)', () => {
    const forest = ['forest-activate-two-production'];
    const useful = (city: string[]): boolean =>
      table({
        options: { players: 2, boxes: ['bellfaire-forest'] },
        players: [{ city: ['lookout', ...city] }, {}],
        forest,
      })
        .pick('place:lookout')
        .offers(`use:${forest[0]}`);
    expect([useful(['barge-toad']), useful(['barge-toad', 'farm'])]).toEqual([false, true]);
  });
});
