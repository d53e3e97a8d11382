/** All commands by name, and how one is carried out for a caller. */
import type { z } from 'zod';
import type { Metrics } from '../http/metrics.ts';
import type { Allowances } from '../http/allowance.ts';
import type { Whereabouts } from '../http/whereabouts.ts';
import type { Parts } from '../parts.ts';
import { Refused } from '../refused.ts';
import { isKnownTo } from '../table/access.ts';
import { DamagedTable } from '../table/rebuild.ts';
import { notFound } from '../table/refusals.ts';
import { isBot, type Caller, type Command } from './command.ts';
import type { PasswordTries } from './passwordTries.ts';
import { IDENTITY } from './identity.ts';
import { LOBBY } from './lobby.ts';
import { PLAYING } from './playing.ts';

export const COMMANDS: readonly Command[] = [...IDENTITY, ...LOBBY, ...PLAYING];
const byName = new Map(COMMANDS.map((command) => [command.name, command]));

export interface Desk {
  readonly parts: Parts;
  readonly allowances: Allowances;
  readonly whereabouts: Whereabouts;
  /** Per network, for what lasts. */
  readonly slow: Allowances;
  readonly passwords: PasswordTries;
  readonly metrics: Metrics;
}

export interface Request {
  readonly name: string;
  readonly input: unknown;
  readonly caller: Caller;
  /** Whose allowance it uses when nobody is logged in. */
  readonly address: string;
  readonly overHttp: boolean;
}

/** Checks and carries out a request; throws a Refused if it cannot be granted. */
export async function carryOut(desk: Desk, request: Request): Promise<unknown> {
  const { name, caller, address, overHttp } = request;
  const found = byName.get(name);
  if (!found || (found.http && !overHttp)) throw new Refused('unknown', 'there is no such command');
  const who = caller.session?.person.id ?? address;
  // Guesses count for the address too, whoever makes them.
  const enough =
    desk.allowances.use(who, found.cost) &&
    (found.who !== 'anyone' ||
      found.cost < 10 ||
      desk.allowances.use(`guess ${address}`, found.cost));
  if (!enough) throw new Refused('limit', 'too many requests, wait a little');
  if (caller.session) desk.whereabouts.see(caller.session.person.id, address);
  mayCall(found, caller);
  const input = read(found.input, request.input);
  mayReach(caller, input);
  mayOpenMore(desk, name, address);
  const began = performance.now();
  try {
    return await desk.passwords.carryOut({ command: name, caller, input, network: address }, () =>
      found.run(desk.parts, caller, input),
    );
  } catch (error) {
    const telling = error instanceof Refused || error instanceof DamagedTable;
    if (telling && (await isHidden(desk.parts, caller, input))) throw notFound();
    throw error;
  } finally {
    desk.metrics.took(name, performance.now() - began);
  }
}

/** What stays in the database: from one network only so much of it in an hour, whoever asks. */
const LASTING = new Set(['hello', 'create-table', 'challenge', 'rematch']);

function mayOpenMore({ slow }: Desk, name: string, address: string): void {
  if (LASTING.has(name) && !slow.use(`${name} ${address}`, 1)) {
    throw new Refused('limit', 'too much from your network, wait a little');
  }
}

/** Whatever is wrong with a request for a private table of others, the answer is as if it were not there. */
async function isHidden(parts: Parts, { session }: Caller, input: unknown): Promise<boolean> {
  const { table, secret } = input as { table?: string; secret?: string };
  if (table === undefined || session === null) return false;
  try {
    return !(await isKnownTo(parts, table, session.person.id, { secret }));
  } catch {
    return true;
  }
}

function mayCall({ who }: Command, caller: Caller): void {
  if (who !== 'anyone' && caller.session === null) throw new Refused('login', 'say hello first');
  if (who === 'person' && isBot(caller)) {
    throw new Refused('not-allowed', 'a bot can only play its seat');
  }
}

/** A bot has one seat of one table. */
export function mayReach({ session }: Caller, input: unknown): void {
  if (session?.kind !== 'bot') return;
  const { table, seat } = input as { table?: string; seat?: number | null };
  if (table !== undefined && table !== session.tableId) {
    throw new Refused('not-allowed', 'this token is for another table');
  }
  if (seat !== undefined && seat !== session.seat) {
    throw new Refused('not-allowed', 'this token is for another seat');
  }
}

/** The input as the schema wants it; what is wrong with it is said by field. */
export function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  const where = path.length === 0 ? '' : `${path.map(String).join('.').slice(0, 100)}: `;
  throw new Refused('invalid', `${where}${message.slice(0, 200)}`);
}
