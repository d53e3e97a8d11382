/** What a game gives to the terminal. What it leaves out is done the plain way (plain/terminal.ts). */
import type { Chosen, ScoreLine, State, Text, Thing } from '@evervale/kernel';
import type { Catalog } from '@evervale/kernel/text';
import type { Option as Flag } from 'commander';
import type { Speed } from '../bench/measure.ts';
import type { Print } from '../names.ts';
import type { ChoiceStyle } from '../play/choices.ts';
import type { Paragraph } from '../play/journal.ts';
import type { Scene } from '../play/render/scene.ts';
import type { UiKey } from '../play/words/index.ts';

export interface TerminalGame<View = unknown, Key extends string = never> {
  /** Words beside, or in place of, those of the terminal. */
  readonly words?: Catalog;
  /** What lies on the table, and what happened lately. */
  tableLines(scene: Scene<View, Key>, recent: readonly Paragraph[]): string[];
  /** What belongs to whoever looks; `room`: how many lines of it can be seen without scrolling. */
  ownLines(scene: Scene<View, Key>, room: number): string[];
  /** All that there is to see of a player: the command `look`. */
  playerLines(scene: Scene<View, Key>, seat: number): string[];
  readonly help?: HelpStyle<View, Key>;
  /** Types of events that need not be told: what they bring is there to be seen. */
  readonly quiet: readonly string[];
  readonly choices: ChoiceStyle<View, Key>;
  /** How a field of the form is asked for, by its flag, if not by its label. */
  readonly questions: Readonly<Record<string, UiKey | Key>>;
  /** Who plays against whom, in a few English words, for the heads of reports. */
  company?(options: Chosen): string;
  /** Lines of examples in the help of a command, by its name. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly sheet: SheetStyle;
  readonly things: ThingStyle;
  /** What `simulate` counts beside the points. */
  readonly counted?: Counted;
  readonly bench: BenchStyle;
  /** What `balance` asks for; without it the command refuses the game. */
  readonly balance?: BalanceStyle;
}

// A list holds terminals of any view; each is given only what its own game has made.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyTerminal = TerminalGame<any, any>;

export interface HelpStyle<View, Key extends string> {
  /** What the game is about, in two sentences. */
  goal(scene: Scene<View, Key>): string;
  /** What the signs on the screen mean. */
  signLines(scene: Scene<View, Key>): string[];
  /** The name of something that can be looked up. */
  readonly example: string;
}

export interface SheetStyle {
  /** The parts of the score in the order of the sheet; others come behind them. */
  readonly parts: readonly string[];
  /** What a line of the score is about. */
  itemName(line: ScoreLine, print: Print): string;
  /** Who wins, with how many points; without it in the words of the terminal. */
  win?(winners: readonly number[], points: number): Text;
  /** What decided between equals, if something did. */
  tie?(s: State, winners: readonly number[]): Text | null;
}

export interface ThingStyle {
  /** Further flags of `evervale cards`. */
  readonly flags: readonly Flag[];
  /** Does it fit what the flags ask for? */
  passes(thing: Thing, wanted: Readonly<Record<string, unknown>>): boolean;
  /** The name with what stands around it. */
  title(thing: Thing, name: string): string;
}

interface Counted {
  /** What it is that is counted, as a heading. */
  readonly what: string;
  /** The id of the thing that is counted at this event. */
  readonly idOf: (event: unknown) => string | undefined;
}

/** Something that there is to get in a game: a card. */
export interface Prize {
  readonly kind: string;
  readonly id: string;
}

/** Something that a seat had in a game: a faction, a card. */
export interface Had extends Prize {
  readonly seat: number;
}

export interface BalanceStyle {
  /** Flags that it plays with where none are given. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** What the seats have from the beginning. */
  readonly begunWith: (s: State) => readonly Had[];
  /** What an event gives to a seat. */
  readonly had: (event: unknown, s: State) => readonly Had[];
  /** The name under which an event is counted, if it is. */
  readonly counted: (event: unknown) => string | undefined;
  /** What nobody has in the beginning and somebody can get in this game. */
  readonly prizes: (s: State) => readonly Prize[];
  /** Seats in the order of their turns. */
  readonly order: (s: State) => readonly number[];
}

export interface BenchStyle {
  /** Numbers of players to measure; left out: those of the form. */
  readonly tables?: readonly number[];
  /**
   * Options with everything in the game at once, measured beside the usual ones, and the share of
   * their speed that it is to keep.
   */
  readonly everything?: {
    readonly tables: readonly number[];
    readonly options: object;
    readonly share: number;
  };
  /** The table with the largest state, and how many bytes that may have. */
  readonly largest?: { readonly options: object; readonly bytes: number };
  /** For the usual table: decisions a second on one core, and how many of the flat loop's one may cost. */
  readonly goal?: { readonly decisions: number; readonly ratio: number };
  /** Figures of others, as data and as lines below our own. */
  readonly reference?: {
    readonly figures: Readonly<Record<string, number>>;
    /** Numbers of players that the lines are about. */
    readonly tables: readonly number[];
    readonly lines: (speed: readonly (Speed & { readonly players: number })[]) => string[];
  };
}
