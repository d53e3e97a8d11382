/** The options of a decision as they are offered: numbered, grouped, with a short label. */
import { CARDS, RESOURCE_NAMES } from '@evervale/everdell';
import type { Decision, Text } from '@evervale/kernel';
import { holdsAll } from '../fold.ts';
import { cardSign, faint, goods, resourceSign } from '../glyphs.ts';
import type { Scene } from './render/scene.ts';

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

/** The choice of what to do in a turn is offered in groups; every other decision as one list. */
export function choicesOf(scene: Scene, { prompt, options }: Decision): Choice[] {
  const turn = prompt.key === TURN;
  // "Done" comes last, wherever the rules list it.
  const sorted = [
    ...options.filter(({ key }) => key !== 'done'),
    ...options.filter(({ key }) => key === 'done'),
  ];
  const all = sorted.map(({ code, key, text }) => {
    const group = turn ? groupOf(key) : 'choice';
    const label = turn ? turnLabel(scene, group, key, text) : plainLabel(scene, key, text);
    return { code, group, label, search: `${scene.print(text)} ${key}` };
  });
  return GROUPS.flatMap((group) => all.filter((choice) => choice.group === group)).map(
    (choice, i) => Object.assign(choice, { number: i + 1 }),
  );
}

function groupOf(key: string): Group {
  if (key.startsWith('place:')) return 'place';
  return key.startsWith('play:') ? 'play' : 'other';
}

function turnLabel(scene: Scene, group: Group, key: string, text: Text): string {
  if (group === 'place') return placeLabel(scene, text);
  return group === 'play' ? playLabel(scene, key) : scene.print(text);
}

const PLACE_SIGNS: Readonly<Record<string, string>> = {
  'spot.forest': '♣ ',
  'spot.event': '⚑ ',
  'spot.card': '⌂ ',
  'spot.cardOf': '⌂ ',
};

/** The heading says that a worker is placed; the label only where. */
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

/** Any other option in its own words, with the sign of the card or resource it is about. */
function plainLabel({ print }: Scene, key: string, text: Text): string {
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
