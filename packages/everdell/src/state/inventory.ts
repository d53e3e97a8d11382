/** Every card on the table, wherever it lies: none may ever appear or get lost. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { zonesOf, type Zone } from '../content/zones.ts';
import { SEATS } from './layout.ts';

/** How many copies of each kind there are; index 0 counts empty places. */
export function cardsOnTable(s: State): number[] {
  const found = Array<number>(CARDS.count + 1).fill(0);
  for (const zone of zonesOf(s)) {
    if (zone.stock !== 'cards') continue;
    for (let seat = 0; seat < (zone.of === 'seat' ? s[SEATS] : 1); seat++) {
      count(s, zone, seat, found);
    }
  }
  return found;
}

function count(s: State, zone: Zone, seat: number, found: number[]): void {
  const from = zone.from(s, seat);
  const n = zone.size(s, seat);
  for (let i = 0; i < n; i++) {
    const at = from + i * (zone.step ?? 1);
    if (zone.holds === undefined || zone.holds(s, seat, at)) found[s[at]]++;
  }
}
