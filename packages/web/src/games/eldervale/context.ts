/** What every part of the table needs: the snapshot, the words, what is possible, how to act. */
import type { GameEvent, View } from '@evervale/eldervale';
import type { Blocked } from '@evervale/kernel';
import type { Text } from '@evervale/kernel/text';
import { createContext, use, type ReactNode } from 'react';
import type { Words } from '../../shell/useWords.ts';
import type { Intent, LogLine, Snapshot } from '../../table/source.ts';
import type { Run } from '../common/useRun.ts';
import type { Option, Part } from './model/targets.ts';
import type { Standing } from './useStanding.ts';
import type { Vale } from './words/index.ts';

export type ValeSnapshot = Snapshot<View, GameEvent>;

/** What is looked at: a thing of the table by its id; what is pinned stays until something else is. */
export interface Looked {
  readonly target: string;
  readonly pinned: boolean;
}

export interface Table {
  readonly snapshot: ValeSnapshot;
  readonly view: View;
  readonly words: Words;
  /** A text of a card, with signs in the place of goods (model/signs.ts). */
  readonly signed: (text: Text) => string;
  /** The same as it stands on the card, where more is drawn. */
  readonly onCard: (text: Text) => string;
  /** Words of this table alone. */
  readonly t: Vale;
  readonly names: readonly string[];
  readonly log: readonly LogLine[];
  readonly options: ReadonlyMap<string, readonly Option[]>;
  readonly reasons: ReadonlyMap<string, readonly Blocked[]>;
  readonly send: (intent: Intent) => void;
  readonly pick: (option: Option) => void;
  readonly run: Run;
  /** Picks this, too, as soon as it is asked next. */
  readonly follow: (key: string) => void;
  readonly looked: Looked | null;
  readonly look: (target: string | null, pinned?: boolean) => void;
  /** The Unit that is placed with a click, and those that could be. */
  readonly unit: string | null;
  readonly placeable: readonly string[];
  readonly setUnit: (unit: string) => void;
  readonly openTableau: (seat: number | null) => void;
  readonly showScore: () => void;
  readonly goTo: (part: Part) => void;
  readonly standing: Standing;
  readonly hintable: boolean;
  readonly seatNote?: (seat: number) => ReactNode;
  /** The time that is left for what is asked. */
  readonly countdown?: ReactNode;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}

/** The options of a thing; while a Unit is placed, only those of the Unit that was chosen. */
export function usableAt(table: Table, target: string): readonly Option[] {
  const all = table.options.get(target) ?? [];
  if (table.unit === null) return all;
  const own = all.filter(({ key }) => !key.startsWith('place:') || isOf(key, table.unit!));
  return own;
}

const isOf = (key: string, unit: string): boolean =>
  key.startsWith(`place:${unit}@`) || key.startsWith(`place:${unit}-from-below@`);
