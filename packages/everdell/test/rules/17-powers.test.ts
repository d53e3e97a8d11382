/** Powers: choosing them, and what holds for all of them (chapter 17). */
import { stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { POWERS, boxAdvice, everdell, type Position } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';
import { LOWER_LEFT, RUGWORT, rolling, solo } from '../solo.ts';

const powers = (position: Position, players = 2): Table =>
  table({ options: { players, boxes: ['powers'] }, ...position });

describe('choosing powers', () => {
  it('there are 23 of them (17.1)', () => {
    expect(POWERS).toHaveLength(23);
    expect(new Set(POWERS.map(({ id }) => id)).size).toBe(23);
  });

  it('everybody draws two and keeps one, before the hands are dealt (17.1, R-50)', () => {
    const game = newTable({ players: 3, boxes: ['powers'] }, 4);
    const kept: string[] = [];
    for (let seat = 1; seat <= 3; seat++) {
      expect(game.decides).toBe(seat);
      expect(game.player(seat).handCount).toBe(0);
      const offer = game.player(seat).powerOffer!;
      expect(game.options).toEqual(offer.map((id) => `power:${id}`));
      kept.push(offer[0]);
      game.pick(`power:${offer[0]}`);
    }
    expect([1, 2, 3].map((seat) => game.player(seat).power?.id)).toEqual(kept);
    expect([1, 2, 3].map((seat) => game.player(seat).powerOffer)).toEqual([null, null, null]);
    expect(game.player(1).handCount).toBeGreaterThan(0);
  });

  it('the two are known to nobody else, the one that is kept to all (17.1)', () => {
    const game = newTable({ players: 2, boxes: ['powers'] }, 9);
    expect(everdell.view(game.state, 1).players[0].powerOffer).toBeNull();
    const [first, second] = game.player(1).powerOffer!;
    const seen = new Set<string>();
    const rng = stream(5);
    for (let i = 0; i < 100; i++) {
      const other = everdell.determinize(game.state, 1, rng);
      everdell.view(other, 0).players[0].powerOffer!.forEach((id) => seen.add(id));
      expect(everdell.view(other, 1).players[1].powerOffer).toEqual(game.player(2).powerOffer);
    }
    expect(seen.size).toBe(21);
    game.pick(`power:${first}`);
    expect(everdell.view(game.state, 1).players[0].power?.id).toBe(first);
    expect(JSON.stringify(game.view)).not.toContain(`"${second}"`);
  });

  it('no worker comes in spring, all else of spring does (17.2, 17.3, 3.12, 8.9)', () => {
    const game = powers({
      players: [{ power: 'otters', city: ['farm'], hand: ['ruins'] }, { power: 'cats' }],
      workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
    }).pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.player(1).ready).toBe(2);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('with five players only this one worker is missing (3.12)', () => {
    const game = table({
      options: { players: 5, boxes: ['powers'] },
      players: [{ season: 'autumn' }, {}, {}, {}, {}],
    });
    expect(game.player(1).workers).toHaveLength(5);
  });

  it('a power replaces nothing: places work as usual besides (17.4)', () => {
    const game = powers({ players: [{ power: 'squirrels' }, { power: 'otters' }] });
    game.pick('place:basic-three-twigs');
    expect(game.player(1).resources.twig).toBe(4);
  });

  it('a power and an advantage go together (17.5, 6.36)', () => {
    const game = powers({
      players: [
        {
          power: 'otters',
          city: ['crane'],
          hand: ['castle'],
          resources: { resin: 5 },
        },
        {},
      ],
    });
    // The Castle costs 8: the Crane takes 3 off, resin stands in for the rest.
    game.pick('play:castle');
    while (game.decides === 1) game.pick(game.options[0]);
    expect(game.city(1)).toEqual(['castle']);
    expect(game.player(1).resources.resin).toBe(0);
  });
});

describe('against Rugwort', () => {
  it('the player gets no spring worker, he gets his (24.2)', () => {
    const game = solo({
      boxes: ['powers'],
      players: [{ power: 'otters', workers: 0, hand: ['ruins'], city: ['farm'] }],
    }).pick('prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.player(1).ready).toBe(0);
    expect(game.player(RUGWORT).workers).toHaveLength(3);
  });

  it('one of his modules is advised (24.2)', () => {
    const told = (modules: string[]): string[] =>
      boxAdvice(['powers', 'market'], { modules }).map(({ advice }) => advice);
    expect(told([])).toEqual(['rugwortModule']);
    expect(told(['luck'])).toEqual([]);
    expect(boxAdvice(['powers'])).toEqual([]);
  });

  it('the rats stay in the box (R-51)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = newTable({ players: 1, boxes: ['powers'] }, seed);
      expect(game.player(1).powerOffer).not.toContain('rats');
    }
  });

  it('foxes and cats use the places where he stands (R-51)', () => {
    const foxes = solo({ boxes: ['powers'], players: [{ power: 'foxes' }] });
    foxes.pick(`place:${LOWER_LEFT}`);
    expect(foxes.options).toContain('use:basic-three-twigs');
    const cats = solo({ boxes: ['powers'], players: [{ power: 'cats' }] });
    expect(cats.offers('place:basic-three-twigs')).toBe(true);
    const mice = solo({ boxes: ['powers'], players: [{ power: 'mice' }] });
    expect(mice.why('place:basic-three-twigs')).toBe('occupied');
  });

  it('snails use a Production card he plays; what he is given is discarded (R-51, 21.2)', () => {
    const game = rolling(
      [1],
      {
        boxes: ['powers'],
        meadow: ['mine'],
        deck: ['inn'],
        players: [
          {
            power: { power: 'snails', pile: ['wife', 'monk'] },
            hand: ['wanderer'],
            resources: { berry: 2 },
          },
        ],
      },
      'play:wanderer',
    );
    expect(game.city(RUGWORT)).toEqual(['mine']);
    game.pick('do');
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.player(1).power!.pile).toBe(1);
    expect(game.view.discard).toBe(1);
  });

  it('Rugwort has no power', () => {
    const game = newTable({ players: 1, boxes: ['powers'] }, 1);
    game.pick(game.options[0]);
    expect(game.player(RUGWORT).power).toBeNull();
  });
});
