/**
 * What the neighbourhood of two words decides and no pattern can know, because one of the words is
 * a name or a number: French elision and spacing, the Italian d between equal vowels, minus signs.
 */
import type { Lang } from './text.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
const WORD_START = String.raw`(?<=^|[\s(«“’])`;
const FRENCH_DE = new RegExp(`${WORD_START}([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔŒÙÛ])`, 'g');
const ITALIAN_E_A = new RegExp(`${WORD_START}([EeAa]) (?=[EeAa])`, 'g');

const NEGATIVE = new RegExp(`${WORD_START}-(?=\\d)`, 'g');

/** The finishing touch for a whole printed text. */
export function typeset(words: string, lang: Lang): string {
  const signed = words.replace(NEGATIVE, '−');
  if (lang === 'fr') return french(signed);
  if (lang === 'it') return italian(signed);
  return signed;
}

/** Ville de Anna → ville d’Anna; no line may break before : ; ! ? % or inside « ». */
function french(words: string): string {
  return words
    .replace(FRENCH_DE, '$1’')
    .replace(/ (?=[:»%])|(?<=«) /g, NO_BREAK)
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK);
}

/** E Emporio → ed Emporio, a Anna → ad Anna. */
function italian(words: string): string {
  return words.replace(ITALIAN_E_A, (match, vowel: string, at: number) => {
    const next = words.charAt(at + match.length);
    return next.toLowerCase() === vowel.toLowerCase() ? `${vowel}d ` : match;
  });
}

/** The first letter raised, for the beginning of a sentence. */
export function capitalise(words: string, lang: Lang): string {
  const first = words.match(/^./u)?.[0] ?? '';
  return first.toLocaleUpperCase(lang) + words.slice(first.length);
}
