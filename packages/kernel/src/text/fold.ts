/** Texts compared as people type them: without capitals, accents and typographic quotes. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\u00A0\u202F]/g, ' ');
}

/** Does the text hold every one of these words, in any order? */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(fold(word)));
}
