import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
const alone = { finished: true };

describe('Monastery', () => {
  it('gives two resources of any kind to one opponent and takes four tokens (MONASTERY.1)', () => {
    const game = table({
      players: [{ city: ['monastery'], resources: { twig: 2, berry: 1 } }, {}, {}],
    });
    game.pick('place:monastery');
    expect(game.options).toEqual(['player:2', 'player:3']);
    game.pick('player:3', 'give:twig');
    expect([...game.options].sort()).toEqual(['give:berry', 'give:twig']);
    game.pick('give:berry');
    expect(game.player(3).resources).toEqual({ ...nothing, twig: 1, berry: 1 });
    expect(game.player(2).resources).toEqual(nothing);
    expect(game.player(1)).toMatchObject({ points: 4, resources: { ...nothing, twig: 1 } });
    expect(game.decides).toBe(2);
  });

  it('is closed to who has fewer than two resources (MONASTERY.2)', () => {
    const one = table({ players: [{ city: ['monastery'], resources: { pebble: 1 } }, {}] });
    expect(one.why('place:monastery')).toBe('resources-short');
  });

  it('keeps its worker until the end of the game (MONASTERY.3)', () => {
    const game = table({
      players: [{ city: [{ card: 'monastery', workers: [1] }], hand: ['ruins'] }, alone],
      workers: { haven: [1] },
    });
    game.pick('prepare');
    expect(game.player(1).city[0].workers).toEqual([0]);
    expect(game.player(1).ready).toBe(2);
  });

  it('has a second room only while a Monk is in the city (MONASTERY.4)', () => {
    const player = (workers: number[], ...others: string[]) =>
      table({
        players: [
          {
            season: 'summer',
            city: [{ card: 'monastery', workers }, ...others],
            resources: { twig: 2 },
          },
          {},
        ],
      });
    expect(player([1]).why('place:monastery')).toBe('second-spot');
    expect(player([1, 1], 'monk').why('place:monastery')).toBe('occupied');
    const game = player([1], 'monk').pick('place:monastery');
    expect(game.player(1)).toMatchObject({ points: 4 });
    expect(game.player(1).city[0].workers).toEqual([0, 0]);
  });

  it('gives to nobody who has finished; if all have, the resources are discarded (MONASTERY.5)', () => {
    const one = table({
      players: [{ city: ['monastery'], resources: { twig: 2 } }, alone, {}],
    }).pick('place:monastery');
    expect(one.player(3).resources.twig).toBe(2);
    const none = table({
      players: [{ city: ['monastery'], resources: { twig: 2 } }, alone, alone],
    }).pick('place:monastery');
    expect(none.player(1)).toMatchObject({ points: 4, resources: nothing });
    expect(none.player(2).resources).toEqual(nothing);
    expect(none.player(3).resources).toEqual(nothing);
  });

  it('discards the resources against Rugwort (MONASTERY.5)', () => {
    const game = table({
      options: { players: 1, rugwort: { year: 1 } },
      players: [{ city: ['monastery'], resources: { twig: 2 } }],
    });
    game.pick('place:monastery');
    expect(game.player(1)).toMatchObject({ points: 4, resources: nothing });
    expect(game.player(2)).toMatchObject({ points: 0, resources: nothing });
  });

  it('takes its workers out of the game when it leaves the city (MONASTERY.6)', () => {
    const monastery = { card: 'monastery', workers: [1, 1] };
    const byUniversity = table({
      players: [{ season: 'spring', city: [monastery, 'university'] }, {}],
    });
    byUniversity.pick('place:university', 'discard:monastery', 'gain:twig');
    expect(byUniversity.player(1).workers).toEqual([{ at: 'city', city: 0, slot: 1 }]);

    const byRuins = table({
      players: [{ season: 'spring', city: [monastery], hand: ['ruins'] }, {}],
    });
    byRuins.pick('play:ruins@hand', 'replace:monastery@city1-1');
    expect(byRuins.player(1).workers).toEqual([{ at: 'ready' }]);
  });
});
