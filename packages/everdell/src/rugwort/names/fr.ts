/** Names of Rugwort, the automatic opponent, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // solo
  'solo-rugwort': { name: 'Paillasson', g: 'm' },
  'solo-year-1': 'Année 1 : Paillasson le Scélérat',
  'solo-year-2': 'Année 2 : Paillasson le Véreux',
  'solo-year-3': 'Année 3 : Paillasson le Vaurien',
  'solo-module-haste': { name: 'Hâte', g: 'f' },
  'solo-module-fullness': { name: 'Abondance', g: 'f' },
  'solo-module-glitter': 'Paillettes',
  'solo-module-luck': { name: 'Chance', g: 'f' },
  'solo-module-grump': { name: 'Grincheux', g: 'm' },
  'solo-rugwort-token': { name: 'jeton Paillasson', g: 'm' },
} satisfies NameTable;
