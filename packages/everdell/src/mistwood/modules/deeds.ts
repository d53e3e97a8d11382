/** What cards of her modules do by themselves, without asking anybody. */
import {
  AT,
  SEAT,
  chance,
  pop,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BASE_POINTS } from '../../content/tables.ts';
import { emit } from '../../log/emit.ts';
import { handCard, handSize, removeFromHand } from '../../state/hand.ts';
import {
  EVENT_KIND,
  EVENT_OWNER,
  MEADOW_SIZE,
  SPECIAL_EVENTS,
  eventAt,
} from '../../state/layout.ts';
import { discardFromMeadow } from '../../state/meadow.ts';
import { discardCardOf, meadowCard, refillMeadow, takeTop } from '../../state/piles.ts';
import { gainPoints } from '../../state/supply.ts';
import { findReady, liftWorker, putWorker } from '../../state/workers.ts';
import { firstFrom, arrowOf } from '../arrow.ts';
import { discardHers, isFull, playForHer } from '../city.ts';
import { addToDeck, deckCount, drawToDeck } from '../deck.ts';
import { roll } from '../dice.ts';
import { ownSpecial } from '../events.ts';
import { liftFromMeadow, playFromMeadow } from '../figure.ts';
import { takeIntoDeck } from '../newleaf.ts';
import { FROM_DRAW_PILE, LAIR_PLACE } from '../places.ts';
import {
  addPlotTokens,
  figureAt,
  hasEnded,
  keptBits,
  nightweaveSeat,
  plotTokens,
  setKept,
} from '../room.ts';
import { tokensOf, type Amount } from './amounts.ts';
import { turnUpCharacter } from './characterPile.ts';
import { isMarked } from './marks.ts';
import { hasWeb, layWeb } from './webs.ts';

/** Deeds with a number, which the text says, and what happens if they cannot be done. */
export interface Deed extends Effect {
  readonly verb: 'herDeed';
  readonly what:
    | 'draw'
    | 'collect'
    | 'shadow'
    | 'gamble'
    | 'keepEmpty'
    | 'web'
    | 'nextCharacter'
    | 'afterFigure'
    | 'giveAtRandom'
    | 'lureWorker'
    | 'takeBest'
    | 'playBest'
    | 'playRolled'
    | 'clearMeadow'
    | 'reveal'
    | 'playTop'
    | 'takeEvent';
  readonly n: number;
}

export const deed = (what: Deed['what'], n = 1): Deed => ({ verb: 'herDeed', id: 0, what, n });

export interface HerGain extends Effect {
  readonly verb: 'herGain';
  readonly amount: Amount;
  /** At most so many while the plot lasts (G6). */
  readonly cap?: number;
}

/** She gains point tokens. */
export function gains(amount: Amount, cap?: number): HerGain {
  return { verb: 'herGain', id: 0, amount, ...(cap !== undefined && { cap }) };
}

export interface Nothing extends Effect {
  readonly verb: 'herNothing';
}

export const nothing = (): Nothing => ({ verb: 'herNothing', id: 0 });

export const herNothingVerb: Verb<Nothing> = { name: 'herNothing', step: (s) => pop(s) };

/** Nothing can come of it any more. */
export function isSpent(s: State, effect: Effect): boolean {
  if (effect.verb !== 'herGain') return false;
  const { cap } = effect as HerGain;
  return cap !== undefined && plotTokens(s) >= cap;
}

export const herGainVerb: Verb<HerGain> = {
  name: 'herGain',
  step(s, f, { amount, cap }) {
    const all = tokensOf(s, f, amount);
    const n = cap === undefined ? all : Math.min(all, cap - plotTokens(s));
    pop(s);
    if (cap !== undefined) addPlotTokens(s, n);
    gainTokens(s, n);
  },
};

function gainTokens(s: State, n: number): void {
  gainPoints(s, nightweaveSeat(s), n);
}

export const herDeedVerb: Verb<Deed> = {
  name: 'herDeed',
  step(s, f, effect) {
    const [seat, at] = [s[f + SEAT], s[f + AT]];
    pop(s);
    DEEDS[effect.what](s, seat, at, effect.n);
  },
};

type Doing = (s: State, seat: number, at: number, n: number) => void;

const DEEDS: Record<Deed['what'], Doing> = {
  // G5: no cards after her end.
  draw: (s, _seat, _at, n) => void (hasEnded(s) ? 0 : drawToDeck(s, n)),
  collect: (s) => {
    if (deckCount(s) >= 3 || hasEnded(s)) gainTokens(s, 1);
    else drawToDeck(s, 1);
  },
  shadow: takeNextMarked,
  gamble: (s) => {
    const value = roll(s) + 1;
    gainTokens(s, value > 6 ? 2 : value > 3 ? 1 : 0);
  },
  keepEmpty,
  web: leaveWeb,
  nextCharacter: (s) => turnUpCharacter(s),
  afterFigure: takeAfterFigure,
  giveAtRandom,
  lureWorker,
  takeBest: (s) => takeIntoPile(s, bestPosition(s)),
  playBest,
  playRolled: (s) => (isFull(s) ? gainTokens(s, 1) : playFromMeadow(s)),
  clearMeadow,
  reveal,
  playTop,
  takeEvent: takeSpecialEvent,
};

function takeIntoPile(s: State, position: number): void {
  if (position >= 0) takeIntoDeck(s, liftFromMeadow(s, position), position);
}

/** The first marked card forward after the one concerned. It is refilled together with that one. */
function takeNextMarked(s: State, _seat: number, at: number): void {
  let next = -1;
  for (let n = 1; n < MEADOW_SIZE && next < 0; n++) {
    const i = (at + n) % MEADOW_SIZE;
    if (meadowCard(s, i) !== 0 && isMarked(s, i)) next = i;
  }
  if (next < 0 || hasEnded(s)) return gainTokens(s, 1);
  const worth = BASE_POINTS[meadowCard(s, next)];
  takeIntoPile(s, next);
  if (worth >= 2) gainTokens(s, 1);
}

const LEAST_CARDS = 5;

/** Where five cards or more would remain; after her end nobody would fill it again. */
function keepEmpty(s: State, _seat: number, at: number): void {
  let cards = 0;
  for (let i = 0; i < MEADOW_SIZE; i++) if (meadowCard(s, i) !== 0) cards++;
  if (cards <= LEAST_CARDS || hasEnded(s)) return gainTokens(s, 1);
  setKept(s, keptBits(s) | (1 << at));
  if (emit.sink !== null) {
    emit.sink.push({ type: 'keptEmpty', seat: nightweaveSeat(s), position: at });
  }
}

/** Positions that were kept empty pay off, and will be refilled. */
export function payForKept(s: State): void {
  let n = 0;
  for (let bits = keptBits(s); bits !== 0; bits &= bits - 1) n++;
  setKept(s, 0);
  gainTokens(s, n);
}

function leaveWeb(s: State, _seat: number, at: number): void {
  if (hasWeb(s, at)) return gainTokens(s, 1);
  layWeb(s, at);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'web', seat: nightweaveSeat(s), at: { place: at } });
  }
}

function takeAfterFigure(s: State): void {
  const start = figureAt(s) - 1 + arrowOf(s) + MEADOW_SIZE;
  takeIntoPile(
    s,
    firstFrom(s, MEADOW_SIZE, start % MEADOW_SIZE, (i) => meadowCard(s, i) !== 0),
  );
  refillMeadow(s);
}

/** 26.4: a token for each card; one for each that is missing, too. */
function giveAtRandom(s: State, seat: number, _at: number, n: number): void {
  const cards: number[] = [];
  while (cards.length < n && handSize(s, seat) > 0) {
    const kind = handCard(s, seat, chance(s, handSize(s, seat)));
    removeFromHand(s, seat, kind);
    addToDeck(s, kind);
    cards.push(kind);
  }
  raiseBarrier(s);
  if (emit.sink !== null && cards.length > 0) {
    const receiver = nightweaveSeat(s);
    const secret = ['cards'] as const;
    emit.sink.push({
      type: 'giveCards',
      seat,
      receiver,
      count: cards.length,
      cards,
      to: [seat],
      secret,
    });
  }
  gainTokens(s, n);
}

function lureWorker(s: State, seat: number, _at: number, n: number): void {
  const worker = findReady(s, seat);
  if (worker < 0) return gainTokens(s, n);
  liftWorker(s, seat, worker, LAIR_PLACE);
  putWorker(s, seat, worker, LAIR_PLACE, 0);
  if (emit.sink !== null) emit.sink.push({ type: 'lured', seat });
}

/** The highest printed value, among equals the first forward; -1 = the Meadow is empty. */
function bestPosition(s: State): number {
  let best = -1;
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const kind = meadowCard(s, i);
    if (kind === 0) continue;
    if (best < 0 || BASE_POINTS[kind] > BASE_POINTS[meadowCard(s, best)]) best = i;
  }
  return best;
}

function playBest(s: State): void {
  const at = bestPosition(s);
  if (at < 0) return;
  const kind = liftFromMeadow(s, at);
  if (isFull(s)) {
    gainTokens(s, Math.max(0, BASE_POINTS[kind]));
    discardHers(s, kind);
  } else playForHer(s, kind, at);
  refillMeadow(s);
}

function clearMeadow(s: State): void {
  for (let i = 0; i < MEADOW_SIZE; i++) {
    if (meadowCard(s, i) !== 0) discardFromMeadow(s, nightweaveSeat(s), i);
  }
  refillMeadow(s);
}

function reveal(s: State, _seat: number, _at: number, n: number): void {
  const cards: number[] = [];
  for (let i = 0; i < n; i++) {
    const kind = takeTop(s);
    if (kind !== 0) cards.push(kind);
  }
  raiseBarrier(s);
  const seat = nightweaveSeat(s);
  if (emit.sink !== null && cards.length > 0) {
    emit.sink.push({ type: 'reveal', seat, cards, from: 'deck' });
    emit.sink.push({ type: 'revealedGo', seat, cards, where: 'discard' });
  }
  for (const kind of cards) discardCardOf(s, kind);
  gainTokens(
    s,
    cards.reduce((best, kind) => Math.max(best, BASE_POINTS[kind]), 0),
  );
}

/** Cards of the draw pile, one after the other; two tokens for each that finds no space. */
function playTop(s: State, _seat: number, _at: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const kind = isFull(s) ? 0 : takeTop(s);
    if (kind === 0) {
      gainTokens(s, 2);
      continue;
    }
    raiseBarrier(s);
    playForHer(s, kind, FROM_DRAW_PILE);
  }
}

/** The first special Event forward that nobody has; else so many tokens. */
function takeSpecialEvent(s: State, _seat: number, _at: number, n: number): void {
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_KIND] !== 0 && s[at + EVENT_OWNER] === 0) return ownSpecial(s, i);
  }
  gainTokens(s, n);
}
