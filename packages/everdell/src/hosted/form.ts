/** What can be chosen for a table of Everdell. */
import type { Chosen, Field, FormValue, OptionsForm, Text } from '@evervale/kernel';
import {
  BOX_IDS,
  EVENT_MIXES,
  boxAdvice,
  bringsEvents,
  withBrought,
  type BoxId,
  type EventMix,
} from '../boxes.ts';
import { difficultyName } from '../mistwood/actionText.ts';
import { DIFFICULTIES, NO_NIGHTWEAVE } from '../mistwood/options.ts';
import { DEFAULT_HOUSE, RUGWORT_MODULES, type HouseRules } from '../options.ts';
import { name, t } from '../words/index.ts';

/** 11.5: Nightweave plays against one or two, Rugwort against one whom she does not play against. */
const few = ({ players }: Chosen): boolean => players === 1 || players === 2;
const difficultyIn = ({ nightweave }: Chosen): unknown =>
  (nightweave as { difficulty?: unknown } | undefined)?.difficulty ?? NO_NIGHTWEAVE;
const againstNightweave = (chosen: Chosen): boolean =>
  few(chosen) && difficultyIn(chosen) !== NO_NIGHTWEAVE;
const alone = (chosen: Chosen): boolean => chosen.players === 1 && !againstNightweave(chosen);
const boxesIn = ({ boxes }: Chosen): readonly BoxId[] => (boxes as BoxId[] | undefined) ?? [];

const boxName = (box: BoxId): Text => name(`box-${box}`);

const nightweave: Field = {
  kind: 'one',
  path: ['nightweave', 'difficulty'],
  flag: 'nightweave',
  part: 'automats',
  label: t('form.nightweave'),
  note: t('form.nightweaveNote'),
  values: [
    { value: NO_NIGHTWEAVE, label: t('form.nightweave.none') },
    ...DIFFICULTIES.map((value) => ({
      value,
      label: t('form.nightweave.level', { n: value, name: difficultyName(value) }),
    })),
  ],
  usual: NO_NIGHTWEAVE,
  when: few,
};

const year: Field = {
  kind: 'one',
  path: ['rugwort', 'year'],
  flag: 'year',
  part: 'automats',
  label: t('form.year'),
  values: ([1, 2, 3] as const).map((value) => ({ value, label: name(`solo-year-${value}`) })),
  usual: 1,
  when: alone,
};

const modules: Field = {
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
  when: alone,
};

const boxes: Field = {
  kind: 'several',
  path: ['boxes'],
  flag: 'boxes',
  part: 'boxes',
  label: t('form.boxes'),
  values: BOX_IDS.map((box) => ({ value: box, label: boxName(box), note: t(`form.box.${box}`) })),
};

const mixWords: Record<EventMix, Text> = {
  mixed: t('form.mix.mixed'),
  half: t('form.mix.half'),
  only: t('form.mix.only'),
};

const events: Field = {
  kind: 'one',
  path: ['events'],
  flag: 'events',
  part: 'boxes',
  label: t('form.mix.title'),
  values: EVENT_MIXES.map((value) => ({ value, label: mixWords[value] })),
  usual: 'mixed',
  when: (chosen) => bringsEvents(boxesIn(chosen)) && !againstNightweave(chosen),
};

/** Where a house rule stands in the options, and how it is called there. */
const house = (rule: keyof HouseRules) => ({ path: ['house', rule], part: 'house' as const });

const prepare: Field = {
  ...house('prepare.requireAllDeployed'),
  kind: 'switch',
  flag: 'early-seasons',
  label: t('form.house.prepare'),
  note: t('form.house.prepareNote'),
  off: true,
  on: false,
};

const advantage: Field = {
  ...house('advantage.limit'),
  kind: 'switch',
  flag: 'pairwise-advantages',
  label: t('form.house.advantage'),
  note: t('form.house.advantageNote'),
  off: 'one',
  on: 'pairwise',
};

const golden: Field = {
  ...house('golden.stackOnOccupied'),
  kind: 'switch',
  flag: 'stacked-tokens',
  label: t('form.house.golden'),
  note: t('form.house.goldenNote'),
  off: false,
  on: true,
  when: (chosen) => withBrought(boxesIn(chosen)).includes('newleaf-cards'),
};

const clockwise: Field = {
  ...house('rugwort.forestDirection'),
  kind: 'switch',
  flag: 'rugwort-clockwise',
  label: t('form.house.clockwise'),
  note: t('form.house.clockwiseNote'),
  off: 'counterClockwise',
  on: 'clockwise',
  when: alone,
};

const ties: readonly FormValue[] = [
  { value: 'tiebreak', label: t('form.house.tie.tiebreak') },
  { value: 'rugwortWins', label: t('form.house.tie.rugwortWins') },
  { value: 'playerWins', label: t('form.house.tie.playerWins') },
];

const tie: Field = {
  ...house('rugwort.tie'),
  kind: 'one',
  flag: 'rugwort-tie',
  label: t('form.house.tie'),
  values: ties,
  usual: DEFAULT_HOUSE['rugwort.tie'],
  when: alone,
};

const easySpring: Field = {
  ...house('nightweave.easySpringWorker'),
  kind: 'switch',
  flag: 'easy-spring',
  label: t('form.house.easySpring'),
  note: t('form.house.easySpringNote'),
  off: false,
  on: true,
  when: (chosen) => againstNightweave(chosen) && boxesIn(chosen).includes('powers'),
};

export const form: OptionsForm = {
  players: { least: 1, most: 6, usual: 2 },
  fields: [
    nightweave,
    year,
    modules,
    boxes,
    events,
    prepare,
    advantage,
    golden,
    clockwise,
    tie,
    easySpring,
  ],
  advice: (chosen) =>
    boxAdvice(boxesIn(chosen), rugwortIn(chosen)).map(({ boxes: about, text }) => ({
      about: about.map(boxName),
      text,
    })),
};

function rugwortIn(chosen: Chosen): { readonly modules: readonly unknown[] } | undefined {
  if (!alone(chosen)) return undefined;
  const rugwort = chosen['rugwort'] as { modules?: readonly unknown[] } | undefined;
  return { modules: rugwort?.modules ?? [] };
}
