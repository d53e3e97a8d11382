/** Names of Extra! Extra!, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  carnival: { name: 'Carnaval', g: 'm' },
  gazette: { name: 'Gazette', g: 'f' },
  juggler: { name: 'Jongleur', many: 'Jongleurs', g: 'm' },
  'scurrble-champion': { name: 'Champion de Scurrble', many: 'Champions de Scurrble', g: 'm' },
  'scurrble-stadium': { name: 'Stade de Scurrble', many: 'Stades de Scurrble', g: 'm' },
  'town-crier': { name: 'Crieur public', g: 'm' },

  // expansion
  'box-extra': 'Extra ! Extra !',
} satisfies NameTable;
