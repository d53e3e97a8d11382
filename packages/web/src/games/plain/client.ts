/** Any game: its view and its decision as they are. */
import type { GameClient } from '../client.ts';
import { PlainTable } from './PlainTable.tsx';

const COLORS = ['#bf4f1d', '#2a6a8c', '#7a4597', '#3b7a3d', '#a97c0e', '#a5315b', '#45404f'];

export const plainClient: GameClient = {
  Table: PlainTable,
  pages: {},
  seatColor: (_view, seat) => COLORS[seat % COLORS.length],
};
