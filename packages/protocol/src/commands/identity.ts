/** Commands about who somebody is. */
import { z } from 'zod';
import { httpsUrl, personId, seatNumber, sessionId, shortName, tableId } from '../fields.ts';
import { person, session } from '../people.ts';
import { nothing } from './contract.ts';

const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{3,32}$/);
const newPassword = z.string().min(8).max(128);

export const identity = {
  hello: { input: z.strictObject({ name: shortName }), result: z.strictObject({ person }) },
  me: { input: nothing, result: z.strictObject({ person, muted: z.array(z.string()) }) },
  rename: { input: z.strictObject({ name: shortName }), result: nothing },
  'set-password': {
    input: z.strictObject({
      login,
      password: newPassword,
      current: z.string().max(128).optional(),
    }),
    result: nothing,
  },
  login: {
    input: z.strictObject({ login, password: z.string().max(128) }),
    result: z.strictObject({ person }),
  },
  logout: { input: nothing, result: nothing },
  'device-link': { input: nothing, result: z.strictObject({ code: z.string() }) },
  'use-device-link': {
    input: z.strictObject({ code: z.string().max(64) }),
    result: z.strictObject({ person }),
  },
  sessions: { input: nothing, result: z.strictObject({ sessions: z.array(session) }) },
  revoke: { input: z.strictObject({ session: sessionId }), result: nothing },
  'bot-token': {
    input: z.strictObject({ table: tableId, seat: seatNumber, label: shortName }),
    result: z.strictObject({ token: z.string() }),
  },
  'export-account': { input: nothing, result: z.looseObject({}) },
  'delete-account': {
    input: z.strictObject({ current: z.string().max(128).optional() }),
    result: nothing,
  },
  vacation: {
    input: z.strictObject({ until: z.number().int().min(0) }),
    result: z.strictObject({ until: z.number() }),
  },
  mute: { input: z.strictObject({ person: personId, on: z.boolean() }), result: nothing },
  webhook: {
    input: z.strictObject({ url: httpsUrl.max(512).nullable() }),
    result: nothing,
  },
  'push-key': { input: nothing, result: z.strictObject({ key: z.string() }) },
  push: {
    input: z.strictObject({
      endpoint: httpsUrl.max(1024),
      keys: z.strictObject({ p256dh: z.string().max(256), auth: z.string().max(64) }),
    }),
    result: nothing,
  },
} as const;
