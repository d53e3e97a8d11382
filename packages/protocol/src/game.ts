/** What of a game goes over the wire, in the terms of the kernel. */
import type { Hint } from '@evervale/ai';
import type { Blocked, Decision, GameRecord, Text } from '@evervale/kernel';
import { z } from 'zod';
import { seat, whole } from './fields.ts';

/** The schema checks the frame; what is inside has the kernel's own type. */
const as = <T>(schema: z.ZodType): z.ZodType<T> => schema as z.ZodType<T>;

export const text = as<Text>(
  z.looseObject({ key: z.string() }).describe('a text as data, for `print` of the game'),
);

export const decision = as<Decision>(
  z.strictObject({
    seat,
    prompt: text,
    group: whole.nullable().describe('picks of one choice of several share a group'),
    min: whole,
    max: whole,
    picked: whole,
    options: z.array(z.strictObject({ code: whole, key: z.string(), text })),
  }),
)
  .nullable()
  .describe('null: somebody else decides');

export const blocked = as<Blocked>(
  z.strictObject({
    key: z.string(),
    reason: z.string(),
    numbers: z.record(z.string(), z.number()).optional(),
    text,
  }),
);

export const hint = as<Hint>(
  z.looseObject({ code: whole, key: z.string(), option: text, points: z.number(), why: text }),
);

/** Of a game whose rules are gone, the log as it was written stands instead of the picks. */
export type Exported = Omit<GameRecord, 'picks'> & {
  readonly picks?: GameRecord['picks'];
  readonly log?: readonly unknown[];
};

export const record = as<Exported>(
  z.looseObject({ game: z.string(), rules: z.string(), options: z.unknown(), seed: z.unknown() }),
);
