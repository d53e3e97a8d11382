/** Who may come near a table. */
import { checkPassword } from '../people/passwords.ts';
import type { Parts } from '../parts.ts';
import { sameSecret } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import { notFound } from './refusals.ts';
import type { Table } from './table.ts';

const GUESS = 60;

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

/**
 * Throws unless the person may see the table. A password takes long to check: that is done while the
 * table goes on, and costs something, for whoever guesses and at the table he guesses for.
 */
export async function letIn(
  { host, allowances }: Pick<Parts, 'host' | 'allowances'>,
  id: string,
  person: string,
  keys: Keys,
): Promise<void> {
  const lock = await host.read(id, (table) => {
    if (!isKnown(table, person, keys)) throw notFound();
    return belongsTo(table, person) ? null : table.info.setup.passwordHash;
  });
  if (lock === null) return;
  const { password } = keys;
  const enough =
    password === undefined ||
    (allowances.use(`password ${person}`, GUESS) && allowances.use(`password at ${id}`, GUESS));
  if (!enough) throw new Refused('limit', 'too many requests, wait a little');
  if (password === undefined || !(await checkPassword(lock, password))) {
    throw new Refused('not-allowed', 'this table has a password');
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
