/** Commands at a table while a game is on. */
import { z } from 'zod';
import { count, level, position, seatNumber, tableId, whole } from '../fields.ts';
import { blocked, hint } from '../game.ts';
import { tableInfo } from '../tables.ts';

/** How far the log is now. */
const done = z.strictObject({ n: whole, position: whole });
const picks = z.number().int().min(1).max(10_000).describe('how many picks');

export const playing = {
  pick: {
    input: z
      .strictObject({
        table: tableId,
        seat: seatNumber,
        at: position,
        code: count.optional(),
        key: z.string().max(128).optional(),
      })
      .refine(({ code, key }) => (code === undefined) !== (key === undefined), {
        message: 'give either code or key',
      }),
    result: done,
  },
  undo: {
    input: z.strictObject({
      table: tableId,
      seat: seatNumber,
      at: position,
      picks: picks.default(1),
    }),
    result: done,
  },
  'ask-undo': {
    input: z.strictObject({ table: tableId, seat: seatNumber, at: position, picks }),
    result: done,
  },
  'answer-undo': { input: z.strictObject({ table: tableId, agree: z.boolean() }), result: done },
  'pass-ahead': {
    input: z.strictObject({ table: tableId, seat: seatNumber, on: z.boolean() }),
    result: done,
  },
  standing: {
    input: z.strictObject({
      table: tableId,
      seat: seatNumber,
      answer: z.string().max(64),
      on: z.boolean(),
    }),
    result: done,
  },
  reasons: {
    input: z.strictObject({ table: tableId, seat: seatNumber }),
    result: z.strictObject({ position: whole, reasons: z.array(blocked) }),
  },
  hint: {
    input: z.strictObject({ table: tableId, seat: seatNumber }),
    result: z.strictObject({ position: whole, hints: z.array(hint) }),
  },
  resign: { input: z.strictObject({ table: tableId, seat: seatNumber }), result: done },
  'take-over': {
    input: z.strictObject({ table: tableId, seat: seatNumber, level: level.default('sapling') }),
    result: done,
  },
  'hand-back': { input: z.strictObject({ table: tableId, seat: seatNumber }), result: done },
  rematch: {
    input: z.strictObject({ table: tableId }),
    result: z.strictObject({ table: tableInfo }),
  },
} as const;
