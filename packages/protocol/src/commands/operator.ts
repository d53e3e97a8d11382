/** What the operator of a server can say: `POST /api/v1/admin/<name>`, with the operator's token. */
import { z } from 'zod';
import { count, personId, tableId, whole } from '../fields.ts';

/** Databases and notices between processes hold no NUL. */
const plain = z.string().regex(/^[^\0]*$/);

const nothing = z.strictObject({});
const ofTable = z.strictObject({ table: tableId });
const ofPerson = z.strictObject({ person: personId });

export const OPERATOR = {
  overview: nothing,
  tables: z.strictObject({ status: z.enum(['open', 'playing', 'over', 'closed']).optional() }),
  people: z.strictObject({ search: plain.max(64) }),
  close: ofTable,
  chat: z.strictObject({ table: tableId, from: count.default(0) }),
  'delete-chat': z.strictObject({ table: tableId, n: count }),
  ban: z.strictObject({ person: personId, days: whole.min(1).max(36_500).optional() }),
  unban: ofPerson,
  'delete-person': ofPerson,
  'export-person': ofPerson,
  announce: z.strictObject({ text: plain.trim().min(1).max(500) }),
  drain: z.strictObject({ on: z.boolean() }),
} as const;

export type OperatorCommand = keyof typeof OPERATOR;
/** What the server reads of it. */
export type Ordered<Name extends OperatorCommand> = z.output<(typeof OPERATOR)[Name]>;
