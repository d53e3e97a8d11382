/** Fields that several messages have. */
import { LEVELS } from '@evervale/ai';
import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const tableId = id;
export const personId = id;
/** Which games there are is known to the server that is asked. */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
export const seatNumber = z.number().int().min(0).max(5);
export const position = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .describe('the position that this answers');
export const secret = z.string().max(64).optional().describe('from the link, if it is not public');
export const password = z.string().max(128).optional();

const LEVEL_NAMES = ['random', ...LEVELS] as const;
export const level = z.enum(LEVEL_NAMES).describe('a computer player, from weak to strong');

/** Printable, not blank, no control or direction-changing characters. */
export const shortName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/u, 'must be plain text');

export const whole = z.number().int();
export const seat = whole.min(0);
