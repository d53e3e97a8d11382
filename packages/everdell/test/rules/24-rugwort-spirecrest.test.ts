/** Chapter 24: Spirecrest against Rugwort; 20.7 and 22.5 as far as they are about it. */
import { describe, expect, it } from 'vitest';
import { DISCOVERIES } from '../../src/index.ts';
import { PEAKS, PILES, RIDGES } from '../spirecrest-table.ts';
import { RUGWORT, solo, type Solo } from '../solo.ts';
import { newTable, type Table } from '../table.ts';

const OUT = { 'basic-one-berry': [1, 1] };

function alone(position: Partial<Solo> = {}): Table {
  const { mountain, ...rest } = position;
  return solo({
    boxes: ['spirecrest'],
    rest: true,
    meadow: ['farm', 'farm', 'farm', 'mine', 'mine', 'wife', 'wife', 'husband'],
    mountain: {
      foothills: ['meeks-crossing', 'lily-ponds', 'amber-caves'],
      peaks: PEAKS,
      ridges: RIDGES,
      covered: ['peaks', 'ridges'],
      coveredWeather: ['spring-2', 'summer-1', 'autumn-2'],
      // 20.7.
      discoveries: PILES.filter((id) => id !== 'windlore'),
      ...mountain,
    },
    ...rest,
  });
}

const tilesOf = (game: Table, seat: number): string[] =>
  game.player(seat).travel!.expedition.map(({ tile }) => tile);

describe('Rugwort with Spirecrest', () => {
  it('has a hare and tiles as for two; Firebeak and Windlore are out (20.7)', () => {
    const game = newTable({ players: 1, boxes: ['spirecrest'], rugwort: { year: 1 } }, 4);
    const { sections } = game.view.mountain!;
    expect(sections.map(({ count }) => count)).toEqual([3, 3, 3]);
    expect(sections.map(({ discoveries }) => discoveries)).toEqual([14, 12, 14]);
    expect(game.player(RUGWORT).travel).toMatchObject({ hare: 'foothills', expedition: [] });
    const piles = game.position.mountain!.discoveries!;
    expect(piles).toHaveLength(DISCOVERIES.length - 2);
    expect(piles).not.toContain('firebeak');
    expect(piles).not.toContain('windlore');
  });

  it('is not bound by weather (24.8)', () => {
    const game = alone({ mountain: { weather: ['winter-1'] } });
    expect(game.player(1).travel!.weather).toBe('winter-1');
    expect(game.player(RUGWORT).travel!.weather).toBe(null);
  });

  it('gets the better of the tiles that the player did not take (24.9)', () => {
    const game = alone({ workers: OUT }).pick('prepare', 'tile:meeks-crossing');
    expect(tilesOf(game, RUGWORT)).toEqual(['amber-caves']);
    expect(tilesOf(game, 1)).toEqual(['meeks-crossing']);
  });

  it('gets the tile that the player chooses among equal ones (24.9)', () => {
    const game = alone({ workers: OUT }).pick('prepare', 'tile:amber-caves');
    expect(game.options).toEqual(['tile:meeks-crossing', 'tile:lily-ponds']);
    game.pick('tile:lily-ponds');
    expect(tilesOf(game, RUGWORT)).toEqual(['lily-ponds']);
  });

  it.each([
    ['discover:forager', 3, []],
    ['discover:everblossom-trail', 2, ['discard:farm']],
    ['discover:archeologist', 1, ['discard:farm', 'discard:mine']],
  ])('gets point tokens for %s: %i (24.10)', (find, points, paid) => {
    const game = alone({ workers: OUT, players: [{ hand: ['farm', 'mine'] }] });
    game.pick('prepare', 'tile:meeks-crossing', find, ...paid);
    expect(game.player(RUGWORT).points).toBe(points);
  });

  it('scores all his tiles without paying (24.11, 22.5)', () => {
    const game = alone({
      rugwort: { expedition: ['badgers-teeth', 'twin-bridges'] },
      mountain: { peaks: [], ridges: [] },
    });
    expect(game.scorePart(RUGWORT, 'expedition')).toBe(9);
  });

  it('shares a place with Stubblehoof, who stays there (24.12)', () => {
    const game = alone({
      season: 'winter',
      players: [{ discoveries: ['stubblehoof'], kinds: { stubblehoof: 'basic-two-resin' } }],
      workers: { 'basic-two-resin': [1], 'basic-one-berry': [1] },
      mountain: { discoveries: ['forager'] },
    });
    game.pick('prepare', 'stay', 'gain:twig', 'tile:meeks-crossing');
    const resin = game.view.basic.find(({ id }) => id === 'basic-two-resin')!;
    expect(resin.workers).toEqual([0, 1]);
  });
});
