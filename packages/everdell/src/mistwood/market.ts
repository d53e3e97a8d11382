/** Goods at the Market, which Nightweave moves (31.16, 31.18). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { GOODS } from '../bellfaire/market.ts';
import { isSelling, turnGood } from '../bellfaire/room.ts';
import { emit } from '../log/emit.ts';
import { arrowOf } from './arrow.ts';
import { GOODS_ROW, nightweaveSeat, tableAt } from './room.ts';

/** 31.16: all goods on the selling side, in random order. */
export function layGoods(s: State): void {
  const at = tableAt(s) + GOODS_ROW;
  for (let i = 0; i < GOODS.length; i++) {
    s[at + i] = i;
    if (!isSelling(s, i)) turnGood(s, i);
  }
  shuffleBytes(s, at, GOODS.length, s, RNG);
}

/** CB-7: the selling side from left to right, then the buying side. */
export function goodsRow(s: State): number[] {
  const at = tableAt(s) + GOODS_ROW;
  const row = Array.from({ length: GOODS.length }, (_, i) => s[at + i]);
  return [...row.filter((i) => isSelling(s, i)), ...row.filter((i) => !isSelling(s, i))];
}

/** 31.18: the first one in arrow direction goes to the other side. */
export function moveGood(s: State): void {
  const row = goodsRow(s);
  const good = arrowOf(s) === 1 ? row[0] : row[row.length - 1];
  turnGood(s, good);
  if (emit.sink !== null) {
    const act = isSelling(s, good) ? 'sell' : 'buy';
    emit.sink.push({ type: 'goodMoved', seat: nightweaveSeat(s), good: GOODS[good].id, act });
  }
}
