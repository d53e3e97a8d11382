/** What a client may send over the WebSocket, beside the commands. */
import { z } from 'zod';
import type { CommandName, Input, Result } from './commands/index.ts';
import { count, password, seatNumber, secret, tableId } from './fields.ts';

export const auth = z
  .strictObject({ token: z.string().max(128) })
  .describe('Show a bot token. In a message, because addresses get logged.');

export const watch = z
  .strictObject({
    table: tableId,
    seat: seatNumber.nullable().describe('one of your seats; null: as a spectator'),
    secret,
    password,
    since: count
      .optional()
      .describe('the `n` of the last message seen: events from there on are sent again'),
  })
  .describe('Be told everything that the seat may know: a snapshot, then every change.');

export const unwatch = z
  .strictObject({ table: tableId, seat: seatNumber.nullable() })
  .describe('Stop being told.');

export const WATCHING = { auth, watch, unwatch } as const;
type Watching = typeof WATCHING;

/** Everything a client may send over the WebSocket. */
export type Request = CommandName | keyof Watching;

/** What goes along with it. */
export type Asking<Type extends Request> = Type extends CommandName
  ? Input<Type>
  : Type extends keyof Watching
    ? z.input<Watching[Type]>
    : never;

export type Answer<Type extends Request> = Type extends CommandName ? Result<Type> : object;

/** Every message has these beside its own fields. */
export const envelope = z.looseObject({
  type: z.string().max(32),
  id: count.optional().describe('comes back with the answer'),
});
