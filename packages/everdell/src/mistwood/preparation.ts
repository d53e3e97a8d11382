/** Nightweave prepares for a season (chapter 29), and her end (30.1-30.3). */
import { pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { SPRING, SUMMER } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { FINISHED, MAX_WORKERS, MEADOW, MEADOW_SIZE, SEASON, playerAt } from '../state/layout.ts';
import { discardFromMeadow } from '../state/meadow.ts';
import { passOverDiscards, refillMeadow } from '../state/piles.ts';
import { GONE, READY } from '../state/place.ts';
import { findWorker, isDeployed, liftWorker } from '../state/workers.ts';
import { STATION_SIZE } from '../newleaf/room.ts';
import { hasStation, refillStation, stationCard, takeStationCard } from '../newleaf/station.ts';
import { firstFrom } from './arrow.ts';
import { emptyLair } from './city.ts';
import { FROM_STATION } from './places.ts';
import { drawToDeck } from './deck.ts';
import { roll } from './dice.ts';
import { metBasicEvent, ownBasic } from './events.ts';
import { liftFromMeadow } from './figure.ts';
import { drawLegend } from './legends.ts';
import { discardFromStation, stationPlace, takeIntoDeck } from './newleaf.ts';
import { hasRiver, payForWonder, takeBackFrog, wonderFor } from './pearlbrook.ts';
import { payForKept } from './modules/deeds.ts';
import { closeSeason } from './modules/turnUp.ts';
import { nightweaveSeat, putFigure, setSpecialDone, setStack } from './room.ts';
import { exploreForHer, hasMountains } from './spirecrest.ts';
import { cardsUpTo } from './stack.ts';

export interface NightweavePrepares extends Effect {
  readonly verb: 'nightweavePrepares';
}

export const nightweavePrepares: NightweavePrepares = { verb: 'nightweavePrepares', id: 0 };

/** 29.2, in its order. The Events on which her spiders stand are hers already (28.13). */
export const nightweavePreparesVerb: Verb<NightweavePrepares> = {
  name: 'nightweavePrepares',
  step(s) {
    const seat = nightweaveSeat(s);
    if (hasMountains(s)) exploreForHer(s, s[playerAt(seat) + SEASON] + 1);
    const season = ++s[playerAt(seat) + SEASON];
    if (emit.sink !== null) emit.sink.push({ type: 'season', seat, season });
    setStack(s, cardsUpTo(s, season));
    setSpecialDone(s, false);
    takeBasicEvent(s);
    comeBack(s);
    takeNewSpiders(s, season);
    seasonBonus(s, season);
    pop(s);
    closeSeason(s);
  },
};

/** 29.2 step 4, 30.2. */
function takeBasicEvent(s: State): void {
  const event = metBasicEvent(s);
  if (event >= 0) ownBasic(s, event);
}

/** 29.2 step 5: also from cards that keep workers (28.6). */
function comeBack(s: State): void {
  const seat = nightweaveSeat(s);
  putFigure(s, 0);
  payForKept(s);
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (isDeployed(s, seat, i)) liftWorker(s, seat, i, READY);
  }
  takeBackFrog(s);
  if (emit.sink !== null) emit.sink.push({ type: 'spidersBack', seat });
}

const NEW_SPIDERS = [0, 1, 2, 3];

/** 31.19: with Pearlbrook the frog stands in for the spider of spring. */
function newSpiders(s: State, season: number): number {
  return season === SPRING && hasRiver(s) ? 0 : NEW_SPIDERS[season];
}

/** 25.13: all that she has in a season. */
export function spidersIn(s: State, season: number): number {
  let n = 2;
  for (let i = SPRING; i <= season; i++) n += newSpiders(s, i);
  return n;
}

function takeNewSpiders(s: State, season: number): void {
  const n = newSpiders(s, season);
  const seat = nightweaveSeat(s);
  for (let i = 0; i < n; i++) liftWorker(s, seat, findWorker(s, seat, GONE), READY);
  if (emit.sink !== null) emit.sink.push({ type: 'newSpiders', seat, n });
}

/** 29.5-29.7; 31.6. */
function seasonBonus(s: State, season: number): void {
  if (season !== SUMMER) drawToDeck(s, 2);
  if (season !== SPRING) drawLegend(s);
  const rolls = season === SPRING ? 1 : 2;
  for (let i = 0; i < rolls; i++) rollForBonus(s, season === SUMMER);
  passOverDiscards(s);
  refillMeadow(s);
  if (hasStation(s)) refillStation(s);
}

/** The card rolled, or the next one in arrow direction, goes into her deck or is discarded. */
function rollForBonus(s: State, keep: boolean): void {
  const rolled = roll(s);
  if (rolled >= MEADOW_SIZE) return bonusFromStation(s, rolled - MEADOW_SIZE, keep);
  const at = firstFrom(s, MEADOW_SIZE, rolled, (i) => s[MEADOW + i] !== 0);
  if (at < 0) return;
  if (keep) takeIntoDeck(s, liftFromMeadow(s, at), at);
  else discardFromMeadow(s, nightweaveSeat(s), at);
}

/** 34.12. */
function bonusFromStation(s: State, rolled: number, keep: boolean): void {
  const start = stationPlace(s, rolled);
  const at = firstFrom(s, STATION_SIZE, start, (i) => stationCard(s, i) !== 0);
  if (at < 0) return;
  if (keep) takeIntoDeck(s, takeStationCard(s, at), FROM_STATION - at);
  else discardFromStation(s, at);
}

export interface NightweaveEnds extends Effect {
  readonly verb: 'nightweaveEnds';
}

export const nightweaveEnds: NightweaveEnds = { verb: 'nightweaveEnds', id: 0 };

/** 30.1-30.3, 31.25. */
export const nightweaveEndsVerb: Verb<NightweaveEnds> = {
  name: 'nightweaveEnds',
  step(s) {
    const seat = nightweaveSeat(s);
    s[playerAt(seat) + FINISHED] = 1;
    if (emit.sink !== null) emit.sink.push({ type: 'nightweaveEnds', seat });
    takeBasicEvent(s);
    emptyLair(s);
    const wonder = hasRiver(s) ? wonderFor(s) : -1;
    if (wonder >= 0) payForWonder(s, wonder);
    payForKept(s);
    refillMeadow(s);
    pop(s);
    closeSeason(s);
  },
};
