import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { spaces } from './fullCity.ts';
import { printed } from './printed.ts';

/** A player with an Innkeeper in the city, this card in hand and some berries. */
const host = (card: string, berry: number, more: string[] = []) =>
  table({ players: [{ hand: [card], city: ['innkeeper', ...more], resources: { berry } }, {}] });

describe('Innkeeper', () => {
  it('is a unique Governance Critter for 1 berry, worth 1 point, three times in the deck, living in the Inn (34.1)', () => {
    expect(printed('innkeeper')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'governance',
      cost: { berry: 1 },
      points: 1,
      copies: 3,
      livesIn: ['inn'],
      space: 'own',
    });
  });

  it('may be discarded to play a Critter for three berries less (INNKEEPER.1)', () => {
    const game = host('king', 7).pick('play:king');
    expect(game.options).toEqual(['pay', 'use:innkeeper']);
    game.pick('use:innkeeper');
    expect(game.player(1).resources.berry).toBe(4);
    expect(game.city(1)).toEqual(['king']);
    expect(game.position.discard).toEqual(['innkeeper']);
  });

  it('stays in the city when the Critter is paid in full (INNKEEPER.1)', () => {
    const game = host('king', 6).pick('play:king', 'pay');
    expect(game.city(1)).toEqual(['innkeeper', 'king']);
    expect(game.player(1).resources.berry).toBe(0);
  });

  it('makes a Critter three berries cheaper, not more (INNKEEPER.1)', () => {
    expect(host('king', 3).pick('play:king', 'use:innkeeper').city(1)).toEqual(['king']);
    expect(host('king', 2).why('play:king')).toBe('resources-short');
  });

  it('gives no berries for unused reduction (INNKEEPER.2)', () => {
    const game = host('wife', 1).pick('play:wife', 'use:innkeeper');
    expect(game.city(1)).toEqual(['wife']);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('cannot be combined with a Dungeon or a Judge (INNKEEPER.3)', () => {
    expect(host('king', 0, ['dungeon', 'wanderer']).why('play:king')).toBe('resources-short');
    const judge = table({
      players: [{ hand: ['doctor'], city: ['innkeeper', 'judge'], resources: { twig: 1 } }, {}],
    });
    expect(judge.why('play:doctor')).toBe('resources-short');
  });

  it('cannot be combined with the Inn (INNKEEPER.3)', () => {
    const inn = (berry: number) =>
      table({
        players: [
          { city: ['innkeeper', { card: 'inn', occupied: true }], resources: { berry } },
          {},
        ],
        meadow: ['king'],
      });
    expect(inn(2).why('place:inn')).toBe('no-card-to-play');
    const game = inn(3).pick('place:inn');
    expect(game.city(1)).toEqual(['innkeeper', 'inn', 'king']);
    expect(game.player(1).resources.berry).toBe(0);
  });

  it('cannot be combined with a Forest location that plays a card (INNKEEPER.3)', () => {
    const forest = (berry: number) =>
      table({
        players: [{ city: ['innkeeper'], resources: { berry } }, {}],
        forest: ['forest-two-meadow-play-one'],
        meadow: ['doctor', 'king'],
      }).pick('place:forest-two-meadow-play-one', 'take:king@meadow-2');
    // One berry less is what the location gives: 3 for the Doctor.
    expect(forest(2).decides).toBe(2);
    expect(forest(3).pick('play:doctor').city(1)).toEqual(['innkeeper', 'doctor']);
  });

  it('leaves its space to the Critter being played (INNKEEPER.4)', () => {
    const game = host('doctor', 4, spaces(14)).pick('play:doctor', 'use:innkeeper');
    expect(game.city(1)).toContain('doctor');
    expect(game.city(1)).not.toContain('innkeeper');
    expect(game.player(1).spaces.used).toBe(15);
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('does not help with Constructions (INNKEEPER.5)', () => {
    expect(host('farm', 9).why('play:farm')).toBe('resources-short');
    const game = table({
      players: [
        { hand: ['farm'], city: ['innkeeper'], resources: { twig: 2, resin: 1, berry: 3 } },
        {},
      ],
    });
    game.pick('play:farm');
    expect(game.city(1)).toEqual(['innkeeper', 'farm']);
  });

  it('cannot be used for playing itself (INNKEEPER.6)', () => {
    expect(table({ players: [{ hand: ['innkeeper'] }, {}] }).why('play:innkeeper')).toBe(
      'resources-short',
    );
    expect(host('innkeeper', 0).offers('play:innkeeper')).toBe(false);
    expect(host('innkeeper', 5).why('play:innkeeper')).toBe('unique-in-city');
  });

  it('leaves the occupied token on the Inn that brought it (INNKEEPER.7)', () => {
    const game = table({
      players: [{ hand: ['innkeeper', 'innkeeper', 'wife'], city: ['inn'] }, { finished: true }],
    });
    game.pick('play:innkeeper', 'play:wife', 'use:innkeeper');
    expect(game.city(1)).toEqual(['inn', 'wife']);
    expect(game.player(1).city[0].occupied).toBe(true);
    expect(game.why('play:innkeeper')).toBe('resources-short');
  });
});
