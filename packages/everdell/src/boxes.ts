/** The boxes that can be chosen for a game, and which of them go together (chapter 11). */
import { bitOf } from './content/boxes.ts';
import { t } from './say.ts';
import type { Text } from '@evervale/kernel';

export const BOX_IDS = [
  'pearlbrook',
  'spirecrest',
  'extra',
  'rugwort-cards',
  'corrin',
  'farms',
  'bellfaire-forest',
  'bellfaire-events',
  'flower-festival',
  'royal-award',
  'market',
  'legends',
  'powers',
  'newleaf',
  'newleaf-cards',
  'newleaf-forest',
  'newleaf-events',
  'newleaf-basic-events',
  'tickets',
  'reservation',
] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** How special Events of boxes go with those of the base game (15.7, 16.5). */
export const EVENT_MIXES = ['mixed', 'half', 'only'] as const;
export type EventMix = (typeof EVENT_MIXES)[number];

/** Boxes that bring special Events. */
export function bringsEvents(boxes: readonly BoxId[]): boolean {
  return boxes.includes('bellfaire-events') || boxes.includes('newleaf-events');
}

/**
 * 31.15, 31.38: against Nightweave it is settled which special Events are used: two of the base game
 * beside two of Bellfaire, and only those of boxes with Newleaf. Undefined where no box brings any.
 */
export function mixAgainstNightweave(boxes: readonly BoxId[]): EventMix | undefined {
  if (!bringsEvents(boxes)) return undefined;
  return boxes.includes('newleaf-events') || boxes.includes('newleaf') ? 'only' : 'half';
}

/** Something to say about a choice of boxes before the game starts. */
export interface BoxAdvice {
  readonly boxes: readonly BoxId[];
  readonly advice:
    | 'experienced'
    | 'confrontation'
    | 'rugwortModule'
    | 'largeTogether'
    | 'typeEvents';
  readonly text: Text;
}

const ADVICE: readonly Omit<BoxAdvice, 'text'>[] = [
  { boxes: ['extra'], advice: 'experienced' },
  { boxes: ['corrin'], advice: 'experienced' },
  { boxes: ['rugwort-cards'], advice: 'confrontation' },
  // 11.1, 11.9.
  { boxes: ['pearlbrook', 'newleaf'], advice: 'largeTogether' },
  { boxes: ['pearlbrook', 'spirecrest'], advice: 'largeTogether' },
  { boxes: ['spirecrest', 'newleaf'], advice: 'largeTogether' },
  { boxes: ['newleaf-cards'], advice: 'typeEvents' },
];

/** 24.2: against Rugwort a power wants a module of his. */
const SOLO_ADVICE: Omit<BoxAdvice, 'text'> = { boxes: ['powers'], advice: 'rugwortModule' };

/**
 * What is not forbidden but not for everybody (11.10), or goes better with something else. Against
 * Rugwort it depends on his modules.
 */
export function boxAdvice(
  boxes: readonly BoxId[],
  rugwort?: { readonly modules: readonly unknown[] },
): BoxAdvice[] {
  const all = rugwort?.modules.length === 0 ? [...ADVICE, SOLO_ADVICE] : ADVICE;
  return all
    .filter((one) => one.boxes.every((box) => withBrought(boxes).includes(box)))
    .map(({ boxes: about, advice }) => ({ boxes: about, advice, text: t(`advice.${advice}`) }));
}

/** Boxes that cannot be in the same game, and why (11.12). */
const CLASHES: readonly { readonly boxes: readonly [BoxId, BoxId]; readonly why: string }[] = [
  {
    boxes: ['pearlbrook', 'flower-festival'],
    why: 'pearlbrook has no basic Events, and flower-festival is one (11.3)',
  },
  {
    boxes: ['pearlbrook', 'newleaf-basic-events'],
    why: 'pearlbrook has no basic Events, and newleaf-basic-events are some (11.3, 15.4)',
  },
];

/** Boxes that others bring along: the board of Newleaf is used with its cards (14.1). */
const BRINGS: { readonly [box in BoxId]?: readonly BoxId[] } = { newleaf: ['newleaf-cards'] };

/** These boxes and those they bring along, in the order of the list. */
export function withBrought(boxes: readonly BoxId[], nightweave = false): BoxId[] {
  const all = new Set(boxes.flatMap((box) => [box, ...(BRINGS[box] ?? [])]));
  // 31.38: her game with the board of Newleaf knows no special Events of the base game.
  if (nightweave && all.has('newleaf') && !bringsEvents(boxes)) all.add('newleaf-events');
  return BOX_IDS.filter((box) => all.has(box));
}

/** Why these boxes cannot be in one game, or undefined. */
export function boxClash(boxes: readonly BoxId[]): string | undefined {
  return CLASHES.find((clash) => clash.boxes.every((box) => boxes.includes(box)))?.why;
}

/** All boxes that may be in one game with this one, itself included. */
export function boxesBeside(box: BoxId): BoxId[] {
  return BOX_IDS.filter((other) => boxClash([box, other]) === undefined);
}

/** The boxes as bits of the state. */
export function boxBits(boxes: readonly BoxId[]): number {
  let bits = 0;
  for (const box of boxes) {
    bits |= bitOf(box);
    for (const brought of BRINGS[box] ?? []) bits |= bitOf(brought);
  }
  return bits;
}

export function boxesIn(bits: number): BoxId[] {
  return BOX_IDS.filter((box) => (bits & bitOf(box)) !== 0);
}
