/**
 * Where the Ghosts come in: nobody decides for them, so wherever a player would be asked, or would
 * hold goods, the rules turn here. Set when the rules are put together.
 */
import type { Effect, State } from '@evervale/kernel';

export interface GhostDeeds {
  /** Their whole turn. */
  turn(s: State): void;
  /** They have won an Orb. */
  orb(s: State): void;
  /** They step on the Glory track. */
  glory(s: State): void;
  /** An effect of a Monster that everybody has. */
  take(s: State, effect: Effect): void;
  /** So many of their Units went to the Grave. */
  fallen(s: State, n: number): void;
  join(s: State): void;
  addDice(s: State): void;
  /** Which of several Monsters rushes at them; these are a bit each, as figures. */
  rusher(s: State, figures: number): number;
  /** The player's turn is over, with a placement in this Realm. */
  watch(s: State, realm: number): void;
  deal(s: State): void;
}

const never = (): never => {
  throw new Error('the Ghosts have not joined the rules');
};

export const ghosts: GhostDeeds = {
  turn: never,
  orb: never,
  glory: never,
  take: never,
  fallen: never,
  join: never,
  addDice: never,
  rusher: never,
  watch: never,
  deal: never,
};
