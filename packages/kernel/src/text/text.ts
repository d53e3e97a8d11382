/**
 * A text is plain data and belongs to no language: a key of the catalogues and what goes into it.
 * It can be stored, sent and compared; words are put to it only where somebody reads it.
 */
export const LANGS = ['en', 'de', 'fr', 'it'] as const;
export type Lang = (typeof LANGS)[number];

/** One of something for every language. */
export function byLang<T>(make: (lang: Lang) => T): { [lang in Lang]: T } {
  return { en: make('en'), de: make('de'), fr: make('fr'), it: make('it') };
}

export interface Text {
  readonly key: string;
  readonly args?: TextArgs;
}

/** Strings go in as they are (a player's name, a case of a `select`), numbers stay numbers. */
export type TextArgs = { readonly [name: string]: Text | number | string };
