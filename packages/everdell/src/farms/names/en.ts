/** Names of the Farms of the seasons, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  'summer-farm-no-space': 'Farm (summer, no space)',
  'seasonal-farm': { name: 'Farm (seasonal variants)', many: 'Farms' },
  'farm-winter-1': { name: 'Farm (Woodpile Plot)', many: 'Farms (Woodpile Plot)' },
  'farm-winter-2': { name: 'Farm (Root Cellar Farm)', many: 'Farms (Root Cellar Farm)' },
  'farm-spring-1': { name: 'Farm (Seedling Rows)', many: 'Farms (Seedling Rows)' },
  'farm-spring-2': { name: 'Farm (Blossom Orchard)', many: 'Farms (Blossom Orchard)' },
  'farm-summer-1': { name: 'Farm (Haymaker’s Field)', many: 'Farms (Haymaker’s Field)' },
  'farm-summer-2': { name: 'Farm (Rooftop Garden)', many: 'Farms (Rooftop Garden)' },
  'farm-autumn-1': { name: 'Farm (Harvest Fair Field)', many: 'Farms (Harvest Fair Field)' },
  'farm-autumn-2': { name: 'Farm (Mixed Smallholding)', many: 'Farms (Mixed Smallholding)' },

  // expansion
  'box-farms': 'Farms through the Seasons',
} satisfies NameTable;
