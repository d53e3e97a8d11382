import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const alone = { finished: true };
const kinds = ['store:3-twig', 'store:2-resin', 'store:1-pebble', 'store:2-berry'];

describe('Storehouse', () => {
  it.each([
    ['store:3-twig', { twig: 3 }],
    ['store:2-resin', { resin: 2 }],
    ['store:1-pebble', { pebble: 1 }],
    ['store:2-berry', { berry: 2 }],
  ])('when played receives one of four amounts: %s (STOREHOUSE.1)', (key, stored) => {
    const game = table({
      players: [{ hand: ['storehouse'], resources: { twig: 1, resin: 1, pebble: 1 } }, {}],
    });
    game.pick('play:storehouse@hand');
    expect(game.options).toEqual(kinds);
    game.pick(key);
    expect(game.player(1).city[0].resources).toEqual(stored);
    expect(game.player(1).resources).toEqual(nothing);
  });

  it('receives again in each production, chosen anew, and keeps what it has (STOREHOUSE.1, STOREHOUSE.2)', () => {
    const game = table({
      players: [
        { city: [{ card: 'storehouse', resources: { twig: 3 } }], hand: ['ruins'], workers: 0 },
        alone,
      ],
    });
    game.pick('prepare');
    expect(game.options).toEqual(kinds);
    game.pick('store:3-twig', 'place:basic-one-berry', 'prepare');
    expect(game.player(1)).toMatchObject({ season: 'summer' });
    game.pick('place:basic-one-berry', 'place:basic-one-berry', 'prepare', 'store:2-berry');
    expect(game.player(1).city[0].resources).toEqual({ twig: 6, berry: 2 });
  });

  it('gives everything on it to a worker of its owner (STOREHOUSE.3)', () => {
    const game = table({
      players: [{ city: [{ card: 'storehouse', resources: { twig: 6, pebble: 1 } }] }, {}],
    });
    game.pick('place:storehouse');
    expect(game.player(1).resources).toEqual({ ...nothing, twig: 6, pebble: 1 });
    expect(game.player(1).city[0]).toMatchObject({ resources: {}, workers: [0] });
  });

  it.each(['twig', 'resin', 'pebble', 'berry'])('gives what it has, be it a single %s', (r) => {
    const game = table({
      players: [{ city: [{ card: 'storehouse', resources: { [r]: 1 } }] }, {}],
    });
    expect(game.pick('place:storehouse').player(1).resources).toEqual({ ...nothing, [r]: 1 });
  });

  it('takes no worker while it is empty (STOREHOUSE.4)', () => {
    expect(table({ players: [{ city: ['storehouse'] }, {}] }).why('place:storehouse')).toBe(
      'nothing-stored',
    );
  });

  it('does not let its resources be spent, and loses them when it leaves the city (STOREHOUSE.5)', () => {
    const storehouse = {
      card: 'storehouse',
      resources: { twig: 3, resin: 2, pebble: 1, berry: 2 },
    };
    const game = table({
      players: [{ city: [storehouse, 'university'], hand: ['farm', 'wife'] }, {}],
    });
    expect(game.why('play:farm@hand')).toBe('resources-short');
    expect(game.why('play:wife@hand')).toBe('resources-short');
    game.pick('place:university', 'discard:storehouse', 'gain:berry');
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 1 });
  });

  it('is no Destination card: it does not count for the Grand Tour (STOREHOUSE.6)', () => {
    const two = table({ players: [{ city: ['storehouse', 'inn', 'chapel'] }, {}] });
    expect(two.why('place:grand-tour')).toBe('requirement');
    const three = table({ players: [{ city: ['lookout', 'inn', 'chapel'] }, {}] });
    expect(three.offers('place:grand-tour')).toBe(true);
  });

  it("cannot be copied by an opponent's Miner Mole (STOREHOUSE.7)", () => {
    const game = table({
      players: [
        { hand: ['miner-mole'], resources: { berry: 3 } },
        { city: ['storehouse', 'farm'] },
      ],
    });
    game.pick('play:miner-mole@hand');
    expect(game.options).toEqual(['none', 'copy:farm@city2-2']);
  });

  it('takes one worker at a time, and none of another player (STOREHOUSE.8)', () => {
    const storehouse = { card: 'storehouse', resources: { twig: 3 } };
    const taken = table({ players: [{ city: [{ ...storehouse, workers: [1] }] }, {}] });
    expect(taken.why('place:storehouse')).toBe('occupied');
    const foreign = table({ players: [{}, { city: [storehouse] }] });
    expect(foreign.offers('place:storehouse')).toBe(false);
    expect(foreign.why('place:storehouse')).toBe('not-open');
  });
});
