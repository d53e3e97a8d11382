/** What can be chosen for a table of Eldervale (chapter 29). */
import type { Advice, Chosen, Field, OptionsForm } from '@evervale/kernel';
import {
  EXTRA_CHOICES,
  FACTION_CHOICES,
  FIRST_CHOICES,
  LEVELS,
  MODULES_LIST,
  type Module,
} from '../options.ts';
import { name } from '../words/text.ts';
import { t } from './words.ts';

const alone = ({ players }: Chosen): boolean => players === 1;
const modulesIn = ({ modules }: Chosen): readonly Module[] => (modules as Module[]) ?? [];

const level: Field = {
  kind: 'one',
  path: ['level'],
  flag: 'ghosts',
  part: 'automats',
  label: t('form.level'),
  values: LEVELS.map((value) => ({ value, label: name(value) })),
  usual: 'haunting',
  when: alone,
};

const factions: Field = {
  kind: 'one',
  path: ['factions'],
  flag: 'factions',
  part: 'variants',
  label: t('form.factions'),
  values: FACTION_CHOICES.map((value) => ({ value, label: t(`form.factions.${value}`) })),
  usual: 'choose',
};

const extraElements: Field = {
  kind: 'one',
  path: ['extraElements'],
  flag: 'extra-elements',
  part: 'variants',
  label: t('form.extra'),
  values: EXTRA_CHOICES.map((value) => ({ value, label: t(`form.extra.${value}`) })),
  usual: 'random',
};

const firstPlayer: Field = {
  kind: 'one',
  path: ['firstPlayer'],
  flag: 'first-player',
  part: 'variants',
  label: t('form.first'),
  values: FIRST_CHOICES.map((value) => ({ value, label: t(`form.first.${value}`) })),
  usual: 'random',
  when: (chosen) => !alone(chosen),
};

const modules: Field = {
  kind: 'several',
  path: ['modules'],
  flag: 'modules',
  part: 'variants',
  label: t('form.modules'),
  // E29.8.
  note: t('advice.first'),
  values: MODULES_LIST.map((value) => ({
    value,
    label: t(`form.${value}`),
    note: t(`form.${value}Note`),
  })),
};

/** What is allowed but advised against (E29.6, E29.7). */
function advice(chosen: Chosen): readonly Advice[] {
  const picked = modulesIn(chosen);
  const about = (...named: Module[]) => named.map((each) => t(`form.${each}`));
  const has = (...named: Module[]): boolean => named.every((each) => picked.includes(each));
  const found: Advice[] = [];
  if (has('motherOfDragons', 'frostGiant')) {
    found.push({ about: about('motherOfDragons', 'frostGiant'), text: t('advice.bothBeasts') });
  }
  if (alone(chosen) && has('motherOfDragons')) {
    found.push({ about: about('motherOfDragons'), text: t('advice.motherAlone') });
  }
  if (chosen['players'] === 5 && has('oracle', 'noDoors')) {
    found.push({ about: about('oracle', 'noDoors'), text: t('advice.longGame') });
  }
  return found;
}

export const form: OptionsForm = {
  players: { least: 1, most: 5, usual: 2 },
  fields: [level, factions, extraElements, firstPlayer, modules],
  advice,
};
