/** Tables as the server tells of them, apart from the game itself. */
import type { SeatScore } from '@evervale/kernel';
import { z } from 'zod';
import { level, seat, whole } from './fields.ts';
import type { Frozen } from './frozen.ts';
import { clock, seatPlan } from './setup.ts';

export const clockState = z.strictObject({
  bank: z.array(z.number()).describe('milliseconds left, by seat'),
  deadline: z.number().nullable().describe('when the time of the deciding seat is up'),
});

const kind = z.enum(seatPlan.options.map(({ shape }) => shape.kind.value));
export const seatInfo = z.strictObject({
  kind,
  person: z.string().nullable(),
  name: z.string(),
  computer: level.nullable().describe('the level of the computer player there'),
  away: z.boolean(),
  resigned: z.boolean(),
});
export type SeatInfo = Frozen<z.infer<typeof seatInfo>>;

/** What a table was set up with; of a password only whether there is one. */
const setup = z.strictObject({
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  visibility: z.enum(['public', 'link']),
  password: z.boolean(),
  clock: clock.optional(),
  rated: z.boolean(),
  hints: z.boolean().optional().describe('whether advice is given'),
  spectators: z.boolean(),
  delay: whole,
});
export type Setup = Frozen<z.infer<typeof setup>>;

const status = z.enum(['open', 'playing', 'over', 'closed']);
export type Status = z.infer<typeof status>;

const score = z.looseObject({ seat, total: z.number() }) as unknown as z.ZodType<SeatScore>;

export const tableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: z.string().describe('the version of the rules it was begun with'),
  playable: z.boolean(),
  setup,
  owner: z.string(),
  challenge: z.string().nullable(),
  createdAt: z.number(),
  status,
  length: whole,
  position: whole,
  seats: z.array(seatInfo),
  ask: z
    .strictObject({ seat, picks: whole, agreed: z.array(z.string()) })
    .nullable()
    .describe('who wants to take back how many picks, and who agrees'),
  clock: clockState.nullable(),
  rematch: z.string().nullable(),
  result: z.strictObject({ winners: z.array(seat), scores: z.array(score) }).nullable(),
});
export type TableInfo = Frozen<z.infer<typeof tableInfo>>;

const standing = z.strictObject({
  seat,
  answer: z.string(),
  lasts: z.enum(['once', 'until-asked', 'always']),
});
export type Standing = Frozen<z.infer<typeof standing>>;

/** What the one who asks is told besides. */
export const ownTable = z.strictObject({
  table: tableInfo,
  seats: z.array(seat).describe('yours'),
  passAhead: z.array(seat).describe('those of yours that pass as soon as it is their turn'),
  standing: z.array(standing).describe('what you have answered ahead'),
  secret: z.string().optional().describe('for the link, if you belong to the table'),
});
export type OwnTable = Frozen<z.infer<typeof ownTable>>;

/** A table in a list. */
export const listed = z.strictObject({
  id: z.string(),
  game: z.string(),
  status,
  setup,
  createdAt: z.number(),
  updatedAt: z.number(),
  challenge: z.string().nullable(),
  yourTurn: z.boolean(),
  deadline: z.number().nullable(),
  seats: z.array(seatInfo),
  turn: seat.nullable().describe('the seat that had to decide when the table last changed hands'),
});
export type Listed = Frozen<z.infer<typeof listed>>;

export const chatLine = z.strictObject({
  n: whole,
  person: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = Frozen<z.infer<typeof chatLine>>;
