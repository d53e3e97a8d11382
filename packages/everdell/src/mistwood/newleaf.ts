/** Nightweave at the station (31.39-31.46). */
import { raiseBarrier, type State } from '@evervale/kernel';
import { BASE_POINTS, CARDS } from '../content/tables.ts';
import { MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { emit } from '../log/emit.ts';
import { gainPoints } from '../state/supply.ts';
import { discardCardOf } from '../state/piles.ts';
import { hasStation, refillStation, stationCard, takeStationCard } from '../newleaf/station.ts';
import { PILES, STATION_SIZE } from '../newleaf/room.ts';
import { VISITORS, discardVisitor, pileSize, topVisitor, welcome } from '../newleaf/visitors.ts';
import { arrowOf, firstOf } from './arrow.ts';
import { playForHer, playOrDiscard } from './city.ts';
import { FROM_DECK, FROM_STATION } from './places.ts';
import { addToDeck, deckCount, takeTopOfHers } from './deck.ts';
import { layFigure } from './dice.ts';
import { figureAt, hasNightweave, nightweaveSeat, pointCard } from './room.ts';

/** The die shows 9, 10, 11 for the upper, middle, lower card of the station, 12 for the best (31.40). */
const BEST = STATION_SIZE;

/** The place in the station that was rolled. */
export function stationPlace(s: State, rolled: number): number {
  if (rolled < BEST) return rolled;
  let best = -1;
  for (let i = 0; i < STATION_SIZE; i++) {
    const kind = stationCard(s, i);
    if (kind !== 0) best = Math.max(best, BASE_POINTS[kind]);
  }
  const place = firstOf(s, STATION_SIZE, (i) => {
    const kind = stationCard(s, i);
    return kind !== 0 && BASE_POINTS[kind] === best;
  });
  return place < 0 ? 0 : place;
}

/** Does the figure lie on this place of the station? */
function figureInStation(s: State, place: number): boolean {
  return figureAt(s) === MEADOW_SIZE + place + 1;
}

/** Places of the station that are not refilled, one bit each. */
export function gapsInStation(s: State): number {
  if (!hasNightweave(s)) return 0;
  const place = figureAt(s) - MEADOW_SIZE - 1;
  return place >= 0 ? 1 << place : 0;
}

/** 31.41: 9 to 12 with the figure: the card rolled, and a visitor. */
export function figureFromStation(s: State, rolled: number): void {
  const place = stationPlace(s, rolled);
  const kind = takeStationCard(s, place);
  layFigure(s, MEADOW_SIZE + place + 1);
  playOrDiscard(s, kind, FROM_STATION - place);
  takeVisitor(s);
}

/** 31.43: 9 to 12 without the figure. */
export function playFromStation(s: State, rolled: number): void {
  const place = stationPlace(s, rolled);
  if (figureInStation(s, place)) {
    if (deckCount(s) > 0) playForHer(s, takeTopOfHers(s), FROM_DECK);
    return;
  }
  const kind = takeStationCard(s, place);
  if (kind !== 0) playForHer(s, kind, FROM_STATION - place);
  gainPoints(s, nightweaveSeat(s), pointCard(s).star);
  for (let i = 0; i < STATION_SIZE; i++) discardFromStation(s, i);
  refillStation(s);
}

/** A card of the station is discarded (29.5, 29.7, 31.43). */
export function discardFromStation(s: State, place: number): void {
  const card = takeStationCard(s, place);
  if (card === 0) return;
  discardCardOf(s, card);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'stationGo', seat: nightweaveSeat(s), place, card, where: 'discard' });
  }
}

/** 31.41: 1 to 8 with the figure: all cards of Newleaf that lie in the Meadow go into her deck. */
export function takeNewleafCards(s: State): void {
  if (!hasStation(s)) return;
  for (let position = 0; position < MEADOW_SIZE; position++) {
    const kind = s[MEADOW + position];
    if (kind === 0 || !isOfNewleaf(kind)) continue;
    s[MEADOW + position] = 0;
    takeIntoDeck(s, kind, position);
  }
}

export function isOfNewleaf(kind: number): boolean {
  const { box } = CARDS.of(kind);
  return box === 'newleaf-cards' || box === 'newleaf';
}

/** A card that everybody has seen goes into her deck. */
export function takeIntoDeck(s: State, kind: number, position: number): void {
  addToDeck(s, kind);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'intoDeck', seat: nightweaveSeat(s), card: kind, position });
  }
}

const worth = (number: number): number => (number === 0 ? -1 : VISITORS[number - 1].points);

/** 31.41, 31.44, 31.46: the better of the two visitors; the other pile loses its top one. */
export function takeVisitor(s: State): void {
  const [left, right] = [worth(topVisitor(s, 0)), worth(topVisitor(s, 1))];
  if (left < 0 && right < 0) return;
  const first = arrowOf(s) === 1 ? 0 : PILES - 1;
  const pile = left === right ? first : left > right ? 0 : 1;
  const other = 1 - pile;
  const another = pileSize(s, other) > 0;
  welcome(s, nightweaveSeat(s), pile);
  if (another && pileSize(s, other) > 0) discardVisitor(s, nightweaveSeat(s), other);
}
