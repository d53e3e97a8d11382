/**
 * A command is a name, a schema and what it does. Each can be sent as `POST /api/v1/<name>` or as a
 * WebSocket message of that type; validation, types and documentation come from the one schema.
 */
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../storage/people.ts';

/** Who may send it: anyone; a person; or also a bot, for its own seat. */
type Who = 'anyone' | 'person' | 'bot';

export interface Caller {
  readonly session: Session | null;
  /** For a new session's label: never stored otherwise. */
  readonly agent: string;
}

export interface Command {
  readonly name: string;
  readonly about: string;
  readonly who: Who;
  /** Only over HTTP: what it gives as `setCookie` goes into a cookie, not into the answer. */
  readonly http: boolean;
  /** How much of the caller's allowance it uses. */
  readonly cost: number;
  readonly input: z.ZodType;
  run(parts: Parts, caller: Caller, input: unknown): Promise<unknown>;
}

interface Definition<S extends z.ZodType> {
  readonly about: string;
  readonly who?: Who;
  readonly http?: boolean;
  readonly cost?: number;
  readonly input: S;
  run(parts: Parts, caller: Caller, input: z.infer<S>): Promise<unknown>;
}

export function command<S extends z.ZodType>(name: string, definition: Definition<S>): Command {
  return {
    name,
    about: definition.about,
    who: definition.who ?? 'person',
    http: definition.http ?? false,
    cost: definition.cost ?? 1,
    input: definition.input,
    run: (parts, caller, input) => definition.run(parts, caller, input as z.infer<S>),
  };
}

/** The caller's person; throws if there is none. */
export function personOf({ session }: Caller): Session['person'] {
  if (!session) throw new Refused('login', 'say hello first');
  return session.person;
}

/** Which games there are is known to the server that is asked. */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const personId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
export const seatNumber = z.number().int().min(0).max(5);
export const position = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .describe('the position that this answers');
export const secret = z.string().max(64).optional().describe('from the link, if it is not public');
export const password = z.string().max(128).optional();
