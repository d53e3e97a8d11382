/** Finds what is missing or broken in catalogues, before a reader does. */
import { IntlMessageFormat } from 'intl-messageformat';
import { merge, type Catalog } from './catalog.ts';
import { NOUN_FORMS } from './noun.ts';
import { LANGS, type Lang } from './text.ts';

export interface Gap {
  readonly key: string;
  readonly lang: Lang;
  readonly problem: 'missing' | 'broken' | 'arguments' | 'nought';
  readonly detail: string;
}

/**
 * Keys without a pattern in some language, patterns that do not parse, patterns that use other arguments than
 * the English one, and those that say 1 where there is none: for French, 0 is singular, too. Which forms of a
 * noun a language uses is its own affair.
 */
export function catalogGaps(catalogs: readonly Catalog[]): Gap[] {
  const patterns = merge(catalogs);
  const keys = new Set(LANGS.flatMap((lang) => [...patterns[lang].keys()]));
  const gaps: Gap[] = [];
  for (const key of keys) {
    const wanted = argumentsOf(patterns.en.get(key), 'en');
    for (const lang of LANGS) {
      const gap = gapIn(patterns[lang].get(key), lang, wanted);
      if (gap) gaps.push({ key, lang, ...gap });
    }
  }
  return gaps;
}

function gapIn(
  pattern: string | undefined,
  lang: Lang,
  wanted: string | Error,
): Pick<Gap, 'problem' | 'detail'> | null {
  if (pattern === undefined) return { problem: 'missing', detail: '' };
  const found = argumentsOf(pattern, lang);
  if (found instanceof Error) return { problem: 'broken', detail: found.message };
  const one = noughtAsOne(pattern, lang);
  if (one !== undefined) return { problem: 'nought', detail: one };
  if (found === wanted || wanted instanceof Error) return null;
  return { problem: 'arguments', detail: `${found || 'none'}, English: ${wanted || 'none'}` };
}

/** The arguments of a pattern, sorted and joined; the forms of a noun count as one. */
function argumentsOf(pattern: string | undefined, lang: Lang): string | Error {
  try {
    const names = new Set<string>();
    collect(new IntlMessageFormat(pattern ?? '', lang).getAst(), names);
    return [...names].sort().join(', ');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What a pattern says of one thing and would say of none as well. */
function noughtAsOne(pattern: string, lang: Lang): string | undefined {
  if (new Intl.PluralRules(lang).select(0) !== 'one') return undefined;
  const search = (elements: readonly Element[]): string | undefined => {
    for (const { options = {}, children = [] } of elements) {
      const said = options['=0'] === undefined ? options['one']?.value : undefined;
      const literal = said?.find(({ type, value = '' }) => type === LITERAL && ONE.test(value));
      const inside = [...Object.values(options).flatMap(({ value }) => value), ...children];
      const found = literal?.value ?? search(inside);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(new IntlMessageFormat(pattern, lang).getAst());
}

const ONE = /\b1\b/;

/** A node of the parsed pattern, as far as it matters here. */
interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: { readonly [name: string]: { readonly value: Element[] } };
  readonly children?: Element[];
}

const LITERAL = 0;
const POUND = 7;
const TAG = 8;

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const { type, value = '', options = {}, children = [] } of elements) {
    if (type !== LITERAL && type !== POUND && type !== TAG) {
      names.add(NOUN_FORMS.includes(value) ? '(noun)' : value);
    }
    for (const option of Object.values(options)) collect(option.value, names);
    collect(children, names);
  }
}
