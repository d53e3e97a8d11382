/** The house rule of golden tokens (14.11). */
import { STACKED_TOKENS, type HouseRule } from '../turn/house.ts';
import { t } from '../words/index.ts';

declare module '../turn/house.ts' {
  interface HouseRules {
    readonly 'golden.stackOnOccupied': boolean;
  }
}

export const goldenHouse: readonly HouseRule[] = [
  {
    id: 'golden.stackOnOccupied',
    values: [
      { value: false, bit: 0 },
      { value: true, bit: STACKED_TOKENS },
    ],
    flag: 'stacked-tokens',
    label: t('form.house.golden'),
    note: t('form.house.goldenNote'),
    everywhere: true,
  },
];
