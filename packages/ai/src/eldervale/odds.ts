/** How likely one number of dice beats another: the highest die first, a missing die is 0 (E15.23). */

const MOST = 6;
const FACES = 6;

interface Throw {
  /** The dice from the highest on, as a number to compare by. */
  readonly key: number;
  readonly chance: number;
}

/** Every result of so many dice, from the worst to the best. */
function throwsOf(dice: number): Throw[] {
  const chances = new Map<number, number>();
  const add = (left: number, least: number, faces: readonly number[], ways: number): void => {
    if (left === 0) {
      const key = [...faces, 0, 0, 0, 0, 0, 0].slice(0, MOST).reduce((k, face) => k * 7 + face, 0);
      chances.set(key, (chances.get(key) ?? 0) + ways / FACES ** dice);
      return;
    }
    if (least === 0) return;
    // So many dice show the highest face that is left: in how many ways?
    let choose = 1;
    for (let n = 0; n <= left; n++) {
      add(
        left - n,
        least - 1,
        [...faces, ...Array.from({ length: n }, () => least)],
        ways * choose,
      );
      choose = (choose * (left - n)) / (n + 1);
    }
  };
  add(dice, FACES, [], 1);
  return [...chances].map(([key, chance]) => ({ key, chance })).sort((a, b) => a.key - b.key);
}

/** By own dice and those of the other: how often the own ones are better. */
function table(): Float64Array {
  const throws = Array.from({ length: MOST + 1 }, (_, dice) => throwsOf(dice));
  const better = new Float64Array((MOST + 1) * (MOST + 1));
  for (let mine = 1; mine <= MOST; mine++) {
    for (let theirs = 1; theirs <= MOST; theirs++) {
      let below = 0;
      let next = 0;
      let sum = 0;
      for (const { key, chance } of throws[mine]) {
        while (next < throws[theirs].length && throws[theirs][next].key < key) {
          below += throws[theirs][next++].chance;
        }
        sum += chance * below;
      }
      better[mine * (MOST + 1) + theirs] = sum;
    }
  }
  return better;
}

const BETTER = table();

/** The chance that `mine` dice beat `theirs`; on a tie nobody wins (E15.24). */
export function chanceToBeat(mine: number, theirs: number): number {
  return BETTER[Math.min(mine, MOST) * (MOST + 1) + Math.min(theirs, MOST)];
}
