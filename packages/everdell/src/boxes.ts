/** The boxes that can be chosen for a game, and which of them go together (chapter 11). */
import type { Text } from '@evervale/kernel';
import { boxList, type ListedBox } from './boxList.ts';
import type { Box, ChosenBox } from './content/box.ts';
import { bitOf, bitOfNumber } from './content/boxes.ts';
import type { Advice, Choice } from './content/choice.ts';
import type { Automat } from './turn/automats.ts';

/** What a table chooses; automatic opponents are chosen by options of their own. */
export type BoxId = Extract<ListedBox, ChosenBox>['id'];

const chosenBoxes = boxList.filter((box): box is ChosenBox<BoxId> => box.choice !== undefined);
export const BOX_IDS: readonly BoxId[] = chosenBoxes.map(({ id }) => id);
const choices = new Map<string, Choice>(chosenBoxes.map(({ id, choice }) => [id, choice]));

export function choiceOf(box: BoxId): Choice {
  return choices.get(box)!;
}

/** A box with an automatic opponent. */
export type AutomatBox = Box & { readonly automat: Automat };

export const AUTOMAT_BOXES: readonly AutomatBox[] = boxList.filter(
  (box): box is AutomatBox => box.automat !== undefined,
);

/** How special Events of boxes go with those of the base game (15.7, 16.5). */
export const EVENT_MIXES = ['mixed', 'half', 'only'] as const;
export type EventMix = (typeof EVENT_MIXES)[number];

/** Boxes that bring special Events. */
export function bringsEvents(boxes: readonly BoxId[]): boolean {
  return boxes.some((box) => choiceOf(box).mixesEvents === true);
}

/** Something to say about a choice of boxes before the game starts. */
export interface BoxAdvice {
  readonly boxes: readonly BoxId[];
  readonly advice: string;
  readonly text: Text;
}

/** What the boxes have to say about such a choice; against Rugwort it depends on his modules. */
export function boxAdvice(
  boxes: readonly BoxId[],
  rugwort?: { readonly modules: readonly unknown[] },
): BoxAdvice[] {
  const all = withBrought(boxes);
  const applies = ({ with: others = [], withoutModules = false }: Advice): boolean =>
    (!withoutModules || rugwort?.modules.length === 0) &&
    others.every((other) => all.includes(other as BoxId));
  return all.flatMap((box) =>
    (choiceOf(box).advice ?? []).filter(applies).map(({ id, text, with: others = [] }) => ({
      boxes: BOX_IDS.filter((one) => one === box || others.includes(one)),
      advice: id,
      text,
    })),
  );
}

/** These boxes and those they bring along, in the order of the list. */
export function withBrought(boxes: readonly BoxId[], automat?: Automat): BoxId[] {
  const all = new Set<string>(boxes.flatMap((box) => [box, ...(choiceOf(box).brings ?? [])]));
  for (const box of automat?.choice.brings?.([...all]) ?? []) all.add(box);
  return BOX_IDS.filter((box) => all.has(box));
}

/** Why these boxes cannot be in one game, or undefined. */
export function boxClash(boxes: readonly BoxId[]): string | undefined {
  const clashes = boxes.flatMap((box) => choiceOf(box).clashes ?? []);
  return clashes.find((clash) => boxes.includes(clash.with as BoxId))?.why;
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
    for (const brought of choiceOf(box).brings ?? []) bits |= bitOf(brought);
  }
  return bits;
}

const inBits = new Map<number, readonly BoxId[]>();

export function boxesIn(bits: number): readonly BoxId[] {
  let found = inBits.get(bits);
  if (found === undefined) {
    found = BOX_IDS.filter((box) => (bits & bitOf(box)) !== 0);
    inBits.set(bits, Object.freeze(found));
  }
  return found;
}

/** Are these boxes, automatic opponents included, in a game with these bits? */
export function isIn(bits: number, box: Box): boolean {
  return bitOfNumber(box.number) === 0 || (bits & bitOfNumber(box.number)) !== 0;
}
