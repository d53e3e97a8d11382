/** What the server sends over the WebSocket. The tests hold every message they receive against it. */
import { z } from 'zod';

const whole = z.number().int();
const seat = whole.min(0);
const viewer = seat.nullable().describe('the seat that is watched; null: as a spectator');
const table = z.string();
const text = z.looseObject({ key: z.string() }).describe('a text as data, for `print` of the game');

const event = z.strictObject({
  n: whole.describe('the entry of the log that brought it about'),
  event: z.unknown().describe('what happened, in the terms of the game'),
  text: text.nullable(),
});

const decision = z
  .strictObject({
    seat,
    prompt: text,
    group: whole.nullable().describe('picks of one choice of several share a group'),
    min: whole,
    max: whole,
    picked: whole,
    options: z.array(z.strictObject({ code: whole, key: z.string(), text })),
  })
  .nullable()
  .describe('null: somebody else decides');

const clock = z.strictObject({
  bank: z.array(z.number()).describe('milliseconds left, by seat'),
  deadline: z.number().nullable().describe('when the time of the deciding seat is up'),
});

const seatInfo = z.strictObject({
  kind: z.enum(['open', 'invited', 'computer', 'hotseat']),
  person: z.string().nullable(),
  name: z.string(),
  computer: z.string().nullable().describe('the level of the computer player there'),
  away: z.boolean(),
  resigned: z.boolean(),
});

const info = z.strictObject({
  id: table,
  game: z.string(),
  rules: z.string(),
  playable: z.boolean(),
  setup: z.looseObject({}),
  owner: z.string(),
  challenge: z.string().nullable(),
  createdAt: z.number(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  length: whole,
  position: whole,
  seats: z.array(seatInfo),
  ask: z
    .strictObject({ seat, picks: whole, agreed: z.array(z.string()) })
    .nullable()
    .describe('who wants to take back how many picks, and who agrees'),
  clock: clock.nullable(),
  rematch: z.string().nullable(),
  result: z.looseObject({ winners: z.array(seat), scores: z.array(z.unknown()) }).nullable(),
});

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
    info,
    view: z
      .looseObject({})
      .nullable()
      .describe('all that the seat may know; null before the start'),
  }),
  moved: z.strictObject({
    type: z.literal('moved'),
    ...told,
    patch: z
      .array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.unknown()])]))
      .describe('[path, value] sets, [path] removes'),
    clock: clock.optional(),
  }),
  table: z.strictObject({ type: z.literal('table'), table, info }),
  chat: z.strictObject({
    type: z.literal('chat'),
    table,
    line: z.strictObject({
      n: whole,
      person: z.string(),
      name: z.string(),
      text: z.string(),
      at: z.number(),
    }),
  }),
  unwatched: z.strictObject({ type: z.literal('unwatched'), table, seat }),
  ok: z.strictObject({ type: z.literal('ok'), id, result: z.looseObject({}) }),
  error: z.strictObject({ type: z.literal('error'), id, code: z.string(), message: z.string() }),
} as const;
