/** What looks the same as in an earlier state of the game, by the bytes from which it is made. */
import { isSameIn, type Sight, type State } from '@evervale/kernel';
import { bit } from './map/hex.ts';
import {
  CARD_OWNER,
  DWELLER,
  GHOSTS,
  GHOSTS_SIZE,
  MAGIC_COUNT,
  MINOTAUR_UNIT,
  MONSTER_KIND,
  MONSTER_UNIT,
  MONSTER_WINS,
  OWNER,
  PLAYER_SIZE,
  Q,
  R,
  TILE,
  TOKENS,
  UNITS_OF_SEAT,
  UNIT_AT,
  UNIT_COUNT,
  playerAt,
} from './state/layout.ts';
import { spacesOf, stackOf } from './state/treasure.ts';
import { realmOfUnit } from './state/units.ts';

/** An earlier view, and what has changed since. */
export interface Since<View> extends Sight<View> {
  /** Realms to which a figure has come, or which one has left, as a set. */
  readonly moved: number;
  /** Nothing has changed about the cards in Tableaus, and about what lies on them. */
  readonly sameCards: boolean;
}

export function whatChanged<View>(s: State, { state, view }: Sight<View>): Since<View> {
  const sameCards = isSameIn(s, state, CARD_OWNER, MAGIC_COUNT);
  return { state, view, moved: movedRealms(s, state), sameCards };
}

function movedRealms(a: State, b: State): number {
  let set = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (isSameFigure(a, b, unit)) continue;
    for (const s of [a, b]) {
      const realm = realmOfUnit(s, unit);
      if (realm >= 0) set |= bit(realm);
    }
  }
  return set;
}

function isSameFigure(a: State, b: State, unit: number): boolean {
  if (a[UNIT_AT + unit] !== b[UNIT_AT + unit]) return false;
  const [owner, kind] = [OWNER + unit - MINOTAUR_UNIT, MONSTER_KIND + unit - MONSTER_UNIT];
  return (
    (unit < MINOTAUR_UNIT || a[owner] === b[owner]) && (unit < MONSTER_UNIT || a[kind] === b[kind])
  );
}

/** A Realm with all that lies and stands there. */
export function isSameRealm(s: State, { state, moved }: Since<unknown>, realm: number): boolean {
  if ((moved & bit(realm)) !== 0) return false;
  if (s[TILE + realm] !== state[TILE + realm] || s[DWELLER + realm] !== state[DWELLER + realm]) {
    return false;
  }
  if (s[Q + realm] !== state[Q + realm] || s[R + realm] !== state[R + realm]) return false;
  const tokens = TOKENS + 3 * stackOf(s, realm, 0);
  return isSameIn(s, state, tokens, tokens + 3 * spacesOf(s, realm));
}

/** Figures of a player wherever they are, hired and tamed ones included. */
export function hasSameFigures(a: State, b: State, seat: number): boolean {
  const own = UNIT_AT + seat * UNITS_OF_SEAT;
  return (
    isSameIn(a, b, own, own + UNITS_OF_SEAT) &&
    isSameIn(a, b, UNIT_AT + MINOTAUR_UNIT, MONSTER_WINS)
  );
}

/** A player with figures, cards and what a draft offers. */
export function isSamePlayer(
  s: State,
  { state, sameCards }: Since<unknown>,
  seat: number,
): boolean {
  const from = playerAt(seat);
  return (
    sameCards &&
    hasSameFigures(s, state, seat) &&
    isSameIn(s, state, from, from + PLAYER_SIZE) &&
    isSameIn(s, state, GHOSTS, GHOSTS + GHOSTS_SIZE)
  );
}
