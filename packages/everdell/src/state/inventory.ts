/** Every card on the table, wherever it lies: none may ever appear or get lost. */
import { thingsOf, type State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { zonesOf } from '../content/zones.ts';
import { SEATS } from './layout.ts';

/** How many copies of each kind there are. */
export function cardsOnTable(s: State): number[] {
  const found = Array<number>(CARDS.count + 1).fill(0);
  for (const zone of zonesOf(s)) {
    if (zone.stock !== 'cards') continue;
    for (let seat = 0; seat < (zone.of === 'seat' ? s[SEATS] : 1); seat++) {
      for (const { at } of thingsOf(s, zone, seat)) found[s[at]]++;
    }
  }
  return found;
}
