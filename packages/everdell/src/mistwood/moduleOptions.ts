/** Her modules at a table: what can be chosen, and what goes with what (11.6, 11.7, 32.1-32.3). */
import { Refusal, type Chosen, type Field, type State } from '@evervale/kernel';
import { name } from '../words/index.ts';
import { t } from '../words/texts.ts';
import type { ModuleCard } from './modules/card.ts';
import { CHARACTERS } from './modules/characters.ts';
import { SCHEMES } from './modules/schemes.ts';
import { briefOf } from './modules/text.ts';
import { characterNumber, schemeNumber, usesPlots } from './room.ts';

export interface ModuleOptions {
  /** One of her characters. */
  readonly character?: string;
  /** A plot in each of her seasons from spring on. */
  readonly plots?: boolean;
  /** One of her schemes. */
  readonly scheme?: string;
}

export const MODULE_KEYS = ['character', 'plots', 'scheme'];

/** What a form says where a module is not used. */
const NO_CARD = 'none';

const idsOf = (cards: readonly ModuleCard[]): string[] => cards.map(({ id }) => id);

export function numberOf(cards: readonly ModuleCard[], id: string | undefined): number {
  return cards.findIndex((card) => card.id === id) + 1;
}

function refuse(key: string, why: string): never {
  throw new Refusal(`options.nightweave.${key}`, why);
}

function readCard(input: Chosen, key: string, cards: readonly ModuleCard[]): string | undefined {
  const id = input[key] ?? NO_CARD;
  if (id === NO_CARD) return undefined;
  if (!idsOf(cards).some((one) => one === id)) {
    refuse(key, `must be ${[NO_CARD, ...idsOf(cards)].join(', ')}`);
  }
  return id as string;
}

function bringsOf(scheme: unknown): ModuleCard['brings'] {
  return SCHEMES.find(({ id }) => id === scheme)?.brings;
}

export function readModules(input: Chosen, players: number): ModuleOptions {
  const character = readCard(input, 'character', CHARACTERS);
  const scheme = readCard(input, 'scheme', SCHEMES);
  const plots = input['plots'] ?? false;
  if (typeof plots !== 'boolean') refuse('plots', 'must be true or false');
  if (players > 1 && scheme !== undefined) refuse('scheme', 'is for one player (11.7)');
  if (players > 1 && plots) refuse('plots', 'are for one player (11.7)');
  if (plots && scheme !== undefined && bringsOf(scheme) !== 'plots') {
    refuse('plots', 'do not go with this scheme (11.7)');
  }
  if (character !== undefined && bringsOf(scheme) === 'characters') {
    refuse('character', 'does not go with a scheme that turns up all of them (32.3)');
  }
  return {
    ...(character !== undefined && { character }),
    ...(plots && bringsOf(scheme) !== 'plots' && { plots }),
    ...(scheme !== undefined && { scheme }),
  };
}

/** Read back from a state. The characters of a scheme are not chosen, nor are its plots. */
export function moduleOptionsOf(s: State): ModuleOptions {
  const scheme = SCHEMES[schemeNumber(s) - 1];
  const character =
    scheme?.brings === 'characters' ? undefined : CHARACTERS[characterNumber(s) - 1];
  return {
    ...(character && { character: character.id }),
    ...(usesPlots(s) && scheme?.brings !== 'plots' && { plots: true }),
    ...(scheme && { scheme: scheme.id }),
  };
}

const hers = (chosen: Chosen): Chosen => (chosen['nightweave'] as Chosen | undefined) ?? {};
const hasNoBoxes = ({ boxes }: Chosen): boolean =>
  ((boxes as unknown[] | undefined) ?? []).length === 0;
const isAlone = ({ players }: Chosen): boolean => players === 1;
const isChosen = (value: unknown): boolean => value !== undefined && value !== NO_CARD;

function cardField(
  key: 'character' | 'scheme',
  cards: readonly ModuleCard[],
  when: (chosen: Chosen) => boolean,
): Field {
  return {
    kind: 'one',
    path: ['nightweave', key],
    flag: key,
    part: 'automats',
    label: name(`nightweave-${key}`),
    note: t(`form.nightweave.${key}`),
    values: [
      { value: NO_CARD, label: t(`form.nightweave.no.${key}`) },
      ...cards.map((card) => ({ value: card.id, label: name(card.id), note: briefOf(card) })),
    ],
    usual: NO_CARD,
    when: (chosen) => hasNoBoxes(chosen) && when(chosen),
  };
}

/** The scheme is asked first: with most of them there are no plots, and with one of them no character. */
export const moduleFields: readonly Field[] = [
  cardField('scheme', SCHEMES, isAlone),
  cardField('character', CHARACTERS, (chosen) => bringsOf(hers(chosen)['scheme']) !== 'characters'),
  {
    kind: 'switch',
    path: ['nightweave', 'plots'],
    flag: 'plots',
    part: 'automats',
    label: t('form.nightweave.plots'),
    note: t('form.nightweave.plotsNote'),
    on: true,
    off: false,
    when: (chosen) => hasNoBoxes(chosen) && isAlone(chosen) && !isChosen(hers(chosen)['scheme']),
  },
];
