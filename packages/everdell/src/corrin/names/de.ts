/** Names of Corrin Evertail, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  'corrin-evertails-field': { name: 'Corrins Feld', g: 'n', proper: true },
  'corrin-evertail-the-warrior': { name: 'Corrin der Krieger', g: 'm', proper: true },
  'corrin-evertails-path': { name: 'Corrins Pfad', g: 'm', proper: true },
  'corrin-evertail-the-leader': { name: 'Corrin der Anführer', g: 'm', proper: true },
  'corrin-evertail-the-king': { name: 'Corrin der König', g: 'm', proper: true },

  // expansion
  'box-corrin': 'Corrin',

  // lore
  'lore-corrin-evertail': { name: 'Corrin Immerschweif', g: 'm' },
} satisfies NameTable;
