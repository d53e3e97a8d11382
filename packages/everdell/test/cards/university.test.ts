import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/index.ts';
import { table } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const alone = { finished: true };
const university = (player: PositionPlayer, opponent: PositionPlayer = {}) =>
  table({ players: [player, opponent] });

describe('University', () => {
  it('discards a card for its cost, a resource of any kind and a token (UNIVERSITY.1)', () => {
    const game = university({ city: ['university', 'castle', 'king'] }).pick('place:university');
    expect([...game.options].sort()).toEqual([
      'discard:castle@city1-2',
      'discard:king@city1-3',
      'discard:university@city1-1',
    ]);
    game.pick('discard:castle');
    expect(game.options).toEqual(['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry']);
    game.pick('gain:berry');
    expect(game.player(1)).toMatchObject({
      points: 1,
      resources: { twig: 2, resin: 3, pebble: 3, berry: 1 },
    });
    expect(game.city(1)).toEqual(['university', 'king']);
    expect(game.position.discard).toEqual(['castle']);

    const critter = university({ city: ['university', 'king'] }).pick(
      'place:university',
      'discard:king',
      'gain:twig',
    );
    expect(critter.player(1).resources).toEqual({ ...nothing, twig: 1, berry: 6 });
  });

  it('gives back the listed cost, whatever was paid (UNIVERSITY.2)', () => {
    const game = university({ city: ['university', 'castle'], hand: ['king'] }, alone);
    game.pick('play:king@hand');
    expect(game.player(1).city[1].occupied).toBe(true);
    game.pick('place:university', 'discard:king', 'gain:twig');
    expect(game.player(1).resources.berry).toBe(6);
  });

  it('takes a permanent worker out of the game (UNIVERSITY.3, R-05)', () => {
    const game = university(
      {
        season: 'spring',
        city: ['university', { card: 'cemetery', workers: [1] }],
        hand: ['ruins'],
      },
      alone,
    );
    game.pick('place:university', 'discard:cemetery', 'gain:twig');
    expect(game.player(1).workers).toHaveLength(2);
    game.pick('place:basic-one-berry', 'prepare');
    expect(game.player(1).ready).toBe(3);
  });

  it('sets another worker beside the board until the next preparation of its owner (UNIVERSITY.5)', () => {
    const game = university(
      { city: ['university', { card: 'chapel', workers: [1] }], hand: ['ruins'] },
      alone,
    );
    game.pick('place:university', 'discard:chapel', 'gain:twig');
    expect(game.player(1).workers).toContainEqual({ at: 'beside' });
    expect(game.player(1).ready).toBe(0);
    game.pick('prepare');
    expect(game.player(1).ready).toBe(3);

    const visitor = university({ city: ['university', { card: 'inn', workers: [2] }] }, {});
    visitor.pick('place:university', 'discard:inn', 'gain:twig');
    expect(visitor.player(2).workers).toEqual([{ at: 'beside' }, { at: 'ready' }]);
  });

  it('loses what lies on the discarded card (UNIVERSITY.6)', () => {
    const tokens = university({ city: ['university', { card: 'clock-tower', tokens: 3 }] });
    tokens.pick('place:university', 'discard:clock-tower', 'gain:twig');
    expect(tokens.scorePart(1, 'tokens')).toBe(1);
    const goods = university({
      city: ['university', { card: 'storehouse', resources: { berry: 4 } }],
    });
    goods.pick('place:university', 'discard:storehouse', 'gain:twig');
    expect(goods.player(1).resources).toEqual({ ...nothing, twig: 2, resin: 1, pebble: 1 });
  });

  it('may discard itself; its worker is then beside the board (UNIVERSITY.7)', () => {
    const game = university({ city: ['university'], workers: 1 }).pick(
      'place:university',
      'discard:university@city1-1',
      'gain:berry',
    );
    expect(game.city(1)).toEqual([]);
    expect(game.player(1)).toMatchObject({
      points: 1,
      resources: { ...nothing, resin: 1, pebble: 2, berry: 1 },
    });
    expect(game.player(1).workers).toEqual([{ at: 'beside' }]);
  });

  it('may discard a Fool (UNIVERSITY.8)', () => {
    const game = university({ city: ['university', 'fool'] }).pick(
      'place:university',
      'discard:fool',
      'gain:twig',
    );
    expect(game.city(1)).toEqual(['university']);
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.score(1)).toBe(3 + 1);
  });

  it('does not cost an achieved Event (UNIVERSITY.9)', () => {
    const game = table({
      players: [
        {
          city: ['university', 'inn', 'chapel', 'judge', 'queen'],
          events: ['grand-tour', 'tax-relief'],
        },
        {},
      ],
    });
    game.pick('place:university', 'discard:queen', 'gain:twig');
    expect(game.scorePart(1, 'basicEvents')).toBe(3);
    expect(game.scorePart(1, 'specialEvents')).toBe(3);
  });

  it('leaves the partner of a Husband or Wife in the city (UNIVERSITY.10)', () => {
    for (const [gone, stays] of [
      ['husband', 'wife'],
      ['wife', 'husband'],
    ]) {
      const game = university({ city: ['university', 'husband', 'wife'] });
      expect(game.player(1).spaces.used).toBe(2);
      game.pick('place:university', `discard:${gone}`, 'gain:twig');
      expect(game.city(1)).toEqual(['university', stays]);
      expect(game.player(1).spaces.used).toBe(2);
    }
  });

  it('plays no card: nothing is triggered, and Rugwort does nothing (UNIVERSITY.12)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ city: ['university', 'farm', 'historian', 'courthouse', 'shopkeeper'] }],
      meadow: Array<string>(7).fill('farm'),
      deck: ['king', 'queen'],
    });
    game.pick('place:university', 'discard:farm', 'gain:twig');
    expect(game.hand(1)).toEqual([]);
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 3, resin: 1 });
    expect(game.city(2)).toEqual([]);
    expect(game.events.some((event) => event.type === 'die')).toBe(false);
  });
});
