import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const IDLE = { finished: true };

describe('Historian', () => {
  it('is a unique Governance Critter for 2 berries, worth 1 point, three times in the deck, living in the Clock Tower (34.1)', () => {
    expect(printed('historian')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      livesIn: ['clock-tower'],
      space: 'own',
    });
  });

  it('draws a card after each Critter and each Construction played (HISTORIAN.1)', () => {
    const game = table({
      players: [
        {
          hand: ['wife', 'mine'],
          city: ['historian'],
          resources: { twig: 1, resin: 1, pebble: 1, berry: 2 },
        },
        IDLE,
      ],
      deck: ['king', 'queen', 'inn'],
    });
    game.pick('play:wife');
    expect(game.hand(1)).toEqual(['mine', 'king']);
    game.pick('play:mine');
    expect(game.hand(1)).toEqual(['king', 'queen']);
  });

  it("draws nothing for an opponent's card (HISTORIAN.1)", () => {
    const game = table({
      players: [{ hand: ['wife'], resources: { berry: 2 } }, { city: ['historian'] }],
      deck: ['king'],
    });
    expect(game.pick('play:wife').hand(2)).toEqual([]);
  });

  it('draws without asking, and nothing into a full hand (HISTORIAN.2)', () => {
    const asked = table({
      players: [{ hand: ['wife'], city: ['historian'], resources: { berry: 2 } }, {}],
      deck: ['king'],
    });
    asked.pick('play:wife');
    expect(asked.decides).toBe(2);
    expect(asked.hand(1)).toEqual(['king']);
    const hand = Array<string>(8).fill('farm');
    const full = table({
      players: [{ hand, city: ['historian'], resources: { berry: 2 } }, {}],
      meadow: ['wife'],
      deck: ['mine', 'mine', 'mine'],
    });
    full.pick('play:wife@meadow');
    expect(full.city(1)).toEqual(['historian', 'wife']);
    expect(full.hand(1)).toEqual(hand);
  });

  it('draws nothing for its own playing (HISTORIAN.3)', () => {
    const game = table({
      players: [{ hand: ['historian'], resources: { berry: 2 } }, {}],
      deck: ['king'],
    });
    expect(game.pick('play:historian').hand(1)).toEqual([]);
  });

  const ways: [string, Position, string[], number][] = [
    [
      'the Inn',
      { players: [{ city: ['historian', 'inn'] }, {}], meadow: ['wife'], rest: true },
      ['place:inn'],
      1,
    ],
    [
      'the Queen',
      { players: [{ city: ['historian', 'queen'], hand: ['wife'] }, {}], rest: true },
      ['place:queen'],
      1,
    ],
    [
      'the Postal Pigeon',
      {
        players: [{ city: ['historian'], hand: ['postal-pigeon'], resources: { berry: 2 } }, {}],
        deck: ['wife', 'king'],
        rest: true,
      },
      ['play:postal-pigeon', 'play:wife'],
      2,
    ],
    [
      'the Cemetery',
      {
        players: [{ city: ['historian', 'cemetery'] }, {}],
        deck: ['wife', 'wife', 'wife', 'wife'],
        rest: true,
      },
      ['place:cemetery'],
      1,
    ],
  ];
  it.each(ways)(
    'draws for each card played by means of %s (HISTORIAN.4)',
    (_by, position, picks, draws) => {
      const game = table(position).pick(...picks);
      expect(game.city(1)).toContain('wife');
      expect(game.decides).toBe(2);
      expect(game.player(1).handCount).toBe(draws);
    },
  );

  it('draws for a card played by a Forest location (HISTORIAN.4)', () => {
    const game = table({
      players: [{ city: ['historian'], resources: { berry: 1 } }, {}],
      forest: ['forest-two-meadow-play-one'],
      meadow: ['wife', 'king'],
      rest: true,
    });
    game.pick('place:forest-two-meadow-play-one', 'take:wife@meadow-1', 'play:wife@hand');
    expect(game.city(1)).toEqual(['historian', 'wife']);
    expect(game.player(1).handCount).toBe(2);
  });

  it('draws nothing for a Fool played into another city (HISTORIAN.5)', () => {
    const game = table({
      players: [
        { hand: ['fool'], city: ['historian'], resources: { berry: 3 } },
        { city: ['farm'] },
      ],
      deck: ['king'],
    });
    game.pick('play:fool');
    expect(game.city(2)).toEqual(['farm', 'fool']);
    expect(game.hand(1)).toEqual([]);
  });

  it('draws nothing for Events (HISTORIAN.6)', () => {
    const basic = table({
      players: [{ city: ['historian', 'judge', 'innkeeper'] }, {}],
      deck: ['king'],
    });
    basic.pick('place:city-monument');
    expect(basic.view.basicEvents.find((event) => event.id === 'city-monument')?.owner).toBe(0);
    expect(basic.hand(1)).toEqual([]);
    const special = table({
      players: [{ city: ['historian', 'monk', 'dungeon'] }, {}],
      events: ['ministering-to-miscreants'],
      deck: ['king'],
    });
    special.pick('place:ministering-to-miscreants');
    expect(special.view.specialEvents[0].owner).toBe(0);
    expect(special.hand(1)).toEqual([]);
  });
});
