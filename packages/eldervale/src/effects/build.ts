/** Building a Dwelling (chapter 10). */
import { A, PC, SEAT, ask, pop, type Options, type State, type Verb } from '@evervale/kernel';
import { BRIDGE, DWELLING_PRICE, SIGILS, tileId } from '../content/tables.ts';
import { WORKER } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { bit, lowest, size } from '../map/hex.ts';
import {
  allDwellings,
  dwellingsOf,
  elementAt,
  elementals,
  near,
  realmOf,
  ruins,
} from '../map/realms.ts';
import { realmName, t } from '../say.ts';
import { scoreVp } from '../state/goods.ts';
import {
  DWELLER,
  DWELLINGS,
  DWELLING_COUNT,
  TILE,
  UNITS_OF_SEAT,
  UNIT_AT,
  playerAt,
  putSet,
} from '../state/layout.ts';
import { HOUSED, IN_REALM, ON_STARTER, WORKERS, typeOf } from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import { reductionOf, sizeOf } from '../tableau/reductions.ts';
import { triggerEnd } from '../turn/end.ts';
import { NO_ROOF, NO_WORKER_TO_HOUSE, OK, SHORT } from '../turn/reason.ts';
import type { Build } from '../vocabulary/units.ts';
import { announce } from './due.ts';
import { givePower } from './points.ts';

export const ROOFS = 6;

/** Elemental Realms without a Dwelling that hold a Worker of the player (E10.2). */
export function housingRealms(s: State, seat: number): number {
  let set = 0;
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + WORKERS; unit++) {
    const place = s[UNIT_AT + unit];
    if (place >= IN_REALM && place < ON_STARTER) set |= bit(place - IN_REALM);
  }
  return set & elementals(s) & ~allDwellings(s);
}

function off(s: State, seat: number, realm: number, discount: number): number {
  return reductionOf(s, seat, 'dwelling', sizeOf(DWELLING_PRICE[s[TILE + realm]]), discount);
}

function payable(s: State, seat: number, discount: number): number {
  let set = 0;
  for (let rest = housingRealms(s, seat); rest !== 0; rest &= rest - 1) {
    const realm = lowest(rest);
    const price = DWELLING_PRICE[s[TILE + realm]];
    if (canPay(s, seat, price, off(s, seat, realm, discount))) set |= bit(realm);
  }
  return set;
}

export function canBuild(s: State, seat: number, discount: number): number {
  if (s[playerAt(seat) + DWELLING_COUNT] === ROOFS) return NO_ROOF;
  if (housingRealms(s, seat) === 0) return NO_WORKER_TO_HOUSE;
  return payable(s, seat, discount) === 0 ? SHORT : OK;
}

const CHOOSING = 0;
const PAYING = 1;
const BUILT = 2;

/** A = the Realm. */
export const buildVerb: Verb<Build> = {
  name: 'build',
  can: (s, seat, _here, _at, { discount }) => canBuild(s, seat, discount),
  // What stands beside it is for whoever builds: without a Dwelling the card is not used (EARTH-05.1).
  isPrice: () => true,
  step(s, f, { discount }) {
    const seat = s[f + SEAT];
    if (s[f + PC] === CHOOSING) {
      if (canBuild(s, seat, discount) === OK) ask(s);
      else pop(s);
    } else if (s[f + PC] === PAYING) {
      if (isUnpaid(s)) return pop(s);
      s[f + PC] = BUILT;
      raise(s, seat, s[f + A]);
    } else {
      const here = s[f + A];
      pop(s);
      announce(s, 'build', seat, { here });
    }
  },
  options: (s, f, { discount }, out) => offerRealms(payable(s, s[f + SEAT], discount), out),
  pick(s, f, { discount }, code) {
    const realm = code - 1;
    s[f + PC] = PAYING;
    s[f + A] = realm;
    const seat = s[f + SEAT];
    startPaying(s, seat, DWELLING_PRICE[s[TILE + realm]], off(s, seat, realm, discount));
  },
  prompt: () => ({ text: t('prompt.build') }),
  wording: (s, _f, _effect, code) => ({
    key: `build:${tileId(s[TILE + code - 1])}`,
    text: t('option.build', { realm: realmName(s, code - 1) }),
  }),
};

/** Realms as picks: number + 1. */
export function offerRealms(set: number, out: Options): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) out.add(lowest(rest) + 1);
}

/** Roof, VP, power (E10.1); the Worker is a Dwelling from now on (E10.5). */
function raise(s: State, seat: number, realm: number): void {
  houseWorker(s, seat, workerIn(s, seat, realm), realm);
}

/** A Worker of the player in a Realm that holds one. */
export function workerIn(s: State, seat: number, realm: number): number {
  let worker = seat * UNITS_OF_SEAT;
  while (typeOf(worker) !== WORKER || s[UNIT_AT + worker] !== IN_REALM + realm) worker++;
  return worker;
}

export function houseWorker(s: State, seat: number, worker: number, realm: number): void {
  const p = playerAt(seat);
  const vp = dwellingPoints(s, realm);
  s[UNIT_AT + worker] = HOUSED;
  s[DWELLER + realm] = seat + 1;
  putSet(s, p + DWELLINGS, dwellingsOf(s, seat) | bit(realm));
  s[p + DWELLING_COUNT]++;
  if (emit.sink !== null) emit.sink.push({ type: 'build', seat, realm, vp });
  scoreVp(s, seat, vp, 'dwelling');
  if (s[p + DWELLING_COUNT] === ROOFS) triggerEnd(s, seat);
  changed(s, seat);
  givePower(s, seat, elementAt(s, realm), SIGILS[s[TILE + realm]]);
}

/** 2 VP for each Ruin and each Dwelling next to it (E10.7), and what the Bridge gives (E24.10). */
export function dwellingPoints(s: State, realm: number): number {
  const around = near(s, realm);
  return 2 * (size(around & ruins(s)) + size(around & allDwellings(s))) + bridgePoints(s, realm);
}

/** The Realm the Bridge was put against came before it, the one at its far end after it. */
function bridgePoints(s: State, realm: number): number {
  const bridge = realmOf(s, BRIDGE);
  if (bridge < 0 || (near(s, bridge) & bit(realm)) === 0) return 0;
  return realm < bridge ? 2 : 10;
}
