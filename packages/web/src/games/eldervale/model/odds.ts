/** The chance to win a battle by dice alone: exact, for any number of sides. */
import { UNIT_DICE, UNITS, type RealmView, type View } from '@evervale/eldervale';
import { isNear } from './hex.ts';

interface Throws {
  /** Outcomes as numbers that compare like the dice do, the worst first, and how likely each is. */
  readonly codes: readonly number[];
  readonly chances: readonly number[];
}

const MOST = 6;
const known = new Map<number, Throws>();

/** All sorted throws of n dice: the highest first, missing dice count 0 (E15.23). */
function throwsOf(n: number): Throws {
  const found = known.get(n);
  if (found !== undefined) return found;
  let outcomes = new Map<string, number>([['', 1]]);
  for (let die = 0; die < n; die++) {
    const next = new Map<string, number>();
    for (const [faces, ways] of outcomes) {
      for (let face = 1; face <= 6; face++) {
        const sorted = `${faces}${face}`.split('').toSorted().toReversed().join('');
        next.set(sorted, (next.get(sorted) ?? 0) + ways);
      }
    }
    outcomes = next;
  }
  const all = [...outcomes]
    .map(([faces, ways]) => [Number(faces.padEnd(MOST, '0')), ways / 6 ** n] as const)
    .toSorted(([a], [b]) => a - b);
  const throws = { codes: all.map(([code]) => code), chances: all.map(([, chance]) => chance) };
  known.set(n, throws);
  return throws;
}

/** How likely a throw of n dice is below the code; `from` goes along from one code to the next. */
function below({ codes, chances }: Throws): (code: number) => number {
  let i = 0;
  let sum = 0;
  return (code) => {
    while (i < codes.length && codes[i] < code) sum += chances[i++];
    return sum;
  };
}

/** The chance that so many dice beat all the others; equal best means that nobody wins (E15.24). */
export function winChance(dice: number, others: readonly number[]): number {
  const within = (n: number): number => Math.max(1, Math.min(MOST, n));
  const mine = throwsOf(within(dice));
  const rivals = others.map((n) => below(throwsOf(within(n))));
  return mine.codes.reduce(
    (sum, code, i) =>
      sum + mine.chances[i] * rivals.reduce((product, worse) => product * worse(code), 1),
    0,
  );
}

/** Dice of a Unit that would come; a Monster's are printed on it and not asked for here. */
export function diceOf(unit: string): number | null {
  const type = UNITS.indexOf(unit as (typeof UNITS)[number]);
  return type < 0 || type >= UNIT_DICE.length ? null : UNIT_DICE[type];
}

/** Dice that a player's Dwellings in and next to a Realm add (E15.14). */
export function homeDice(view: View, seat: number, realm: RealmView): number {
  return view.realms.filter((one) => one.dweller === seat && (one === realm || isNear(one, realm)))
    .length;
}

export const percent = (chance: number): number => Math.round(chance * 100);
