/** Somebody who decides for a seat and knows only what the seat knows. */
import type { Knowledge } from './knowledge.ts';

export interface Player {
  readonly name: string;
  /** Programs elsewhere, and searches that let others work in between, take their time. */
  pick(knowledge: Knowledge): number | Promise<number>;
  /** What first went wrong, if anything did: programs of others may answer badly or not at all. */
  problem?(): string | null;
  /** The game is over or was given up. */
  close?(): void;
}
