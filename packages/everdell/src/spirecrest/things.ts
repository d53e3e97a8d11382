/** Discoveries, map tiles and weather, to look up. */
import { plain, type EverdellThing } from '../hosted/thing.ts';
import { name } from '../words/index.ts';
import { DISCOVERIES } from './discoveries.ts';
import { BOARD_TILES, MAP_TILES } from './tiles.ts';
import { WEATHERS } from './weather.ts';
import { findText, tileText, weatherText } from './words/effects.ts';

const mountain = { box: 'spirecrest' } as const;
export const spirecrestThings = (): EverdellThing[] => [
  ...DISCOVERIES.map(({ id, type, score }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'discovery',
        group: 'discovery',
        term: 'spirecrest-discovery',
        text: () => findText(id),
      },
      {
        facts: () => [name('spirecrest-discovery'), name(`spirecrest-${type}`)],
        ...(score !== undefined && 'points' in score && { points: score.points }),
      },
    ),
  ),
  ...MAP_TILES.slice(0, BOARD_TILES).map(({ id, points, cost, original }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'map-tile',
        group: 'mapTile',
        term: 'spirecrest-map-tile',
        text: () => tileText(id),
      },
      { points, data: () => ({ points, cost }), ...(original && { original }) },
    ),
  ),
  ...WEATHERS.map(({ id, season, original }) =>
    plain(
      {
        ...mountain,
        id,
        kind: 'weather',
        group: 'weather',
        term: 'spirecrest-weather',
        text: () => weatherText(id),
      },
      { data: () => ({ season }), ...(original && { original }) },
    ),
  ),
];
