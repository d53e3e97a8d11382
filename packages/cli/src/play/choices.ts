/** The options of a decision as they are offered: numbered, grouped, with a short label. */
import { CARDS, RESOURCE_NAMES } from '@evervale/everdell';
import type { Decision, Text } from '@evervale/kernel';
import { holdsAll } from '@evervale/kernel/text';
import { cardSign, faint, goods, resourceSign } from '../glyphs.ts';
import { seatSign, type Scene } from './render/scene.ts';

/** The kinds of actions in a turn; every other decision is one choice. */
export const GROUPS = ['place', 'play', 'other', 'choice'] as const;
export type Group = (typeof GROUPS)[number];

export interface Choice {
  readonly number: number;
  readonly code: number;
  readonly group: Group;
  /** With colours. */
  readonly label: string;
  /** What is searched: the label and the full wording. */
  readonly search: string;
}

/** The prompt of the choice of what to do in a turn. */
export const TURN = 'prompt.action';

type Option = Decision['options'][number];

/** The choice of what to do in a turn is offered in groups; every other decision as one list. */
export function choicesOf(scene: Scene, { prompt, options }: Decision): Choice[] {
  const turn = prompt.key === TURN;
  const grouped = options.map((option) => ({
    option,
    group: turn ? groupOf(option.key) : ('choice' as const),
  }));
  const sorted = grouped.toSorted(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || inOrder(a.option, b.option),
  );
  const numbers = turn
    ? sorted.map((_, i) => i + 1)
    : numbersFor(sorted.map(({ option }) => option));
  return sorted.map(({ option, group }, i) => ({
    number: numbers[i],
    code: option.code,
    group,
    label: labelOf(scene, option),
    search: `${scene.print(option.text)} ${option.key}`,
  }));
}

const LAST = ['none', 'done'];

/** By code, which is the order of the board and of the resources; ways out come last. */
function inOrder(a: Option, b: Option): number {
  return LAST.indexOf(a.key) - LAST.indexOf(b.key) || a.code - b.code;
}

/**
 * Options have the number that they carry themselves, if all do: an amount, or the place of a card
 * in the Meadow. Ways out come behind them. Otherwise they are counted.
 */
function numbersFor(options: readonly Option[]): number[] {
  const own = options.map(({ key }) => /^[a-z]+:(?:[^@]+@meadow-)?(\d+)$/.exec(key)?.[1]);
  const carried = options.every(({ key }, i) => own[i] !== undefined || LAST.includes(key));
  if (!carried) return options.map((_, i) => i + 1);
  const most = Math.max(...own.map((n) => Number(n ?? 0)));
  return own.map((n) => (n === undefined ? most + 1 : Number(n)));
}

function groupOf(key: string): Group {
  if (key.startsWith('place:')) return 'place';
  return key.startsWith('play:') ? 'play' : 'other';
}

function labelOf(scene: Scene, { key, text }: Option): string {
  if (text.key === 'option.place' || text.key === 'option.worker') return placeLabel(scene, text);
  if (/^play:[^@]+@(?:hand|meadow)/.test(key)) return playLabel(scene, key);
  return plainLabel(scene, key, text);
}

const PLACE_SIGNS: Readonly<Record<string, string>> = {
  'spot.forest': '♣ ',
  'spot.event': '⚑ ',
  'spot.card': '⌂ ',
  'spot.cardOf': '⌂ ',
};

/** The heading or the prompt says that it is about a worker; the label only where. */
function placeLabel({ print }: Scene, text: Text): string {
  const place = text.args?.['place'];
  if (typeof place !== 'object') return print(text);
  const inner = place.args?.['place'] ?? place.args?.['event'];
  const name = typeof inner === 'object' ? print(inner) : print(place);
  return `${PLACE_SIGNS[place.key] ?? ''}${name}`;
}

/** `play:farm@hand` or `play:farm@meadow-3`: the card, where it lies and what it costs. */
function playLabel({ print, ui }: Scene, key: string): string {
  const [, id, where] = /^play:([^@]+)@(.+)$/.exec(key)!;
  const from =
    where === 'hand' ? ui('ui.fromHand') : ui('ui.fromMeadow', { n: Number(where.split('-')[1]) });
  const { cost } = CARDS.of(CARDS.kindOf(id));
  return `${cardSign(id)} ${print({ key: 'name', args: { id } })} ${goods(cost)} ${faint(from)}`;
}

/** Any other option in its own words, with the sign of the card, resource or seat it is about. */
function plainLabel(scene: Scene, key: string, text: Text): string {
  const { print } = scene;
  const player = text.args?.['player'];
  if (text.key === 'option.opponent' && typeof player === 'object') {
    return `${seatSign(scene, Number(player.args?.['seat']))} ${print(text)}`;
  }
  const id = /^[^:]+:([^@]+)/.exec(key)?.[1] ?? '';
  const resource = RESOURCE_NAMES.find((one) => one === id);
  if (resource !== undefined) return `${resourceSign(resource)} ${print(text)}`;
  return CARDS.find(id) === undefined ? print(text) : `${cardSign(id)} ${print(text)}`;
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
