/** Who sits at the table. */
import { LEVELS } from '@evervale/ai';

/** The computer players, from the weakest to the strongest. */
export const COMPUTER_KINDS = ['random', ...LEVELS] as const;
export type ComputerKind = (typeof COMPUTER_KINDS)[number];

/** Who plays if nobody says how strong the computer should be. */
export const USUAL_KIND: ComputerKind = 'sapling';

export function isComputerKind(kind: unknown): kind is ComputerKind {
  return COMPUTER_KINDS.some((one) => one === kind);
}

/** A seat as it is stored with a game: a person, or a computer player of some kind. */
export interface Seat {
  /** Whoever has no name is numbered. */
  readonly name?: string;
  readonly computer?: ComputerKind;
}
