/** Names of the Rugwort cards, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  'rugwort-the-rowdy': { name: 'Rugwort il Chiassoso', g: 'm', proper: true },
  'rugwort-the-robber': { name: 'Rugwort il Ladrone', g: 'm', proper: true },
  'rugwort-the-ruler': { name: 'Rugwort il Sovrano', g: 'm', proper: true },

  // expansion
  'box-rugwort-cards': 'Carte Rugwort',
} satisfies NameTable;
