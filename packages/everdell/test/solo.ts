/** A table against Rugwort: positions of any season, and rolls of the die as a test needs them. */
import type { Position, Season } from '../src/index.ts';
import { table, type Table } from './table.ts';

/** His seat: the player is 1. */
export const RUGWORT = 2;

const FOREST = ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'];
/** Upper left, upper right, lower left. */
export const [UPPER_LEFT, UPPER_RIGHT, , LOWER_LEFT] = FOREST as string[];

/** Where he stands in each season (20.4, 21.18-21.22). */
function hisWorkers(season: Season, year: number): Record<string, number[]> {
  const winter = { [UPPER_LEFT]: [2], 'basic-three-twigs': [2] };
  const spring = { [LOWER_LEFT]: [2], 'basic-two-resin': [2], 'meadow-1': [2] };
  const summer = { [UPPER_RIGHT]: [2], 'basic-one-pebble': [2], 'meadow-1': [2], 'meadow-2': [2] };
  const meadow = { 'meadow-1': [2], 'meadow-2': [2], 'meadow-3': [2], 'meadow-4': [2] };
  const path = year === 3 ? {} : { 'basic-one-berry-one-card': [2] };
  const autumn = { [`journey-${year + 2}`]: [2], ...path, ...meadow };
  return { winter, spring, summer, autumn }[season];
}

export interface Solo extends Omit<Position, 'options' | 'workers'> {
  readonly season?: Season;
  readonly year?: 1 | 2 | 3;
  readonly modules?: readonly string[];
  readonly house?: object;
  readonly boxes?: readonly string[];
  /** Workers of the player by place. */
  readonly workers?: Position['workers'];
}

/** A position against Rugwort: his workers stand where the season puts them. */
export function solo({
  season = 'winter',
  year = 1,
  modules = [],
  house = {},
  boxes = [],
  ...rest
}: Solo): Table {
  const [player = {}] = rest.players ?? [];
  return table({
    forest: FOREST,
    ...rest,
    options: { players: 1, rugwort: { year, modules }, boxes, house },
    players: [{ season, ...player }],
    workers: { ...hisWorkers(season, year), ...rest.workers },
  });
}

/** What the die showed, roll by roll. */
export function rolls(game: Table): number[] {
  return game.events.flatMap((event) => (event.type === 'die' ? [event.value] : []));
}

/** The same position with a seed by which these picks make the die show just these numbers. */
export function rolling(wanted: number[], position: Solo, ...picks: string[]): Table {
  for (let seed = 1; seed < 20000; seed++) {
    const game = solo({ ...position, seed }).pick(...picks);
    if (rolls(game).join() === wanted.join()) return game;
  }
  throw new Error(`the die never shows ${wanted.join(', ')}`);
}

/** Places all workers on a shared location and prepares; in summer no Meadow card is taken. */
export function toNextSeason(game: Table): Table {
  const { season } = game.player(1);
  while (game.player(1).season === season) {
    game.pick(game.player(1).ready > 0 ? 'place:basic-one-berry' : 'prepare');
  }
  return game.offers('done') ? game.pick('done') : game;
}

/** Where his workers stand, by place. */
export function whereHeStands(game: Table): string[] {
  return game.player(RUGWORT).workers.map((worker) => worker.place ?? worker.at);
}
