/** The printer of Everdell's texts: the catalogues, the names of things and those of the players. */
import { printer, type Printer, type Resolver, type Resolvers } from '@evervale/kernel/text';
import { catalogs } from './catalogs.ts';
import { nameOf, noun, type NameOptions } from './names.ts';
import { t } from './texts.ts';

export interface WordOptions extends NameOptions {
  /** What the players are called, by seat; without it they are numbered. */
  readonly players?: readonly string[];
}

const words = printer(catalogs);

export function wordsOf(options: WordOptions = {}): Printer {
  return words.with({ ...namesOf(options), player: playerOf(options) });
}

function playerOf({ players = [] }: WordOptions): Resolver {
  return ({ seat }, lang) => {
    const number = t('player.number', { n: Number(seat) + 1 });
    return players[Number(seat)] ?? words.print(number, lang);
  };
}

function namesOf(options: NameOptions): Resolvers {
  return {
    name: ({ id }, lang) => nameOf(String(id), lang, options),
    noun: ({ id }, lang) => noun(String(id), lang, options),
    form: ({ id, of }, lang) => {
      const { noun: one, many } = noun(String(id), lang, options);
      return of === 'many' ? many : one;
    },
  };
}
