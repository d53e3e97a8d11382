/** What is always true about the station, train cars, visitors and golden tokens. */
import type { State } from '@evervale/kernel';
import { CARS, carAt } from '../src/newleaf/cars.ts';
import { goldenLeft } from '../src/newleaf/golden.ts';
import {
  GOLDEN_TOKEN,
  ASIDE_CARS,
  BAG,
  KNOLL_PLACE,
  NEWLEAF_BOX,
  NEWLEAF_CARDS_BOX,
  PILES,
  PLATFORM_PLACE,
  STATION_SIZE,
  VISITOR_COUNT,
  tableAt,
} from '../src/newleaf/room.ts';
import { stationCard, stationGaps } from '../src/newleaf/station.ts';
import { goneVisitors, guestsOf, pileCard, pileSize } from '../src/newleaf/visitors.ts';
import { boxesOf } from '../src/content/boxes.ts';
import { IS_CRITTER } from '../src/content/tables.ts';
import { cardIn, cityTop } from '../src/state/city.ts';
import { OCCUPIED, PLAYERS, SEATS, slotAt } from '../src/state/layout.ts';
import { drawable } from '../src/state/piles.ts';
import { countWorkers } from '../src/state/workers.ts';

function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** At the start of a turn nothing is missing at the station. */
export function newleaf(s: State, turn: boolean): void {
  if ((boxesOf(s) & NEWLEAF_CARDS_BOX) !== 0) golden(s);
  if ((boxesOf(s) & NEWLEAF_BOX) === 0) return;
  cars(s);
  visitors(s);
  const missing = turn ? STATION_SIZE : 0;
  for (let i = 0; i < missing; i++) {
    const gap = (stationGaps.of(s) & (1 << i)) !== 0;
    claim(gap || stationCard(s, i) !== 0 || drawable(s) === 0, () => 'no card lies at the station');
    claim(carAt(s, i) !== 0, () => `no car stands at ${i}`);
  }
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (const place of [KNOLL_PLACE, PLATFORM_PLACE]) {
      claim(countWorkers(s, seat, place) <= 1, () => `two workers of ${seat} on ${place}`);
    }
  }
}

/** 14.10: as many as were used, or fewer where a Construction has left; a ship takes its token along. */
function golden(s: State): void {
  let lying = 0;
  let used = 0;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    for (let slot = 0; slot < cityTop(s, seat); slot++) {
      const isHome = IS_CRITTER[cardIn(s, seat, slot)] === 0;
      if (isHome && (s[slotAt(seat, slot) + OCCUPIED] & GOLDEN_TOKEN) !== 0) lying++;
    }
    const left = goldenLeft(s, seat);
    claim(left >= 0 && left <= 3, () => `seat ${seat} has ${left} golden tokens`);
    used += 3 - left;
  }
  claim(lying <= used, () => `${lying} golden tokens lie, ${used} were used`);
}

function cars(s: State): void {
  CARS.forEach(({ id, copies }, k) => {
    let n = s[tableAt(s) + BAG + k] + s[tableAt(s) + ASIDE_CARS + k];
    for (let i = 0; i < STATION_SIZE; i++) if (carAt(s, i) === k + 1) n++;
    claim(n === copies, () => `there are ${n} of ${id}`);
  });
}

/** Each of the 32 lies in just one place. */
function visitors(s: State): void {
  const found = [...goneVisitors(s)];
  for (let seat = 0; seat < s[SEATS]; seat++) found.push(...guestsOf(s, seat));
  for (let pile = 0; pile < PILES; pile++) {
    for (let i = 0; i < pileSize(s, pile); i++) found.push(pileCard(s, pile, i));
  }
  claim(found.length === VISITOR_COUNT, () => `there are ${found.length} visitors`);
  claim(new Set(found).size === VISITOR_COUNT, () => 'a visitor is there twice');
}
