/** Names of Extra! Extra!, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  carnival: 'Carnival',
  gazette: 'Gazette',
  juggler: { name: 'Juggler', many: 'Jugglers' },
  'scurrble-champion': { name: 'Scurrble Champion', many: 'Scurrble Champions' },
  'scurrble-stadium': { name: 'Scurrble Stadium', many: 'Scurrble Stadiums' },
  'town-crier': 'Town Crier',

  // expansion
  'box-extra': 'Extra! Extra!',
} satisfies NameTable;
