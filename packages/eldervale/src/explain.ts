/** Why the other actions of the pending decision are not possible. */
import {
  decidingSeat,
  isOver,
  type Blocked,
  type Effect,
  type State,
  type Text,
} from '@evervale/kernel';
import { CARD_PRICE, tileId } from './content/tables.ts';
import { theMachine } from './effects/machine.ts';
import { bit } from './map/hex.ts';
import { allRealms } from './map/realms.ts';
import { canAct, isPlaceable, reachable } from './placing/where.ts';
import { cardId, t, unitId } from './say.ts';
import { FACE_UP, REALM_COUNT, TILE } from './state/layout.ts';
import { isRepeated, occupiedRealms, someUnit, unitRealms } from './state/units.ts';
import { canPay } from './tableau/paying.ts';
import * as why from './turn/reason.ts';
import type { Acquire } from './vocabulary/world.ts';

const TEXTS: Readonly<Record<number, string>> = {
  [why.SHORT]: 'reason.short',
  [why.OWN_UNIT_THERE]: 'reason.ownUnit',
  [why.TOO_FAR]: 'reason.tooFar',
  [why.OCCUPIED]: 'reason.occupied',
  [why.NO_UNIT_TO_SUMMON]: 'reason.noSummon',
  [why.NO_WORKER_TO_HOUSE]: 'reason.noWorker',
  [why.NO_ROOF]: 'reason.noRoof',
  [why.NO_CARD_TO_ACQUIRE]: 'reason.noCard',
};

const textOf = (reason: number): Text => t(TEXTS[reason] ?? 'reason.nothing');

const blockedBy = (key: string, reason: number): Blocked => ({
  key,
  reason: why.REASON_NAMES[reason],
  text: textOf(reason),
});

const isFree = (effect: Effect): boolean => (effect as Acquire).free;

export function blocked(s: State): Blocked[] {
  if (isOver(s)) return [];
  const effect = theMachine().current(s);
  const seat = decidingSeat(s);
  if (effect.verb === 'turns') return blockedPlacements(s, seat);
  // Where nothing is paid, no card is too dear.
  const paid = effect.verb === 'acquireOrBurn' || (effect.verb === 'acquire' && !isFree(effect));
  return paid ? blockedCards(s, seat) : [];
}

/** For every type of Unit that could be placed: the Realms where it cannot be, and why. */
function blockedPlacements(s: State, seat: number): Blocked[] {
  const found: Blocked[] = [];
  const known = new Set<string>();
  someUnit(s, seat, (unit) => {
    if (!isPlaceable(s, seat, unit) || isRepeated(s, unit)) return false;
    const reach = reachable(s, seat, unit);
    for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
      const key = `place:${unitId(s, unit)}@${tileId(s[TILE + realm])}`;
      const reason = placementReason(s, seat, realm, reach);
      if (reason === why.OK || known.has(key)) continue;
      known.add(key);
      found.push(blockedBy(key, reason));
    }
    return false;
  });
  return found;
}

function placementReason(s: State, seat: number, realm: number, reach: number): number {
  if ((reach & bit(realm)) !== 0) return canAct(s, seat, realm);
  const own = unitRealms(s, seat);
  if ((own & bit(realm)) !== 0) return why.OWN_UNIT_THERE;
  const first = own === 0;
  return first && (occupiedRealms(s) & allRealms(s) & bit(realm)) !== 0
    ? why.OCCUPIED
    : why.TOO_FAR;
}

function blockedCards(s: State, seat: number): Blocked[] {
  const found: Blocked[] = [];
  for (let e = 0; e < 8; e++) {
    const card = s[FACE_UP + e];
    if (card === 0 || canPay(s, seat, CARD_PRICE[card])) continue;
    found.push(blockedBy(`acquire:${cardId(card)}`, why.SHORT));
  }
  return found;
}
