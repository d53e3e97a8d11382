/** What can be chosen for a game against Rugwort: year, modules, house rules (20.2, 23.1, chapter 33). */
import { Refusal, isRecord, type State } from '@evervale/kernel';
import type { AutomatChoice } from '../turn/automats.ts';
import type { HouseRule } from '../turn/house.ts';
import { name, t } from '../words/index.ts';
import {
  FOREST_CLOCKWISE,
  PLAYER_WINS_TIES,
  RUGWORT_MODULES,
  RUGWORT_WINS_TIES,
  chooseYear,
  modulesOf,
  yearOf,
  type RugwortModule,
} from './room.ts';

interface RugwortOptions {
  readonly year: 1 | 2 | 3;
  readonly modules: readonly RugwortModule[];
}

declare module '../turn/automats.ts' {
  interface AutomatOptions {
    readonly rugwort?: RugwortOptions;
  }
}

declare module '../turn/house.ts' {
  interface HouseRules {
    readonly 'rugwort.forestDirection': 'counterClockwise' | 'clockwise';
    readonly 'rugwort.tie': 'tiebreak' | 'rugwortWins' | 'playerWins';
  }
}

const YEARS = [1, 2, 3] as const;

function readModules(modules: unknown): RugwortModule[] {
  if (!Array.isArray(modules)) throw new Refusal('options.rugwort.modules', 'must be a list');
  for (const module of modules) {
    if (!RUGWORT_MODULES.includes(module)) {
      throw new Refusal('options.rugwort.modules', `may contain ${RUGWORT_MODULES.join(', ')}`);
    }
  }
  if (new Set(modules).size < modules.length) {
    throw new Refusal('options.rugwort.modules', 'names a module twice');
  }
  return RUGWORT_MODULES.filter((module) => modules.includes(module));
}

export const rugwortChoice: AutomatChoice<RugwortOptions> = {
  key: 'rugwort',
  usual: true,
  read(input, players) {
    if (players !== 1) {
      throw new Refusal('options.rugwort', 'Rugwort plays against exactly one player (11.5)');
    }
    if (!isRecord(input)) {
      throw new Refusal('options.rugwort', 'must be an object with year and modules');
    }
    const year = YEARS.find((one) => one === (input['year'] ?? 1));
    if (year === undefined) throw new Refusal('options.rugwort.year', 'must be 1, 2 or 3');
    return { year, modules: readModules(input['modules'] ?? []) };
  },
  lay: (s, { year, modules }) => chooseYear(s, year, modules),
  of: (s: State) => ({ year: yearOf(s) as 1 | 2 | 3, modules: modulesOf(s) }),
  fields: [
    {
      kind: 'one',
      path: ['rugwort', 'year'],
      flag: 'year',
      part: 'automats',
      label: t('form.year'),
      values: YEARS.map((value) => ({ value, label: name(`solo-year-${value}`) })),
      usual: 1,
    },
    {
      kind: 'several',
      path: ['rugwort', 'modules'],
      flag: 'modules',
      part: 'automats',
      label: t('form.modules'),
      values: RUGWORT_MODULES.map((module) => ({
        value: module,
        label: name(`solo-module-${module}`),
        note: t(`form.module.${module}`),
      })),
    },
  ],
};

export const rugwortHouse: readonly HouseRule[] = [
  {
    id: 'rugwort.forestDirection',
    values: [
      { value: 'counterClockwise', bit: 0 },
      { value: 'clockwise', bit: FOREST_CLOCKWISE },
    ],
    flag: 'rugwort-clockwise',
    label: t('form.house.clockwise'),
    note: t('form.house.clockwiseNote'),
    everywhere: true,
  },
  {
    id: 'rugwort.tie',
    values: [
      { value: 'tiebreak', bit: 0, label: t('form.house.tie.tiebreak') },
      { value: 'rugwortWins', bit: RUGWORT_WINS_TIES, label: t('form.house.tie.rugwortWins') },
      { value: 'playerWins', bit: PLAYER_WINS_TIES, label: t('form.house.tie.playerWins') },
    ],
    flag: 'rugwort-tie',
    label: t('form.house.tie'),
    everywhere: true,
  },
];
