/** What goes over the wire, as docs/protocol.md says it: the part of it that this client reads. */
import type { Level } from '@evervale/ai';
import type { GameOptions, HouseRules } from '@evervale/everdell';
import type { Decision, SeatScore, Text } from '@evervale/kernel';
import type { Change } from './patch.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly vacationUntil: number;
  readonly webhook: string | null;
}

type SeatKind = 'open' | 'invited' | 'computer' | 'hotseat';

export type SeatWish =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited'; readonly person: string }
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'hotseat'; readonly name: string };

export interface SeatInfo {
  readonly kind: SeatKind;
  readonly person: string | null;
  readonly name: string;
  /** Who plays there if it is no person: the level. */
  readonly computer: Level | 'random' | null;
  readonly away: boolean;
  readonly resigned: boolean;
}

export type ClockWish =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export interface Setup {
  readonly options: Pick<GameOptions, 'boxes'> & { readonly house?: HouseRules };
  readonly visibility: 'public' | 'link';
  readonly password: boolean;
  readonly clock?: ClockWish;
  readonly rated: boolean;
  readonly spectators: boolean;
  readonly delay: number;
}

interface ClockState {
  /** Milliseconds left per seat, when the last move was made. */
  readonly bank: readonly number[];
  /** When the time of whoever decides is up. */
  readonly deadline: number | null;
}

export type Status = 'open' | 'playing' | 'over' | 'closed';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly playable: boolean;
  readonly setup: Setup;
  readonly owner: string;
  readonly challenge: string | null;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  /** Somebody asks to take back so many picks. */
  readonly ask: {
    readonly seat: number;
    readonly picks: number;
    readonly agreed: readonly string[];
  } | null;
  readonly clock: ClockState | null;
  readonly rematch: string | null;
  readonly result: {
    readonly winners: readonly number[];
    readonly scores: readonly SeatScore[];
  } | null;
}

/** What the one who asks is told besides. */
export interface OwnTable {
  readonly table: TableInfo;
  readonly seats: readonly number[];
  readonly passAhead: readonly number[];
  readonly secret?: string;
}

export interface Happened {
  readonly n: number;
  readonly event: { readonly type: string; readonly seat?: number };
  readonly text: Text | null;
}

interface SeatMessage {
  readonly table: string;
  readonly seat: number | null;
  readonly n: number;
  readonly position: number;
  readonly events: readonly Happened[];
  readonly decision?: Decision | null;
  readonly undo?: number;
  /** The first entry of the log that has been taken back. */
  readonly back?: number;
}

export interface SnapshotMessage extends SeatMessage {
  readonly type: 'snapshot';
  readonly info: TableInfo;
  readonly view: object | null;
}

export interface MovedMessage extends SeatMessage {
  readonly type: 'moved';
  readonly patch: readonly Change[];
  readonly clock?: ClockState;
}

export interface ChatLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What the server sends by itself. */
export type Message =
  | SnapshotMessage
  | MovedMessage
  | { readonly type: 'table'; readonly table: string; readonly info: TableInfo }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  /** The seat belongs to somebody else now. */
  | { readonly type: 'unwatched'; readonly table: string; readonly seat: number | null };

/** The server, or the way to it, does not do what was asked. */
export class Denied extends Error {
  /** Of the refusals of the protocol; `net` if no answer came. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
