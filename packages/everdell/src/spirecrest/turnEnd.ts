/**
 * The end of a turn (13.26): what Forager and Prospector bring, cards that the weather takes, then
 * Firebeak, who looks at what others discarded, and Windlore, who draws when others drew.
 */
import {
  A,
  B,
  DEPTH,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { discardFromHand } from '../effects/discard.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addToHand, handLimit, handSize, room } from '../state/hand.ts';
import { FINISHED, PLAYERS, STANDING, TURN, playerAt } from '../state/layout.ts';
import {
  discardCardOf,
  discardedNow,
  drawBeyond,
  othersDrew,
  takeDiscard,
} from '../state/piles.ts';
import { workerPlace } from '../state/workers.ts';
import type { Coming } from '../turn/joints.ts';
import { workerKinds } from '../turn/workerKinds.ts';
import { workerOfKind } from '../turn/workers.ts';
import { name } from '../words/index.ts';
import { anyYield, startYield } from './lasting.ts';
import { DECK_PLACE, DISCARD_PLACE, LOOK, LOOK_SIZE, PLACED_NOW, tableAt } from './room.ts';
import { cutHand } from './searchDeck.ts';
import { isForestPlace, ruleFor } from './weather.ts';

const SOMEWHERE = 1;
const IN_FOREST = 2;

/** CB-17: placed from the supply or by a ticket; what is moved is not placed. */
export function notePlaced(s: State, seat: number, code: number, { moved }: Coming): void {
  if (moved || seat !== s[TURN]) return;
  s[tableAt(s) + PLACED_NOW] |= SOMEWHERE | (isForestPlace(code) ? IN_FOREST : 0);
}

/** How many cards the weather takes from this player now. */
function lostToWeather(s: State, seat: number): number {
  const rule = ruleFor(s, seat);
  const hand = handSize(s, seat);
  if (rule?.does === 'downTo') return Math.max(0, hand - rule.n);
  if (rule?.does !== 'discard') return 0;
  const placed = s[tableAt(s) + PLACED_NOW];
  const due = rule.after === 'forest' ? (placed & IN_FOREST) !== 0 : placed !== 0;
  return due ? Math.min(rule.n, hand) : 0;
}

export interface TurnEnd extends Effect {
  readonly verb: 'turnEnd';
}

export const turnEnd: TurnEnd = { verb: 'turnEnd', id: 0 };

const YIELD = 0;
const WEATHER = 1;
const FIREBEAK = 2;
const WINDLORE = 3;
const OVER = 4;

export const turnEndVerb: Verb<TurnEnd> = {
  name: 'turnEnd',
  step(s, f) {
    const seat = s[f + SEAT];
    const depth = s[DEPTH];
    // Mostly there is nothing to do, so all of it is gone through at once.
    while (s[f + PC] < OVER && s[DEPTH] === depth) endWith(s, seat, s[f + PC]++);
    if (s[DEPTH] > depth) return;
    s[tableAt(s) + PLACED_NOW] = 0;
    pop(s);
  },
};

function endWith(s: State, seat: number, step: number): void {
  // An automatic opponent decides nothing.
  if (step === YIELD && seat < s[PLAYERS] && anyYield(s)) startYield(s, seat);
  else if (step === WEATHER) takeByWeather(s, seat);
  else if (step === FIREBEAK) letLook(s);
  else if (step === WINDLORE) letDraw(s);
}

function takeByWeather(s: State, seat: number): void {
  const n = lostToWeather(s, seat);
  if (n > 0) s[push(s, weatherTakes.id, seat, seat, 0, 0) + A] = n;
}

export interface WeatherTakes extends Effect {
  readonly verb: 'weatherTakes';
}

export const weatherTakes: WeatherTakes = { verb: 'weatherTakes', id: 0 };

/** A = cards still to go, B = the last kind. */
export const weatherTakesVerb: Verb<WeatherTakes> = {
  name: 'weatherTakes',
  forget: (s, f) => void (s[f + B] = 0),
  step(s, f) {
    if (s[f + A] > 0 && handSize(s, s[f + SEAT]) > 0) ask(s);
    else pop(s);
  },
  options(s, f, _effect, out) {
    const needed = Math.min(s[f + A], handSize(s, s[f + SEAT]));
    offerHand(s, s[f + SEAT], s[f + B], needed, undefined, out);
  },
  pick(s, f, _effect, code) {
    discardFromHand(s, s[f + SEAT], code);
    s[f + A]--;
    s[f + B] = code;
  },
  prompt: (s, f) => ({
    text: t('prompt.weatherTakes', { n: s[f + A] }),
    min: s[f + A],
    max: s[f + A],
  }),
  wording: (_s, _f, _effect, code) => cardWording('discard', code),
};

/** Whose critter of this kind stands on this place, -1 = nobody's; whoever has finished gets no more cards (9.6). */
function keeperOf(s: State, critter: string, place: number): number {
  if (s[STANDING + place] === 0) return -1;
  const kind = workerKinds.numberOf(critter);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const i = workerOfKind(s, seat, kind);
    if (i < 0 || workerPlace(s, seat, i) !== place) continue;
    return s[playerAt(seat) + FINISHED] === 0 ? seat : -1;
  }
  return -1;
}

/** CB-14: cards that came onto the discard pile in another player's turn. */
function letLook(s: State): void {
  const seat = keeperOf(s, 'firebeak', DISCARD_PLACE);
  if (seat < 0 || seat === s[TURN]) return;
  const n = Math.min(discardedNow(s), LOOK_SIZE);
  if (n <= 0 || room(s, seat) === 0) return;
  for (let i = 0; i < n; i++) s[tableAt(s) + LOOK + i] = takeDiscard(s);
  raiseBarrier(s);
  push(s, look.id, seat, seat, 0, 0);
}

/** CB-22: two cards, whatever the hand limit is, which is kept at once. */
function letDraw(s: State): void {
  const seat = keeperOf(s, 'windlore', DECK_PLACE);
  if (seat < 0 || !othersDrew(s, seat)) return;
  drawBeyond(s, seat, 2);
  if (handSize(s, seat) > handLimit(s, seat)) push(s, cutHand.id, seat, seat, 0, 0);
}

export function lookCard(s: State, i: number): number {
  return i < LOOK_SIZE ? s[tableAt(s) + LOOK + i] : 0;
}

/** Who looks at those cards now, -1 = nobody. */
export function looker(s: State): number {
  return lookCard(s, 0) === 0 ? -1 : keeperOf(s, 'firebeak', DISCARD_PLACE);
}

export interface Look extends Effect {
  readonly verb: 'look';
}

export const look: Look = { verb: 'look', id: 0 };

/** A = taken so far, PC 1 = enough. Picks: the kind of card. */
export const lookVerb: Verb<Look> = {
  name: 'look',
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0 && room(s, seat) > 0 && lookCard(s, 0) !== 0) return ask(s);
    pop(s);
    for (let i = 0; lookCard(s, i) !== 0; i++) {
      discardCardOf(s, lookCard(s, i));
      s[tableAt(s) + LOOK + i] = 0;
    }
  },
  options(s, _f, _effect, out) {
    out.add(DONE);
    for (let i = 0; lookCard(s, i) !== 0; i++) {
      if (!out.has(lookCard(s, i))) out.add(lookCard(s, i));
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    s[f + A]++;
    takeLooked(s, code);
    addToHand(s, seat, code);
    if (emit.sink !== null) {
      const what = { cards: [code], to: [seat], secret: ['cards'] as const };
      emit.sink.push({ type: 'fromDiscard', seat, count: 1, ...what });
    }
  },
  prompt: (s, f) => ({
    text: t('prompt.firebeak', { me: name('firebeak') }),
    min: 0,
    max: room(s, s[f + SEAT]) + s[f + A],
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => cardWording('take', code, s[f + A]),
};

/** One copy goes, the others move up. */
function takeLooked(s: State, kind: number): void {
  const at = tableAt(s) + LOOK;
  let i = 0;
  while (s[at + i] !== kind) i++;
  s.copyWithin(at + i, at + i + 1, at + LOOK_SIZE);
  s[at + LOOK_SIZE - 1] = 0;
}
