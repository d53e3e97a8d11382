/** The platypuses: once a turn a point token of theirs brings a resource and a card. */
import { FRAMES, PC, push, type State } from '@evervale/kernel';
import { t } from '../say.ts';
import { amounts } from '../words/index.ts';
import type { BoxAction, ScoreLine } from '../turn/joints.ts';
import { GOING_ON } from '../turn/turn.ts';
import { PLATYPUSES, powerOf } from './list.ts';
import { TREASURE, hasPower, roomAt } from './room.ts';

export function treasureOf(s: State, seat: number): number {
  return hasPower(s, seat, PLATYPUSES) ? s[roomAt(s, TREASURE)] : 0;
}

/** Before the action of the turn. */
export const useTreasure: BoxAction = {
  picks: 1,
  goesOn: true,
  offer(s, seat, base, out) {
    if (treasureOf(s, seat) > 0 && s[FRAMES + PC] !== GOING_ON) out.add(base);
  },
  act(s, seat) {
    s[roomAt(s, TREASURE)]--;
    push(s, powerOf(PLATYPUSES).forToken!.id, seat, seat, 0, 0);
  },
  wording: () => ({
    key: 'power:platypuses',
    text: t('option.treasure', { what: amounts({ point: 1 }) }),
  }),
};

/** What is left of it scores. */
export function treasureLines(s: State, seat: number): ScoreLine[] {
  const points = treasureOf(s, seat);
  return points === 0 ? [] : [{ part: 'tokens', id: 'platypuses', points }];
}
