/** Activating Production cards: all of them, one more, or a copied one. */
import {
  A,
  AT,
  DEPTH,
  DONE,
  FRAMES,
  FRAME_SIZE,
  OF,
  PC,
  SEAT,
  ask,
  nodeOf,
  pop,
  push,
  verbWithForms,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import {
  CARDS,
  HUSBAND_SPACE,
  STAYS,
  NOT_COPIED,
  ON_PRODUCTION,
  SPACE,
  MAX_KINDS,
} from '../content/tables.ts';
import { cardNoun, playerName, t } from '../say.ts';
import { cardIn, cityTop, isLodged } from '../state/city.ts';
import { MAX_SLOTS, SEATS } from '../state/layout.ts';
import { NOTHING_TO_ACTIVATE, OK } from '../turn/reason.ts';
import { slotWording } from './city.ts';
import type { When } from './city.ts';
import type { Discard } from './discard.ts';
import { performable } from './machine.ts';
import { cardNumber, cityOfNumber, slotOfNumber } from '../state/slots.ts';

/** Activates the card in `slot` of `city` for `seat`. */
function activate(s: State, seat: number, city: number, slot: number): void {
  const kind = cardIn(s, city, slot);
  if (emit.sink !== null) emit.sink.push({ type: 'activate', seat, city, card: kind, slot });
  push(s, ON_PRODUCTION[kind], seat, city, slot, 0);
}

/**
 * GEN.6: a card that is already active in this chain must not become active again. The cards in
 * the chain are those whose own production effect lies on the stack.
 */
function inChain(s: State, city: number, slot: number): boolean {
  const node = ON_PRODUCTION[cardIn(s, city, slot)];
  for (let i = 0; i < s[DEPTH]; i++) {
    const f = FRAMES + i * FRAME_SIZE;
    if (nodeOf(s, f) === node && s[f + OF] === city && s[f + AT] === slot) return true;
  }
  return false;
}

function isProduction(s: State, city: number, slot: number): boolean {
  return ON_PRODUCTION[cardIn(s, city, slot)] !== 0;
}

/**
 * May `seat` use this Production card of `city` now, and would it do anything (5.7)? MINERMOLE.4:
 * some only in the own city.
 */
function usable(s: State, seat: number, city: number, slot: number): boolean {
  const kind = cardIn(s, city, slot);
  // 18.11: nothing copies or activates a successor.
  if (ON_PRODUCTION[kind] === 0 || STAYS[kind] === 1) return false;
  if (city !== seat && NOT_COPIED[kind] === 1) return false;
  return !inChain(s, city, slot) && isUseful(s, seat, city, slot);
}

/** Would activating this card do anything? */
function isUseful(s: State, seat: number, city: number, slot: number): boolean {
  return performable(s, seat, city, slot, CARDS.of(cardIn(s, city, slot)).production!) === OK;
}

/**
 * Cards that activate others are useful if the others are. While that is found out, each of them is
 * looked into once: what a card seen before could reach is known already, and none reaches itself.
 */
const seen: number[] = [];
let looking = 0;

function reaches(city: number, slot: number, anyOther: () => boolean): number {
  const card = cardNumber(city, slot);
  if (looking === 0) seen.length = 0;
  if (seen.includes(card)) return NOTHING_TO_ACTIVATE;
  seen.push(card);
  looking++;
  const found = anyOther();
  looking--;
  return found ? OK : NOTHING_TO_ACTIVATE;
}

export interface ActivateAll extends Effect {
  readonly verb: 'activate';
  readonly how: 'all';
}

/** Every Production card of the own city once, in the order the player chooses (8.6). */
export function activateAll(): ActivateAll {
  return { verb: 'activate', how: 'all', id: 0 };
}

/** A … E = the slots still to activate, one bit each. */
const activateAllVerb: Verb<ActivateAll> = {
  name: 'activate',
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      for (let slot = 0; slot < cityTop(s, seat); slot++) {
        if (isProduction(s, seat, slot)) mark(s, f, slot, true);
      }
    }
    // Gains without a choice go first: more in hand never closes a possibility, so nobody is asked.
    const plain = nextPlain(s, f);
    if (plain >= 0) return start(s, f, plain);
    // Once no card can do anything, none of them changes that for another.
    if (anyMarkedUseful(s, f)) ask(s);
    else pop(s);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    for (let slot = 0; slot < MAX_SLOTS; slot++) {
      if (isMarked(s, f, slot) && hasTurn(s, seat, slot) && !sameBefore(s, f, seat, slot)) {
        out.add(slot + 1);
      }
    }
  },
  pick: (s, f, _effect, code) => start(s, f, code - 1),
  prompt: () => ({ text: t('prompt.production') }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'activate', code),
};

function start(s: State, f: number, slot: number): void {
  mark(s, f, slot, false);
  activate(s, s[f + SEAT], s[f + SEAT], slot);
}

function mark(s: State, f: number, slot: number, on: boolean): void {
  const bit = 1 << (slot & 7);
  if (on) s[f + A + (slot >> 3)] |= bit;
  else s[f + A + (slot >> 3)] &= ~bit;
}

/** Still to come, unless the card has left the city meanwhile. */
function isMarked(s: State, f: number, slot: number): boolean {
  const marked = (s[f + A + (slot >> 3)] & (1 << (slot & 7))) !== 0;
  return marked && isProduction(s, s[f + SEAT], slot);
}

/** The next card whose production is a mere gain, or -1. */
function nextPlain(s: State, f: number): number {
  const seat = s[f + SEAT];
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (isMarked(s, f, slot) && PLAIN[cardIn(s, seat, slot)] === 1) return slot;
  }
  return -1;
}

function anyMarkedUseful(s: State, f: number): boolean {
  const seat = s[f + SEAT];
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (isMarked(s, f, slot) && isUseful(s, seat, seat, slot)) return true;
  }
  return false;
}

/**
 * A card that can do nothing now waits for those that can. One that takes something away may
 * go first, before there is something to take.
 */
function hasTurn(s: State, seat: number, slot: number): boolean {
  return TAKES[cardIn(s, seat, slot)] === 1 || isUseful(s, seat, seat, slot);
}

/** Copies of a card that can act now are the same choice. */
function sameBefore(s: State, f: number, seat: number, slot: number): boolean {
  for (let i = 0; i < slot; i++) {
    if (cardIn(s, seat, i) !== cardIn(s, seat, slot)) continue;
    if (isMarked(s, f, i) && hasTurn(s, seat, i)) return true;
  }
  return false;
}

/** Kinds whose production is a mere gain of resources or points. */
const PLAIN = new Uint8Array(MAX_KINDS);

/** Kinds whose production takes hand cards away without being asked. */
const TAKES = new Uint8Array(MAX_KINDS);

/** Looks once at what the production of every card is. */
export function sortProductions(): void {
  CARDS.list.forEach((card, i) => {
    PLAIN[i + 1] = card.production && isPlainGain(card.production) ? 1 : 0;
    TAKES[i + 1] = card.production && takesCards(card.production) ? 1 : 0;
  });
}

function takesCards(effect: Effect): boolean {
  return effect.verb === 'discard' && (effect as Discard).min > 0;
}

function isPlainGain(effect: Effect): boolean {
  if (effect.verb === 'gain') return true;
  if (effect.verb !== 'when') return false;
  const { then, otherwise } = effect as When;
  return isPlainGain(then) && (otherwise === undefined || isPlainGain(otherwise));
}

export interface ActivateOne extends Effect {
  readonly verb: 'activate';
  readonly how: 'one';
}

/** One more Production card of the same city (CHIPSWEEP.1). */
export function activateOne(): ActivateOne {
  return { verb: 'activate', how: 'one', id: 0 };
}

const activateOneVerb: Verb<ActivateOne> = {
  name: 'activate',
  can: (s, seat, of, at) => reaches(of, at, () => anyUsable(s, seat, of)),
  step(s, f) {
    if (s[f + PC] === 1 || !anyUsable(s, s[f + SEAT], s[f + OF])) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => offerUsable(s, s[f + SEAT], s[f + OF], 0, out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    activate(s, s[f + SEAT], s[f + OF], code - 1);
  },
  prompt: () => ({ text: t('prompt.activate') }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + OF], 'activate', code),
};

function anyUsable(s: State, seat: number, city: number): boolean {
  for (let slot = 0; slot < cityTop(s, city); slot++) if (usable(s, seat, city, slot)) return true;
  return false;
}

/** Picks are base + slot + 1; of copies only the first, but stored goods make a difference, and who shares a space. */
function offerUsable(s: State, seat: number, city: number, base: number, out: Options): void {
  for (let slot = 0; slot < cityTop(s, city); slot++) {
    if (usable(s, seat, city, slot) && !copyBefore(s, seat, city, slot)) out.add(base + slot + 1);
  }
}

function copyBefore(s: State, seat: number, city: number, slot: number): boolean {
  const kind = cardIn(s, city, slot);
  if (NOT_COPIED[kind] === 1 || SPACE[kind] === HUSBAND_SPACE) return false;
  for (let i = 0; i < slot; i++) {
    if (cardIn(s, city, i) !== kind || isLodged(s, city, i) !== isLodged(s, city, slot)) continue;
    if (usable(s, seat, city, i)) return true;
  }
  return false;
}

export interface Copy extends Effect {
  readonly verb: 'activate';
  readonly how: 'copy';
}

/** The player may use a Production card of a city foreign to this card (MINERMOLE.1, .5). */
export function copyProduction(): Copy {
  return { verb: 'activate', how: 'copy', id: 0 };
}

/** Picks: the number of the card + 1. */
const copyVerb: Verb<Copy> = {
  name: 'activate',
  can: (s, seat, of, at) => reaches(of, at, () => anyForeign(s, seat, of)),
  step(s, f) {
    if (s[f + PC] === 1 || !anyForeign(s, s[f + SEAT], s[f + OF])) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    for (let city = 0; city < s[SEATS]; city++) {
      if (city !== s[f + OF]) offerUsable(s, s[f + SEAT], city, cardNumber(city, 0), out);
    }
  },
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    if (code === DONE) return;
    activate(s, s[f + SEAT], cityOfNumber(s, code - 1), slotOfNumber(s, code - 1));
  },
  prompt: () => ({ text: t('prompt.copy') }),
  wording(s, f, _effect, code) {
    if (code === DONE) return { key: 'none', text: t('option.none') };
    const city = cityOfNumber(s, code - 1);
    const slot = slotOfNumber(s, code - 1);
    const kind = cardIn(s, city, slot);
    const of = cardNoun(kind);
    return {
      key: `copy:${CARDS.of(kind).id}@city${city + 1}-${slot + 1}`,
      text:
        city === s[f + SEAT]
          ? t('option.copyOwn', { of })
          : t('option.copy', { of, player: playerName(city) }),
    };
  },
};

function anyForeign(s: State, seat: number, home: number): boolean {
  for (let city = 0; city < s[SEATS]; city++) {
    if (city !== home && anyUsable(s, seat, city)) return true;
  }
  return false;
}

export type Activate = ActivateAll | ActivateOne | Copy;

export const activateVerb = verbWithForms<Activate>('activate', {
  all: activateAllVerb,
  one: activateOneVerb,
  copy: copyVerb,
});
