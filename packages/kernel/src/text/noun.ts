/** What a sentence has to know about a name before it can use it. */
import type { Lang } from './text.ts';

/**
 * Masculine, feminine, neuter; `mp` and `fp` for names that exist only in the plural, `p` for proper
 * names, which take no article.
 */
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'p';

/**
 * How a word begins, as far as the article before it cares: `v` a vowel or a mute h, `z` the Italian
 * beginnings that take "lo" and "uno", `c` everything else.
 */
export type Initial = 'v' | 'z' | 'c';

/** A noun's forms; a pattern takes those that its language needs. */
export type Noun = {
  /** Singular; in German the accusative. */
  readonly noun: string;
  /** Singular, as it stands on the card. */
  readonly nom: string;
  readonly many: string;
  /** Empty in a language without genders. */
  readonly g: Gender | '';
  readonly ini: Initial;
};

export const NOUN_FORMS: readonly string[] = ['noun', 'nom', 'many', 'g', 'ini'];

const VOWEL = /^[aeiou]/;
/** English goes by the sound: a University, but an Hourglass. */
const ENGLISH_CONSONANT = /^(?:uni(?![mn])|use|eu|one)/;
const ENGLISH_MUTE_H = /^(?:hour|honest|honou?r|heir)/;
/** French words whose h allows no elision: le Havre, la Hâte, les Hiboux. */
const FRENCH_ASPIRATED_H = /^h(?:avre|ate|aut|eris|ibou)/;
const ITALIAN_LO = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/;

export function initial(word: string, lang: Lang): Initial {
  const plain = unaccented(word);
  switch (lang) {
    case 'en':
      return VOWEL.test(plain) !== ENGLISH_CONSONANT.test(plain) || ENGLISH_MUTE_H.test(plain)
        ? 'v'
        : 'c';
    case 'fr':
      return VOWEL.test(plain) || (plain.startsWith('h') && !FRENCH_ASPIRATED_H.test(plain))
        ? 'v'
        : 'c';
    case 'it':
      if (ITALIAN_LO.test(plain)) return 'z';
      return VOWEL.test(plain) ? 'v' : 'c';
    case 'de':
      return 'c';
  }
}

function unaccented(word: string): string {
  return word.toLowerCase().replace('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}
