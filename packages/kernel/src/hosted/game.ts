/** A game with everything that a host needs besides its rules. */
import type { Game, SeatScore } from '../game.ts';
import type { State } from '../state.ts';
import type { Printer } from '../text/printer.ts';
import type { Lang, Text } from '../text/text.ts';
import type { Chosen, OptionsForm } from './form.ts';
import type { Lookup } from './things.ts';

/** An opponent that the rules play; it has points and a name, but nobody decides for it. */
export interface Automat {
  readonly id: string;
  /** Its sign on a score sheet, where seats have letters. */
  readonly sign: string;
  readonly name: Text;
}

/**
 * An answer given before the question. The host keeps it outside the log of the table, so that
 * nobody else learns of it.
 */
export interface StandingAnswer {
  readonly id: string;
  readonly label: Text;
  /**
   * `once`: for the next decision of its seat, whether it fits or not. `until-asked`: as long as it
   * fits, and void with the first decision that it does not fit. `always`: until it is taken back.
   */
  readonly lasts: 'once' | 'until-asked' | 'always';
  /** The pick for the pending decision of `seat`, or undefined if this is no answer to it. */
  readonly pick: (s: State, seat: number) => number | undefined;
  /** Whether it would be of use now, from what `seat` sees; always if it is left out. */
  readonly offered?: (view: unknown, seat: number) => boolean;
}

/** A rule by its number; `inferred`: our reading where the published rules are silent. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly inferred?: boolean;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Seats are counted from 1 here, as in the position itself. */
export interface PositionReport {
  /** Seat that has to decide, or null when the game is over. */
  readonly decides: number | null;
  readonly prompt: string | null;
  readonly options: readonly { readonly key: string; readonly text: string }[];
  readonly blocked: readonly {
    readonly key: string;
    readonly reason: string;
    readonly numbers?: Readonly<Record<string, number>>;
    readonly text: string;
  }[];
  readonly position: unknown;
  readonly events: readonly { readonly text?: string }[];
  readonly score: readonly SeatScore[];
  /** When the game is over. */
  readonly winners?: readonly number[];
}

export interface PositionRequest {
  /** Show only what this seat may know. */
  readonly as?: number;
  /** Keys of options to take, one after the other. */
  readonly picks?: readonly string[];
  /** Stop before a forced pick of somebody else instead of taking it. */
  readonly stop?: boolean;
  readonly lang?: Lang;
}

/** Positions written by hand: for bug reports, puzzles, lessons. */
export interface Positions {
  /** Reads a position, takes the picks, and tells all there is to tell about the result. */
  readonly report: (input: unknown, request?: PositionRequest) => PositionReport;
  readonly read: (input: unknown) => { readonly state: State };
  readonly write: (s: State) => unknown;
}

/** How people want to be spoken to. */
export interface WordStyle {
  /** Names that mean everybody, where a language has them. */
  readonly inclusiveNames?: boolean;
}

/** The key of the question what to do in a turn; all others are asked in the middle of one. */
export const TURN_PROMPT = 'prompt.action';

/** What is played on a day, by one person alone. */
export interface DailyDeal {
  readonly options: Chosen;
}

/** How a view is read where a game has no picture of its own. */
export interface Reading {
  /** What a field or a value is called, where it is no thing that can be looked up. */
  readonly term: (word: string) => Text | undefined;
  /** Fields that hold the number of a seat, or a list with something for every seat. */
  readonly seats: readonly string[];
}

export interface HostedGame<Options = unknown, View = unknown, Event = unknown> extends Game<
  Options,
  View,
  Event
> {
  /** As it is called in every language. */
  readonly title: string;
  readonly form: OptionsForm;
  /** Opponents that the rules play at a table with these options; they sit behind the seats. */
  automats(options: Options): readonly Automat[];
  readonly standing: readonly StandingAnswer[];
  /**
   * Words with the names of the people in them; who has none is numbered. Opponents that the rules
   * play are called by their names: those of a table with these options, or the usual one.
   */
  words(names: readonly (string | undefined)[], style?: WordStyle, options?: Options): Printer;
  readonly lookup: Lookup;
  readonly reading?: Reading;
  /** The rules by number, loaded when somebody wants to read them. */
  rulebook?(lang: Lang): Promise<readonly Chapter[]>;
  readonly positions?: Positions;
  /** What the challenge of a day is; `chance` is a large number, another one every day. */
  daily?(chance: number): DailyDeal;
  /** The version of the rules as far as these options use them. */
  versionOf(options: Options): string;
  /** Does a game that was begun with this version go on as it would have? */
  continues(version: string, options: Options): boolean;
}
