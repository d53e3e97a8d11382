/** Which answers stand in the prompt, in which order, and by which key each is given. */
import { targetOf, type Option } from './targets.ts';

export const PASS = 'pass';
const PREPARE = 'prepare';
/** Ends a run of picks, or wants none of it: always the same key, always last. */
const ENDS: ReadonlySet<string> = new Set(['done', 'none', PASS]);
const AMOUNT = /^[\w-]+:(\d)$/;

/** At the start of a turn the table itself is the list; only what lies nowhere is a button. */
export function answersShown(options: readonly Option[], isTurn: boolean): readonly Option[] {
  const shown = isTurn ? options.filter(({ key }) => targetOf(key) === null) : inOrder(options);
  const last = ({ key }: Option): number => (ENDS.has(key) ? 1 : 0);
  return shown.toSorted((a, b) => last(a) - last(b));
}

/** Cards of the Meadow in the order they lie there. */
function inOrder(options: readonly Option[]): readonly Option[] {
  const place = ({ key }: Option): string => targetOf(key) ?? '~';
  return options.every(({ key }) => key.includes('@meadow') || targetOf(key) === null)
    ? options.toSorted((a, b) => place(a).localeCompare(place(b)))
    : options;
}

/**
 * 0 ends or declines, an amount is its own digit, S is for the season; all else goes by its number among
 * what there was to choose from in the beginning (`keys`), so that numbers stay while options go.
 */
export function keyFor(key: string, keys: readonly string[]): string | null {
  if (key === PASS) return null;
  if (ENDS.has(key)) return '0';
  if (key === PREPARE) return 'S';
  const amounts = keys.filter((one) => AMOUNT.test(one));
  if (amounts.length > 1) return AMOUNT.exec(key)?.[1] ?? null;
  const others = keys.filter((one) => !ENDS.has(one) && one !== PREPARE);
  const n = others.indexOf(key) + 1;
  return n > 0 && n < 10 ? String(n) : null;
}
