/** Quests complete themselves the moment their condition holds (E14.9, E14.10, E28.10). */
import { get16, raiseBarrier, set16, type State } from '@evervale/kernel';
import type { Moment } from '../content/ability.ts';
import type { Quest } from '../content/magic.ts';
import { magicOf } from '../content/tables.ts';
import { holds } from '../effects/amount.ts';
import { battleWhere, questsAt, type Event } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { scoreVp } from '../state/goods.ts';
import { QUESTS_DONE, QUESTS_HELD, playerAt } from '../state/layout.ts';
import { QUEST_BIT, QUEST_KINDS, takeFromHand } from '../state/magic.ts';
import { watch } from '../state/watch.ts';

const quests = QUEST_KINDS.map((kind) => ({ kind, quest: magicOf(kind) as Quest }));

function complete(s: State, seat: number, kind: number, vp: number): void {
  takeFromHand(s, seat, kind);
  const done = playerAt(seat) + QUESTS_DONE;
  set16(s, done, get16(s, done) | (1 << QUEST_BIT[kind]));
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'quest', seat, card: kind, vp });
  scoreVp(s, seat, vp, 'quest');
}

const isHeld = (s: State, seat: number, kind: number): boolean =>
  ((get16(s, playerAt(seat) + QUESTS_HELD) >> QUEST_BIT[kind]) & 1) === 1;

/** Quests with a lasting condition. */
function look(s: State, seat: number): void {
  for (const { kind, quest } of quests) {
    if (!isHeld(s, seat, kind) || !('state' in quest.done)) continue;
    if (holds(s, seat, quest.done.state, { here: 0, at: 0, n: 0 })) {
      complete(s, seat, kind, quest.vp);
    }
  }
}

/** Quests on an event must be in hand at the event (E14.11). */
function lookAt(s: State, moment: Moment, seat: number, event: Event): void {
  const held = playerAt(seat) + QUESTS_HELD;
  if ((s[held] | s[held + 1]) === 0) return;
  for (const { kind, quest } of quests) {
    if (!isHeld(s, seat, kind) || !('on' in quest.done) || quest.done.on !== moment) continue;
    const { where, cond } = quest.done;
    if (where !== undefined && !battleWhere.holds(s, seat, where, -1, false)) continue;
    const about = { here: event.here + 1, at: 0, n: 0 };
    if (cond === undefined || holds(s, seat, cond, about)) complete(s, seat, kind, quest.vp);
  }
}

export function watchQuests(): void {
  watch.quests = look;
  questsAt.look = lookAt;
}
