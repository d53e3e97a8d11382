import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';
import { production } from './production.ts';

const carving = (twig: number) =>
  table({ players: [{ hand: ['woodcarver'], resources: { berry: 2, twig } }, {}] }).pick(
    'play:woodcarver',
  );

describe('Woodcarver', () => {
  it('is a common Production Critter for 2 berries, worth 2 points, three times in the deck, living in the Storehouse (34.1)', () => {
    expect(printed('woodcarver')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 2 },
      points: 2,
      copies: 3,
      livesIn: ['storehouse'],
      space: 'own',
    });
  });

  it('takes a point token for each of up to three twigs paid (WOODCARVER.1)', () => {
    const game = carving(5);
    expect(game.options).toEqual(['pay:0', 'pay:1', 'pay:2', 'pay:3']);
    expect(game.say('en').options[2]).toBe('Pay 2 twigs, gain 2 point tokens');
    game.pick('pay:3');
    expect([game.player(1).points, game.player(1).resources.twig]).toEqual([3, 2]);
    const none = carving(5).pick('pay:0');
    expect([none.player(1).points, none.player(1).resources.twig]).toEqual([0, 5]);
    expect(carving(2).options).toEqual(['pay:0', 'pay:1', 'pay:2']);
    expect(carving(0).decides).toBe(2);
  });

  it('carves in production as well, also twigs just produced (WOODCARVER.1)', () => {
    const game = production({ city: ['woodcarver', 'twig-barge'] }).pick('pay:2');
    expect([game.player(1).points, game.player(1).resources.twig]).toEqual([2, 0]);
  });
});
