/** The names of everything, in every language, with what grammar needs to know about them. */
import { initial, typeset, type Gender, type Lang, type Noun } from '@evervale/kernel/text';
import * as de from './de/names/index.ts';
import * as en from './en/names/index.ts';
import * as fr from './fr/names/index.ts';
import * as it from './it/names/index.ts';

/** A name with its plural, its gender and, in German, an accusative that differs. */
interface Name {
  readonly name: string;
  readonly many?: string;
  readonly g?: Gender;
  readonly acc?: string;
  /** A name that takes no article. */
  readonly proper?: boolean;
}

export type NameTable = { readonly [id: string]: string | Name };

export type NameId = keyof typeof en.names;

export interface NameOptions {
  /** Call the Husband and the Wife by their work, Harvester and Gatherer. */
  readonly inclusiveNames?: boolean;
}

// The other languages must name whatever English names.
const NAMES: { readonly [lang in Lang]: { readonly [id in NameId]: string | Name } } = {
  en: en.names,
  de: de.names,
  fr: fr.names,
  it: it.names,
};

const INCLUSIVE: { readonly [lang in Lang]: NameTable } = {
  en: en.inclusive,
  de: de.inclusive,
  fr: fr.inclusive,
  it: it.inclusive,
};

export const NAME_IDS = Object.keys(en.names) as readonly NameId[];

function isNameId(id: string): id is NameId {
  return Object.hasOwn(en.names, id);
}

/** The name as it stands on the thing. */
export function nameOf(id: string, lang: Lang, options: NameOptions = {}): string {
  return typeset(entryOf(id, lang, options).name, lang);
}

/** The forms of a name that patterns ask for. Things that are never counted have no plural. */
export function noun(id: string, lang: Lang, options: NameOptions = {}): Noun {
  const { name, many = name, g, acc = name, proper = false } = entryOf(id, lang, options);
  if (g === undefined && lang !== 'en') throw new Error(`‘${id}’ has no gender in ${lang}`);
  return { noun: acc, nom: name, many, g: proper ? 'p' : (g ?? ''), ini: initial(name, lang) };
}

function entryOf(id: string, lang: Lang, { inclusiveNames = false }: NameOptions): Name {
  if (!isNameId(id)) throw new Error(`nothing is called ‘${id}’`);
  const entry = (inclusiveNames ? INCLUSIVE[lang][id] : undefined) ?? NAMES[lang][id];
  return typeof entry === 'string' ? { name: entry } : entry;
}
