/** The boxes that can be chosen for a game, and which of them go together (chapter 11). */
import { bitOf } from './content/boxes.ts';
import { t } from './say.ts';
import type { Text } from '@evervale/kernel';

export const BOX_IDS = ['extra', 'rugwort-cards', 'corrin', 'farms'] as const;
export type BoxId = (typeof BOX_IDS)[number];

/** Something to say about a choice of boxes before the game starts. */
export interface BoxAdvice {
  readonly boxes: readonly BoxId[];
  readonly advice: 'experienced' | 'confrontation';
  readonly text: Text;
}

const ADVICE: readonly Omit<BoxAdvice, 'text'>[] = [
  { boxes: ['extra'], advice: 'experienced' },
  { boxes: ['corrin'], advice: 'experienced' },
  { boxes: ['rugwort-cards'], advice: 'confrontation' },
];

/** What is not forbidden but not for everybody (11.10). */
export function boxAdvice(boxes: readonly BoxId[]): BoxAdvice[] {
  return ADVICE.filter((one) => one.boxes.every((box) => boxes.includes(box))).map(
    ({ boxes: about, advice }) => ({ boxes: about, advice, text: t(`advice.${advice}`) }),
  );
}

/** The boxes as bits of the state. */
export function boxBits(boxes: readonly BoxId[]): number {
  return boxes.reduce((bits, box) => bits | bitOf(box), 0);
}

export function boxesIn(bits: number): BoxId[] {
  return BOX_IDS.filter((box) => (bits & bitOf(box)) !== 0);
}
