import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';

const WANDERER = { hand: ['wanderer'], resources: { berry: 2 } };

describe('Wanderer', () => {
  it('is a common Traveler for 2 berries, worth 1 point, three times in the deck, living in the Lookout (34.1)', () => {
    expect(printed('wanderer')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'traveler',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      livesIn: ['lookout'],
      space: 'none',
    });
  });

  it('draws three cards (WANDERER.1)', () => {
    const game = table({ players: [WANDERER, {}], deck: ['king', 'queen', 'farm', 'mine'] }).pick(
      'play:wanderer',
    );
    expect(game.hand(1)).toEqual(['king', 'queen', 'farm']);
  });

  it('takes no space, also in a full city (WANDERER.2)', () => {
    const game = table({
      players: [
        {
          hand: ['wanderer', 'farm'],
          city: spaces(15),
          resources: { twig: 2, resin: 1, berry: 2 },
        },
        { finished: true },
      ],
    });
    expect(game.why('play:farm')).toBe('city-full');
    game.pick('play:wanderer');
    expect(game.city(1)).toContain('wanderer');
    expect(game.player(1).spaces.used).toBe(15);
    expect(
      table({ players: [WANDERER, {}] })
        .pick('play:wanderer')
        .player(1).spaces.used,
    ).toBe(0);
  });

  it('counts as a Critter: for a School, for a Dungeon, and as a Traveler for its Event (WANDERER.3)', () => {
    expect(
      table({ players: [{ city: ['school', 'wanderer', 'wanderer'] }, {}] }).scorePart(
        1,
        'prosperity',
      ),
    ).toBe(2);
    const dungeon = table({
      players: [{ hand: ['farm'], city: ['dungeon', 'wanderer'] }, {}],
    }).pick('play:farm', 'imprison:wanderer');
    expect(dungeon.player(1).city[0].prisoners).toEqual(['wanderer']);
    const event = table({ players: [{ city: ['wanderer', 'wanderer', 'wanderer'] }, {}] });
    expect(event.offers('place:cartographers-expedition')).toBe(true);
  });
});
