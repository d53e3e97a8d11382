/** Fields that several messages have. */
import { CHARACTERS, LEVELS } from '@evervale/ai/names';
import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const tableId = id;
export const personId = id;
export const sessionId = id;
/** Which games there are is known to the server that is asked. */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
export const seatNumber = z.number().int().min(0).max(5);
/** A number that counts something: every database holds it. */
export const count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
export const position = count.describe('the position that this answers');
export const secret = z.string().max(64).optional().describe('from the link, if it is not public');
export const password = z.string().max(128).optional();

export const level = z
  .union([
    z.enum(['random', ...LEVELS]),
    z.templateLiteral([z.enum(LEVELS), '/', z.enum(CHARACTERS)]),
  ])
  .describe('a computer player, from weak to strong; with a character: oak/builder');

/** Control characters are part of no address, and not every database holds them. */
export const httpsUrl = z.url({ protocol: /^https$/ }).regex(/^\P{Cc}*$/u, 'must be an address');

/** Letters that show nothing: names and lines of them alone would be blank. */
const FILLERS = /[\p{Z}\p{M}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const isBlank = (text: string): boolean => text.replace(FILLERS, '') === '';
/** More marks on one letter than any language has. */
const HEAPED = /\p{M}{5}/u;

/** Printable, not blank, no control or direction-changing characters. */
export const shortName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'must be plain text')
  .refine((text) => !isBlank(text) && !HEAPED.test(text), 'must be plain text');

/** A line of chat: as above, but emoji may be joined. */
export const spoken = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(
    /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|[\n\u200d])+$/u,
    'must be plain text, without control or direction-changing characters',
  )
  .refine((text) => !isBlank(text.replaceAll('\u200d', '')), 'must not be blank');

export const whole = z.number().int();
export const seat = whole.min(0);
