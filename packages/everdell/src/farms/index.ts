/** Farms through the seasons: eight Farms in place of the usual ones (19.7). */
import type { ChosenBox } from '../content/box.ts';
import { farms as cards } from './cards.ts';
import { farmsNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { farmsCatalog } from './words/index.ts';

export const farms: ChosenBox<'farms'> = {
  id: 'farms',
  number: 4,
  version: 1,
  choice: {
    note: t('form.box.farms'),
  },
  cards,
  without: ['farm'],
  names: farmsNames,
  catalog: farmsCatalog,
};
