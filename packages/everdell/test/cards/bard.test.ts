import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const BARD_PAID = { berry: 3 };

describe('Bard', () => {
  it('is a unique Traveler for 3 berries, worth nothing, twice in the deck, living in the Theater (34.1)', () => {
    expect(printed('bard')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 3 },
      points: 0,
      copies: 2,
      livesIn: ['theater'],
      space: 'own',
    });
  });

  it('turns each discarded hand card into a point token (BARD.1)', () => {
    const game = table({
      players: [{ hand: ['bard', 'farm', 'inn', 'mine'], resources: BARD_PAID }, {}],
    });
    game.pick('play:bard', 'discard:farm', 'discard:inn', 'done');
    expect(game.player(1).points).toBe(2);
    expect(game.hand(1)).toEqual(['mine']);
    expect(game.view.discard).toBe(2);
  });

  it('discards five cards at most (BARD.1)', () => {
    const farms = Array<string>(7).fill('farm');
    const game = table({ players: [{ hand: ['bard', ...farms], resources: BARD_PAID }, {}] });
    game.pick('play:bard');
    for (let i = 0; i < 5; i++) game.pick('discard:farm');
    expect(game.decides).toBe(2);
    expect(game.player(1).points).toBe(5);
    expect(game.hand(1)).toEqual(['farm', 'farm']);
  });

  it('may discard nothing at all (BARD.1)', () => {
    const game = table({ players: [{ hand: ['bard', 'farm'], resources: BARD_PAID }, {}] });
    game.pick('play:bard', 'done');
    expect(game.player(1).points).toBe(0);
    expect(game.hand(1)).toEqual(['farm']);
  });

  it('cannot discard itself, having left the hand (BARD.2)', () => {
    const game = table({ players: [{ hand: ['bard', 'farm'], resources: BARD_PAID }, {}] });
    game.pick('play:bard');
    expect(game.options).toEqual(['done', 'discard:farm']);
    const alone = table({ players: [{ hand: ['bard'], resources: BARD_PAID }, {}] }).pick(
      'play:bard',
    );
    expect(alone.decides).toBe(2);
    expect(alone.city(1)).toEqual(['bard']);
    expect(alone.player(1).points).toBe(0);
  });

  it('discards before a Historian draws for it (BARD.3)', () => {
    const game = table({
      players: [{ hand: ['bard', 'farm'], city: ['historian'], resources: BARD_PAID }, {}],
      deck: ['king'],
    });
    game.pick('play:bard');
    expect(game.options).toEqual(['done', 'discard:farm']);
    game.pick('discard:farm');
    expect(game.hand(1)).toEqual(['king']);
    expect(game.player(1).points).toBe(1);
  });
});
