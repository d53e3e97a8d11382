/**
 * What follows a placement: Charge, Rush and battles (E4.5 steps 4 to 6). Set when the rules are put
 * together, because battles in turn lead back to placing.
 */
import type { State } from '@evervale/kernel';

export const aftermath: {
  start: (s: State, seat: number, realm: number, unit: number, dice: number) => void;
} = { start: () => {} };
