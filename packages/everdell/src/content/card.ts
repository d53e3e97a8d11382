/**
 * What a card is: a declaration. Its behaviour, its text in every language and what a computer
 * player knows about it all come from here.
 */
import type { Effect } from '@evervale/kernel';
import type { Count, Each } from '../effects/count.ts';
import type { CardKind, CardRarity, Color, Cost } from './terms.ts';

/** A moment of a card, and what happens then. */
export interface Moment {
  readonly effect: Effect;
  /** It is a place where others may come, too. */
  readonly open?: boolean;
}

/** The moments that boxes know, by their names; each box declares its own. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxMoments {}

export function momentsOf({ moments = {} }: Card): [string, Moment][] {
  return Object.entries(moments as Readonly<Record<string, Moment>>);
}

/** What only cards of boxes have; each box declares its own. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxCard {}

/** `Id` is known where a card is declared, so that the compiler can ask for its names. */
export interface Card<Id extends string = string> extends BoxCard {
  readonly id: Id;
  readonly box: string;
  readonly kind: CardKind;
  readonly rarity: CardRarity;
  readonly color: Color;
  readonly cost: Cost;
  /** Printed base points. */
  readonly points: number;
  /** Copies in the deck. */
  readonly copies: number;
  /** Critters: the Constructions that can be occupied to play it (6.14). */
  readonly livesIn?: readonly string[];
  /** Critters: any Construction of this type can be occupied, or any at all (19.4). */
  readonly livesInAny?: Color | 'construction';
  /** Constructions that can be occupied for any Critter of this type (19.5). */
  readonly housesAny?: Color;
  /** Constructions that can be occupied for any Critter (6.18). */
  readonly housesAnyone?: boolean;
  /**
   * Takes no space (6.24), or shares one with its partner (6.23), with all of its kind, or with a
   * card that is laid on it. A guest shares the space of a Construction, one in each, and counts as
   * one of its type for the river. A lodger shares the space of a Farm, one in each.
   */
  readonly space?: 'none' | 'kin' | 'husband' | 'wife' | 'below' | 'guest' | 'lodger';
  /** So many more spaces for the city. */
  readonly moreSpaces?: number;
  /** Never leaves a city, and nothing copies or activates it. */
  readonly stays?: boolean;
  /**
   * Another card as which it counts for every rule that names that one (19.7). A successor may
   * replace that card instead of being paid for (18.3).
   */
  readonly countsAs?: string;
  /** Of our own design: the printed card was not to be had. */
  readonly original?: boolean;
  /** Laid into an opponent's city instead of the own one (6.2). */
  readonly intoOpponentsCity?: boolean;
  /** Replaces a Construction of the own city, whose cost comes back (RUINS.1). */
  readonly replacesConstruction?: boolean;
  /** Carried out instead of laying it into the own city. */
  readonly laid?: Effect;
  /** What is paid for it goes to an opponent (SHEPHERD.4). */
  readonly paidToOpponent?: boolean;

  /** Once, when played. */
  readonly played?: Effect;
  /** When played, and in every production. */
  readonly production?: Effect;
  /** A Production card that nobody else's effect may copy (MINERMOLE.4). */
  readonly notCopied?: boolean;
  /** When a worker is placed on it. */
  readonly visit?: Visit;
  /** Moments that only a box knows; `Box.moments` says how each is put. */
  readonly moments?: BoxMoments;
  /** After its owner has played a card of that kind (6.27 step 6). */
  readonly afterPlay?: readonly AfterPlay[];
  /** Whenever its owner achieves an Event. */
  readonly afterEvent?: Effect;
  /** Whenever its owner has drawn cards; "that many" is how many came. */
  readonly afterDraw?: Effect;
  /** Raises the hand limit of its owner. */
  readonly moreHand?: Each;
  /** A way to play cards more cheaply (6.32). */
  readonly advantage?: Advantage;
  /** In the owner's preparation for a season, before the workers return (8.4). */
  readonly beforeRecall?: Effect;
  /** Bonus points at scoring. */
  readonly bonus?: Bonus;
  /** Unlocks the second spot or cell of another card while in the city. */
  readonly unlocks?: { readonly what: 'cell' | 'plot' | 'room'; readonly of: string };
}

interface AfterPlay {
  readonly kind: CardKind | 'either';
  readonly effect: Effect;
}

export interface Visit {
  readonly effect: Effect;
  /** Other players may come, and the owner takes a point token for it (5.33). */
  readonly open?: boolean;
  /** How many point tokens that are, if not one. */
  readonly reward?: number;
  /** The worker stays until the end of the game (2.15). */
  readonly permanent?: boolean;
  /** Nobody may use it from elsewhere. */
  readonly notCopied?: boolean;
  readonly spots?: number;
  /** The second spot needs this card in the city (5.37). */
  readonly secondSpotNeeds?: string;
}

export interface Advantage {
  readonly way: 'discardThis' | 'imprison' | 'swap' | 'layOn' | 'spendTokens';
  readonly for: CardKind | 'either';
  /** How much less is paid (for each token spent): of berries, or of any resource. */
  readonly less?: number;
  readonly of?: 'berry' | 'any';
  /** The second cell of a prison needs this card in the city (DUNGEON.4). */
  readonly secondCellNeeds?: string;
}

/** Points for each of something, or for a condition. */
export type Bonus = { readonly each: readonly Count[]; readonly max?: number };

/**
 * Neither common nor unique: never in the deck, takes the place of the card it names, adds a space and
 * never leaves a city (18.3, 18.10, 18.11).
 */
export function isSuccessor({ rarity }: Card): boolean {
  return rarity !== 'common' && rarity !== 'unique';
}

type Printed = Omit<Card, 'id' | 'box' | 'kind'>;

export function critter<const Id extends string>(id: Id, rest: Printed, box = 'base'): Card<Id> {
  return { id, box, kind: 'critter', ...rest };
}

export function construction<const Id extends string>(
  id: Id,
  rest: Printed,
  box = 'base',
): Card<Id> {
  return { id, box, kind: 'construction', ...rest };
}
