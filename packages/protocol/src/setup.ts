/** What a table is set up with. It does not change; who sits where is in the log. */
import { z } from 'zod';
import { gameId, level, personId, shortName } from './fields.ts';

export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }).describe('anybody who may see the table'),
  z.strictObject({ kind: z.literal('invited'), person: personId }),
  z.strictObject({ kind: z.literal('computer'), level }),
  z
    .strictObject({ kind: z.literal('hotseat'), name: shortName })
    .describe("played on the owner's device"),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

const MINUTE = 60;
export const clock = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('live'),
      bank: z
        .number()
        .int()
        .min(MINUTE)
        .max(24 * 60 * MINUTE)
        .describe('seconds for the game'),
      increment: z
        .number()
        .int()
        .min(0)
        .max(60 * MINUTE)
        .describe('seconds won by each turn'),
    })
    .describe('a bank of time per seat'),
  z
    .strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(30) })
    .describe('so many days per turn'),
]);
export type Clock = z.infer<typeof clock>;

export const tableSetup = z.strictObject({
  game: gameId,
  options: z.record(z.string().max(64), z.unknown()).default({}).describe("the game's options"),
  seats: z.array(seatPlan).min(1).max(6),
  visibility: z.enum(['public', 'link']).default('link'),
  password: z.string().min(1).max(128).optional(),
  clock: clock.optional(),
  rated: z.boolean().default(false),
  hints: z
    .boolean()
    .optional()
    .describe('advice by a computer player, where several people play; never in rated games'),
  spectators: z.boolean().default(true),
  delay: z
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('seconds that spectators lag behind'),
});
export type TableSetup = z.infer<typeof tableSetup>;
