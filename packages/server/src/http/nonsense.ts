/** To refuse is work as well, also what has cost nothing: who goes on and on with it is cut off. */
import type { Desk } from '../protocol/commands.ts';

/** With what is refused that has used nothing of an allowance. */
const UNPAID: ReadonlySet<string> = new Set(['invalid', 'unknown', 'limit']);

/** Has somebody been refused once too often, now with this code? */
export function isTooMuch(
  { allowances }: Pick<Desk, 'allowances'>,
  who: string,
  code: string,
): boolean {
  return UNPAID.has(code) && !allowances.use(`refused ${who}`, 1);
}
