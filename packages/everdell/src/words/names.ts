/** The names of everything, in every language, with what grammar needs to know about them. */
import { LANGS, initial, typeset, type Gender, type Lang, type Noun } from '@evervale/kernel/text';
import type { constructions } from '../base/constructions.ts';
import type { critters } from '../base/critters.ts';
import type { Numbered } from '../content/box.ts';
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

/** A table for each language; the other languages must name whatever English names. */
export type Names<E extends NameTable = NameTable> = { readonly [lang in Lang]: Same<E> };
type Same<E extends NameTable> = { readonly [id in keyof E]: string | Name };

interface Thing {
  readonly id: string;
}

/** The names of these things, as a table must have them. */
export type NamesFor<T extends readonly (Thing | Numbered<Thing>)[]> = Names<
  Record<IdIn<T[number]>, string>
>;
type IdIn<T extends Thing | Numbered<Thing>> =
  T extends Numbered<infer Of extends Thing> ? Of['id'] : T extends Thing ? T['id'] : never;

export function namesIn<const E extends NameTable>(
  inEnglish: E,
  inGerman: Same<E>,
  inFrench: Same<E>,
  inItalian: Same<E>,
): Names<E> {
  return { en: inEnglish, de: inGerman, fr: inFrench, it: inItalian };
}

export interface NameOptions {
  /** Call the Husband and the Wife by their work, Harvester and Gatherer. */
  readonly inclusiveNames?: boolean;
}

const baseNames = namesIn(en.names, de.names, fr.names, it.names) satisfies NamesFor<
  typeof critters
> &
  NamesFor<typeof constructions>;

/** All names there are; those of boxes join them when the boxes are loaded. */
const NAMES: { readonly [lang in Lang]: Map<string, string | Name> } = {
  en: new Map(Object.entries(baseNames.en)),
  de: new Map(Object.entries(baseNames.de)),
  fr: new Map(Object.entries(baseNames.fr)),
  it: new Map(Object.entries(baseNames.it)),
};

export function addNames(box: string, names: Names): void {
  for (const lang of LANGS) {
    for (const [id, name] of Object.entries(names[lang])) {
      if (NAMES[lang].has(id)) throw new Error(`${box}: something else is called ‘${id}’ already`);
      NAMES[lang].set(id, name);
    }
  }
}

const INCLUSIVE: { readonly [lang in Lang]: NameTable } = {
  en: en.inclusive,
  de: de.inclusive,
  fr: fr.inclusive,
  it: it.inclusive,
};

/** Everything that has a name. */
export function namedIds(): string[] {
  return [...NAMES.en.keys()];
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
  const entry = (inclusiveNames ? INCLUSIVE[lang][id] : undefined) ?? NAMES[lang].get(id);
  if (entry === undefined) throw new Error(`nothing is called ‘${id}’`);
  return typeof entry === 'string' ? { name: entry } : entry;
}
