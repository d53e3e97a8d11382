/** Moving Units without placing them (GEN.9, GEN.10). */
import { A, AT, PC, SEAT, ask, pop, type Options, type State, type Verb } from '@evervale/kernel';
import type { UnitFilter } from '../content/filters.ts';
import { tileId } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { realmSet } from '../map/filter.ts';
import { bit, lowest } from '../map/hex.ts';
import { within } from '../map/realms.ts';
import { isMeantBy } from '../modules/mimic.ts';
import { player, realmName, t, unitId, unitName } from '../say.ts';
import { SEATS, TILE, UNIT_AT } from '../state/layout.ts';
import { isOpponent } from '../state/seats.ts';
import {
  IN_REALM,
  READY,
  UNDERWORLD,
  isRepeated,
  ownerOf,
  realmOfUnit,
  someUnit,
  typeOf,
} from '../state/units.ts';
import { changed } from '../state/watch.ts';
import { NO_REALM, NO_UNIT, OK } from '../turn/reason.ts';
import type { Move, Swap, ToReady } from '../vocabulary/units.ts';
import { fitsType } from './amount.ts';
import { HERE } from './frame.ts';

const units = new Uint8Array(64);

/** Gathers the Units a filter means, alike ones once; gives how many. */
function gather(s: State, seat: number, here: number, at: number, filter: UnitFilter): number {
  let n = 0;
  const visit = (unit: number): boolean => {
    if (isMeant(s, unit, here, at, filter) && !isRepeated(s, unit)) units[n++] = unit;
    return false;
  };
  if (filter.who !== 'opponent') someUnit(s, seat, visit);
  else {
    for (let other = 0; other < s[SEATS]; other++) {
      if (isOpponent(s, seat, other)) someUnit(s, other, visit);
    }
  }
  return n;
}

/** `source` says it: in a faction's ability the Shapeshifter may stand for its Unit. */
function isMeant(
  s: State,
  unit: number,
  here: number,
  source: number,
  { unit: type, at }: UnitFilter,
): boolean {
  if (!fitsType(typeOf(unit), type)) {
    const owner = ownerOf(s, unit);
    if (owner < 0 || type === undefined || !isMeantBy(s, owner, unit, type, source)) return false;
  }
  if (at === 'ready') return s[UNIT_AT + unit] === READY;
  if (at === 'underworld') return s[UNIT_AT + unit] === UNDERWORLD;
  const realm = realmOfUnit(s, unit);
  return at === 'here' ? realm >= 0 && realm === here - 1 : realm >= 0;
}

/** Where a Unit may be moved. */
function goals(s: State, seat: number, unit: number, { to, range }: Move): number {
  const from = bit(realmOfUnit(s, unit));
  return within(s, from, range) & realmSet(s, seat, to, ownerOf(s, unit)) & ~from;
}

function offerMoves(s: State, f: number, effect: Move, out: Options): void {
  const seat = s[f + SEAT];
  const n = gather(s, seat, s[f + HERE], s[f + AT], effect.unit);
  for (let i = 0; i < n; i++) {
    for (let rest = goals(s, seat, units[i], effect); rest !== 0; rest &= rest - 1) {
      out.add((units[i] << 5) | lowest(rest));
    }
  }
}

function canMove(s: State, seat: number, here: number, at: number, effect: Move): number {
  const n = gather(s, seat, here, at, effect.unit);
  for (let i = 0; i < n; i++) if (goals(s, seat, units[i], effect) !== 0) return OK;
  return n === 0 ? NO_UNIT : NO_REALM;
}

export const moveVerb: Verb<Move> = {
  name: 'move',
  can: (s, seat, here, at, effect) => canMove(s, seat, here, at, effect),
  step(s, f, effect) {
    if (canMove(s, s[f + SEAT], s[f + HERE], s[f + AT], effect) === OK) ask(s);
    else pop(s);
  },
  options: (s, f, effect, out) => offerMoves(s, f, effect, out),
  pick(s, _f, _effect, code) {
    pop(s);
    moveUnit(s, code >> 5, code & 31);
  },
  prompt: () => ({ text: t('prompt.move') }),
  wording: (s, f, _effect, code) => {
    const [unit, realm] = [code >> 5, code & 31];
    const from = realmOfUnit(s, unit);
    const names = { from: realmName(s, from), realm: realmName(s, realm) };
    const moves = t('option.moveFrom', { unit: unitName(s, unit), ...names });
    const owner = ownerOf(s, unit);
    return {
      key: `move:${unitKey(s, unit)}/${tileId(s[TILE + from])}@${tileId(s[TILE + realm])}`,
      text: owner === s[f + SEAT] ? moves : t('option.of', { player: player(owner), what: moves }),
    };
  },
};

/** Whose Unit it is stands before it where that is not clear. */
const unitKey = (s: State, unit: number): string => `${ownerOf(s, unit) + 1}-${unitId(s, unit)}`;

export function moveUnit(s: State, unit: number, realm: number, how?: 'charge'): void {
  const from = realmOfUnit(s, unit);
  s[UNIT_AT + unit] = IN_REALM + realm;
  const seat = ownerOf(s, unit);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'move', seat, unit, from, realm, ...(how && { how }) });
  }
  if (seat >= 0) changed(s, seat);
}

export const toReadyVerb: Verb<ToReady> = {
  name: 'toReady',
  can: (s, seat, here, at, { unit }) => (gather(s, seat, here, at, unit) > 0 ? OK : NO_UNIT),
  step(s, f, { unit, all }) {
    const seat = s[f + SEAT];
    if (all) {
      pop(s);
      someUnit(s, seat, (each) => {
        if (isMeant(s, each, 0, 0, unit)) makeReady(s, each);
        return false;
      });
    } else if (gather(s, seat, s[f + HERE], s[f + AT], unit) > 0) ask(s);
    else pop(s);
  },
  options(s, f, { unit }, out) {
    const n = gather(s, s[f + SEAT], s[f + HERE], s[f + AT], unit);
    for (let i = 0; i < n; i++) out.add(units[i] + 1);
  },
  pick(s, _f, _effect, code) {
    pop(s);
    makeReady(s, code - 1);
  },
  prompt: () => ({ text: t('prompt.toReady') }),
  wording: (s, _f, _effect, code) => unitWording(s, 'ready', code - 1),
};

/** A Unit as an option, with its Realm if it is in one. */
function unitWording(s: State, act: string, unit: number) {
  const realm = realmOfUnit(s, unit);
  const where = realm < 0 ? '' : `@${tileId(s[TILE + realm])}`;
  return {
    key: `${act}:${unitKey(s, unit)}${where}`,
    text:
      realm < 0
        ? t('option.unit', { unit: unitName(s, unit) })
        : t('option.unitIn', { unit: unitName(s, unit), realm: realmName(s, realm) }),
  };
}

export function makeReady(s: State, unit: number): void {
  s[UNIT_AT + unit] = READY;
  if (emit.sink !== null) emit.sink.push({ type: 'ready', seat: ownerOf(s, unit), unit });
}

/** A = the first Unit + 1, once it is chosen. */
export const swapVerb: Verb<Swap> = {
  name: 'swap',
  can: (s, seat, here, at, effect) => (canSwap(s, seat, here, at, effect) ? OK : NO_UNIT),
  step(s, f, effect) {
    const possible = s[f + PC] === 1 || canSwap(s, s[f + SEAT], s[f + HERE], s[f + AT], effect);
    if (possible) ask(s);
    else pop(s);
  },
  options(s, f, { a, b }, out) {
    const n = gather(s, s[f + SEAT], s[f + HERE], s[f + AT], s[f + PC] === 0 ? a : b);
    for (let i = 0; i < n; i++) {
      if (s[f + PC] === 0 || !sharesPlace(s, units[i], s[f + A] - 1)) out.add(units[i] + 1);
    }
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = code;
      return;
    }
    const first = s[f + A] - 1;
    pop(s);
    exchangePlaces(s, first, code - 1);
  },
  prompt: (s, f) => ({ text: t(s[f + PC] === 0 ? 'prompt.swap' : 'prompt.swapWith') }),
  wording: (s, _f, _effect, code) => unitWording(s, 'swap', code - 1),
};

const sharesPlace = (s: State, a: number, b: number): boolean => s[UNIT_AT + a] === s[UNIT_AT + b];

function canSwap(s: State, seat: number, here: number, at: number, { a, b }: Swap): boolean {
  const n = gather(s, seat, here, at, a);
  const first = Array.from(units.subarray(0, n));
  const m = gather(s, seat, here, at, b);
  const second = Array.from(units.subarray(0, m));
  return first.some((one) => second.some((other) => !sharesPlace(s, one, other)));
}

function exchangePlaces(s: State, a: number, b: number): void {
  const place = s[UNIT_AT + a];
  s[UNIT_AT + a] = s[UNIT_AT + b];
  s[UNIT_AT + b] = place;
  for (const unit of [a, b]) {
    const realm = realmOfUnit(s, unit);
    const seat = ownerOf(s, unit);
    if (emit.sink === null) continue;
    if (realm < 0) emit.sink.push({ type: 'ready', seat, unit });
    else emit.sink.push({ type: 'move', seat, unit, from: -1, realm });
  }
  changed(s, ownerOf(s, a));
}
