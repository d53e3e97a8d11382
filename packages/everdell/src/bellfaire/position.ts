/** The royal award and the goods of the Market in positions. */
import { Refusal, shown, type State } from '@evervale/kernel';
import type { BoxPosition } from '../position/box.ts';
import { list, type Json } from '@evervale/kernel/position';
import { AWARDS, awardOf } from './award.ts';
import { GOODS } from './market.ts';
import { awardNumber, isSelling, layAward, turnGood } from './room.ts';

declare module '../position/format.ts' {
  interface BoxPositionFields {
    /** The royal award. */
    readonly award?: string;
    /** Goods at the selling sign of the Market; the others lie at the buying sign. */
    readonly selling?: readonly string[];
  }
}

function readAward(s: State, json: Json): void {
  if (json['award'] === undefined) return;
  layAward(s, AWARDS.findIndex(({ id }) => id === json['award']) + 1);
  if (awardNumber(s) === 0) {
    throw new Refusal('award', `no award is called "${shown(json['award'])}"`);
  }
}

function readSelling(s: State, json: Json): void {
  list(json['selling'], 'selling', GOODS.length).forEach((id, i) => {
    const good = GOODS.findIndex((one) => one.id === id);
    if (good < 0) throw new Refusal(`selling[${i}]`, `no goods are called "${shown(id)}"`);
    if (!isSelling(s, good)) turnGood(s, good);
  });
}

export const awardPosition: BoxPosition = {
  fields: ['award'],
  read: readAward,
  write: (s) => ({ award: awardOf(s)?.id }),
};

export const marketPosition: BoxPosition = {
  fields: ['selling'],
  read: readSelling,
  write: (s) => ({ selling: GOODS.filter((_, i) => isSelling(s, i)).map(({ id }) => id) }),
};
