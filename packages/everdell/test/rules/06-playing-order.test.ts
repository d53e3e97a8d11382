/** The order in which playing a card is resolved (6.E). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table, type Table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

/** What happened, without the turns that began. */
function happened(game: Table): string[] {
  return game.events.map((event) => event.type).filter((type) => type !== 'turn');
}

describe('the order of playing a card', () => {
  it('goes: advantage, payment, Meadow, laying down, own effect, other effects (6.27)', () => {
    const game = table({
      players: [{ resources: RICH, city: ['crane', 'historian'] }, AWAY],
      meadow: ['fairgrounds'],
      deck: [
        'farm',
        'mine',
        'inn',
        'wife',
        'king',
        'queen',
        'judge',
        'monk',
        'bard',
        'teacher',
        'castle',
        'palace',
      ],
    });
    game.pick('play:fairgrounds@meadow', 'use:crane', 'pay:twig');
    expect(happened(game)).toEqual([
      'leave',
      'pay',
      'play',
      ...Array<string>(8).fill('meadowFill'),
      'lay',
      'draw',
      'trigger',
      'draw',
    ]);
    // The Meadow took the first eight, the Fair Grounds two, the Historian one.
    expect(game.hand(1)).toEqual(['bard', 'teacher', 'castle']);
    expect(game.city(1).sort()).toEqual(['fairgrounds', 'historian']);
  });

  it('goes: token instead of payment, and a replaced Construction before the card is laid down (6.27)', () => {
    const token = table({
      players: [{ hand: ['wanderer'], city: ['lookout'] }, AWAY],
      deck: ['farm', 'mine', 'inn'],
    });
    token.pick('play:wanderer@hand');
    expect(happened(token)).toEqual(['occupy', 'play', 'lay', 'draw']);

    const ruins = table({
      players: [{ hand: ['ruins'], city: ['farm', 'historian'] }, AWAY],
      deck: ['mine', 'inn', 'wife'],
    });
    ruins.pick('play:ruins@hand', 'replace:farm@city1-1');
    expect(happened(ruins)).toEqual(['play', 'leave', 'lay', 'gain', 'draw', 'trigger', 'draw']);
  });

  it('a Destination or Prosperity card has no effect of its own when it is laid down (6.27)', () => {
    const game = table({ players: [{ resources: RICH, hand: ['lookout', 'school'] }, AWAY] });
    game.pick('play:lookout@hand', 'play:school@hand');
    expect(happened(game)).toEqual(['pay', 'play', 'lay', 'pay', 'play', 'lay']);
  });

  it('the player chooses the order of several triggered effects (6.28)', () => {
    const laid = () => {
      const game = table({
        players: [
          { resources: { berry: 2 }, hand: ['wife'], city: ['historian', 'shopkeeper'] },
          AWAY,
        ],
        deck: ['farm', 'mine'],
      });
      return game.pick('play:wife@hand');
    };
    expect([...laid().options].sort()).toEqual(['trigger:historian', 'trigger:shopkeeper']);
    expect(happened(laid().pick('trigger:historian')).slice(3)).toEqual([
      'trigger',
      'draw',
      'trigger',
      'gain',
    ]);
    expect(happened(laid().pick('trigger:shopkeeper')).slice(3)).toEqual([
      'trigger',
      'gain',
      'trigger',
      'draw',
    ]);
  });

  it('a Shopkeeper brought by the Postal Pigeon gives a berry for the Pigeon (6.29)', () => {
    const game = table({
      players: [{ resources: { berry: 2 }, hand: ['postal-pigeon'] }, AWAY],
      deck: ['shopkeeper', 'king'],
    });
    game.pick('play:postal-pigeon@hand', 'play:shopkeeper');
    expect(game.city(1)).toEqual(['postal-pigeon', 'shopkeeper']);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('a card removed for the play does not trigger (6.29)', () => {
    const ruins = table({ players: [{ hand: ['ruins'], city: ['courthouse'] }, AWAY] });
    ruins.pick('play:ruins@hand', 'replace:courthouse@city1-1');
    expect(happened(ruins)).not.toContain('trigger');
    expect(ruins.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 2, berry: 0 });

    const prisoner = table({
      players: [{ hand: ['teacher'], city: ['dungeon', 'shopkeeper', 'historian'] }, AWAY],
      deck: ['farm'],
    });
    prisoner.pick('play:teacher@hand', 'imprison:shopkeeper');
    expect(prisoner.player(1).resources.berry).toBe(0);
    expect(prisoner.events.filter((event) => event.type === 'trigger')).toHaveLength(1);
  });

  it('a card played by a card is completed before the triggers of the first (6.30)', () => {
    const game = table({
      players: [
        { resources: { berry: 2 }, hand: ['postal-pigeon'], city: ['historian', 'shopkeeper'] },
        AWAY,
      ],
      deck: ['wanderer', 'king', 'farm', 'mine', 'inn', 'wife', 'husband'],
    });
    game.pick('play:postal-pigeon@hand', 'play:wanderer');
    // The Wanderer's cards have come; now its own triggers, before those of the Pigeon.
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn']);
    expect(happened(game).filter((type) => type === 'trigger')).toHaveLength(0);
    game.pick('trigger:historian');
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn', 'wife']);
    expect(game.player(1).resources.berry).toBe(1);
    expect([...game.options].sort()).toEqual(['trigger:historian', 'trigger:shopkeeper']);
    game.pick('trigger:shopkeeper');
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn', 'wife', 'husband']);
    expect(game.player(1).resources.berry).toBe(2);
  });

  it('a Fool played into another city triggers nothing in the own one (6.31, R-04)', () => {
    for (const city of [['historian', 'shopkeeper'], ['historian'], ['shopkeeper']]) {
      const game = table({
        players: [{ resources: { berry: 3 }, hand: ['fool'], city }, AWAY],
        deck: ['farm', 'mine'],
      });
      game.pick('play:fool@hand');
      expect(game.city(2)).toEqual(['fool']);
      // Nothing is left to choose: the next turn has begun.
      expect(game.offers('place:basic-one-berry')).toBe(true);
      expect(happened(game)).not.toContain('trigger');
      expect(game.player(1).resources.berry).toBe(0);
      expect(game.hand(1)).toEqual([]);
    }
  });

  it('nor does it trigger anything in the city that receives it (R-04)', () => {
    const game = table({
      players: [{ resources: { berry: 3 }, hand: ['fool'] }, { city: ['historian', 'shopkeeper'] }],
      deck: ['farm', 'mine'],
    });
    game.pick('play:fool@hand');
    expect(game.city(2)).toEqual(['historian', 'shopkeeper', 'fool']);
    expect(game.offers('place:basic-one-berry')).toBe(true);
    expect(game.player(2).resources.berry).toBe(0);
    expect(game.hand(2)).toEqual([]);
  });
});
