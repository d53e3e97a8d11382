/** What is gained, for those who ask: effects that count what a place brings, and boxes that are told. */
import { A, below, nodeOf, top, type Effect, type State } from '@evervale/kernel';
import { COUNTS_GAINS, TELLS_GAINS, able } from '../state/abilities.ts';
import { harvest } from '../state/supply.ts';
import { noticeGained } from '../turn/notices.ts';
import { playCard } from '../turn/playFrame.ts';

/** Effects below the action of a place count in A … D what it gains, by type. */
const counting = new Set<number>();

/** Once they have their numbers in the program. */
export function countGainsFor(effects: readonly Effect[]): void {
  effects.forEach(({ id }) => counting.add(id));
}

/** Gains by a card that is played on the way are not the place's. */
function countGain(s: State, r: number, n: number): void {
  for (let f = top(s); f >= 0; f = below(f)) {
    const node = nodeOf(s, f);
    if (node === playCard.id) return;
    if (!counting.has(node)) continue;
    s[f + A + r] = Math.min(255, s[f + A + r] + n);
    return;
  }
}

harvest.note = (s, seat, r, n) => {
  if (r < 4 && able(s, seat, COUNTS_GAINS)) countGain(s, r, n);
  if (able(s, seat, TELLS_GAINS)) noticeGained(s, seat, r, n);
};
