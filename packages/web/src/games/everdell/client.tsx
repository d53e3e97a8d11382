/** What Everdell gives to the client. */
import type { View } from '@evervale/everdell';
import { Extra } from '../../shell/Extra.tsx';
import { extra, part } from '../../shell/part.ts';
import type { GameClient } from '../client.ts';
import type { EverdellSnapshot } from './context.ts';
import { handOf } from './model/hand.ts';
import { seatLook } from './model/seats.ts';

const table = async () => import('./EverdellTable.tsx');
const EverdellTable = part(table, 'EverdellTable');
// With all figures of all boxes: a table does not wait for them.
const BoxPicture = extra(async () => import('./art/BoxPicture.tsx'), 'BoxPicture');

export const everdellClient: GameClient = {
  Table: ({ snapshot, ...rest }) => (
    <EverdellTable {...rest} snapshot={snapshot as EverdellSnapshot} />
  ),
  ahead: async () => Promise.all([table(), import('./art/pictures/paint.ts')]),
  BoxPicture: ({ box }) => (
    <Extra>
      <BoxPicture box={box} />
    </Extra>
  ),
  pages: {
    cards: async () => (await import('./cards/CardsPage.tsx')).CardsPage,
    rules: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
    learn: async () => (await import('./learn/LearnPage.tsx')).LearnPage,
    lesson: async () => (await import('./learn/LessonPage.tsx')).LessonPage,
    gallery: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
  },
  seatColor: (view, seat) => seatLook(view as View, seat).color,
  handOf,
};
