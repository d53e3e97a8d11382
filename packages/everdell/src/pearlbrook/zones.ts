/** Where the river cards and the adornments lie, and who sees them. */
import type { Stock, Zone } from '../content/zones.ts';
import { PLAYERS } from '../state/layout.ts';
import { adornmentsIn, isPlayed } from './adornments.ts';
import { RIVER_CARDS, isUncovered } from './river.ts';
import { ADORNMENT, ADORNMENTS_EACH, RIVER, RIVER_SPOTS, seatAt, tableAt } from './room.ts';

export const pearlbrookZones: readonly Zone[] = [
  {
    id: 'river',
    stock: 'river cards',
    from: (s) => tableAt(s) + RIVER,
    size: () => RIVER_SPOTS,
    seen: 'nobody',
    open: (s, _viewer, _seat, spot) => isUncovered(s, spot),
  },
  {
    id: 'adornments',
    of: 'seat',
    stock: 'adornments',
    from: (s, seat) => seatAt(s, seat) + ADORNMENT,
    size: (s, seat) => (seat < s[PLAYERS] ? ADORNMENTS_EACH : 0),
    seen: 'owner',
    open: (s, _viewer, seat, i) => isPlayed(s, seat, i),
  },
];

const RIVER_NUMBERS = RIVER_CARDS.map((_, i) => i + 1);

export const pearlbrookStocks: readonly Stock[] = [
  {
    id: 'river cards',
    all: () => RIVER_NUMBERS,
    // 12.5: everybody knows how many citizens and places there are.
    sort: (number) => (RIVER_CARDS[number - 1].type === 'citizen' ? 0 : 1),
  },
  { id: 'adornments', all: adornmentsIn },
];
