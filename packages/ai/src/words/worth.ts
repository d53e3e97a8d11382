/** A reason with the points it is worth, if that is one at least; in all four languages. */
import { count } from '@evervale/kernel/text';

const worth = (what: string, points: string): string =>
  `{n, plural, =0 {${what}} other {${what} (${points})}}`;

export const en = (what: string): string => worth(what, `about ${count('point', 'points')}`);
export const de = (what: string): string => worth(what, `etwa ${count('Punkt', 'Punkte')}`);
export const fr = (what: string): string => worth(what, `environ ${count('point', 'points')}`);
export const it = (what: string): string => worth(what, `circa ${count('punto', 'punti')}`);
