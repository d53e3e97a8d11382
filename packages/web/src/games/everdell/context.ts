/** What every part of the table needs: the snapshot, the words, what is possible, how to act. */
import type { GameEvent, View } from '@evervale/everdell';
import type { Blocked } from '@evervale/kernel';
import { createContext, use, type ReactNode } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Intent, LogLine, Snapshot } from '../../table/source.ts';
import type { Looks } from '../../art/people/looks.ts';
import type { Option } from './model/targets.ts';
import type { Run } from '../common/useRun.ts';

export type EverdellSnapshot = Snapshot<View, GameEvent>;

/** What can be looked at closely: cards, and whatever else has a name and a text. */
export type Kind =
  | 'card'
  | 'place'
  | 'event'
  | 'award'
  | 'good'
  | 'river'
  | 'riverSpot'
  | 'wonder'
  | 'adornment'
  | 'power'
  | 'car'
  | 'visitor'
  | 'discovery'
  | 'mapTile'
  | 'weather'
  | 'nightweave'
  | 'ticket';

export interface Inspected {
  readonly kind: Kind;
  readonly id: string;
  readonly target: string | null;
  /** Opened by a tap or a key: it stays, and offers what can be done with it. */
  readonly pinned: boolean;
}

export interface Table {
  readonly snapshot: EverdellSnapshot;
  readonly view: View & Looks;
  readonly words: Words;
  readonly names: readonly string[];
  readonly log: readonly LogLine[];
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly reasons: ReadonlyMap<string, Blocked>;
  readonly send: (intent: Intent) => void;
  readonly pick: (option: Option) => void;
  /** Looks at something closely; what is pinned stays until it is closed. */
  readonly inspect: (thing: Inspected | null) => void;
  /** The pointer has left: what is not pinned is closed. */
  readonly lookAway: () => void;
  /** The pointer has reached the large card: it stays. */
  readonly stay: () => void;
  /** Says why something is not possible. */
  readonly explain: (target: string) => void;
  readonly openCity: (seat: number | null) => void;
  /** Shows what others do at once from now on, for whoever has passed. */
  readonly hurry?: () => void;
  /** Several picks of one choice. */
  readonly run: Run;
  /** Opens the score sheet again. */
  readonly showScore: () => void;
  /** Whether advice can be asked for at this table. */
  readonly hintable: boolean;
  /** What else there is to know of whoever sits there: a clock, that they are away. */
  readonly seatNote?: (seat: number) => ReactNode;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}
