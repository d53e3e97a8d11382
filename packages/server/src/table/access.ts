/** Who may come near a table. */
import type { Parts } from '../parts.ts';
import { sameSecret } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import { UnknownGame } from '../storage/tables.ts';
import { notFound } from './refusals.ts';
import { DamagedTable } from './rebuild.ts';
import type { Table } from './table.ts';

export interface Keys {
  /** The secret of a link. */
  readonly secret?: string | undefined;
  readonly password?: string | undefined;
}

export function belongsTo(table: Table, person: string): boolean {
  if (table.info.owner === person) return true;
  return table.seats.some(
    ({ plan, person: there }) =>
      there === person || (plan.kind === 'invited' && plan.person === person),
  );
}

/** Does the person know that there is such a table? For others a private one does not exist. */
export function isKnown(table: Table, person: string, keys: Keys): boolean {
  if (table.info.setup.visibility === 'public' || belongsTo(table, person)) return true;
  return sameSecret(keys.secret ?? '', table.info.secret);
}

/** Also of a table that cannot be read here, or whose log cannot be played: then its row and the lists tell. */
export async function isKnownTo(
  { host, tables }: Pick<Parts, 'host' | 'tables'>,
  id: string,
  person: string,
  keys: Keys,
): Promise<boolean> {
  try {
    return await host.read(id, (table) => isKnown(table, person, keys));
  } catch (error) {
    if (isUnreadable(error)) return isKnownByRow(tables, id, person, keys);
    throw error;
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DamagedTable || error instanceof UnknownGame;
}

async function isKnownByRow(
  tables: Parts['tables'],
  id: string,
  person: string,
  keys: Keys,
): Promise<boolean> {
  const { visibility, secret } = (await tables.door(id))!;
  if (visibility === 'public' || sameSecret(keys.secret ?? '', secret)) return true;
  return tables.hasMember(id, person);
}

/**
 * Throws unless the person may see the table. A password takes long to check: that is done while the
 * table goes on.
 */
export async function letIn(
  { guesses, ...parts }: Pick<Parts, 'host' | 'tables' | 'guesses'>,
  id: string,
  person: string,
  keys: Keys,
): Promise<void> {
  const lock = await lockFor(parts, id, person, keys);
  if (lock === null) return;
  const { passwordHash, password } = lock;
  if (!(await guesses.isRight({ table: id, person, lock: passwordHash, password }))) throw locked();
}

function locked(): Refused {
  return new Refused('not-allowed', 'this table has a password');
}

/** Has something happened that is shown to others only later than to who sits there? */
export function isKeptBehind(table: Table, person: string, now: number): boolean {
  if (table.startedAt === 0 || table.seatsOf(person).length > 0) return false;
  return table.lastAt > now - table.info.setup.delay * 1000;
}

interface Lock {
  readonly passwordHash: string;
  /** What is tried. */
  readonly password: string;
}

/** What keeps the person out; null: nothing. */
async function lockFor(
  { host, tables }: Pick<Parts, 'host' | 'tables'>,
  id: string,
  person: string,
  keys: Keys,
): Promise<Lock | null> {
  try {
    return await host.read(id, (table) => {
      if (!isKnown(table, person, keys)) throw notFound();
      const { passwordHash } = table.info.setup;
      if (passwordHash === null || belongsTo(table, person)) return null;
      if (keys.password === undefined) throw locked();
      return { passwordHash, password: keys.password };
    });
  } catch (error) {
    if (isUnreadable(error) && !(await isKnownByRow(tables, id, person, keys))) throw notFound();
    throw error;
  }
}

export function mayWatch(table: Table, person: string, seat: number | null): void {
  if (seat === null) {
    if (!table.info.setup.spectators && !belongsTo(table, person)) {
      throw new Refused('not-allowed', 'this table wants no spectators');
    }
    return;
  }
  if (table.seats[seat]?.person !== person) {
    throw new Refused('not-allowed', 'this is not your seat');
  }
}
