/** Names of Corrin Evertail, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  'corrin-evertails-field': { name: 'Champ de Corrin', g: 'm', proper: true },
  'corrin-evertail-the-warrior': { name: 'Corrin le Guerrier', g: 'm', proper: true },
  'corrin-evertails-path': { name: 'Sentier de Corrin', g: 'm', proper: true },
  'corrin-evertail-the-leader': { name: 'Corrin le Meneur', g: 'm', proper: true },
  'corrin-evertail-the-king': { name: 'Corrin le Roi', g: 'm', proper: true },

  // expansion
  'box-corrin': 'Corrin',

  // lore
  'lore-corrin-evertail': { name: 'Corrin Longuequeue', g: 'm' },
} satisfies NameTable;
