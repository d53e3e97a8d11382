/** The printer of Everdell's texts: the catalogues, the names of things and those of the players. */
import {
  printer,
  type Printer,
  type Resolver,
  type Resolvers,
  type Text,
} from '@evervale/kernel/text';
import { catalogs } from './catalogs.ts';
import { nameOf, noun, type NameOptions } from './names.ts';
import { t } from './texts.ts';

export interface WordOptions extends NameOptions {
  /**
   * What the players are called, by seat: as they call themselves, or a text for an opponent who
   * has another name in every language. Whoever is missing is numbered.
   */
  readonly players?: readonly (string | Text)[];
}

let words: Printer | null = null;
/** How many catalogues it was made of: boxes bring theirs when they are loaded. */
let known = 0;

export function wordsOf(options: WordOptions = {}): Printer {
  if (words === null || known !== catalogs.length) words = printer(catalogs);
  known = catalogs.length;
  const named = words.with(namesOf(options));
  return named.with({ player: playerOf(named, options.players ?? []) });
}

function playerOf({ print }: Printer, players: readonly (string | Text)[]): Resolver {
  return ({ seat }, lang) => {
    const player = players[Number(seat)] ?? t('player.number', { n: Number(seat) + 1 });
    return typeof player === 'string' ? player : print(player, lang);
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
