/** The names of everything, in every language. */
import { typeset, type Lang } from '@evervale/kernel/text';
import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';
import { names as fr } from './fr/names.ts';
import { names as it } from './it/names.ts';

export type NameId = keyof typeof en;

// The other languages must name whatever English names.
const NAMES: { readonly [lang in Lang]: { readonly [id in NameId]: string } } = { en, de, fr, it };

export const NAME_IDS = Object.keys(en) as readonly NameId[];

export function isNameId(id: string): id is NameId {
  return Object.hasOwn(en, id);
}

export function nameOf(id: string, lang: Lang): string {
  if (!isNameId(id)) throw new Error(`nothing is called ‘${id}’`);
  return typeset(NAMES[lang][id], lang);
}
