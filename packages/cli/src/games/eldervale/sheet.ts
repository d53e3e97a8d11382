/** The score sheet of Eldervale. */
import type { SheetStyle } from '../terminal.ts';

export const eldervaleSheet: SheetStyle = {
  parts: ['vp', 'orbs', 'power', 'dwellings', 'tableau', 'vaults', 'prophecies'],
  itemName: ({ part }, print) => print({ key: `score.line.${part}` }),
};
