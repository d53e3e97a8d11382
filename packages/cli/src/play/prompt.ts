/** What somebody is typing, key by key: pure, so that tests can type too. */
import type { Lang } from '@evervale/kernel/text';
import { matching, numbersIn, type Choice } from './choices.ts';
import { commandIn, type Command } from './commands.ts';

export interface Key {
  /** The character, if the key has one. */
  readonly text?: string;
  /** The name of a special key: return, escape, up, pagedown … */
  readonly name?: string;
  readonly ctrl?: boolean;
}

/** Ctrl-C or Ctrl-D: the game is left. */
export function isLeaving({
  name,
  ctrl,
}: {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
}): boolean {
  return ctrl === true && (name === 'c' || name === 'd');
}

export interface Typing {
  readonly text: string;
  /** Which of the matching choices is marked; -1 = none. */
  readonly marked: number;
  /** How many lines the page above is scrolled up. */
  readonly scrolled: number;
}

export type Answer =
  | { readonly kind: 'picks'; readonly codes: readonly number[] }
  | { readonly kind: 'command'; readonly command: Command };

export type Step = { readonly typing: Typing } | { readonly answer: Answer };

export const NOTHING_TYPED: Typing = { text: '', marked: -1, scrolled: 0 };

const SCROLL = 10;

export interface Question {
  readonly choices: readonly Choice[];
  /** Several may be chosen one after the other. */
  readonly several: boolean;
  readonly lang: Lang;
}

export function press(typing: Typing, key: Key, question: Question): Step {
  if (key.ctrl) return pressControl(typing, key);
  switch (key.name) {
    case 'return':
    case 'enter':
      return pressEnter(typing, question);
    case 'escape':
      return { typing: NOTHING_TYPED };
    case 'up':
    case 'left':
      return { typing: mark(typing, -1, question) };
    case 'down':
    case 'right':
    case 'tab':
      return { typing: mark(typing, 1, question) };
    case 'pageup':
      return { typing: { ...typing, scrolled: typing.scrolled + SCROLL } };
    case 'pagedown':
      return { typing: { ...typing, scrolled: Math.max(0, typing.scrolled - SCROLL) } };
    case 'backspace':
      return { typing: retyped(typing.text.replace(/.$/su, ''), question) };
    default:
      return {
        typing: key.text === undefined ? typing : retyped(typing.text + key.text, question),
      };
  }
}

const leave: Answer = { kind: 'command', command: { name: 'quit', argument: '' } };
const takeBack: Answer = { kind: 'command', command: { name: 'undo', argument: '' } };

function pressControl(typing: Typing, { name }: Key): Step {
  if (isLeaving({ name, ctrl: true })) return { answer: leave };
  if (name === 'z') return { answer: takeBack };
  return { typing: name === 'u' ? NOTHING_TYPED : typing };
}

/** As soon as something is typed that fits, the first that fits is marked. */
function retyped(text: string, { choices, lang }: Question): Typing {
  const searching = text.trim() !== '' && commandIn(text, lang) === null;
  return { text, marked: searching && matching(choices, text).length > 0 ? 0 : -1, scrolled: 0 };
}

function mark(typing: Typing, by: number, { choices }: Question): Typing {
  const n = matching(choices, typing.text).length;
  if (n === 0) return typing;
  const from = typing.marked === -1 && by < 0 ? 0 : typing.marked;
  return { ...typing, marked: (from + by + n) % n, scrolled: 0 };
}

function pressEnter(typing: Typing, question: Question): Step {
  const command = commandIn(typing.text, question.lang);
  if (command !== null) return { answer: { kind: 'command', command } };
  const codes = chosen(typing, question);
  return codes.length === 0 ? { typing } : { answer: { kind: 'picks', codes } };
}

function chosen({ text, marked }: Typing, { choices, several }: Question): number[] {
  const byNumber = (n: number): Choice | undefined => choices.find(({ number }) => number === n);
  const numbers = numbersIn(text.trim());
  if (numbers !== null && numbers.length > 1) {
    const all = numbers.map(byNumber);
    if (!several || all.includes(undefined)) return [];
    return all.map((choice) => choice!.code);
  }
  const one = matching(choices, text)[marked];
  return one === undefined ? [] : [one.code];
}
