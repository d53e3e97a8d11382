/** The zones of the base game and of the boxes, where cards and other things lie. */
import type { State, Stock, Zone } from '@evervale/kernel';
import { boxesOf } from './boxes.ts';

export type { Stock, Zone } from '@evervale/kernel';

interface ZoneOfBox extends Zone {
  readonly bit: number;
}

/** Zones of the base game and of all boxes, and the stocks that need more than being mixed. */
const zones: ZoneOfBox[] = [];
const stocks = new Map<string, Stock>();
const inGame = new Map<number, readonly Zone[]>();

/** `bit` 0 = the base game. */
export function addZones(bit: number, some: readonly Zone[], more: readonly Stock[]): void {
  for (const zone of some) {
    if (zones.some(({ id }) => id === zone.id)) throw new Error(`zone ${zone.id} exists twice`);
    zones.push({ ...zone, bit });
  }
  for (const stock of more) stocks.set(stock.id, stock);
}

/** The zones of this game. */
export function zonesOf(s: State): readonly Zone[] {
  const bits = boxesOf(s);
  let found = inGame.get(bits);
  if (found === undefined) {
    found = zones.filter(({ bit }) => bit === 0 || (bits & bit) !== 0);
    inGame.set(bits, found);
  }
  return found;
}

export function stockOf(id: string): Stock {
  return stocks.get(id) ?? { id };
}
