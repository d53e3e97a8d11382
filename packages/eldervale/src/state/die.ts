/** Dice are rolled here and nowhere else, so that a test can say how they fall. */
import { chance, type State } from '@evervale/kernel';

const fair = (s: State): number => 1 + chance(s, 6);

/** A face from 1 to 6. */
export const die: { roll: (s: State) => number; readonly fair: (s: State) => number } = {
  roll: fair,
  fair,
};
