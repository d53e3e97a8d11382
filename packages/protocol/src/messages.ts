/** What the server sends over the WebSocket. The tests hold every message they receive against it. */
import { z } from 'zod';
import { seat, whole } from './fields.ts';
import type { Frozen } from './frozen.ts';
import { decision, text } from './game.ts';
import type { Change } from './patch.ts';
import { chatLine, clockState, tableInfo } from './tables.ts';

const viewer = seat.nullable().describe('the seat that is watched; null: as a spectator');
const table = z.string();

const event = z.strictObject({
  n: whole.describe('the entry of the log that brought it about'),
  event: z
    .looseObject({ type: z.string(), seat: seat.nullish() })
    .describe('what happened, in the terms of the game'),
  text: text.nullable(),
});

const change = z.union([
  z.tuple([z.string()]),
  z.tuple([z.string(), z.unknown()]),
]) as unknown as z.ZodType<Change>;

const told = {
  table,
  seat: viewer,
  n: whole.describe('how many entries the log has'),
  position: whole.describe('what picks answer'),
  back: whole.optional().describe('events of this entry and later ones told before are void'),
  events: z.array(event),
  decision: decision.optional(),
  undo: whole.optional().describe('how many picks the seat can take back'),
};

const id = whole.optional().describe('of the message that is answered');

export const MESSAGES = {
  snapshot: z.strictObject({
    type: z.literal('snapshot'),
    ...told,
    info: tableInfo,
    view: z
      .looseObject({})
      .nullable()
      .describe('all that the seat may know; null before the start'),
  }),
  moved: z.strictObject({
    type: z.literal('moved'),
    ...told,
    patch: z.array(change).describe('[path, value] sets, [path] removes'),
    clock: clockState.optional(),
  }),
  table: z.strictObject({ type: z.literal('table'), table, info: tableInfo }),
  chat: z.strictObject({
    type: z.literal('chat'),
    table,
    line: chatLine,
  }),
  presence: z
    .strictObject({ type: z.literal('presence'), table, seats: z.array(z.boolean()) })
    .describe(
      'whose people have the table open, seat by seat; who leaves is told some seconds later',
    ),
  announcement: z
    .strictObject({ type: z.literal('announcement'), table, text: z.string() })
    .describe('what the operator has to say, such as that the server will be stopped'),
  unwatched: z.strictObject({ type: z.literal('unwatched'), table, seat: viewer }),
  ok: z.strictObject({ type: z.literal('ok'), id, result: z.looseObject({}) }),
  error: z.strictObject({ type: z.literal('error'), id, code: z.string(), message: z.string() }),
} as const;

type Messages = { [Type in keyof typeof MESSAGES]: z.infer<(typeof MESSAGES)[Type]> };

/** What the server sends, by type. */
export type Message<Type extends keyof Messages = keyof Messages> = Frozen<Messages[Type]>;

/** What it sends by itself. */
export type News = Message<Exclude<keyof Messages, 'ok' | 'error'>>;
