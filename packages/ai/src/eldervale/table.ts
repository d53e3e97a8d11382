/** Features of the table: how far the game is, whose turn it is, how the others stand. */
import {
  DWELLING_COUNT,
  END_BY,
  LAST_TURNS,
  PEACE,
  READY,
  SEATS,
  STACK_COUNT,
  TURN,
  countAt,
  nextSeat,
  playerAt,
} from '@evervale/eldervale/insides';
import { stepNames, type FeatureGroup } from '../net/features.ts';
import { progress } from './phase.ts';

const STACK_STEPS = 8;

export const course: FeatureGroup = {
  name: 'course',
  features: () => ['left', ...stepNames('stack', STACK_STEPS), 'peace', 'ending', 'lastTurns'],
  fill(s, _seat, out) {
    out.add(0, 1 - progress(s));
    out.steps(1, s[STACK_COUNT], STACK_STEPS);
    if (s[PEACE] === 1) out.add(STACK_STEPS + 1, 1);
    if (s[END_BY] !== 0) {
      out.add(STACK_STEPS + 2, 1);
      out.add(STACK_STEPS + 3, s[LAST_TURNS] / s[SEATS]);
    }
  },
};

export const others: FeatureGroup = {
  name: 'others',
  features: () => ['p2', 'p3', 'p4', 'p5', 'myTurn', 'nextTurn', 'roofs', 'ready'],
  fill(s, seat, out) {
    const seats = s[SEATS];
    out.add(seats - 2, 1);
    if (s[TURN] === seat) out.add(4, 1);
    else if (nextSeat(s, s[TURN]) === seat) out.add(5, 1);
    let roofs = 0;
    let ready = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      roofs = Math.max(roofs, s[playerAt(other) + DWELLING_COUNT]);
      ready += countAt(s, other, READY);
    }
    out.add(6, roofs / 3);
    out.add(7, ready / (4 * (seats - 1)));
  },
};
