/**
 * One line of a table's log. The log is the truth about a table: who sat down, what was picked, what
 * was taken back. Everything else that is known of a table is worked out from it.
 */
type EntryKind =
  /** Somebody takes a seat; data: person and name. */
  | 'join'
  | 'leave'
  /**
   * The owner changes who may sit there, before the start, or who is invited declines (value 1);
   * data: the plan of the seat.
   */
  | 'plan'
  | 'start'
  /** The owner gives up the table before the start. */
  | 'close'
  /** value: the code; data: the key, if it was sent by its key. */
  | 'pick'
  /**
   * value: how many picks the seat takes back by the rule of the game; data: whose time it was meanwhile
   * (`PAYS`: that of the seat; in older logs: of who had to decide).
   */
  | 'undo'
  /** value: how many picks the seat asks the others to take back. */
  | 'ask'
  /** value: 1 = yes, 0 = no. */
  | 'answer'
  /** value: 1 = time was up. */
  | 'resign'
  /**
   * A computer player takes the seat of somebody absent; data: its level; value: 1 = time was up, or,
   * without a clock, the patience of the others.
   */
  | 'takeover'
  /** value: 1 = time was up meanwhile. */
  | 'handback'
  /** data: the table of the next game. */
  | 'rematch';

/** The value of a plan by which an invitation is declined. */
export const DECLINED = 1;

/** The data of an undo: who takes back pays for the time that others had meanwhile. */
export const PAYS = 'pays';

export interface Entry {
  /** Counts from 0 without gaps. */
  readonly n: number;
  readonly kind: EntryKind;
  /** -1 where no seat is concerned. */
  readonly seat: number;
  readonly value: number;
  readonly data: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Draft = Pick<Entry, 'kind'> & Partial<Pick<Entry, 'seat' | 'value' | 'data'>>;

export function entryOf(draft: Draft, n: number, at: number): Entry {
  return {
    n,
    kind: draft.kind,
    seat: draft.seat ?? -1,
    value: draft.value ?? 0,
    data: draft.data ?? null,
    at,
  };
}
