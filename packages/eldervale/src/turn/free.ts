/**
 * Free Actions (chapter 11) as asides: cashing a token stands beside every decision of its owner, the
 * others only beside the questions of the own turn that E28.12 names.
 */
import {
  PC,
  SEAT,
  type Asides,
  type Effect,
  type Options,
  type State,
  type Wording,
} from '@evervale/kernel';
import { MAKING_ROOM } from '../effects/world.ts';
import { WITHDRAWING } from '../regroup/regroup.ts';
import { heldTokenText, t, tokenKey } from '../say.ts';
import { TURN } from '../state/layout.ts';
import { takeFromTray, trayCount, trayToken } from '../state/treasure.ts';
import { cashShown } from '../tableau/cash.ts';
import type { Acquire } from '../vocabulary/world.ts';

/** A kind of Free Action of the own turn, with a range of picks of its own. */
export interface FreeAction {
  readonly from: number;
  /** Also possible where room is made in a full Tray (E6.3). */
  readonly makesRoom?: true;
  offer(s: State, seat: number, from: number, out: Options): void;
  take(s: State, seat: number, code: number): void;
  wording(s: State, seat: number, code: number): Wording;
}

export const FREE = 0x10000;
const RANGE = 0x1000;
/** Ranges handed out so far; the first belongs to cashing. */
const actions: FreeAction[] = [];

/** Adds a kind of Free Action; its codes are small numbers of its own. */
export function addFreeAction(action: Omit<FreeAction, 'from'>): void {
  actions.push({ ...action, from: FREE + RANGE * (actions.length + 1) });
}

/** Questions of the own turn beside which Free Actions can be taken. */
function isOpen(s: State, f: number, effect: Effect): boolean {
  if (s[f + SEAT] !== s[TURN]) return false;
  switch (effect.verb) {
    case 'turns':
    case 'endTurn':
    case 'pause':
    case 'acquireOrBurn':
      return true;
    case 'acquire':
      return !(effect as Acquire).refill;
    case 'regroup':
      return s[f + PC] === WITHDRAWING;
    default:
      return false;
  }
}

/** On the own turn a full Tray is also relieved by slotting a token (E6.3). */
const isMakingRoom = (s: State, f: number, effect: Effect): boolean =>
  effect.verb === 'takeToken' && s[f + PC] === MAKING_ROOM && s[f + SEAT] === s[TURN];

/** Search need not look at cashing beside everything: at the beginning of a turn, and for paying. */
const CASHING_MATTERS = new Set(['turns', 'settle', 'lose', 'takeToken', 'lastCash', 'window']);

export const asides: Asides = {
  from: FREE,
  offer(s, f, effect, out) {
    // What a token with a slash brings is chosen before the next one is cashed.
    if (effect.verb === 'cashChoice') return;
    const seat = s[f + SEAT];
    if (!out.ordered || CASHING_MATTERS.has(effect.verb)) offerCash(s, seat, out);
    const open = isOpen(s, f, effect);
    if (!open && !isMakingRoom(s, f, effect)) return;
    for (const action of actions) {
      if (open || action.makesRoom) action.offer(s, seat, action.from, out);
    }
  },
  take(s, seat, code) {
    if (code < FREE + RANGE) return cashShown(s, seat, takeFromTray(s, seat, code - FREE));
    const action = actionOf(code);
    action.take(s, seat, code - action.from);
  },
  wording(s, seat, code) {
    if (code >= FREE + RANGE) {
      const action = actionOf(code);
      return action.wording(s, seat, code - action.from);
    }
    const token = trayToken(s, seat, code - FREE);
    return {
      key: `cash:${tokenKey(token)}@tray-${code - FREE + 1}`,
      text: t('option.cash', { token: heldTokenText(token) }),
    };
  },
};

const actionOf = (code: number): FreeAction => actions[Math.floor((code - FREE) / RANGE) - 1];

function offerCash(s: State, seat: number, out: Options): void {
  for (let i = 0; i < trayCount(s, seat); i++) out.add(FREE + i);
}
