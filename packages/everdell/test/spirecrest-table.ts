/** Tables with Spirecrest: positions that name only what a test is about. */
import type { BoxId, Position, PositionPlayer } from '../src/index.ts';
import { table, type Table } from './table.ts';

const FOOTHILLS = ['meeks-crossing', 'lily-ponds', 'amber-caves'];
export const PEAKS = ['badgers-teeth', 'the-bog', 'littledell'];
export const RIDGES = ['mirror-lake', 'twin-bridges', 'burrowdale'];
/** The piles, each from its top. */
export const PILES = [
  'forager everblossom-trail archeologist stubblehoof truffle',
  'ancient-orchard whisper honeypaw stormvale windlore',
  'star-weavers serpents-pass bellsong-city cloudsong the-distant-shore',
].flatMap((pile) => pile.split(' '));
const MEADOW = ['king', 'queen', 'judge', 'inn', 'monk', 'crane', 'castle', 'school'];

type Rest = Omit<Position, 'options'> & { readonly boxes?: readonly BoxId[]; house?: object };

/** Two players, the mountain board, and cards enough to draw. */
export function mountain(player: PositionPlayer, rest: Rest = {}): Table {
  const { players = [], boxes = ['spirecrest'], house = {}, mountain: board, ...more } = rest;
  const others = players.length > 0 ? players : [{}];
  const taken = new Set([player, ...others].flatMap(({ discoveries = [] }) => discoveries));
  return table({
    rest: true,
    meadow: MEADOW,
    ...more,
    mountain: {
      foothills: FOOTHILLS,
      peaks: PEAKS,
      ridges: RIDGES,
      covered: ['peaks', 'ridges'],
      coveredWeather: ['spring-2', 'summer-1', 'autumn-2'],
      // Discoveries that somebody has do not lie in the piles.
      discoveries: PILES.filter((id) => !taken.has(id)),
      ...board,
    },
    options: { players: 1 + others.length, boxes, house },
    players: [player, ...others],
  });
}

/** Both workers of winter stand somewhere, so that the player may prepare. */
export const OUT = { 'basic-one-berry': [1, 1] };
export const OUT_IN_SPRING = { 'basic-one-berry': [1, 1, 1] };
export const OUT_IN_SUMMER = { 'basic-one-berry': [1, 1, 1, 1] };

/** A player in summer with a discovery. */
export function having(find: string, player: PositionPlayer = {}, rest: Rest = {}): Table {
  return mountain({ discoveries: [find], season: 'summer', ...player }, rest);
}
