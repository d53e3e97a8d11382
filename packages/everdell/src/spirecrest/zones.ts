/** Where the tiles, discoveries, weather effects and cards of Spirecrest lie, and who sees them. */
import type { Stock, Zone } from '../content/zones.ts';
import { SEASON_NAMES } from '../content/terms.ts';
import { pileAt, pileSize } from './finds.ts';
import {
  EXPEDITION,
  FINDS,
  FINDS_EACH,
  LOOK,
  LOOK_SIZE,
  MINE,
  MOST_TILES,
  OFFER,
  OFFERED,
  SECTIONS,
  STORM,
  STORM_CARDS,
  TILES,
  TILES_EACH,
  TUCKED,
  TUCKED_EACH,
  WEATHER,
  seatAt,
  tableAt,
} from './room.ts';
import { MAX_HAND } from '../state/layout.ts';
import { BOARD_TILES, isShown } from './tiles.ts';
import { looker } from './turnEnd.ts';
import { WEATHERS, isWeatherShown } from './weather.ts';

export const spirecrestZones: readonly Zone[] = [
  // 13.3: face down until somebody comes there.
  ...SECTIONS.map((section, i): Zone => ({
    id: `tiles of the ${section}`,
    stock: 'map tiles',
    from: (s) => tableAt(s) + TILES + i * TILES_EACH,
    size: () => TILES_EACH,
    seen: 'nobody',
    open: (s) => isShown(s, i),
  })),
  {
    id: 'expeditions',
    of: 'seat',
    stock: 'map tiles',
    from: (s, seat) => seatAt(s, seat) + EXPEDITION,
    size: () => MOST_TILES,
    seen: 'all',
  },
  {
    id: 'weather',
    stock: 'weather',
    from: (s) => tableAt(s) + WEATHER,
    size: () => SEASON_NAMES.length,
    seen: 'nobody',
    open: (s, _viewer, _seat, season) => isWeatherShown(s, season),
  },
  ...SECTIONS.map((section, i): Zone => ({
    id: `discoveries of the ${section}`,
    stock: `discoveries of the ${section}`,
    from: (s) => pileAt(s, i),
    size: (s) => pileSize(s, i),
    seen: 'nobody',
  })),
  {
    id: 'discoveries turned up',
    stock: 'discoveries',
    from: (s) => tableAt(s) + OFFER,
    size: () => OFFERED,
    seen: 'all',
  },
  {
    id: 'discoveries beside cities',
    of: 'seat',
    stock: 'discoveries',
    from: (s, seat) => seatAt(s, seat) + FINDS,
    size: () => FINDS_EACH,
    seen: 'all',
  },
  {
    id: 'Stormvale',
    stock: 'cards',
    from: (s) => tableAt(s) + STORM,
    size: () => STORM_CARDS,
    seen: 'all',
  },
  {
    id: 'under discoveries',
    stock: 'cards',
    from: (s) => tableAt(s) + TUCKED,
    size: () => 2 * TUCKED_EACH,
    seen: 'all',
  },
  {
    id: 'Moleia Mines',
    stock: 'cards',
    from: (s) => tableAt(s) + MINE,
    size: () => MAX_HAND,
    seen: 'all',
  },
  {
    id: 'before Firebeak',
    stock: 'cards',
    from: (s) => tableAt(s) + LOOK,
    size: () => LOOK_SIZE,
    seen: 'nobody',
    open: (s, viewer) => viewer === looker(s),
  },
];

const TILE_NUMBERS = Array.from({ length: BOARD_TILES }, (_, i) => i + 1);
const WEATHER_NUMBERS = WEATHERS.map((_, i) => i + 1);

export const spirecrestStocks: readonly Stock[] = [
  // The rest lies in the box, unseen.
  { id: 'map tiles', all: () => TILE_NUMBERS },
  {
    id: 'weather',
    all: () => WEATHER_NUMBERS,
    sort: (number) => SEASON_NAMES.indexOf(WEATHERS[number - 1].season),
  },
];
