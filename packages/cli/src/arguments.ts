/** Values of options that several commands take. */
import { seedOf, type OptionsForm } from '@evervale/kernel';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { InvalidArgumentError, Option } from 'commander';

export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  return (text: string): number => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && n <= most) return n;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };
}

/** A number is the seed itself; any other text is hashed. */
export function seed(text: string): number {
  const n = Number(text);
  return /^\d+$/.test(text) && n <= 0xffffffff ? n : seedOf(text);
}

/** `2`, or several: `2,3,4`. */
export function playerCounts({ players: { least, most } }: OptionsForm) {
  return (text: string): number[] => {
    const counts = text.split(',').map(Number);
    if (counts.every((n) => Number.isInteger(n) && n >= least && n <= most)) {
      return [...new Set(counts)];
    }
    throw new InvalidArgumentError(
      `It must be numbers from ${least} to ${most}, such as 2 or 2,3,4.`,
    );
  };
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A small number in words. */
export const inWords = (n: number): string => SMALL[n] ?? String(n);

export function langOption(): Option {
  return new Option('-l, --lang <language>', 'language of names and texts')
    .choices(LANGS)
    .default(environmentLang());
}

/** The language of the machine, if it is one of ours. */
function environmentLang(): Lang {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const wanted = (LC_ALL ?? LC_MESSAGES ?? LANG ?? '').slice(0, 2);
  return LANGS.find((lang) => lang === wanted) ?? 'en';
}
