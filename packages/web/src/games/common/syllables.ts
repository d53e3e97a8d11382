/** Where long names may be parted: browsers know it for few languages, and not on every machine. */
/** Shorter words stay whole. */
const LONG_WORD = 11;
const VOWEL = 'aeiouyäöüéèàêîâôù';
/** Words in two pieces, each with a vowel and more than a letter. */
const SEAMS = [
  // Between a vowel and the syllable after it.
  `(?<=\\p{L}{2}[${VOWEL}])(?=[b-df-hj-np-tv-xz][${VOWEL}]\\p{L})`,
  // Between two consonants that stand between vowels; but not within sp and st, which begin a part of a word as
  // often as not (aus-gespielt, de-stinazione).
  `(?<=\\p{L}[${VOWEL}][lmnrst])(?<!s(?=[pt]))(?=[b-df-gj-np-tv-xz][${VOWEL}]\\p{L})`,
  // Before two that begin a syllable together (Stein-bruch, com-prare).
  `(?<=[${VOWEL}][lmnr])(?=[bdfgkpt][lr][${VOWEL}]\\p{L})`,
  // Before an h that begins one (Kerbholz-haus); ch, gh, ph, sh and th are one sound.
  `(?<=[${VOWEL}]\\p{L}{0,2}[fklmnz])(?=h[${VOWEL}]\\p{L})`,
  // German: before -schaft, and behind it and its like where another word follows (Bot-schafts-frosch).
  '(?<=\\p{L}{3})(?=schaft)',
  '(?<=(?:schaft|heit|keit|ung|tum)s)(?=\\p{L}{3})',
];
const SEAM = new RegExp(SEAMS.join('|'), 'giu');

/** Long words may be parted where one would part them when speaking. */
export function softened(name: string, longest = LONG_WORD): string {
  return name.replaceAll(/[\p{L}’]+/gu, (word) =>
    word.length > longest ? word.replaceAll(SEAM, '\u00AD') : word,
  );
}
