/** Catalogues: for every language the ICU pattern behind each key. */
import { LANGS, byLang, type Lang } from './text.ts';

export type Patterns = { readonly [key: string]: string };
export type Catalog = { readonly [lang in Lang]: Patterns };

type Same<P> = { readonly [key in keyof P]: string };

/** The same keys in all four languages; English says which, the others must follow. */
export function catalog<const P extends Patterns>(
  en: P,
  de: Same<P>,
  fr: Same<P>,
  it: Same<P>,
): { readonly [lang in Lang]: Same<P> } {
  return { en, de, fr, it };
}

export type KeyOf<C extends Catalog> = keyof C['en'] & string;

/** All catalogues as one. A key belongs to one of them only. */
export function merge(catalogs: readonly Catalog[]): { [lang in Lang]: Map<string, string> } {
  const merged = byLang(() => new Map<string, string>());
  for (const one of catalogs) for (const lang of LANGS) addTo(merged[lang], one[lang], lang);
  return merged;
}

function addTo(all: Map<string, string>, patterns: Patterns, lang: Lang): void {
  for (const [key, pattern] of Object.entries(patterns)) {
    if (all.has(key)) throw new Error(`the key ‘${key}’ exists twice in ${lang}`);
    all.set(key, pattern);
  }
}
