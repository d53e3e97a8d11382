/** Names of Corrin Evertail, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  'corrin-evertails-field': { name: 'Campo di Corrin', g: 'm', proper: true },
  'corrin-evertail-the-warrior': { name: 'Corrin il Guerriero', g: 'm', proper: true },
  'corrin-evertails-path': { name: 'Sentiero di Corrin', g: 'm', proper: true },
  'corrin-evertail-the-leader': { name: 'Corrin il Condottiero', g: 'm', proper: true },
  'corrin-evertail-the-king': { name: 'Corrin il Re', g: 'm', proper: true },

  // expansion
  'box-corrin': 'Corrin',

  // lore
  'lore-corrin-evertail': { name: 'Corrin Evertail', g: 'm' },
} satisfies NameTable;
