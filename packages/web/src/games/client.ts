/** What a game gives to the client. A game that gives nothing is played at the plain table. */
import type { Text } from '@evervale/kernel/text';
import type { ComponentType, ReactNode } from 'react';
import type { LogLine, Snapshot, TableSource } from '../table/source.ts';

/** What only a table in this browser can do. */
export interface Keeping {
  readonly save: () => void;
  readonly giveUp: () => void;
}

export interface TableProps {
  readonly source: TableSource;
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  readonly again: () => void;
  /** Stands in the place of the prompt: what drives a replay. */
  readonly controls?: ReactNode;
  /** Stands between prompt and log: what belongs to the table and not to the game. */
  readonly beside?: ReactNode;
  readonly hintable?: boolean;
  /** False where somebody else says when it goes on: in a replay. */
  readonly staged?: boolean;
  readonly keeping?: Keeping;
  /** What else there is to know of whoever sits there: a clock, that they are away. */
  readonly seatNote?: (seat: number) => ReactNode;
  /** The time that is left for what is asked, where there is a clock. */
  readonly countdown?: ReactNode;
}

/** Pages of a game beside its table; each is loaded when it is opened. */
export type GamePage = 'cards' | 'rules' | 'learn' | 'lesson' | 'gallery';

export interface GameClient {
  readonly Table: ComponentType<TableProps>;
  /** Fetches what the table is drawn with, before there is anything to show. */
  readonly ahead?: () => Promise<unknown>;
  readonly pages: Partial<Record<GamePage, () => Promise<ComponentType>>>;
  /** What is painted on the lid of a box or module. */
  readonly BoxPicture?: ComponentType<{ readonly box: string }>;
  /** Choices among boxes or modules that play differently rather than bring something: presets leave them out. */
  readonly variants?: ReadonlySet<string>;
  /** The colour of a seat, in pictures of the points; `view` is what everybody sees. */
  readonly seatColor: (view: unknown, seat: number) => string;
  /** What a seat holds, for replays of games that are over; `view` is what that seat sees. */
  readonly handOf?: (view: unknown, seat: number) => readonly Text[];
}
