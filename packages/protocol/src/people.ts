/** People as the server tells of them. */
import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import { whole } from './fields.ts';

export const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable(),
  vacationUntil: z.number(),
  webhook: z.string().nullable(),
});
export type Person = Frozen<z.infer<typeof person>>;

export const session = z.strictObject({
  id: z.string(),
  kind: z.enum(['browser', 'bot', 'link']),
  label: z.string(),
  createdAt: z.number(),
  current: z.boolean(),
});

export const ranked = z.strictObject({
  person: z.string(),
  name: z.string(),
  mu: z.number(),
  sigma: z.number(),
  games: whole,
});

export const challenger = z.strictObject({
  person: z.string(),
  name: z.string(),
  score: z.number(),
  won: whole.describe('1: yes'),
  at: z.number(),
});
