/** Which rules fit what somebody looks for: words, or the beginning of a number. */
import type { Chapter } from '@evervale/kernel';
import { fold } from '@evervale/kernel/text';

const NUMBER = /^e?\d+(\.\d*)?$|^[a-z]+\.\d*$/i;

export function findRules(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const text = fold(wanted.trim());
  if (text === '') return [...chapters];
  const parts = text.split(/\s+/);
  const fits = NUMBER.test(text)
    ? (id: string) => fold(id).startsWith(text)
    : (id: string, words: string) => parts.every((part) => fold(`${id} ${words}`).includes(part));
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => fits(rule.id, rule.text)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
