/** The course of the game: one turn after the other (chapter 4), then the end. */
import {
  B,
  DONE,
  PC,
  SEAT,
  TURN_PROMPT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { magicOf } from '../content/tables.ts';
import { rulesOf, works } from '../effects/listeners.ts';
import { announce } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { placementWording, startPlacement } from '../placing/placing.ts';
import { offerPlacements } from '../placing/where.ts';
import { ageMercenaries } from '../regroup/mercenaries.ts';
import { isIdle, regroup } from '../regroup/regroup.ts';
import { done, magicName, t } from '../say.ts';
import {
  END_BY,
  FIRST,
  HAND,
  HAND_COUNT,
  LAST_PLACED,
  LAST_TURNS,
  LIMITS,
  SEATS,
  TRADES,
  TURN,
  playerAt,
} from '../state/layout.ts';
import { discardFromHand, handSize } from '../state/magic.ts';
import { isGhost, nextSeat } from '../state/seats.ts';
import { trayCount } from '../state/treasure.ts';
import { isDeserted } from './end.ts';
import { couldActFreely } from './freely.ts';
import { rankOf, scoring } from './scoring.ts';

export const turns: Effect = { verb: 'turns', id: 0 };

const REGROUP = 1;
const PLACE = 0x100;

const BEGIN = 0;
export const ASKING = 1;
const ACTED = 2;
const LAST_FREE = 3;
const HAND_CHECK = 4;
const OVER = 5;
const CASHING = 6;
const SCORING = 7;

/** B = seats asked before scoring. */
export const turnsVerb: Verb = {
  name: 'turns',
  step(s, f) {
    const seat = s[TURN];
    switch (s[f + PC]) {
      case BEGIN:
        s[f + SEAT] = seat;
        s[LIMITS] = 0;
        s[LAST_PLACED] = 0;
        s[TRADES] = 0;
        if (emit.sink !== null) emit.sink.push({ type: 'turn', seat });
        if (isGhost(s, seat)) {
          s[f + PC] = OVER;
          return ghosts.turn(s);
        }
        s[f + PC] = ASKING;
        return ask(s);
      case ASKING:
        return ask(s);
      case ACTED:
        s[f + PC] = LAST_FREE;
        return announce(s, 'turnEnd', seat, { here: -1 });
      case LAST_FREE:
        s[f + PC] = HAND_CHECK;
        if (couldActFreely(s, seat)) push(s, endTurn.id, seat, 0, 0, 0);
        return;
      case HAND_CHECK:
        s[f + PC] = OVER;
        if (handSize(s, seat) > handLimit(s, seat)) push(s, overLimit.id, seat, 0, 0, 0);
        return;
      case OVER:
        return goOn(s, f);
      case CASHING:
        return askForCash(s, f);
      default:
        if (emit.sink !== null) {
          emit.sink.push({ type: 'end' });
          const rank = isGhost(s, 1) ? rankOf(s) : -1;
          if (rank >= 0) emit.sink.push({ type: 'rank', rank });
        }
        pop(s);
    }
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    offerPlacements(s, seat, null, PLACE, out);
    // Search would pass for ever where it likes everything as it is.
    if (!(out.ordered && out.count > 0 && isIdle(s, seat))) out.add(REGROUP);
  },
  // A turn is never taken by itself, even where Regroup is all that is left.
  asksAlways: () => true,
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = ACTED;
    if (code === REGROUP) push(s, regroup.id, seat, 0, 0, 0);
    else startPlacement(s, seat, (code - PLACE) >> 5, (code - PLACE) & 31);
  },
  prompt: () => ({ text: t(TURN_PROMPT) }),
  wording: (s, _f, _effect, code) =>
    code === REGROUP
      ? { key: 'regroup', text: t('option.regroup') }
      : placementWording(s, code - PLACE),
};

/** The next player, or the end (E19.2). */
function goOn(s: State, f: number): void {
  ageMercenaries(s);
  // E27.8: the Watcher follows the player's last placement.
  if (s[LAST_PLACED] !== 0 && isGhost(s, nextSeat(s, s[TURN]))) ghosts.watch(s, s[LAST_PLACED] - 1);
  if ((s[END_BY] !== 0 && --s[LAST_TURNS] === 0) || isDeserted(s)) {
    s[f + PC] = CASHING;
    return;
  }
  s[TURN] = nextSeat(s, s[TURN]);
  s[f + PC] = BEGIN;
}

/** E19.5: every seat with tokens is asked once, from the first player on. */
function askForCash(s: State, f: number): void {
  while (s[f + B] < s[SEATS]) {
    const seat = (s[FIRST] + s[f + B]) % s[SEATS];
    s[f + B]++;
    if (trayCount(s, seat) > 0) return void push(s, lastCash.id, seat, 0, 0, 0);
  }
  s[f + PC] = SCORING;
  push(s, scoring.id, 0, 0, 0, 0);
}

/** A question whose only answer goes on; what matters stands beside it. */
function passing(name: string, prompt: string, key: string): Verb {
  return {
    name,
    step: (s, f) => (s[f + PC] === 1 ? pop(s) : ask(s)),
    options: (_s, _f, _effect, out) => out.add(DONE),
    asksAlways: () => true,
    pick: (s, f) => void (s[f + PC] = 1),
    prompt: () => ({ text: t(prompt) }),
    wording: () => done(key),
  };
}

export const endTurn: Effect = { verb: 'endTurn', id: 0 };
export const endTurnVerb = passing('endTurn', 'prompt.endTurn', 'endTurn');
export const lastCash: Effect = { verb: 'lastCash', id: 0 };
export const lastCashVerb = passing('lastCash', 'prompt.lastCash', 'done');
/** Between the steps of a placement, where E28.12 makes the game wait. */
export const pause: Effect = { verb: 'pause', id: 0 };
export const pauseVerb = passing('pause', 'prompt.pause', 'goOn');

const HAND_LIMIT = 7;

/** The better one for the owner (E1.9, R-68). */
export function handLimit(s: State, seat: number): number {
  let limit = HAND_LIMIT;
  for (const { holder, rule } of rulesOf('handLimit')) {
    if (works(s, seat, holder)) limit = Math.max(limit, rule.n);
  }
  return limit;
}

export const overLimit: Effect = { verb: 'overLimit', id: 0 };

/** E14.2: down to the limit, by choice. */
export const overLimitVerb: Verb = {
  name: 'overLimit',
  step: (s, f) => (handSize(s, s[f + SEAT]) > handLimit(s, s[f + SEAT]) ? ask(s) : pop(s)),
  options(s, f, _effect, out) {
    const p = playerAt(s[f + SEAT]);
    for (let i = 0; i < s[p + HAND_COUNT]; i++) {
      const kind = s[p + HAND + i];
      if (!out.has(kind) && !(out.ordered && kind < s[f + B])) out.add(kind);
    }
  },
  pick(s, f, _effect, kind) {
    s[f + B] = kind;
    discardFromHand(s, s[f + SEAT], kind);
  },
  prompt: (s, f) => {
    const seat = s[f + SEAT];
    return { text: t('prompt.overLimit', { n: handSize(s, seat) - handLimit(s, seat) }) };
  },
  wording: (_s, _f, _effect, kind) => ({
    key: `discard:${magicOf(kind).id}`,
    text: t('option.discard', { what: magicName(kind) }),
  }),
};
