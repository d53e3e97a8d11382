/** Who sits at the table. */
import { LEVELS, isComputerName, type ComputerName } from '@evervale/ai';

/** The computer players, from the weakest to the strongest; most of them can have a character. */
export const COMPUTER_KINDS = ['random', ...LEVELS] as const;
export type ComputerKind = 'random' | ComputerName;

/** Who plays if nobody says how strong the computer should be. */
export const USUAL_KIND = 'sapling' satisfies ComputerKind;

export function isComputerKind(kind: unknown): kind is ComputerKind {
  return kind === 'random' || isComputerName(kind);
}

/** A seat as it is stored with a game: a person, or a computer player of some kind. */
export interface Seat {
  /** Whoever has no name is numbered. */
  readonly name?: string;
  readonly computer?: ComputerKind;
}
