/** Setting up Pearlbrook (12.1-12.6). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { layEvents } from '../base/setup.ts';
import { SPECIAL_EVENT_LIST } from '../content/board.ts';
import { EVENT_KIND, PLAYERS, SPECIAL_EVENTS, eventAt } from '../state/layout.ts';
import { adornmentsIn } from './adornments.ts';
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

function shuffled(s: State, numbers: readonly number[]): Uint8Array {
  const pool = Uint8Array.from(numbers);
  shuffleBytes(pool, 0, pool.length, s, RNG);
  return pool;
}

/** 12.5: two citizens and two places, face down in mixed order. */
function layRiver(s: State): void {
  const some = (type: RiverCard['type']): number[] => {
    const numbers = RIVER_CARDS.flatMap((card, i) => (card.type === type ? [i + 1] : []));
    return Array.from(shuffled(s, numbers).subarray(0, OF_EACH_TYPE));
  };
  const chosen = shuffled(s, [...some('citizen'), ...some('place')]);
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    s[tableAt(s) + RIVER + spot] = chosen[RIVER_SPOTS - 1 - spot];
  }
}

/** 12.6: two for each player. */
function dealAdornments(s: State): void {
  const pool = shuffled(s, adornmentsIn(s));
  let n = pool.length;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let i = 0; i < ADORNMENTS_EACH; i++) s[seatAt(s, seat) + ADORNMENT + i] = pool[--n];
  }
}
