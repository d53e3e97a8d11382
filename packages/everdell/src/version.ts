/**
 * The version of the rules: that of the base game, and of every box in the game that has had another
 * than its first, "4+pearlbrook.2". A version goes up whenever the same picks would play differently:
 * a fix in a box stops games with that box, and no others. Records and bytes of another version are
 * refused, unless what has changed since does not concern them.
 */
import type { State } from '@evervale/kernel';
import { boxesOf, boxesWith } from './content/boxes.ts';
import type { Box } from './content/box.ts';

export const BASE_VERSION = 5;
/** The base game alone. */
export const VERSION = String(BASE_VERSION);

const FIRST = 1;

/** The version of a game with these boxes. */
export function versionWith(bits: number): string {
  const changed = boxesWith(bits).filter(({ id, version }) => id !== 'base' && version !== FIRST);
  return [VERSION, ...changed.map(({ id, version }) => `${id}.${version}`)].join('+');
}

/** Does a game with these boxes that was begun with this version play out the same today? */
export function goesOn(version: string, bits: number): boolean {
  const [base, ...others] = version.split('+');
  const played = new Map(others.map((one) => one.split('.') as [string, string]));
  return boxesWith(bits).every((box) =>
    isSame(box, Number(box.id === 'base' ? base : (played.get(box.id) ?? FIRST))),
  );
}

function isSame({ version, compatible = [] }: Box, played: number): boolean {
  return played === version || compatible.includes(played);
}

/** What states are written down with. */
export const encoding = {
  id: 'everdell',
  version: VERSION,
  optionsOf: (s: State): unknown => boxesOf(s),
  versionOf: (bits: unknown): string => versionWith(bits as number),
};
