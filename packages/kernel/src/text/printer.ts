/** Puts words to texts, in the language of whoever reads them. */
import { IntlMessageFormat } from 'intl-messageformat';
import { merge, type Catalog } from './catalog.ts';
import type { Noun } from './noun.ts';
import { byLang, type Lang, type Text, type TextArgs } from './text.ts';
import { capitalise, typeset } from './typography.ts';

/** Arguments whose own texts have been printed. */
export type PrintedArgs = { readonly [name: string]: string | number };

/**
 * Words that no pattern can hold, such as the names of cards. A resolver gives either words or the
 * forms of a noun; forms join the arguments of the pattern around them, so that a text such as
 * "for each ring" says *which noun* and the pattern takes the forms it needs.
 */
export type Resolver = (args: PrintedArgs, lang: Lang) => string | Noun;
export type Resolvers = { readonly [key: string]: Resolver };

export interface Printer {
  readonly print: (text: Text, lang: Lang) => string;
  /** The same printer with more resolvers, for example the names of the players at a table. */
  readonly with: (more: Resolvers) => Printer;
}

type Format = (key: string, args: PrintedArgs, lang: Lang) => string;

export function printer(catalogs: readonly Catalog[], resolvers: Resolvers = {}): Printer {
  return printerOf(formatter(catalogs), resolvers);
}

function printerOf(format: Format, resolvers: Resolvers): Printer {
  const words = (text: Text, lang: Lang): string | Noun => {
    const args = printedArgs(text.args ?? {}, lang);
    const resolve = resolvers[text.key];
    return resolve ? resolve(args, lang) : format(text.key, args, lang);
  };

  const printedArgs = (args: TextArgs, lang: Lang): PrintedArgs => {
    const printed: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      const put = typeof value === 'object' ? words(value, lang) : value;
      if (typeof put === 'object') Object.assign(printed, put);
      else printed[name] = put;
    }
    return printed;
  };

  return {
    print(text, lang) {
      const printed = words(text, lang);
      if (typeof printed === 'object') throw new Error(`‘${text.key}’ is no text by itself`);
      return typeset(printed, lang);
    },
    with: (more) => printerOf(format, { ...resolvers, ...more }),
  };
}

/** Formats by key; a pattern is compiled when it is first used. */
function formatter(catalogs: readonly Catalog[]): Format {
  const patterns = merge(catalogs);
  const compiled = byLang(() => new Map<string, IntlMessageFormat>());

  const compile = (key: string, lang: Lang): IntlMessageFormat => {
    const pattern = patterns[lang].get(key);
    if (pattern === undefined) throw new Error(`no words for ‘${key}’ in ${lang}`);
    const format = new IntlMessageFormat(pattern, lang);
    compiled[lang].set(key, format);
    return format;
  };

  return (key, args, lang) => {
    const format = compiled[lang].get(key) ?? compile(key, lang);
    // `<up>` in a pattern raises the first letter of what it encloses: the start of a sentence.
    const up = (parts: string[]): string => capitalise(parts.join(''), lang);
    try {
      // An empty argument at either end leaves a blank behind.
      return String(format.format<string>({ ...args, up })).trim();
    } catch (error) {
      throw new Error(`‘${key}’ cannot be printed in ${lang}`, { cause: error });
    }
  };
}
