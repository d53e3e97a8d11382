/** Legendary cards in positions. */
import { Refusal, type State } from '@evervale/kernel';
import { cardKind } from '../position/cards.ts';
import type { BoxPosition } from '../position/box.ts';
import { list } from '@evervale/kernel/position';
import { keep, keptCard } from './kept.ts';
import { isKept } from './play.ts';
import { KEPT_SIZE } from './room.ts';

declare module '../position/format.ts' {
  interface BoxPlayerFields {
    /** Legendary cards not played yet: at most one Critter and one Construction. */
    readonly legends?: readonly string[];
  }
}

/** 18.1: a Critter and a Construction at most. */
function readLegends(s: State, seat: number, value: unknown, field: string): void {
  list(value, field, KEPT_SIZE).forEach((id, i) => {
    const kind = cardKind(id, `${field}[${i}]`);
    const place = [0, 1].find((one) => isKept(kind, one));
    if (place === undefined) throw new Refusal(`${field}[${i}]`, 'is no Legendary card');
    if (keptCard(s, seat, place) !== 0) {
      throw new Refusal(`${field}[${i}]`, 'is the second one of its kind');
    }
    keep(s, seat, place, kind);
  });
}

export const legendsPosition: BoxPosition = {
  playerFields: ['legends'],
  readPlayer: (s, seat, json, field) => readLegends(s, seat, json['legends'], `${field}.legends`),
  writePlayer: (_s, _seat, { legends }) => ({ legends: legends ?? undefined }),
};
