/** What can be chosen for a table of Eldervale. */
import type { Field, OptionsForm } from '@evervale/kernel';
import { EXTRA_CHOICES, FACTION_CHOICES, type Module } from '../options.ts';
import { t } from './words.ts';

/** The modules and variants whose rules are complete; the others are not offered to a table. */
const COMPLETE = ['noDoors'] as const satisfies readonly Module[];

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

const modules: Field = {
  kind: 'several',
  path: ['modules'],
  flag: 'modules',
  part: 'variants',
  label: t('form.modules'),
  values: COMPLETE.map((value) => ({
    value,
    label: t(`form.${value}`),
    note: t(`form.${value}Note`),
  })),
};

export const form: OptionsForm = {
  players: { least: 2, most: 5, usual: 2 },
  fields: [factions, extraElements, modules],
};
