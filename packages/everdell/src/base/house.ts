/** The house rules of the base game (chapter 33). */
import { PAIRWISE_ADVANTAGES, RELAXED_PREPARE, type HouseRule } from '../turn/house.ts';
import { t } from '../words/index.ts';

export const baseHouse: readonly HouseRule[] = [
  {
    id: 'prepare.requireAllDeployed',
    values: [
      { value: true, bit: 0 },
      { value: false, bit: RELAXED_PREPARE },
    ],
    flag: 'early-seasons',
    label: t('form.house.prepare'),
    note: t('form.house.prepareNote'),
  },
  {
    id: 'advantage.limit',
    values: [
      { value: 'one', bit: 0 },
      { value: 'pairwise', bit: PAIRWISE_ADVANTAGES },
    ],
    flag: 'pairwise-advantages',
    label: t('form.house.advantage'),
    note: t('form.house.advantageNote'),
  },
];
