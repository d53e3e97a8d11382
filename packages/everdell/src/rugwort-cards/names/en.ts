/** Names of the Rugwort cards, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  'rugwort-the-rowdy': 'Rugwort the Rowdy',
  'rugwort-the-robber': 'Rugwort the Robber',
  'rugwort-the-ruler': 'Rugwort the Ruler',

  // expansion
  'box-rugwort-cards': 'Rugwort cards',
} satisfies NameTable;
