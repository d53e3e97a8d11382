/** Names of Rugwort, the automatic opponent, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // solo
  'solo-rugwort': { name: 'Rugwort', g: 'm' },
  'solo-year-1': 'Anno 1: Rugwort il farabutto',
  'solo-year-2': 'Anno 2: Rugwort il corrotto',
  'solo-year-3': 'Anno 3: Rugwort la canaglia',
  'solo-module-haste': { name: 'Fretta', g: 'f' },
  'solo-module-fullness': { name: 'Abbondanza', g: 'f' },
  'solo-module-glitter': 'Luccichio',
  'solo-module-luck': { name: 'Fortuna', g: 'f' },
  'solo-module-grump': { name: 'Brontolone', g: 'm' },
  'solo-rugwort-token': { name: 'segnalino Rugwort', g: 'm' },
} satisfies NameTable;
