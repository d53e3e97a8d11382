/** Where the cards and visitors of Newleaf lie, and who sees them. */
import type { Zone } from '../content/zones.ts';
import { PILES, RESERVED, STATION, STATION_SIZE, reservationRoom, tableAt } from './room.ts';
import { pileAt, pileSize } from './visitors.ts';

export const newleafZones: readonly Zone[] = [
  {
    id: 'station',
    stock: 'cards',
    from: (s) => tableAt(s) + STATION,
    size: () => STATION_SIZE,
    seen: 'all',
  },
  // 14.3: only the top visitor of each pile can be seen.
  ...Array.from({ length: PILES }, (_, pile): Zone => {
    return {
      id: `visitors-${pile + 1}`,
      stock: 'visitors',
      from: (s) => pileAt(s, pile),
      size: (s) => pileSize(s, pile),
      seen: 'nobody',
      open: (s, _viewer, _seat, i) => i === pileSize(s, pile) - 1,
    };
  }),
];

export const reservationZones: readonly Zone[] = [
  {
    id: 'reserved',
    of: 'seat',
    stock: 'cards',
    from: (s, seat) => reservationRoom.seatAt(s, seat) + RESERVED,
    size: () => 1,
    seen: 'all',
  },
];
