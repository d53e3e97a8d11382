/** Names of the Farms of the seasons, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  'summer-farm-no-space': { name: 'Ferme d’été (sans case)', g: 'f' },
  'seasonal-farm': { name: 'Ferme', many: 'Fermes', g: 'f' },
  'farm-winter-1': {
    name: 'Ferme (Parcelle au bûcher)',
    many: 'Fermes (Parcelle au bûcher)',
    g: 'f',
  },
  'farm-winter-2': { name: 'Ferme (Ferme au cellier)', many: 'Fermes (Ferme au cellier)', g: 'f' },
  'farm-spring-1': { name: 'Ferme (Rangs de semis)', many: 'Fermes (Rangs de semis)', g: 'f' },
  'farm-spring-2': { name: 'Ferme (Verger en fleurs)', many: 'Fermes (Verger en fleurs)', g: 'f' },
  'farm-summer-1': { name: 'Ferme (Pré des faneurs)', many: 'Fermes (Pré des faneurs)', g: 'f' },
  'farm-summer-2': {
    name: 'Ferme (Jardin sur le toit)',
    many: 'Fermes (Jardin sur le toit)',
    g: 'f',
  },
  'farm-autumn-1': {
    name: 'Ferme (Champ des moissons)',
    many: 'Fermes (Champ des moissons)',
    g: 'f',
  },
  'farm-autumn-2': {
    name: 'Ferme (Petite ferme mixte)',
    many: 'Fermes (Petite ferme mixte)',
    g: 'f',
  },

  // expansion
  'box-farms': 'Fermes au fil des saisons',
} satisfies NameTable;
