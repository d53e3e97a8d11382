/** Names of Rugwort, the automatic opponent, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // solo
  'solo-rugwort': 'Rugwort',
  'solo-year-1': 'Year One: Rugwort the Rascal',
  'solo-year-2': 'Year Two: Rugwort the Rotten',
  'solo-year-3': 'Year Three: Rugwort the Rapscallion',
  'solo-module-haste': 'Haste',
  'solo-module-fullness': 'Fullness',
  'solo-module-glitter': 'Glitter',
  'solo-module-luck': 'Luck',
  'solo-module-grump': 'Grump',
  'solo-rugwort-token': 'Rugwort token',
} satisfies NameTable;
