/** Setting up Pearlbrook (12.1-12.6), and dealing anew what a seat cannot know of it. */
import { RNG, shuffleBytes, type State, type Stream } from '@evervale/kernel';
import { layEvents } from '../base/setup.ts';
import { SPECIAL_EVENT_LIST } from '../content/board.ts';
import { EVENT_KIND, PLAYERS, SEATS, SPECIAL_EVENTS, eventAt, playerAt } from '../state/layout.ts';
import { ADORNMENTS, MIRROR, adornmentAt, isPlayed } from './adornments.ts';
import { RIVER_CARDS, isUncovered, riverCard, type RiverCard } from './river.ts';
import { ADORNMENT, ADORNMENTS_EACH, RIVER, RIVER_SPOTS } from './room.ts';
import { setupFrog } from './rugwort.ts';

/** 12.5: so many of the four river cards are citizens, the others are places. */
const OF_EACH_TYPE = 2;
/** A card that is still to be dealt. */
const UNKNOWN = 255;
const NOBODY = -1;

export function setupPearlbrook(s: State): void {
  // 12.3: at least one of the special Events is one of this box.
  while (!hasOwnEvent(s)) layEvents(s);
  s.fill(UNKNOWN, RIVER, RIVER + RIVER_SPOTS);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    s.fill(UNKNOWN, playerAt(seat) + ADORNMENT, playerAt(seat) + ADORNMENT + ADORNMENTS_EACH);
  }
  layRiver(s, s, RNG);
  dealAdornments(s, NOBODY, s, RNG);
  setupFrog(s);
}

function hasOwnEvent(s: State): boolean {
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const kind = s[eventAt(i) + EVENT_KIND];
    if (kind !== 0 && SPECIAL_EVENT_LIST.of(kind).box === 'pearlbrook') return true;
  }
  return false;
}

const pool = new Uint8Array(16);
const chosen = new Uint8Array(16);

/** 12.5: two citizens and two places, those that lie face up included, in mixed order. */
function layRiver(s: State, dice: Uint8Array, at: number): void {
  let n = choose(s, 'citizen', 0, dice, at);
  n = choose(s, 'place', n, dice, at);
  shuffleBytes(chosen, 0, n, dice, at);
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    if (s[RIVER + spot] !== 0 && !isUncovered(s, spot)) s[RIVER + spot] = chosen[--n];
  }
}

/** Puts as many unseen cards of a type behind the `n` chosen so far as may lie covered. */
function choose(
  s: State,
  type: RiverCard['type'],
  n: number,
  dice: Uint8Array,
  at: number,
): number {
  let unseen = 0;
  for (let i = 0; i < RIVER_CARDS.length; i++) {
    if (RIVER_CARDS[i].type === type && !isShown(s, i + 1)) pool[unseen++] = i + 1;
  }
  shuffleBytes(pool, 0, unseen, dice, at);
  const wanted = Math.max(0, OF_EACH_TYPE - shown(s, type));
  for (let i = 0; i < wanted; i++) chosen[n + i] = pool[i];
  return n + wanted;
}

function shown(s: State, type: RiverCard['type']): number {
  let n = 0;
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    if (isUncovered(s, spot) && riverCard(s, spot)!.type === type) n++;
  }
  return n;
}

function isShown(s: State, number: number): boolean {
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    if (isUncovered(s, spot) && s[RIVER + spot] === number) return true;
  }
  return false;
}

/** 12.6, 20.6: two for each player; what `knower` has, and what was played, stays. */
function dealAdornments(s: State, knower: number, dice: Uint8Array, at: number): void {
  let n = 0;
  for (let number = 1; number <= ADORNMENTS.length; number++) {
    const out = number === MIRROR && s[SEATS] > s[PLAYERS];
    if (!out && !isKnown(s, knower, number)) pool[n++] = number;
  }
  shuffleBytes(pool, 0, n, dice, at);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (seat === knower) continue;
    for (let i = 0; i < ADORNMENTS_EACH; i++) {
      const hidden = adornmentAt(s, seat, i) !== 0 && !isPlayed(s, seat, i);
      if (hidden) s[playerAt(seat) + ADORNMENT + i] = pool[--n];
    }
  }
}

function isKnown(s: State, knower: number, number: number): boolean {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let i = 0; i < ADORNMENTS_EACH; i++) {
      const known = seat === knower || isPlayed(s, seat, i);
      if (known && adornmentAt(s, seat, i) === number) return true;
    }
  }
  return false;
}

/** What `seat` cannot see lies anywhere it could. */
export function dealUnseen(s: State, seat: number, rng: Stream): void {
  layRiver(s, rng.bytes, rng.at);
  dealAdornments(s, seat, rng.bytes, rng.at);
}
