/** What Dwellings of Eldervale gives to the client. */
import type { View } from '@evervale/eldervale';
import { lazy } from 'react';
import type { GameClient } from '../client.ts';
import type { ValeSnapshot } from './context.ts';
import { tonesOf } from './model/tones.ts';

const EldervaleTable = lazy(async () => ({
  default: (await import('./EldervaleTable.tsx')).EldervaleTable,
}));

export const eldervaleClient: GameClient = {
  Table: ({ snapshot, ...rest }) => (
    <EldervaleTable {...rest} snapshot={snapshot as ValeSnapshot} />
  ),
  pages: {
    gallery: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
  },
  seatColor: (view, seat) => tonesOf((view as View).seats[seat]?.element ?? null).middle,
  handOf: (view, seat) =>
    ((view as View).seats[seat].hand ?? []).map((id) => ({ key: 'name', args: { id } })),
};
