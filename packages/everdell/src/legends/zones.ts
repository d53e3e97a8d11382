/** The Legendary cards kept beside the cities: only their owners know them (18.2). */
import type { State } from '@evervale/kernel';
import type { Stock, Zone } from '../content/zones.ts';
import { CARDS } from '../content/tables.ts';
import { has } from '../state/city.ts';
import { SEATS } from '../state/layout.ts';
import { revealedCard, revealedCount } from '../state/revealed.ts';
import { isKept } from './play.ts';
import { KEPT, KEPT_SIZE, legendsRoom } from './room.ts';

const STOCKS = ['legendary Critters', 'legendary Constructions'];

export const legendsZones: readonly Zone[] = Array.from({ length: KEPT_SIZE }, (_, i) => ({
  id: `kept ${i + 1}`,
  of: 'seat' as const,
  stock: STOCKS[i],
  from: (s, seat) => legendsRoom.seatAt(s, seat) + KEPT + i,
  size: () => 1,
  seen: 'owner' as const,
}));

/** Those that everybody sees are in a city, or one is just being played. */
function isShown(s: State, kind: number): boolean {
  for (let j = 0; j < revealedCount(s); j++) if (revealedCard(s, j) === kind) return true;
  for (let seat = 0; seat < s[SEATS]; seat++) if (has(s, seat, kind)) return true;
  return false;
}

function stock(id: string, i: number): Stock {
  const unseen: number[] = [];
  let kinds: number[] | undefined;
  return {
    id,
    all(s) {
      kinds ??= CARDS.list.flatMap((_, k) => (isKept(k + 1, i) ? [k + 1] : []));
      unseen.length = 0;
      for (const kind of kinds) if (!isShown(s, kind)) unseen.push(kind);
      return unseen;
    },
  };
}

export const legendsStocks: readonly Stock[] = STOCKS.map(stock);
