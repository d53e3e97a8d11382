/** Names of Corrin Evertail, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  'corrin-evertails-field': 'Corrin Evertail’s Field',
  'corrin-evertail-the-warrior': 'Corrin Evertail the Warrior',
  'corrin-evertails-path': 'Corrin Evertail’s Path',
  'corrin-evertail-the-leader': 'Corrin Evertail the Leader',
  'corrin-evertail-the-king': 'Corrin Evertail the King',

  // expansion
  'box-corrin': 'Corrin',

  // lore
  'lore-corrin-evertail': 'Corrin Evertail',
} satisfies NameTable;
