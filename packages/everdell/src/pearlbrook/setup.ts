/** Setting up Pearlbrook (12.1-12.6). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { layEvents } from '../base/setup.ts';
import { SPECIAL_EVENT_LIST } from '../content/board.ts';
import { EVENT_KIND, PLAYERS, SPECIAL_EVENTS, eventAt } from '../state/layout.ts';
import { ADORNMENTS, adornmentsIn } from './adornments.ts';
import { RIVER_CARDS, type RiverCard } from './river.ts';
import { ADORNMENT, ADORNMENTS_EACH, RIVER, RIVER_SPOTS, seatAt, tableAt } from './room.ts';
import { setupFrog } from './rugwort.ts';

/** 12.5: so many of the four river cards are citizens, the others are places. */
const OF_EACH_TYPE = 2;

export function setupPearlbrook(s: State): void {
  // 12.3: at least one of the special Events is one of this box.
  while (!hasOwnEvent(s)) layEvents(s);
  layRiver(s);
  dealAdornments(s);
  setupFrog(s);
}

function hasOwnEvent(s: State): boolean {
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const kind = s[eventAt(i) + EVENT_KIND];
    if (kind !== 0 && SPECIAL_EVENT_LIST.of(kind).box === 'pearlbrook') return true;
  }
  return false;
}

/** Shuffles these numbers; they lie there until the next call. */
function shuffled(s: State, numbers: ArrayLike<number>): Uint8Array {
  pool.set(numbers);
  shuffleBytes(pool, 0, numbers.length, s, RNG);
  return pool;
}

const pool = new Uint8Array(RIVER_CARDS.length + ADORNMENTS.length);
const chosen = new Uint8Array(RIVER_SPOTS);

const TYPES = [numbersOf('citizen'), numbersOf('place')];

function numbersOf(type: RiverCard['type']): readonly number[] {
  return RIVER_CARDS.flatMap((card, i) => (card.type === type ? [i + 1] : []));
}

/** 12.5: two citizens and two places, face down in mixed order. */
function layRiver(s: State): void {
  let n = 0;
  for (const numbers of TYPES) {
    const mixed = shuffled(s, numbers);
    for (let i = 0; i < OF_EACH_TYPE; i++) chosen[n++] = mixed[i];
  }
  const laid = shuffled(s, chosen);
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    s[tableAt(s) + RIVER + spot] = laid[RIVER_SPOTS - 1 - spot];
  }
}

/** 12.6: two for each player. */
function dealAdornments(s: State): void {
  const numbers = adornmentsIn(s);
  const mixed = shuffled(s, numbers);
  let n = numbers.length;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let i = 0; i < ADORNMENTS_EACH; i++) s[seatAt(s, seat) + ADORNMENT + i] = mixed[--n];
  }
}
