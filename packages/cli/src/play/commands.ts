/** Words that can be typed instead of an option. */
import type { Lang } from '@evervale/kernel/text';
import { fold } from '@evervale/kernel/text';

export const COMMANDS = [
  'why',
  'info',
  'hint',
  'undo',
  'log',
  'look',
  'lang',
  'save',
  'help',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Command {
  readonly name: CommandName;
  readonly argument: string;
}

/** How they are typed in every language; the English words always work. */
const SPELLINGS: Readonly<Record<CommandName, readonly string[]>> = {
  why: ['?', 'why'],
  info: ['i', 'info'],
  hint: ['hint'],
  undo: ['undo'],
  log: ['log'],
  look: ['look'],
  lang: ['lang'],
  save: ['save'],
  help: ['help'],
  quit: ['quit'],
};

const LOCAL: Readonly<Record<Exclude<Lang, 'en'>, Partial<Record<CommandName, string>>>> = {
  de: {
    why: 'warum',
    hint: 'tipp',
    undo: 'zurück',
    look: 'ansehen',
    help: 'hilfe',
    save: 'speichern',
    quit: 'ende',
  },
  fr: {
    why: 'pourquoi',
    hint: 'indice',
    undo: 'annuler',
    look: 'voir',
    help: 'aide',
    save: 'enregistrer',
    quit: 'quitter',
  },
  it: {
    why: 'perché',
    hint: 'consiglio',
    undo: 'annulla',
    look: 'guarda',
    help: 'aiuto',
    save: 'salva',
    quit: 'esci',
  },
};

/** All spellings of a command in a language, the shortest way first. */
export function spellings(name: CommandName, lang: Lang): string[] {
  const local = lang === 'en' ? undefined : LOCAL[lang][name];
  return [...SPELLINGS[name], ...(local === undefined ? [] : [local])];
}

/** These need something behind them: the letter i alone is a filter. */
const WITH_ARGUMENT: ReadonlySet<CommandName> = new Set(['info', 'lang']);

/** What was typed as a command, or null if it is none. `?farm` needs no blank. */
export function commandIn(typed: string, lang: Lang): Command | null {
  const [, word, argument] = /^(\?|\S+)\s*(.*)$/.exec(typed.trim()) ?? ['', '', ''];
  const name = COMMANDS.find((one) => spellings(one, lang).some((way) => fold(way) === fold(word)));
  if (name === undefined) return null;
  if (argument === '' && WITH_ARGUMENT.has(name)) return null;
  return { name, argument };
}
