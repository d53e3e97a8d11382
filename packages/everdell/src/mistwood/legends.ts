/** Legendary cards that come into Nightweave's deck (31.6). */
import { chance, raiseBarrier, type State } from '@evervale/kernel';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { CARDS, IS_SUCCESSOR } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { has } from '../state/city.ts';
import { PLAYERS, SEATS } from '../state/layout.ts';
import { KEPT_SIZE } from '../legends/room.ts';
import { keptCard } from '../legends/kept.ts';
import { addToDeck, isInHers } from './deck.ts';
import { nightweaveSeat } from './room.ts';

/** Is this card dealt to somebody, or in play already? */
function isDealt(s: State, kind: number): boolean {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let i = 0; i < KEPT_SIZE; i++) if (keptCard(s, seat, i) === kind) return true;
  }
  for (let seat = 0; seat < s[SEATS]; seat++) if (has(s, seat, kind)) return true;
  return isInHers(s, kind);
}

/** One of those that were not dealt. */
export function drawLegend(s: State): void {
  if (!comesWith(boxesOf(s), 'legends')) return;
  const left: number[] = [];
  for (let kind = 1; kind <= CARDS.count; kind++) {
    if (IS_SUCCESSOR[kind] === 1 && !isDealt(s, kind)) left.push(kind);
  }
  if (left.length === 0) return;
  addToDeck(s, left[chance(s, left.length)]);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'legendToDeck', seat: nightweaveSeat(s) });
}
