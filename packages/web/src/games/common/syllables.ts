/** Where long names may be parted: browsers know it for few languages, and not on every machine. */
/** Shorter words stay whole. */
const LONG_WORD = 11;
const VOWEL = 'aeiouyäöüéèàêîâôù';
/** Words in two pieces, each with a vowel and more than a letter. */
const SEAMS = [
  // Between a vowel and the syllable after it.
  `(?<=\\p{L}{2}[${VOWEL}])(?=[b-df-hj-np-tv-xz][${VOWEL}]\\p{L})`,
  // Between two consonants that stand between vowels; but not within sp and st, which begin a part of a word as
  // often as not (aus-gespielt, de-stinazione), nor within tr, which begins a syllable (Gioca-trice).
  `(?<=\\p{L}[${VOWEL}][lmnrst])(?<!s(?=[pt])|t(?=r))(?=[b-df-gj-np-tv-xz][${VOWEL}]\\p{L})`,
  `(?<=\\p{L}{2}[${VOWEL}])(?=tr(?:ic[ei]|acc|uci))`,
  // Before two that begin a syllable together (Stein-bruch, com-prare), between two that do not (Händ-ler).
  `(?<=[${VOWEL}][lmnr])(?=(?:[bdfgkpt]r|[bfgkp]l)[${VOWEL}]\\p{L})`,
  `(?<=[${VOWEL}][lmnr][dt])(?=l[${VOWEL}]\\p{L})`,
  // Before sch (Silber-schweif), and before a w that is not the second of a sound (Gemischt-waren).
  `(?<=[${VOWEL}][lmnr])(?=sch[lmnrw]?[${VOWEL}]\\p{L})`,
  `(?<=[${VOWEL}]\\p{L}{0,3}[lmnrt])(?=w[${VOWEL}]\\p{L})`,
  // Before an h that begins one (Kerbholz-haus); ch, gh, ph, sh and th are one sound.
  `(?<=[${VOWEL}]\\p{L}{0,2}[fklmnz])(?=h[${VOWEL}]\\p{L})`,
  // German: before -schaft, and behind it and its like where another word follows (Bot-schafts-frosch).
  '(?<=\\p{L}{3})(?=schaft)',
  '(?<=(?:schaft|heit|keit|ung|tum)s)(?=\\p{L}{3})',
];
const SEAM = new RegExp(SEAMS.join('|'), 'giu');
/** German words that are joined to one with a vowel at its beginning: no syllable reaches across (Drachen-untiefen). */
const JOINT =
  /(?<=aschen|drachen|eigen|ersatz|laden|sofort|sonnen|spiegel|steuer|wetter|wind)(?=[aeiouäöü]\p{L}{3})(?!ungen)/iu;
const SOFT = '\u00AD';

/** Long words may be parted where one would part them when speaking. */
export function softened(name: string, longest = LONG_WORD): string {
  return name.replaceAll(/[\p{L}’]+/gu, (word) =>
    word.length > longest
      ? word
          .split(JOINT)
          .map((part) => part.replaceAll(SEAM, SOFT))
          .join(SOFT)
      : word,
  );
}

/** How many letters stand beside each other: a word longer than `longest` is parted onto two lines. */
export const lettersAcross = (words: readonly string[], longest = LONG_WORD): number =>
  Math.max(...words.map((word) => (word.length > longest ? acrossTwoLines(word) : word.length)));

function acrossTwoLines(word: string): number {
  const seams = [...softened(word, 0).matchAll(/\u00AD/g)].map(
    ({ index }, before) => index - before,
  );
  return Math.min(word.length, ...seams.map((seam) => Math.max(seam + 1, word.length - seam)));
}
