/** What Nightweave scores, and who wins (30.6-30.10, 31.7, 31.12, 31.26, 31.45). */
import type { State } from '@evervale/kernel';
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST } from '../content/board.ts';
import { BASE_POINTS, CARDS, COLOR, IS_SUCCESSOR } from '../content/tables.ts';
import { PROSPERITY } from '../content/terms.ts';
import { cardIn, cityTop } from '../state/city.ts';
import {
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  MAX_WORKERS,
  PLAYERS,
  SPECIAL_EVENTS,
  TOKENS,
  eventAt,
  slotAt,
} from '../state/layout.ts';
import { isJourney, journeyPoints } from '../state/place.ts';
import { points } from '../state/supply.ts';
import { workerPlace } from '../state/workers.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { bestOf, bonusOf, score, standings } from '../turn/scoring.ts';
import { isOfNewleaf } from './newleaf.ts';
import { adornmentsLaid, nightweaveSeat, pointCard } from './room.ts';

/** F7: a card without a printed number has no value of 0. */
const NO_NUMBER = 'bridge-of-the-sky';

/** 30.7, 31.8, 31.45: what the point card gives for a card, once, by the larger amount. */
function extraFor(s: State, kind: number): number {
  const { zeroCard, prosperityCard } = pointCard(s);
  const zero = BASE_POINTS[kind] === 0 && CARDS.of(kind).id !== NO_NUMBER;
  const dear = COLOR[kind] === PROSPERITY || IS_SUCCESSOR[kind] === 1 || isOfNewleaf(kind);
  return Math.max(zero ? zeroCard : 0, dear ? prosperityCard : 0);
}

/** 31.12: the one text that counts for her. */
function textOf(s: State, seat: number, slot: number): number {
  const { id, bonus } = CARDS.of(cardIn(s, seat, slot));
  return id === 'rugwort-the-ruler' && bonus ? bonusOf(s, bonus, seat, slot) : 0;
}

/** Every line goes to `add`; the sum, which search asks for, needs no list. */
function eachLine(
  s: State,
  seat: number,
  add: (part: string, id: string, worth: number) => void,
): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind === 0) continue;
    const { id } = CARDS.of(kind);
    add('cards', id, BASE_POINTS[kind]);
    const tokens = s[slotAt(seat, slot) + TOKENS];
    if (tokens > 0) add('tokens', id, tokens);
    const extra = extraFor(s, kind);
    if (extra > 0) add('pointCard', id, extra);
    const text = textOf(s, seat, slot);
    if (text > 0) add('prosperity', id, text);
  }
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (isJourney(place)) add('journey', `journey-${journeyPoints(place)}`, journeyPoints(place));
  }
  eachEvent(s, seat, add);
  if (points(s, seat) > 0) add('tokens', 'supply', points(s, seat));
  if (adornmentsLaid(s) > 0) {
    add('adornments', 'supply', adornmentsLaid(s) * pointCard(s).adornment);
  }
}

/** 30.6, 30.7: the printed points of special Events are not used. */
function eachEvent(
  s: State,
  seat: number,
  add: (part: string, id: string, worth: number) => void,
): void {
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    const { id, points: worth } = BASIC_EVENT_LIST[i];
    if (s[BASIC_EVENT + i] === seat + 1) add('basicEvents', id, worth);
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_KIND] === 0 || s[at + EVENT_OWNER] !== seat + 1) continue;
    add('specialEvents', SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]).id, pointCard(s).specialEvent);
  }
}

export function nightweaveScore(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  eachLine(s, seat, (part, id, worth) => lines.push({ part, id, points: worth }));
  return lines;
}

let sum = 0;
const count = (_part: string, _id: string, worth: number): void => void (sum += worth);

export function nightweaveSum(s: State, seat: number): number {
  sum = 0;
  eachLine(s, seat, count);
  return sum;
}

/** 30.9, 30.10: a tie is hers; between people as usual. */
export function nightweaveWinners(s: State): number[] {
  const seat = nightweaveSeat(s);
  const people = standings(s).filter((one) => one.seat < s[PLAYERS]);
  return score(s, seat) >= people[0].total ? [seat] : bestOf(people);
}
