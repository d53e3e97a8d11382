/**
 * A table as the client sees it, wherever the game runs: in a worker of this browser or on a server.
 * A source gives snapshots and takes intents; the rules are on its other side.
 */
import type { ComputerName } from '@evervale/ai/names';
import type {
  Blocked,
  Decision,
  EncodedState,
  GameRecord,
  SeatScore,
  Seed,
  Text,
} from '@evervale/kernel';

/** Who sits there: a person, or a computer player of some level and character. */
export interface SeatPlan {
  readonly name: string;
  readonly by: 'person' | ComputerName;
  /** The animal and colour they have chosen; without, those of their seat. */
  readonly look?: number;
}

/** What everybody at a table knows of how it was set up. */
export interface TableSetting {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
}

export interface TableConfig extends TableSetting {
  readonly seed: Seed;
  /** Where the game begins, if not with a fresh deal: a position. */
  readonly start?: EncodedState;
}

export interface LogLine {
  /** How many picks had been made when it happened. */
  readonly at: number;
  readonly seat: number | null;
  readonly type: string;
  readonly text: Text;
}

export interface Outcome {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
  /** For every turn the points of every seat. */
  readonly history: readonly (readonly number[])[];
}

/** What a computer player would do, and why. */
export interface HintLine {
  readonly code: number;
  readonly key: string;
  readonly option: Text;
  readonly points: number;
  readonly why: Text;
}

export interface Snapshot<View = unknown, Event = unknown> {
  readonly config: TableSetting;
  /** Which position of the game this is: it grows with every pick. */
  readonly at: number;
  /** Whose eyes these are. */
  readonly seat: number;
  readonly view: View;
  /** What this seat has to decide, if it has to. */
  readonly decision: Decision | null;
  readonly blocked: readonly Blocked[];
  /** How many picks this seat can take back. */
  readonly undo: number;
  /** Around one screen: whoever has to take it over before anything is shown. */
  readonly handover: number | null;
  /** The computer player who is thinking. */
  readonly thinking: number | null;
  /** All lines from `from` on are new; older ones stay. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  /** What happened since the snapshot before, for things that move. */
  readonly events: readonly Event[];
  /** Asked for by an intent, gone with the next pick. */
  readonly hints: readonly HintLine[] | null;
  readonly outcome: Outcome | null;
  /** Null where nobody may know yet what is hidden: online, before the end. */
  readonly record: GameRecord | null;
}

export type Intent =
  /** `at` names the position that is answered: a late click does nothing. */
  | { readonly type: 'pick'; readonly code: number; readonly at: number }
  | { readonly type: 'undo' }
  /** The person whose turn it is has the screen now. */
  | { readonly type: 'takeOver' }
  | { readonly type: 'hint' }
  /** Milliseconds between the moves of computer players. */
  | { readonly type: 'pace'; readonly ms: number };

export interface TableSource {
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  readonly send: (intent: Intent) => void;
  close(): void;
}
