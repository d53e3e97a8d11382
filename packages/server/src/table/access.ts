/** Who may come near a table. */
import { checkPassword } from '../people/passwords.ts';
import { sameSecret } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import { notFound } from './host.ts';
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

/** Throws unless the person may see the table. A private table does not even exist for others. */
export async function mayEnter(table: Table, person: string, keys: Keys): Promise<void> {
  if (belongsTo(table, person)) return;
  const { setup, secret } = table.info;
  const known = setup.visibility === 'public' || sameSecret(keys.secret ?? '', secret);
  if (!known) throw notFound();
  if (setup.passwordHash === null) return;
  if (!(await checkPassword(setup.passwordHash, keys.password ?? ''))) {
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
