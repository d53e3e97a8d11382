/** What Dwellings of Eldervale gives to the client. */
import type { View } from '@evervale/eldervale';
import { part } from '../../shell/part.ts';
import type { GameClient } from '../client.ts';
import type { ValeSnapshot } from './context.ts';
import { tonesOf } from './model/tones.ts';

const table = async () => import('./EldervaleTable.tsx');
const EldervaleTable = part(table, 'EldervaleTable');

const ModulePicture = part(() => import('./home/ModulePicture.tsx'), 'ModulePicture');

export const eldervaleClient: GameClient = {
  Table: ({ snapshot, ...rest }) => (
    <EldervaleTable {...rest} snapshot={snapshot as ValeSnapshot} />
  ),
  ahead: table,
  BoxPicture: ModulePicture,
  variants: new Set(['oracleSteps', 'teams', 'draft', 'noDoors', 'tactics', 'fixedDie']),
  pages: {
    cards: async () => (await import('./pages/CardsPage.tsx')).CardsPage,
    rules: async () => (await import('./pages/RulesPage.tsx')).RulesPage,
    learn: async () => (await import('./learn/LearnPage.tsx')).LearnPage,
    lesson: async () => (await import('./learn/LessonPage.tsx')).LessonPage,
    gallery: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
  },
  seatColor: (view, seat) => tonesOf((view as View).seats[seat]?.element ?? null).middle,
  handOf: (view, seat) =>
    ((view as View).seats[seat].hand ?? []).map((id) => ({ key: 'name', args: { id } })),
};
