/** Names of Extra! Extra!, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  carnival: { name: 'Carnevale', g: 'm' },
  gazette: { name: 'Gazzetta', g: 'f' },
  juggler: { name: 'Giocoliere', many: 'Giocolieri', g: 'm' },
  'scurrble-champion': { name: 'Campione di Scurrble', many: 'Campioni di Scurrble', g: 'm' },
  'scurrble-stadium': { name: 'Stadio di Scurrble', many: 'Stadi di Scurrble', g: 'm' },
  'town-crier': { name: 'Banditore', g: 'm' },

  // expansion
  'box-extra': 'Extra! Extra!',
} satisfies NameTable;
