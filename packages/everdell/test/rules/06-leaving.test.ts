/** Cards that leave a city, and what was on them (6.G). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const NOTHING = { twig: 0, resin: 0, pebble: 0, berry: 0 };

describe('cards leaving a city', () => {
  it('a card leaves a city only through an effect (6.41)', () => {
    const city = ['farm', 'fool', 'inn', 'wife', 'crane', 'innkeeper', 'dungeon'];
    const game = table({ players: [{ city, hand: ['ruins'] }, AWAY] });
    const actions = () => new Set(game.options.map((key) => key.split(':')[0]));
    for (const season of ['spring', 'summer', 'autumn']) {
      while (!game.offers('prepare')) {
        expect(actions().has('discard')).toBe(false);
        game.pick('place:basic-one-berry');
      }
      game.pick('prepare');
      expect(game.player(1).season).toBe(season);
    }
    expect([...actions()].sort()).toEqual(['pass', 'place', 'play']);
    game.pick('pass');
    expect(game.city(1)).toEqual(city);
  });

  it('a leaving card goes to the discard pile, unless the effect says otherwise (6.42)', () => {
    const university = table({ players: [{ city: ['university', 'wife'] }, AWAY] });
    university.pick('place:university', 'discard:wife', 'gain:twig');
    expect(university.position.discard).toEqual(['wife']);

    const ruins = table({ players: [{ city: ['mine'], hand: ['ruins'] }, AWAY] });
    // The two cards the Ruins draw: none are there but the Mine itself.
    ruins.pick('play:ruins@hand', 'replace:mine@city1-1');
    expect(ruins.hand(1)).toEqual(['mine']);

    const innkeeper = table({ players: [{ city: ['innkeeper'], hand: ['bard'] }, AWAY] });
    innkeeper.pick('play:bard@hand', 'use:innkeeper');
    expect(innkeeper.position.discard).toEqual(['innkeeper']);

    const dungeon = table({ players: [{ city: ['dungeon', 'wife'], hand: ['bard'] }, AWAY] });
    dungeon.pick('play:bard@hand', 'imprison:wife');
    expect(dungeon.view.discard).toBe(0);
    expect(dungeon.player(1).city[0].prisoners).toEqual(['wife']);

    const thieves = table({
      players: [{ city: ['courthouse', 'ranger', 'wife'] }, AWAY],
      events: ['capture-of-the-acorn-thieves'],
    });
    thieves.pick('place:capture-of-the-acorn-thieves', 'tuck:wife');
    expect(thieves.view.discard).toBe(0);
    expect(thieves.view.specialEvents[0].cards).toEqual(['wife']);
  });

  it('resources and point tokens on a leaving card are lost (6.43)', () => {
    const city = [
      'university',
      { card: 'storehouse', resources: { twig: 3, berry: 2 } },
      { card: 'clock-tower', tokens: 3 },
      { card: 'chapel', tokens: 2 },
    ];
    const position = { players: [{ city, hand: ['ruins'] }, AWAY] };
    const storehouse = table(position).pick('place:university', 'discard:storehouse', 'gain:berry');
    expect(storehouse.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });

    const tower = table(position).pick('place:university', 'discard:clock-tower', 'gain:berry');
    expect(tower.player(1).resources).toEqual({ twig: 3, resin: 0, pebble: 1, berry: 1 });
    expect(tower.player(1).points).toBe(1);
    expect(tower.scorePart(1, 'tokens')).toBe(1 + 2);

    const chapel = table(position).pick('play:ruins@hand', 'replace:chapel');
    expect(chapel.player(1).points).toBe(0);
    expect(chapel.scorePart(1, 'tokens')).toBe(3);
    // Nothing passes to the card that takes its slot.
    expect(chapel.player(1).city.find((card) => card.card === 'ruins')!.tokens).toBe(0);
  });

  it('a worker on a leaving card stands beside the board until its owner prepares (6.44)', () => {
    const game = table({
      players: [
        {
          city: [{ card: 'lookout', workers: [1] }],
          hand: ['ruins', 'wife'],
          resources: { berry: 2 },
        },
        AWAY,
      ],
      workers: { 'basic-one-berry': [1] },
    });
    game.pick('play:ruins@hand', 'replace:lookout@city1-1', 'play:wife@hand');
    expect(
      game
        .player(1)
        .workers.map((worker) => worker.at)
        .sort(),
    ).toEqual(['beside', 'place']);
    expect(game.player(1).ready).toBe(0);
    game.pick('prepare');
    expect(game.player(1).ready).toBe(3);

    const queen = table({
      players: [{ city: [{ card: 'queen', workers: [1] }, 'dungeon'], hand: ['bard'] }, AWAY],
    });
    queen.pick('play:bard@hand', 'imprison:queen');
    expect(queen.player(1).city.find((card) => card.card === 'dungeon')!.prisoners).toEqual([
      'queen',
    ]);
    expect(
      queen
        .player(1)
        .workers.map((worker) => worker.at)
        .sort(),
    ).toEqual(['beside', 'ready']);
  });

  it('a permanent worker on a leaving card is out of the game (6.45, R-05)', () => {
    const monastery = table({
      players: [
        {
          city: [{ card: 'monastery', workers: [1] }, 'university'],
          hand: ['wife'],
          resources: { berry: 2 },
        },
        AWAY,
      ],
    });
    monastery.pick('place:university', 'discard:monastery', 'gain:twig');
    expect(monastery.player(1).workers).toEqual([{ at: 'city', city: 0, slot: 1 }]);
    monastery.pick('prepare');
    expect(monastery.player(1).workers).toEqual([{ at: 'ready' }, { at: 'ready' }]);

    const cemetery = table({
      players: [
        {
          workers: 3,
          city: [{ card: 'cemetery', workers: [1, 1] }, 'undertaker'],
          hand: ['ruins', 'wife'],
          resources: { berry: 2 },
        },
        AWAY,
      ],
    });
    cemetery.pick('play:ruins@hand', 'replace:cemetery@city1-1');
    expect(cemetery.player(1).workers).toEqual([{ at: 'ready' }]);
    cemetery.pick('place:basic-one-berry', 'prepare');
    expect(cemetery.player(1).workers).toHaveLength(2);
  });

  it('a visitor on a leaving card gets the worker back with the own preparation (6.46)', () => {
    const game = table({
      players: [
        { city: [{ card: 'inn', workers: [2] }], hand: ['ruins'] },
        { workers: 1, hand: ['wife', 'wife'], resources: { berry: 4 } },
      ],
      workers: { 'basic-one-berry': [1, 1] },
      deck: ['king', 'king'],
    });
    game.pick('play:ruins@hand', 'replace:inn@city1-1');
    expect(game.player(2).workers).toEqual([{ at: 'beside' }]);
    expect([...game.options].sort()).toEqual(['play:wife@hand', 'prepare']);
    game.pick('play:wife@hand', 'prepare');
    // Player 1 has nothing left but to prepare, and does; that brings back no worker of player 2.
    expect(game.player(1).season).toBe('spring');
    expect(game.player(2).workers).toEqual([{ at: 'beside' }]);
    game.pick('prepare');
    expect(game.player(2).workers).toEqual([{ at: 'ready' }, { at: 'ready' }]);
  });

  it('cards beneath a leaving card are discarded with it (6.47)', () => {
    const game = table({
      players: [{ city: [{ card: 'dungeon', prisoners: ['wife', 'king'] }, 'university'] }, AWAY],
    });
    game.pick('place:university', 'discard:dungeon', 'gain:twig');
    expect([...game.position.discard!].sort()).toEqual(['dungeon', 'king', 'wife']);
  });

  it('a refund is the printed cost, whatever was paid (6.48)', () => {
    // The Husband came for an occupied Farm, the Mine for a discarded Crane.
    const game = table({ players: [{ hand: ['husband'], city: ['farm', 'university'] }, AWAY] });
    game.pick('play:husband@hand', 'place:university', 'discard:husband', 'gain:pebble');
    expect(game.player(1).resources).toEqual({ ...NOTHING, pebble: 1, berry: 3 });

    const crane = table({
      players: [{ hand: ['mine', 'ruins'], city: ['crane', 'wife'] }, AWAY],
    });
    crane.pick('play:mine@hand', 'use:crane');
    expect(crane.player(1).resources).toEqual({ ...NOTHING, pebble: 1 });
    crane.pick('play:ruins@hand', 'replace:mine@city1-1');
    expect(crane.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 2, berry: 0 });
  });
});
