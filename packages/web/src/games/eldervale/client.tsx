/** What Eldervale gives to the client. */
import type { View } from '@evervale/eldervale';
import type { GameClient } from '../client.ts';
import { PlainTable } from '../plain/PlainTable.tsx';
import { TONES } from './art/palette.ts';

export const eldervaleClient: GameClient = {
  Table: PlainTable,
  pages: {
    gallery: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
  },
  seatColor: (view, seat) => {
    const element = (view as View).seats[seat].element;
    return element === null ? '#b9c4d6' : TONES[element].middle;
  },
};
