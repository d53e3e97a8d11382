/** What is known of a table on a server beside the game: who sits there, the wire, the chat. */
import type { LinkState } from './link.ts';
import type { ChatLine, Standing, TableInfo } from '@evervale/protocol';
import type { Denied } from './denied.ts';

export interface Room {
  readonly link: LinkState;
  readonly info: TableInfo | null;
  /** For the link that lets others in. */
  readonly secret: string | null;
  /** The seats of whoever looks. */
  readonly mine: readonly number[];
  /** What the own seats have answered ahead. */
  readonly standing: readonly Standing[];
  readonly chat: readonly ChatLine[];
  /** The last wish that was not granted. */
  readonly denied: { readonly command: string; readonly code: string } | null;
  /** Why the table cannot be entered. */
  readonly shut: Denied | null;
  /** Whose people have the table open, seat by seat. */
  readonly present: readonly boolean[];
  /** When the last move was seen. */
  readonly movedAt: number;
  /** A pick is on its way. */
  readonly sending: boolean;
}

export const EMPTY_ROOM: Room = {
  link: 'connecting',
  info: null,
  secret: null,
  mine: [],
  standing: [],
  chat: [],
  denied: null,
  shut: null,
  present: [],
  movedAt: 0,
  sending: false,
};
