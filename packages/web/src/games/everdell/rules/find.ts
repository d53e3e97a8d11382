/** Which rules fit what somebody looks for: words, or the beginning of a number. */
import type { Chapter } from '@evervale/kernel';
import { plain } from '../cards/search.ts';

const NUMBER = /^[\d]+(\.\d*)?$|^[a-z]+\.\d*$/i;

export function findRules(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const text = plain(wanted.trim());
  if (text === '') return [...chapters];
  const parts = text.split(/\s+/);
  const fits = NUMBER.test(text)
    ? (id: string) => plain(id).startsWith(text)
    : (id: string, words: string) => parts.every((part) => plain(`${id} ${words}`).includes(part));
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => fits(rule.id, rule.text)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
