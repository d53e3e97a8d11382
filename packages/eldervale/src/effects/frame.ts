/**
 * What the fields of a frame mean in this game: `SEAT` who carries it out, `HERE` the Realm of the
 * event + 1, `AT` what says it (source.ts), `N` "that many".
 */
import { AT, N, OF, SEAT, type State } from '@evervale/kernel';
import type { Condition, Quantity } from '../content/count.ts';
import { amount, holds, type About } from './amount.ts';

export const HERE = OF;

const about: { -readonly [key in keyof About]: About[key] } = { here: 0, at: 0, n: 0 };

function aboutFrame(s: State, f: number): About {
  about.here = s[f + HERE];
  about.at = s[f + AT];
  about.n = s[f + N];
  return about;
}

export function amountIn(s: State, f: number, q: Quantity): number {
  return typeof q === 'number' ? q : amount(s, s[f + SEAT], q, aboutFrame(s, f));
}

export function holdsIn(s: State, f: number, cond: Condition): boolean {
  return holds(s, s[f + SEAT], cond, aboutFrame(s, f));
}
