/** Tables with Newleaf: positions that name only what a test is about. */
import type { BoxId, Position, PositionPlayer } from '../src/index.ts';
import { table, type Table } from './table.ts';

/** What lies at the station if a test says nothing else. */
export const STATION = ['farm', 'mine', 'wanderer'];
export const CARS = ['train-car-berry', 'train-car-two-twigs', 'train-car-point'];
export const VISITORS = [
  ['bim-little', 'dip-dibble', 'frin-stickly'],
  ['oscar-longtale', 'ruby-dew', 'wimble-wuffle'],
];
export const MEADOW = ['king', 'queen', 'judge', 'inn', 'monk', 'crane', 'castle', 'school'];

/** Two players with the station board, and cards enough to draw. */
export function leaf(
  player: PositionPlayer,
  rest: Omit<Position, 'options'> & { readonly boxes?: readonly BoxId[]; house?: object } = {},
): Table {
  const { players = [], boxes = ['newleaf'], house = {}, ...more } = rest;
  const others = players.length > 0 ? players : [{}];
  const board = boxes.includes('newleaf')
    ? { station: STATION, cars: CARS, visitors: VISITORS }
    : {};
  return table({
    rest: true,
    meadow: MEADOW,
    ...board,
    ...more,
    options: { players: 1 + others.length, boxes, house },
    players: [player, ...others],
  });
}

/** The cards at the station. */
export function atStation(game: Table): (string | null)[] {
  return game.view.station!.places.map(({ card }) => card);
}

/** The train cars beside them. */
export function trainCars(game: Table): (string | null)[] {
  return game.view.station!.places.map(({ car }) => car);
}
