/** Values of options that several commands take. */
import { BOX_IDS, RUGWORT_MODULES, type RugwortModule } from '@evervale/everdell';
import { seedOf } from '@evervale/kernel';
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
export function playerCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  if (counts.every((n) => Number.isInteger(n) && n >= 1 && n <= 6)) return [...new Set(counts)];
  throw new InvalidArgumentError('It must be numbers from 1 to 6, such as 2 or 2,3,4.');
}

function modules(text: string): RugwortModule[] {
  return text.split(',').map((name) => {
    const found = RUGWORT_MODULES.find((module) => module === name.trim());
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`There are ${RUGWORT_MODULES.join(', ')}.`);
  });
}

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

export function yearOption(): Option {
  return new Option('--year <n>', 'against Rugwort: the year, 1 to 3').argParser(wholeNumber(1, 3));
}

export function boxesOption(): Option {
  return new Option(
    '--boxes <list>',
    `beside the base game: ${BOX_IDS.join(', ')}, divided by commas`,
  ).argParser((text: string) => text.split(',').map((box) => box.trim()));
}

export function modulesOption(): Option {
  return new Option(
    '--modules <list>',
    `against Rugwort: ${RUGWORT_MODULES.join(', ')}, divided by commas`,
  ).argParser(modules);
}
