/** The options of a decision as they are offered: numbered, grouped, with a short label. */
import { TURN_PROMPT, type Decision } from '@evervale/kernel';
import { holdsAll } from '@evervale/kernel/text';
import type { AnyScene, Scene } from './render/scene.ts';
import type { UiKey } from './words/index.ts';

export type Option = Decision['options'][number];

/** How a game offers its options. */
export interface ChoiceStyle<View = unknown, Key extends string = never> {
  /** The kinds of actions in a turn, in their order; `other` takes what is left. */
  readonly groups: readonly string[];
  groupOf(key: string): string;
  groupTitle(scene: Scene<View, Key>, group: string): string;
  label(scene: Scene<View, Key>, option: Option): string;
  /** The number that an option carries itself: an amount, a place. */
  numberOf(key: string): number | undefined;
  /** What a key is about that is not possible now. */
  blockedLabel(scene: Scene<View, Key>, key: string): string;
  /** What is asked before an option is taken while there are others. */
  confirmed(key: string): UiKey | Key | undefined;
  /** At most so many options side by side. */
  readonly columns: number;
}

// The terminal hands styles through; each is given scenes of its own game.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyChoices = ChoiceStyle<any, any>;

export interface Choice {
  readonly number: number;
  readonly code: number;
  readonly group: string;
  /** With colours. */
  readonly label: string;
  /** What is searched: the label and the full wording. */
  readonly search: string;
}

/** What is left of a turn, and every decision that is no turn. */
export const OTHER = 'other';
export const CHOICE = 'choice';

/** All groups of a game in their order. */
export const groupsOf = ({ groups }: AnyChoices): readonly string[] => [...groups, OTHER, CHOICE];

/** The choice of what to do in a turn is offered in groups; every other decision as one list. */
export function choicesOf(
  scene: AnyScene,
  style: AnyChoices,
  { prompt, options }: Decision,
): Choice[] {
  const turn = prompt.key === TURN_PROMPT;
  const groups = groupsOf(style);
  const grouped = options.map((option) => ({
    option,
    group: turn ? style.groupOf(option.key) : CHOICE,
  }));
  const sorted = grouped.toSorted(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || inOrder(a.option, b.option),
  );
  const numbers = turn
    ? sorted.map((_, i) => i + 1)
    : numbersFor(
        style,
        sorted.map(({ option }) => option),
      );
  return sorted.map(({ option, group }, i) => ({
    number: numbers[i],
    code: option.code,
    group,
    label: style.label(scene, option),
    search: `${scene.print(option.text)} ${option.key}`,
  }));
}

const LAST = ['none', 'done'];

/** By code, which is the order of the board and of the resources; ways out come last. */
function inOrder(a: Option, b: Option): number {
  return LAST.indexOf(a.key) - LAST.indexOf(b.key) || a.code - b.code;
}

/**
 * Options have the number that they carry themselves, if all do. Ways out come behind them.
 * Otherwise they are counted.
 */
function numbersFor(style: AnyChoices, options: readonly Option[]): number[] {
  const own = options.map(({ key }) => style.numberOf(key));
  const carried = options.every(({ key }, i) => own[i] !== undefined || LAST.includes(key));
  if (!carried) return options.map((_, i) => i + 1);
  const most = Math.max(...own.map((n) => n ?? 0));
  return own.map((n) => n ?? most + 1);
}

/**
 * The choices that fit what was typed: a number chooses by number, anything else by the words it
 * contains.
 */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = typed.trim();
  if (text === '') return choices;
  if (/^\d+$/.test(text)) return choices.filter(({ number }) => String(number).startsWith(text));
  const numbers = numbersIn(text);
  if (numbers !== null) return choices.filter(({ number }) => numbers.includes(number));
  return choices.filter(({ search }) => holdsAll(search, text.split(/\s+/)));
}

/** `1 3 4` or `1,3,4`: several numbers at once. */
export function numbersIn(text: string): number[] | null {
  if (!/^\d+([\s,]+\d+)*[\s,]*$/.test(text)) return null;
  return text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [Number(part)]));
}
