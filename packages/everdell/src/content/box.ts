/**
 * A box is one value: everything it brings. It is written in the folder of the box and stands in the
 * list of boxes (boxList.ts); nothing else of the game names it.
 */
import type { Catalog, Text } from '@evervale/kernel/text';
import type { Effect, State, Verb } from '@evervale/kernel';
import type { BoxCounter } from '../effects/count.ts';
import type { EverdellThing } from '../hosted/thing.ts';
import type { BoxEvents } from '../log/event.ts';
import type { LogWords } from '../log/text.ts';
import type { BoxPosition } from '../position/box.ts';
import type { Room } from '../state/rooms.ts';
import type { Automat } from '../turn/automats.ts';
import type { HouseRule } from '../turn/house.ts';
import type { BoxAction, BoxPlace, Joints } from '../turn/joints.ts';
import type { Source } from '../turn/sources.ts';
import type { BoxWay } from '../turn/boxWays.ts';
import type { WorkerKind } from '../turn/workerKinds.ts';
import type { BoxView } from '../view.ts';
import type { BoxFacts } from '../words/content/cardFacts.ts';
import type { CountedWords } from '../words/effects/count.ts';
import type { WordTable } from '../words/effects/registry.ts';
import type { MomentWords } from '../words/moments.ts';
import type { Names } from '../words/names.ts';
import type { GameEventCard, Location } from './board.ts';
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import type { OccupiedToken } from './tokens.ts';
import type { Stock, Zone } from './zones.ts';

export interface Box<Id extends string = string> {
  readonly id: Id;
  /**
   * Its own for ever, 0 to 31: its bit in the state, its block of picks and of the program. The base
   * game, which is always there, has none.
   */
  readonly number: number;
  /** From 1; goes up whenever the same picks would play differently in games with this box. */
  readonly version: number;
  /** Older versions whose picks play out the same today: their games go on. */
  readonly compatible?: readonly number[];
  /** How a table chooses it; without it, it is not chosen as a box (the base game, opponents). */
  readonly choice?: Choice;
  /** House rules that it offers. */
  readonly house?: readonly HouseRule[];

  readonly cards?: readonly Numbered<Card>[];
  readonly forests?: readonly Numbered<Location>[];
  /** Special Events. */
  readonly events?: readonly Numbered<GameEventCard>[];
  readonly basicEvents?: readonly GameEventCard[];
  readonly basicLocations?: readonly Location[];
  /** Occupied tokens of its own. */
  readonly tokens?: readonly OccupiedToken[];
  /** What stands on cards besides, beside their text. */
  readonly facts?: (card: Card) => BoxFacts;
  /** Workers that can do more than ordinary ones. */
  readonly workerKinds?: readonly Numbered<WorkerKind>[];
  /** Places on the board beside those of the base game. */
  readonly places?: readonly PlaceRange[];
  /** Cards of other boxes that stay out when this one is used (19.7). */
  readonly without?: readonly string[];
  /** Special Events that stay out when it is used (25.3). */
  readonly withoutEvents?: readonly string[];
  /** Basic Events are not used (11.3). */
  readonly noBasicEvents?: boolean;

  readonly verbs?: readonly Verb[];
  /** Verbs, by name, that lay cards under an Event; that look at cards just drawn. */
  readonly tucking?: readonly string[];
  readonly showing?: readonly string[];
  /** What only this box can count, and how it is called. */
  readonly counters?: { readonly [what: string]: BoxCounter };
  readonly counted?: { readonly [what: string]: CountedWords };
  /** How the moments of cards are put that only this box knows. */
  readonly moments?: Readonly<Record<string, MomentWords>>;
  /** The words of its verbs on cards, and every pattern it brings in four languages. */
  readonly words?: WordTable;
  readonly catalog?: Catalog;
  /** What its things are called, in four languages. */
  readonly names?: Names;

  /** What it remembers in the state. */
  readonly room?: Room;
  /** Where its cards and other things lie, and who sees them. */
  readonly zones?: readonly Zone[];
  readonly stocks?: readonly Stock[];

  /** Effects that the box starts by itself. */
  readonly effects?: readonly Effect[];
  /** Those that joined later: behind all others, so that none of these moves in the program. */
  readonly laterEffects?: readonly Effect[];
  /** Actions of a turn. */
  readonly actions?: readonly BoxAction[];
  /** Where else cards can be played from, and how else they can be paid for: four of each at most. */
  readonly sources?: readonly Source[];
  readonly ways?: readonly BoxWay[];
  /** An opponent that the rules play, in games with this box. */
  readonly automat?: Automat;
  /** Where it joins the course of the game; `joinsLast`: after all other boxes (13.9). */
  readonly joinsLast?: boolean;
  readonly joints?: Joints;
  readonly view?: BoxView;
  readonly position?: BoxPosition;
  readonly log?: LogWords;
  /** What can be looked up besides its cards, locations and Events. */
  readonly things?: () => readonly EverdellThing[];
  /** What its places say, if not what a worker does there. */
  readonly placeText?: (id: string) => Text;
  /** Its events that show everybody what was hidden: chance, and cards that come into the open. */
  readonly reveals?: readonly (keyof BoxEvents)[];

  /** Once all boxes are loaded and all effects have their place in the program. */
  settle?(): void;
}

/** A box that a table may choose. */
export interface ChosenBox<Id extends string = string> extends Box<Id> {
  readonly choice: Choice;
}

/**
 * Things with numbers in the state: those of `list` from `first` on, for ever. A box that grows gets
 * another list, whose numbers follow the last ones there are, so that nothing else moves.
 */
export interface Numbered<T> {
  readonly first: number;
  readonly list: readonly T[];
}

/** Places of a box, some of which may come and go. */
export interface PlaceRange extends Numbered<BoxPlace> {
  /**
   * Which of them are there at all, and not out of reach for `seat` anyway, a bit for each from the
   * first on; without it all are. The others are not asked (`can`) when places are offered.
   */
  readonly present?: (s: State, seat: number) => number;
}

export function numbered<T>(first: number, list: readonly T[]): Numbered<T> {
  return { first, list };
}
