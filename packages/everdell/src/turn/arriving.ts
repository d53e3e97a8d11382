/** A worker comes to a place, and what happens there (chapter 5). */
import { push, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import type { Where } from '../log/event.ts';
import { CARDS } from '../content/tables.ts';
import { FOREST_ELSEWHERE, able } from '../state/abilities.ts';
import { cardIn } from '../state/city.ts';
import { FOREST, SPOT, slotAt } from '../state/layout.ts';
import {
  BOX_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  isBasic,
  isForest,
  isJourney,
  JOURNEY,
} from '../state/place.ts';
import { gainPoints } from '../state/supply.ts';
import { JOINING, putWorker, workerKind } from '../state/workers.ts';
import { havenEffect, journeyEffects } from '../base/havenAndJourney.ts';
import { boxPlaceAt, courseOf } from './course.ts';
import { insteadOfBasic } from './boxesSay.ts';
import { noticeArrived, noticePlaced } from './notices.ts';
import { OK } from './reason.ts';
import { workerKinds } from './workerKinds.ts';
import { CITY_PICK, ownerOf, slotOf, cardWhere } from './placePicks.ts';
import { BASIC_NODE, FOREST_NODE, VISIT_NODE, spotReason } from './placing.ts';
import { achieve } from './achieving.ts';

/** How a worker comes to a place: from the supply, moved there, or moved by the rules for placing (15.12). */
const PLACED = 0;
export const MOVED = 1;
export const RIDDEN = 2;

/** Worker `i` of `seat` comes to a place: it stands there, and the action begins (5.1). */
export function arrive(s: State, seat: number, i: number, code: number, how = PLACED): void {
  const by = workerKind(s, seat, i);
  noticePlaced(s, seat, code, by, how === MOVED);
  if (by !== 0) {
    const kind = workerKinds.of(by);
    if (kind.arrive?.(s, seat, i, code)) return;
    if (kind.after !== undefined) push(s, kind.after.id, seat, seat, 0, 0);
  }
  const moved = how !== PLACED;
  if (code >= CITY_PICK) arriveAtCard(s, seat, i, ownerOf(s, code), slotOf(s, code), moved);
  else arriveAtPlace(s, seat, i, code, moved);
  noticeArrived(s, seat, code, by, how === MOVED);
}

function arriveAtPlace(s: State, seat: number, i: number, code: number, moved: boolean): void {
  const by = workerKind(s, seat, i);
  putWorker(s, seat, i, code, 0);
  if (emit.sink !== null) emitPlace(seat, { place: code }, moved, by);
  if (isBasic(code)) {
    const instead = insteadOfBasic(s, seat)?.[code];
    push(s, instead === undefined ? BASIC_NODE[code] : instead.id, seat, seat, 0, 0);
  } else if (isForest(code) && by === 0 && able(s, seat, FOREST_ELSEWHERE)) {
    push(s, courseOf(s).insteadOfForest[0].id, seat, seat, code, 0);
  } else if (isForest(code)) {
    push(s, FOREST_NODE[s[FOREST + code - FOREST_PLACE]], seat, seat, 0, 0);
  } else if (code === HAVEN) push(s, havenEffect.id, seat, seat, 0, 0);
  else if (isJourney(code)) push(s, journeyEffects[code - JOURNEY].id, seat, seat, 0, 0);
  else if (code >= BOX_PLACE) arriveAtBox(s, seat, code);
  else achieve(s, seat, code);
}

function arriveAtBox(s: State, seat: number, code: number): void {
  const place = boxPlaceAt(s, code)!;
  place.visited?.(s, seat);
  push(s, place.effect!.id, seat, seat, 0, 0);
}

export function emitPlace(seat: number, at: Where, moved: boolean, by: number): void {
  const worker = by === 0 ? undefined : workerKinds.of(by).id;
  emit.sink!.push({ type: 'place', seat, at, ...(moved && { moved }), ...(worker && { worker }) });
}

/** 5.33-5.36: the visitor uses the card; its owner takes a token from the supply. */
function arriveAtCard(
  s: State,
  seat: number,
  i: number,
  owner: number,
  slot: number,
  moved: boolean,
): void {
  const kind = cardIn(s, owner, slot);
  const visit = CARDS.of(kind).visit!;
  const joins = s[slotAt(owner, slot) + SPOT] !== 0 && spotReason(s, owner, slot, visit) !== OK;
  putWorker(s, seat, i, CITY_PLACE + owner, joins ? slot | JOINING : slot);
  if (emit.sink !== null) {
    emitPlace(seat, cardWhere(s, owner, slot), moved, workerKind(s, seat, i));
  }
  if (owner !== seat) {
    if (emit.sink !== null) emit.sink.push({ type: 'visited', owner, seat });
    gainPoints(s, owner, visit.reward ?? 1);
  }
  push(s, VISIT_NODE[kind], seat, owner, slot, 0);
}
