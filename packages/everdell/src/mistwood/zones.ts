/** Where Nightweave's cards lie: nobody sees her deck (26.3). */
import { get16 } from '@evervale/kernel';
import type { Zone } from '../content/zones.ts';
import { DECK, DECK_SIZE, LAIR, LAIR_SIZE, LEGENDS, LEGENDS_EACH, tableAt } from './room.ts';

const LEGENDS_BY_STOCK = ['legendary Critters', 'legendary Constructions'];

export const mistwoodZones: readonly Zone[] = [
  {
    id: 'deck of Nightweave',
    stock: 'cards',
    from: (s) => tableAt(s) + DECK,
    size: (s) => get16(s, tableAt(s) + DECK_SIZE),
    seen: 'nobody',
  },
  // They were turned up on their way there.
  {
    id: 'lair of Nightweave',
    stock: 'cards',
    from: (s) => tableAt(s) + LAIR,
    size: () => LAIR_SIZE,
    seen: 'all',
  },
  ...LEGENDS_BY_STOCK.map((stock, i): Zone => ({
    id: `${stock} of Nightweave`,
    stock,
    from: (s) => tableAt(s) + LEGENDS + i * LEGENDS_EACH,
    size: () => LEGENDS_EACH,
    seen: 'nobody',
  })),
];
