/** Names of the Rugwort cards, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  'rugwort-the-rowdy': { name: 'Paillasson le Chahuteur', g: 'm', proper: true },
  'rugwort-the-robber': { name: 'Paillasson le Voleur', g: 'm', proper: true },
  'rugwort-the-ruler': { name: 'Paillasson le Souverain', g: 'm', proper: true },

  // expansion
  'box-rugwort-cards': 'Cartes Paillasson',
} satisfies NameTable;
