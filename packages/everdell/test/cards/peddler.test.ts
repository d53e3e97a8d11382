import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';
import { production } from './production.ts';

const GAINS = ['gain:twig', 'gain:resin', 'gain:pebble', 'gain:berry'];

/** A table where the first player has just paid for a Peddler and has these resources left. */
const peddling = (resources: Record<string, number>) =>
  table({
    players: [
      { hand: ['peddler'], resources: { ...resources, berry: 2 + (resources['berry'] ?? 0) } },
      { resources: { pebble: 5 } },
    ],
  }).pick('play:peddler');

describe('Peddler', () => {
  it('is a common Production Critter for 2 berries, worth 1 point, three times in the deck, living in the Ruins (34.1)', () => {
    expect(printed('peddler')).toEqual({
      kind: 'critter',
      rarity: 'common',
      color: 'production',
      cost: { berry: 2 },
      points: 1,
      copies: 3,
      livesIn: ['ruins'],
      space: 'own',
    });
  });

  it('exchanges two resources for two of any kind, and not more (PEDDLER.1)', () => {
    const game = peddling({ twig: 2, berry: 2 });
    expect(game.options).toEqual(['done', 'return:twig', 'return:berry']);
    expect(game.prompt).toContain('Which resources do you trade in?');
    game.pick('return:twig', 'return:berry');
    expect(game.prompt).toContain('What do you take in exchange?');
    expect(game.options).toEqual(GAINS);
    game.pick('gain:resin', 'gain:pebble');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
  });

  it('exchanges one for one, or none at all (PEDDLER.1)', () => {
    const one = peddling({ twig: 3 }).pick('return:twig', 'done', 'gain:pebble');
    expect(one.decides).toBe(2);
    expect(one.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 1, berry: 0 });
    const none = peddling({ twig: 3 }).pick('done');
    expect(none.decides).toBe(2);
    expect(none.player(1).resources.twig).toBe(3);
    expect(peddling({}).decides).toBe(2);
  });

  it('may exchange two of a kind for two of another (PEDDLER.1)', () => {
    const game = peddling({ twig: 2 }).pick(
      'return:twig',
      'return:twig',
      'gain:pebble',
      'gain:pebble',
    );
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 2, berry: 0 });
  });

  it('is nothing to copy for who has no resources left (5.7, MINERMOLE.1)', () => {
    const copying = (berry: number) =>
      table({
        players: [{ hand: ['miner-mole'], resources: { berry } }, { city: ['peddler'] }],
      }).pick('play:miner-mole');
    expect(copying(3).decides).toBe(2);
    expect(copying(4).options).toEqual(['none', 'copy:peddler@city2-1']);
  });

  it('exchanges in production as well (PEDDLER.1)', () => {
    const game = production({ city: ['peddler'], resources: { twig: 1 } }).pick(
      'return:twig',
      'gain:pebble',
    );
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
  });

  it('exchanges with the supply and not with other players (PEDDLER.2)', () => {
    const game = peddling({ twig: 2 }).pick(
      'return:twig',
      'return:twig',
      'gain:pebble',
      'gain:resin',
    );
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 1, pebble: 1, berry: 0 });
    expect(game.player(2).resources).toEqual({ twig: 0, resin: 0, pebble: 5, berry: 0 });
  });
});
