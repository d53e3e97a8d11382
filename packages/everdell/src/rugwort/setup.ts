/** Setting up against Rugwort (chapter 20). */
import type { State } from '@evervale/kernel';
import { AUTUMN, WINTER } from '../content/terms.ts';
import { CITY_SIZE, FINISHED, FOREST, MEADOW_BLOCKED, SEASON, playerAt } from '../state/layout.ts';
import { NO_LIMIT } from '../state/city.ts';
import { FOREST_PLACE, READY, isJourney } from '../state/place.ts';
import { findWorker, putWorker } from '../state/workers.ts';
import { MEADOW_PLACE, yearOf, rugwortSeat } from './room.ts';
import { basicStop, forestStop } from './walkers.ts';

/**
 * He counts as having finished from the start: he takes no turns, nothing can be given to him
 * (21.2), and he still gets point tokens for visits (21.12).
 */
export function setupRugwort(s: State): void {
  const p = playerAt(rugwortSeat(s));
  s[p + FINISHED] = 1;
  // 21.9: his city has no size.
  s[p + CITY_SIZE] = NO_LIMIT;
  standBySeason(s);
}

/** 20.4 and chapter 21: where his workers stand in his season, if nothing else is said. */
export function standBySeason(s: State): void {
  const season = s[playerAt(rugwortSeat(s)) + SEASON];
  let forest = s[FOREST] === 0 ? forestStop(s, WINTER, FOREST_PLACE) : FOREST_PLACE;
  for (let i = WINTER + 1; i <= season; i++) forest = forestStop(s, i, forest);
  // A hand-written table may have no Forest at all.
  if (isJourney(forest) || s[FOREST + forest - FOREST_PLACE] !== 0) stand(s, forest);
  // 21.22: in the autumn of year 3 this one is gone.
  if (season !== AUTUMN || yearOf(s) !== 3) stand(s, basicStop(season));
  const onMeadow = season === AUTUMN ? 4 : season;
  for (let position = 0; position < onMeadow; position++) standOnMeadow(s, position);
}

export function standOnMeadow(s: State, position: number): void {
  stand(s, MEADOW_PLACE + position);
  s[MEADOW_BLOCKED] |= 1 << position;
}

function stand(s: State, place: number): void {
  const seat = rugwortSeat(s);
  const worker = findWorker(s, seat, READY);
  if (worker >= 0) putWorker(s, seat, worker, place, 0);
}
