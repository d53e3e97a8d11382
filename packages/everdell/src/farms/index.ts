/** Farms through the seasons: eight Farms in place of the usual ones (19.7). */
import { numbered, type Box } from '../content/box.ts';
import { farms as cards } from './cards.ts';
import { farmsNames } from './names/index.ts';

export const farms: Box = {
  id: 'farms',
  number: 4,
  version: 1,
  cards: [numbered(63, cards)],
  without: ['farm'],
  names: farmsNames,
};
