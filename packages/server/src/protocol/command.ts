/**
 * A command is a name of the protocol and what it does. Each can be sent as `POST /api/v1/<name>` or as a
 * WebSocket message of that type; validation, types and documentation come from the one schema.
 */
import { COMMANDS, type CommandName, type Read, type Result } from '@evervale/protocol';
import type { z } from 'zod';
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
  readonly result: z.ZodType;
  run(parts: Parts, caller: Caller, input: unknown): Promise<unknown>;
}

interface Definition<Name extends CommandName> {
  readonly about: string;
  readonly who?: Who;
  readonly http?: boolean;
  readonly cost?: number;
  run(parts: Parts, caller: Caller, input: Read<Name>): Promise<Result<Name> & Cookie>;
}

/** Over HTTP some commands set or clear the cookie besides. */
interface Cookie {
  readonly setCookie?: string | null;
}

export function command<Name extends CommandName>(
  name: Name,
  definition: Definition<Name>,
): Command {
  return {
    name,
    about: definition.about,
    who: definition.who ?? 'person',
    http: definition.http ?? false,
    cost: definition.cost ?? 1,
    input: COMMANDS[name].input,
    result: COMMANDS[name].result,
    run: (parts, caller, input) => definition.run(parts, caller, input as Read<Name>),
  };
}

/** The caller's person; throws if there is none. */
export function personOf({ session }: Caller): Session['person'] {
  if (!session) throw new Refused('login', 'say hello first');
  return session.person;
}

/** A program, with a token for one seat. */
export function isBot({ session }: Caller): boolean {
  return session?.kind === 'bot';
}
