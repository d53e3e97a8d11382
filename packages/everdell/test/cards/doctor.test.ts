import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { production } from './production.ts';
import { printed } from './printed.ts';

const playing = (berry: number) =>
  table({ players: [{ hand: ['doctor'], resources: { berry } }, {}] }).pick('play:doctor');

describe('Doctor', () => {
  it('is a unique Production Critter for 4 berries, worth 4 points, twice in the deck, living in the University (34.1)', () => {
    expect(printed('doctor')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'production',
      cost: { berry: 4 },
      points: 4,
      copies: 2,
      livesIn: ['university'],
      space: 'own',
    });
  });

  it('takes a point token for each of up to three berries paid (DOCTOR.1)', () => {
    const game = playing(9);
    expect(game.options).toEqual(['pay:0', 'pay:1', 'pay:2', 'pay:3']);
    game.pick('pay:3');
    expect(game.player(1).points).toBe(3);
    expect(game.player(1).resources.berry).toBe(2);
    const none = playing(9).pick('pay:0');
    expect(none.player(1).points).toBe(0);
    expect(none.player(1).resources.berry).toBe(5);
  });

  it('does so in production as well (DOCTOR.1)', () => {
    const game = production({ city: ['doctor', 'farm'], resources: { berry: 1 } });
    expect(game.options).toEqual(['pay:0', 'pay:1', 'pay:2']);
    game.pick('pay:2');
    expect(game.player(1).points).toBe(2);
  });

  it('may use the berries left after paying for it at once, and no others (DOCTOR.2)', () => {
    const game = playing(6);
    expect(game.options).toEqual(['pay:0', 'pay:1', 'pay:2']);
    game.pick('pay:2');
    expect(game.player(1).points).toBe(2);
    expect(game.player(1).resources.berry).toBe(0);
    expect(playing(4).decides).toBe(2);
  });
});
