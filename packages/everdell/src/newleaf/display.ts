/** Meadow and station together: both lie open for everybody (14.17, 15.17, the Lamplighter). */
import {
  A,
  B,
  C,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { draw, meadowWording } from '../effects/draw.ts';
import { emit } from '../log/emit.ts';
import { cardName, t } from '../say.ts';
import { addOpenly, room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { discardFromMeadow, takeFromMeadow } from '../state/meadow.ts';
import { discardCardOf, drawable, meadowCard, meadowFree, refillMeadow } from '../state/piles.ts';
import { ALL } from '../state/seen.ts';
import { HAND_FULL, MEADOW_EMPTY, OK, PILES_EMPTY } from '../turn/reason.ts';
import { STATION_SIZE } from './room.ts';
import { hasStation, refillStation, stationCard, takeStationCard } from './station.ts';

// Picks: the Meadow from 1 on, then the station, then the draw pile.
export const DISPLAY_SIZE = MEADOW_SIZE + STATION_SIZE;
const FROM_DECK = DISPLAY_SIZE + 1;

const isMeadow = (code: number): boolean => code <= MEADOW_SIZE;
const stationPlace = (code: number): number => code - MEADOW_SIZE - 1;

/** The card of a pick that can be reached, 0 = none. */
export function displayCard(s: State, code: number): number {
  if (isMeadow(code)) return meadowFree(s, code - 1) ? meadowCard(s, code - 1) : 0;
  return hasStation(s) ? stationCard(s, stationPlace(code)) : 0;
}

/** Cards that can be reached, from this pick on. */
function countFrom(s: State, from: number): number {
  let n = 0;
  for (let code = from; code <= DISPLAY_SIZE; code++) if (displayCard(s, code) !== 0) n++;
  return n;
}

/** In order: from the last pick on, leaving enough for `needed`. */
function offerDisplay(s: State, last: number, needed: number, out: Options): void {
  const first = out.ordered ? Math.max(1, last) : 1;
  let left = countFrom(s, first);
  for (let code = first; code <= DISPLAY_SIZE && left >= needed; code++) {
    if (displayCard(s, code) === 0) continue;
    out.add(code);
    if (out.ordered) left--;
  }
}

/** A card of the station leaves for the hand or the discard pile; its train car stays. */
function fromStation(s: State, seat: number, place: number, where: 'hand' | 'discard'): void {
  const card = takeStationCard(s, place);
  if (where === 'hand') addOpenly(s, seat, card);
  else discardCardOf(s, card, ALL);
  if (emit.sink !== null) emit.sink.push({ type: 'stationGo', seat, place, card, where });
}

function takeFromDisplay(s: State, seat: number, code: number): void {
  if (isMeadow(code)) takeFromMeadow(s, seat, code - 1);
  else fromStation(s, seat, stationPlace(code), 'hand');
}

function discardFromDisplay(s: State, seat: number, code: number): void {
  if (isMeadow(code)) discardFromMeadow(s, seat, code - 1);
  else fromStation(s, seat, stationPlace(code), 'discard');
}

export function refillDisplay(s: State): void {
  refillMeadow(s);
  if (hasStation(s)) refillStation(s);
}

export function displayWording(s: State, act: string, code: number): Wording {
  if (code <= MEADOW_SIZE) return meadowWording(s, act, code);
  const card = displayCard(s, code);
  const n = stationPlace(code) + 1;
  return {
    key: `${act}:${CARDS.of(card).id}@station-${n}`,
    text: t('option.stationCard', { card: cardName(card), n }),
  };
}

export interface ClearDisplay extends Effect {
  readonly verb: 'clearDisplay';
  readonly n: number;
}

/** Discard so many cards of Meadow and station, then refill both (14.17). */
export function clearDisplay(n: number): ClearDisplay {
  return { verb: 'clearDisplay', id: 0, n };
}

export interface TakeDisplay extends Effect {
  readonly verb: 'takeDisplay';
  readonly n: number;
}

/** Take so many of them into the hand; they are not refilled yet (14.17). */
export function takeDisplay(n: number): TakeDisplay {
  return { verb: 'takeDisplay', id: 0, n };
}

/** A = still to come, B = the last pick, C = in all. */
function displayRun<E extends ClearDisplay | TakeDisplay>(
  name: E['verb'],
  most: (s: State, seat: number, n: number) => number,
  deed: (s: State, seat: number, code: number) => void,
  end: (s: State) => void,
): Verb<E> {
  const takes = name === 'takeDisplay';
  return {
    name,
    can(s, seat, _of, _at, { n }) {
      if (countFrom(s, 1) === 0) return MEADOW_EMPTY;
      return most(s, seat, n) > 0 ? OK : HAND_FULL;
    },
    step(s, f, { n }) {
      if (s[f + PC] === 0) {
        s[f + PC] = 1;
        s[f + A] = s[f + C] = Math.min(most(s, s[f + SEAT], n), countFrom(s, 1));
      }
      if (s[f + A] > 0 && countFrom(s, 1) > 0) return ask(s);
      end(s);
      pop(s);
    },
    options: (s, f, _effect, out) => offerDisplay(s, s[f + B], s[f + A], out),
    pick(s, f, _effect, code) {
      deed(s, s[f + SEAT], code);
      s[f + A]--;
      s[f + B] = code;
    },
    prompt: (s, f) => ({
      text: t(takes ? 'prompt.displayTake' : 'prompt.displayDiscard', { n: s[f + A] }),
      min: s[f + C],
      max: s[f + C],
      picked: s[f + C] - s[f + A],
    }),
    wording: (s, _f, _effect, code) => displayWording(s, takes ? 'take' : 'discard', code),
  };
}

export const clearDisplayVerb = displayRun<ClearDisplay>(
  'clearDisplay',
  (_s, _seat, n) => n,
  discardFromDisplay,
  refillDisplay,
);

export const takeDisplayVerb = displayRun<TakeDisplay>(
  'takeDisplay',
  (s, seat, n) => Math.min(n, room(s, seat)),
  takeFromDisplay,
  () => undefined,
);

export interface DrawAnywhere extends Effect {
  readonly verb: 'drawAnywhere';
  readonly n: number;
}

/** One of them, from the deck. */
export const drawOne = draw(1);

/** The player may draw so many cards, each from the deck, the Meadow or the station. */
export function drawAnywhere(n: number): DrawAnywhere {
  return { verb: 'drawAnywhere', id: 0, n };
}

/** A = cards so far, PC 1 = enough. */
export const drawAnywhereVerb: Verb<DrawAnywhere> = {
  name: 'drawAnywhere',
  can(s, seat) {
    if (room(s, seat) === 0) return HAND_FULL;
    return drawable(s) > 0 || countFrom(s, 1) > 0 ? OK : PILES_EMPTY;
  },
  step(s, f, { n }) {
    const some = drawable(s) > 0 || countFrom(s, 1) > 0;
    if (s[f + PC] === 0 && s[f + A] < n && room(s, s[f + SEAT]) > 0 && some) return ask(s);
    pop(s);
    refillDisplay(s);
  },
  options(s, _f, _effect, out) {
    out.add(DONE);
    offerDisplay(s, 0, 1, out);
    if (drawable(s) > 0) out.add(FROM_DECK);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    s[f + A]++;
    if (code === FROM_DECK) pushChild(s, f, drawOne.id);
    else takeFromDisplay(s, s[f + SEAT], code);
  },
  prompt: (s, f, { n }) => ({
    text: t('prompt.drawFrom', { n: Math.min(n - s[f + A], room(s, s[f + SEAT])) }),
    min: 0,
    max: n,
    picked: s[f + A],
  }),
  wording(s, _f, _effect, code) {
    if (code === FROM_DECK) return { key: 'draw:deck', text: t('option.pile', { pile: 'deck' }) };
    return displayWording(s, 'take', code);
  },
};
