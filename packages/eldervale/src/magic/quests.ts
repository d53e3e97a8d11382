/** Quests complete themselves the moment their condition holds (E14.9, E14.10, E28.10). */
import { get16, raiseBarrier, set16, type State } from '@evervale/kernel';
import { MOMENTS, type Moment } from '../content/ability.ts';
import type { Quest } from '../content/magic.ts';
import { magicOf } from '../content/tables.ts';
import { holds } from '../effects/amount.ts';
import { battleWhere, questsAt, type Event } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { scoreVp } from '../state/goods.ts';
import { QUESTS_DONE, QUESTS_HELD, playerAt } from '../state/layout.ts';
import { QUEST_BIT, QUEST_KINDS, takeFromHand } from '../state/magic.ts';
import { watch } from '../state/watch.ts';

const quests = QUEST_KINDS.map((kind) => {
  const { vp, done } = magicOf(kind) as Quest;
  return { kind, vp, done, bit: 1 << QUEST_BIT[kind] };
});

/** Those with a lasting condition, and those that wait for a moment. */
const lasting = quests.flatMap((one) =>
  'state' in one.done ? [{ ...one, state: one.done.state }] : [],
);
const onMoments = quests.flatMap((one) =>
  'on' in one.done ? [{ ...one, where: undefined, cond: undefined, ...one.done }] : [],
);
const waiting = new Map(
  MOMENTS.map((moment) => [moment, onMoments.filter(({ on }) => on === moment)]),
);
const LASTING = lasting.reduce((bits, { bit }) => bits | bit, 0);
const NOWHERE = { here: 0, at: 0, n: 0 };

function complete(s: State, seat: number, kind: number, vp: number): void {
  takeFromHand(s, seat, kind);
  const done = playerAt(seat) + QUESTS_DONE;
  set16(s, done, get16(s, done) | (1 << QUEST_BIT[kind]));
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'quest', seat, card: kind, vp });
  scoreVp(s, seat, vp, 'quest');
}

const held = (s: State, seat: number): number => get16(s, playerAt(seat) + QUESTS_HELD);

/** Quests with a lasting condition. */
function look(s: State, seat: number): void {
  if ((held(s, seat) & LASTING) === 0) return;
  for (const { kind, vp, bit, state } of lasting) {
    if ((held(s, seat) & bit) === 0 || !holds(s, seat, state, NOWHERE)) continue;
    complete(s, seat, kind, vp);
  }
}

/** Quests on an event must be in hand at the event (E14.11). */
function lookAt(s: State, moment: Moment, seat: number, event: Event): void {
  if (held(s, seat) === 0) return;
  for (const { kind, vp, bit, where, cond } of waiting.get(moment)!) {
    if ((held(s, seat) & bit) === 0) continue;
    if (where !== undefined && !battleWhere.holds(s, seat, where, -1, false)) continue;
    const about = { here: event.here + 1, at: 0, n: 0 };
    if (cond === undefined || holds(s, seat, cond, about)) complete(s, seat, kind, vp);
  }
}

export function watchQuests(): void {
  watch.quests = look;
  questsAt.look = lookAt;
}
