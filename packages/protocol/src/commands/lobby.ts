/** Commands about tables: finding, opening, joining, talking, looking back. */
import { z } from 'zod';
import { count, gameId, password, seatNumber, secret, spoken, tableId, whole } from '../fields.ts';
import { record } from '../game.ts';
import { challenger, ranked } from '../people.ts';
import { seatPlan, tableSetup } from '../setup.ts';
import { chatLine, listed, ownTable, seatInfo } from '../tables.ts';
import { nothing } from './contract.ts';

const entrance = { table: tableId, secret, password };
const tables = z.strictObject({ tables: z.array(listed) });

export const lobby = {
  'create-table': { input: tableSetup, result: ownTable },
  'public-tables': { input: nothing, result: tables },
  'my-tables': {
    input: z.strictObject({ before: z.number().int().min(0).optional() }),
    result: tables,
  },
  'my-turn': { input: nothing, result: tables },
  table: { input: z.strictObject(entrance), result: ownTable },
  join: { input: z.strictObject({ ...entrance, seat: seatNumber.optional() }), result: ownTable },
  leave: { input: z.strictObject({ table: tableId }), result: nothing },
  'plan-seat': {
    input: z.strictObject({ table: tableId, seat: seatNumber, plan: seatPlan }),
    result: ownTable,
  },
  decline: { input: z.strictObject({ table: tableId }), result: nothing },
  start: { input: z.strictObject({ table: tableId }), result: ownTable },
  'close-table': { input: z.strictObject({ table: tableId }), result: nothing },
  say: {
    input: z.strictObject({ table: tableId, text: spoken }),
    result: z.strictObject({ n: whole }),
  },
  chat: {
    input: z.strictObject({ ...entrance, from: count.default(0) }),
    result: z.strictObject({ lines: z.array(chatLine) }),
  },
  record: {
    input: z.strictObject(entrance),
    result: z.strictObject({
      record,
      seats: z.array(seatInfo.pick({ name: true, computer: true })),
    }),
  },
  challenge: { input: z.strictObject({ game: gameId.optional() }), result: ownTable },
  'challenge-board': {
    input: z.strictObject({ day: z.iso.date().optional(), game: gameId.optional() }),
    result: z.strictObject({
      challenge: z.string(),
      /** Until when results count. */
      closes: z.number(),
      results: z.array(challenger),
    }),
  },
  ranking: {
    input: z.strictObject({ game: gameId }),
    result: z.strictObject({ ranking: z.array(ranked) }),
  },
} as const;
