/** Names of the Rugwort cards, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  'rugwort-the-rowdy': { name: 'Fusselwürz der Flegel', g: 'm', proper: true },
  'rugwort-the-robber': { name: 'Fusselwürz der Fiesling', g: 'm', proper: true },
  'rugwort-the-ruler': { name: 'Fusselwürz der Fürst', g: 'm', proper: true },

  // expansion
  'box-rugwort-cards': 'Fusselwürz-Karten',
} satisfies NameTable;
