/**
 * The named points where a box joins the rules. The base game calls them and knows no box; a box
 * adds itself when it is loaded (course.ts) and is told (notices.ts) and asked (boxesSay.ts,
 * boxActions.ts) only in games that use it.
 */
import type { Blocked, Effect, Options, State, Text, Wording } from '@evervale/kernel';

/** A line of the score sheet. */
export interface ScoreLine {
  readonly part: string;
  readonly id: string;
  readonly points: number;
}

/** A place on the board that a box brings. */
export interface BoxPlace {
  readonly id: string;
  /** How it is called as a place, if not by the name of its id. */
  readonly spot?: Text;
  /** It is a Forest card that lies somewhere else than in a clearing: which one, by kind. */
  readonly forest?: (s: State) => number;
  /**
   * 0 if `seat` may place a worker there, else why not; `joins` = one that may stand where others do.
   * Without it only the box puts workers there.
   */
  readonly can?: (s: State, seat: number, joins?: boolean) => number;
  /** What a worker does there. */
  readonly effect?: Effect;
  /** A worker of `seat` has come; using the place from elsewhere is no visit. */
  visited?(s: State, seat: number): void;
  /** How many workers it holds, if more than one. */
  readonly spots?: number;
  /** Any number of players may stand there, each with one worker. */
  readonly shared?: boolean;
  /** Is no location to use from elsewhere: an own one, or one that can be had once, like an Event. */
  readonly once?: boolean;
  /** Whoever is here waits for the next season: nothing moves or brings back a single worker. */
  readonly holds?: boolean;
  /** Why not, in numbers and words, where the box has words of its own. */
  why?(s: State, seat: number, reason: number): Missing | undefined;
}

/** What is missing for something, in numbers and words. */
export interface Missing {
  readonly numbers: Readonly<Record<string, number>>;
  readonly text: Text;
}

/**
 * Actions of a turn that a box brings (4.3). It has so many picks, counted from 0; in the list of a
 * turn they come behind `base`.
 */
export interface BoxAction {
  readonly picks: number;
  offer(s: State, seat: number, base: number, out: Options): void;
  act(s: State, seat: number, pick: number): void;
  wording(s: State, seat: number, pick: number): Wording;
  /** Those that are not possible now, with the reason. */
  blocked?(s: State, seat: number): Blocked[];
  /** The action of the turn is still to come afterwards. */
  readonly goesOn?: boolean;
}

/** 0, or why no worker may be placed there (a place as a pick). */
export type Ban = (s: State, code: number) => number;

/** How a worker comes to a place: of which kind it is, and whether it is placed or only moved there. */
export interface Coming {
  kind: number;
  moved: boolean;
}

export interface Joints {
  /** The empty table, before anything is dealt; hand-written positions begin with it, too. */
  table?(s: State): void;
  /** After the usual setup. */
  setup?(s: State): void;
  /** An effect to run before the first turn. */
  readonly first?: Effect;
  /** It also deals the starting hands. */
  readonly dealsHands?: boolean;
  /** An effect to run when an outermost play of cards is complete. */
  readonly afterPlays?: Effect;
  /** An effect to run in a player's preparation before the workers come back (8.4 step 1). */
  readonly beforeRecall?: Effect;
  /** An effect to run after a player's preparation. */
  readonly afterPrepare?: Effect;
  /** An effect to run when the action of a turn is complete. */
  readonly afterTurn?: Effect;
  /** An effect to run when a player has passed, while the hand is still there (9.4). */
  readonly passing?: Effect;
  /** An effect to run when everybody has finished, before scoring. */
  readonly atEnd?: Effect;
  /** What everybody scores besides, line by line and as a sum. */
  moreLines?(s: State, seat: number): ScoreLine[];
  morePoints?(s: State, seat: number): number;
  /** A worker of `seat` comes to a place (as a pick); what is pushed now runs after its action. */
  placed?(s: State, seat: number, code: number, coming: Coming): void;
  /** It stands there; what is pushed now runs before its action. */
  arrived?(s: State, seat: number, code: number, coming: Coming): void;
  /** `seat` is about to take this Meadow card into hand, or to play it; what is pushed now comes first. */
  wantsMeadow?(s: State, seat: number, position: number): void;
  /** `seat` has laid down a card that is paid for; what is pushed now comes before its effect. */
  laid?(s: State, seat: number, kind: number): void;
  /** `seat` has put an occupied token on a card. */
  occupied?(s: State, seat: number): void;
  /** `seat` has achieved an Event (as a pick); what is pushed now comes before its price and effect. */
  achieved?(s: State, seat: number, code: number): void;
  /** `seat` begins to prepare for a season; what is pushed now comes first. */
  preparing?(s: State, seat: number): void;
  /** A player with the ability TELLS_GAINS has gained so many of this resource, or (4) point tokens. */
  gained?(s: State, seat: number, r: number, n: number): void;
  /** `seat` has played a card, which now lies in that slot of the own city, and resolved it. */
  played?(s: State, seat: number, kind: number, slot: number): void;
  /** The card at this Meadow position is being played; the Meadow is full again. */
  playedFromMeadow?(s: State, position: number): void;
  /** `seat` has drawn cards by an effect. */
  drew?(s: State, seat: number): void;
  /** A card has come to this slot of a city, or has just left it. */
  came?(s: State, seat: number, slot: number, kind: number): void;
  left?(s: State, seat: number, slot: number, kind: number): void;
  /** The workers of this player come back (8.4 step 2). */
  recall?(s: State, seat: number): void;
  /** A player passes for the rest of the game; the hand is still there (9.4). */
  finishes?(s: State, seat: number): void;
  /** What it adds to this player's prices now, by kind of card (price.ts makes the numbers). */
  surcharges?(s: State, seat: number): Int32Array | undefined;
  /** What basic locations do for this player now, by place, where it is not what they usually do. */
  insteadOfBasic?(s: State, seat: number): readonly (Effect | undefined)[] | undefined;
  /** What forbids places to this player now, and how that is put. */
  bans?(s: State, seat: number): Ban | undefined;
  whyForbidden?(s: State, seat: number, code: number): Text;
  /** Where a card "for an opponent's city" goes instead; false = as usual. */
  readonly insteadOfOpponentsCity?: Effect;
  /** What a worker in the Forest does for whoever has the choice (abilities.ts). */
  readonly insteadOfForest?: Effect;
}
