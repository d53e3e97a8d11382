/** Adventure cards, treasure and piles. */
import {
  A,
  AT,
  C,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARD_PRICE, FALLBACK, magicNumber, magicOf, tileId } from '../content/tables.ts';
import { GOODS } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import {
  cardId,
  cardName,
  done,
  magicName,
  player,
  realmName,
  t,
  tokenKey,
  tokenText,
} from '../say.ts';
import { faceUp, putUnderDeck, refillDecks } from '../state/decks.ts';
import {
  BURNED,
  CARD_OWNER,
  DISCARD_COUNT,
  FACE_UP,
  REALM_COUNT,
  TILE,
  TRAY_SIZE,
} from '../state/layout.ts';
import { addToHand, discarded, handSize, takeDiscarded } from '../state/magic.ts';
import {
  addToTray,
  liftToken,
  spacesOf,
  stackHeight,
  stackOf,
  topToken,
  trayCount,
} from '../state/treasure.ts';
import { changed } from '../state/watch.ts';
import { orbs } from '../state/goods.ts';
import { partnerOf } from '../state/seats.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import { NO_CARD_FACE_UP, NO_CARD_TO_ACQUIRE, NO_TOKEN, OK, PILES_EMPTY } from '../turn/reason.ts';
import type {
  Acquire,
  AcquireOrBurn,
  Burn,
  RecoverMagic,
  Refill,
  TakeToken,
} from '../vocabulary/world.ts';
import { cashShown } from '../tableau/cash.ts';
import { announce } from './due.ts';
import { HERE } from './frame.ts';
import { gainGood } from './goods.ts';
import { givePower } from './points.ts';

const ELEMENT_COUNT = 8;
const BURN = 16;

export function canAcquire(s: State, seat: number, free: boolean): boolean {
  for (let e = 0; e < ELEMENT_COUNT; e++) if (isAcquirable(s, seat, e, free)) return true;
  return false;
}

function isAcquirable(s: State, seat: number, element: number, free: boolean): boolean {
  const kind = faceUp(s, element);
  return kind !== 0 && (free || canPay(s, seat, CARD_PRICE[kind]));
}

function offerFaceUp(s: State, seat: number, free: boolean, out: Options): void {
  for (let e = 0; e < ELEMENT_COUNT; e++) if (isAcquirable(s, seat, e, free)) out.add(e + 1);
}

const anyFaceUp = (s: State): boolean => {
  for (let e = 0; e < ELEMENT_COUNT; e++) if (faceUp(s, e) !== 0) return true;
  return false;
};

/** Free Actions between the steps of a Dungeon could change what can be paid (E7.12). */
const couldAct = (s: State, seat: number): boolean =>
  orbs(s, seat) > 0 || trayCount(s, seat) > 0 || handSize(s, seat) > 0;

const PAYING = 1;
const ACQUIRED = 2;

/** A = the element + 1. Pay, into the Tableau, 1 power, effects on acquiring it (E7.8). */
export const acquireVerb: Verb<Acquire> = {
  name: 'acquire',
  can: (s, seat, _here, _at, { free }) => (canAcquire(s, seat, free) ? OK : NO_CARD_TO_ACQUIRE),
  // Steps 2 to 4 of a Dungeon need a card that can be paid (E6.9).
  isPrice: ({ refill }) => !refill,
  step(s, f, { free, refill }) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) return canAcquire(s, seat, free) ? ask(s) : pop(s);
    if (goesOn(s, f, free)) return;
    pop(s);
    if (refill) refillDecks(s);
  },
  asksAlways: (s, f, { refill }) => !refill && couldAct(s, s[f + SEAT]),
  options: (s, f, { free }, out) => offerFaceUp(s, s[f + SEAT], free, out),
  pick: (s, f, { free }, code) => take(s, f, code - 1, free),
  prompt: () => ({ text: t('prompt.acquire') }),
  wording: (s, _f, _effect, code) => ({
    key: `acquire:${cardId(faceUp(s, code - 1))}`,
    text: t('option.acquire', { card: cardName(faceUp(s, code - 1)) }),
  }),
};

function take(s: State, f: number, element: number, free: boolean): void {
  s[f + PC] = PAYING;
  s[f + A] = element + 1;
  if (!free) startPaying(s, s[f + SEAT], CARD_PRICE[faceUp(s, element)]);
}

/** After paying, and once more after what the card does when it is acquired. */
function goesOn(s: State, f: number, free: boolean): boolean {
  if (s[f + PC] !== PAYING || (!free && isUnpaid(s))) return false;
  s[f + PC] = ACQUIRED;
  const seat = s[f + SEAT];
  const element = s[f + A] - 1;
  if (partnerOf(s, seat) < 0) acquireFor(s, seat, element);
  else push(s, bestow.id, seat, 0, element, 0);
  return true;
}

/** Into the Tableau, 1 power, then effects on acquiring it. */
export function acquireFor(s: State, seat: number, element: number): void {
  const card = faceUp(s, element);
  s[FACE_UP + element] = 0;
  s[CARD_OWNER + card] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'acquire', seat, card });
  changed(s, seat);
  announce(s, 'acquire', seat, { here: -1, card });
  givePower(s, seat, element, 1);
}

export const bestow: Effect = { verb: 'bestow', id: 0 };
const KEEP = 1;
const GIVE = 2;

/** With teams a card just acquired may be the partner's at once (E25.6). AT = its element. */
export const bestowVerb: Verb = {
  name: 'bestow',
  step: (s) => ask(s),
  options(_s, _f, _effect, out) {
    out.add(KEEP);
    out.add(GIVE);
  },
  pick(s, f, _effect, code) {
    const [seat, element] = [s[f + SEAT], s[f + AT]];
    pop(s);
    acquireFor(s, code === GIVE ? partnerOf(s, seat) : seat, element);
  },
  prompt: (s, f) => ({ text: t('prompt.bestow', { card: cardName(faceUp(s, s[f + AT])) }) }),
  wording: (s, f, _effect, code) =>
    code === KEEP
      ? done('keepCard')
      : {
          key: 'give-partner',
          text: t('option.giveTo', { player: player(partnerOf(s, s[f + SEAT])) }),
        },
};

export function burnCard(s: State, seat: number, element: number): void {
  const card = faceUp(s, element);
  s[FACE_UP + element] = 0;
  s[BURNED] = card;
  putUnderDeck(s, card);
  if (emit.sink !== null) emit.sink.push({ type: 'burn', seat, card });
}

function burnWording(s: State, element: number) {
  return {
    key: `burn:${cardId(faceUp(s, element))}`,
    text: t('option.burn', { card: cardName(faceUp(s, element)) }),
  };
}

function offerBurns(s: State, out: Options): void {
  for (let e = 0; e < ELEMENT_COUNT; e++) if (faceUp(s, e) !== 0) out.add(BURN + e);
}

export const burnVerb: Verb<Burn> = {
  name: 'burn',
  can: (s) => (anyFaceUp(s) ? OK : NO_CARD_FACE_UP),
  // What is gained stands on the card burned (DARKNESS-09.1).
  isPrice: () => true,
  step: (s) => (anyFaceUp(s) ? ask(s) : pop(s)),
  options: (s, _f, _effect, out) => offerBurns(s, out),
  pick(s, f, _effect, code) {
    burnCard(s, s[f + SEAT], code - BURN);
    pop(s);
    refillDecks(s);
  },
  prompt: () => ({ text: t('prompt.burn') }),
  wording: (s, _f, _effect, code) => burnWording(s, code - BURN),
};

/** Dungeon step 3, one question for both, so that Free Actions can come before it. */
export const acquireOrBurnVerb: Verb<AcquireOrBurn> = {
  name: 'acquireOrBurn',
  step(s, f) {
    if (s[f + PC] === 0) return anyFaceUp(s) ? ask(s) : pop(s);
    if (!goesOn(s, f, false)) pop(s);
  },
  asksAlways: (s, f) => couldAct(s, s[f + SEAT]),
  options(s, f, _effect, out) {
    offerFaceUp(s, s[f + SEAT], false, out);
    offerBurns(s, out);
  },
  pick(s, f, _effect, code) {
    if (code < BURN) return take(s, f, code - 1, false);
    burnCard(s, s[f + SEAT], code - BURN);
    pop(s);
  },
  prompt: () => ({ text: t('prompt.acquireOrBurn') }),
  wording: (s, _f, _effect, code) =>
    code < BURN
      ? {
          key: `acquire:${cardId(faceUp(s, code - 1))}`,
          text: t('option.acquire', { card: cardName(faceUp(s, code - 1)) }),
        }
      : burnWording(s, code - BURN),
};

export const refillVerb: Verb<Refill> = {
  name: 'refill',
  step(s) {
    refillDecks(s);
    pop(s);
  },
};

// Taking tokens. Picks: a space of a Realm as Realm * 2 + space + 1.
export const MAKING_ROOM = 1;
const CASH_NEW = 2;

const hasTokens = (s: State): boolean => {
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    for (let space = 0; space < spacesOf(s, realm); space++) {
      if (stackHeight(s, stackOf(s, realm, space)) > 0) return true;
    }
  }
  return false;
};

/** A = the space chosen (Realm * 2 + space + 1) while room is made in the Tray, C = tokens taken. */
export const takeTokenVerb: Verb<TakeToken> = {
  name: 'takeToken',
  can: (s, _seat, _here, _at, { from }) => (from === 'here' || hasTokens(s) ? OK : NO_TOKEN),
  step(s, f, { n, from }) {
    const seat = s[f + SEAT];
    if (s[f + PC] === MAKING_ROOM) {
      // E6.3: with a full Tray a token is cashed or slotted, or the new one cashed from the stack.
      if (trayCount(s, seat) === TRAY_SIZE) return ask(s);
      s[f + PC] = 0;
      s[f + C]++;
      return takeInto(s, f, s[f + A] - 1, false);
    }
    if (s[f + C] >= n || (from === 'anywhere' && !hasTokens(s))) pop(s);
    else ask(s);
  },
  asksAlways: (s, f) => s[f + PC] === MAKING_ROOM,
  options(s, f, { from }, out) {
    if (s[f + PC] === MAKING_ROOM) return out.add(CASH_NEW);
    if (from === 'here') return offerSpaces(s, s[f + HERE] - 1, true, out);
    for (let realm = 0; realm < s[REALM_COUNT]; realm++) offerSpaces(s, realm, false, out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === MAKING_ROOM) {
      s[f + PC] = 0;
      s[f + C]++;
      return takeInto(s, f, s[f + A] - 1, true);
    }
    const space = code - 1;
    if (topToken(s, stackOf(s, space >> 1, space & 1)) === 0) {
      s[f + C]++;
      return fallBack(s, f, space);
    }
    s[f + PC] = MAKING_ROOM;
    s[f + A] = code;
  },
  prompt: (s, f) => ({
    text: t(s[f + PC] === MAKING_ROOM ? 'prompt.trayFull' : 'prompt.takeToken'),
  }),
  wording(s, f, _effect, code) {
    const making = s[f + PC] === MAKING_ROOM;
    const at = (making ? s[f + A] : code) - 1;
    const [realm, space] = [at >> 1, at & 1];
    const token = topToken(s, stackOf(s, realm, space));
    if (making) {
      return {
        key: `cash:${tokenKey(token)}@new`,
        text: t('option.cashNew', { token: tokenText(token) }),
      };
    }
    const what = token === 0 ? GOODS[FALLBACK[s[TILE + realm]][space]] : tokenKey(token);
    return {
      key: `take:${what}@${tileId(s[TILE + realm])}-${space + 1}`,
      text:
        token === 0
          ? t('option.takeGood', {
              what: t(`n.${GOODS[FALLBACK[s[TILE + realm]][space]]}`, { n: 1 }),
            })
          : t(spacesOf(s, realm) > 1 ? 'option.takeTokenOf' : 'option.takeToken', {
              token: tokenText(token),
              realm: realmName(s, realm),
              n: space + 1,
            }),
    };
  },
};

/** The treasure spaces of a Realm; an empty one gives its resource to the Realm's action (E6.2). */
function offerSpaces(s: State, realm: number, empty: boolean, out: Options): void {
  for (let space = 0; space < spacesOf(s, realm); space++) {
    if (empty || stackHeight(s, stackOf(s, realm, space)) > 0) out.add(realm * 2 + space + 1);
  }
}

/** The Unit that takes it: none if an effect does (GEN.8). */
const taker = (s: State, f: number, from: string): number => (from === 'here' ? s[f + AT] - 1 : -1);

function takeInto(s: State, f: number, space: number, cash: boolean): void {
  const seat = s[f + SEAT];
  const realm = space >> 1;
  const stack = stackOf(s, realm, space & 1);
  const token = liftToken(s, stack);
  if (emit.sink !== null) emit.sink.push({ type: 'token', seat, token, realm });
  // Frames lie in reverse: what the token gives comes before what listens to its taking.
  const unit = s[f + HERE] > 0 && s[f + AT] > 0 && s[f + HERE] - 1 === realm ? s[f + AT] - 1 : -1;
  announce(s, 'takeToken', seat, { here: realm, unit, last: stackHeight(s, stack) === 0 });
  if (cash) cashShown(s, seat, token);
  else addToTray(s, seat, token);
}

function fallBack(s: State, f: number, space: number): void {
  const seat = s[f + SEAT];
  const realm = space >> 1;
  const good = FALLBACK[s[TILE + realm]][space & 1];
  if (emit.sink !== null) emit.sink.push({ type: 'fallback', seat, good, realm });
  announce(s, 'takeToken', seat, { here: realm, unit: taker(s, f, 'here'), last: true });
  gainGood(s, seat, good, 1);
}

/** A Magic card of the discard pile, not one of the name excepted. */
export const recoverMagicVerb: Verb<RecoverMagic> = {
  name: 'recoverMagic',
  can: (s, _seat, _here, _at, effect) => (recoverable(s, effect) ? OK : PILES_EMPTY),
  step: (s, _f, effect) => (recoverable(s, effect) ? ask(s) : pop(s)),
  options(s, _f, effect, out) {
    for (let i = 0; i < s[DISCARD_COUNT]; i++) {
      const kind = discarded(s, i);
      if (kind !== exceptKind(effect) && !out.has(kind)) out.add(kind);
    }
  },
  pick(s, f, _effect, kind) {
    const seat = s[f + SEAT];
    pop(s);
    takeDiscarded(s, kind);
    addToHand(s, seat, kind);
    if (emit.sink !== null) {
      emit.sink.push({
        type: 'keep',
        seat,
        count: 1,
        cards: [kind],
        to: [0, 1, 2, 3, 4],
        secret: true,
      });
    }
  },
  prompt: () => ({ text: t('prompt.recover') }),
  wording: (_s, _f, _effect, kind) => ({
    key: `recover:${magicOf(kind).id}`,
    text: t('option.recover', { card: magicName(kind) }),
  }),
};

const exceptKind = ({ except }: RecoverMagic): number =>
  except === null ? 0 : magicNumber(except);

function recoverable(s: State, effect: RecoverMagic): boolean {
  for (let i = 0; i < s[DISCARD_COUNT]; i++) {
    if (discarded(s, i) !== exceptKind(effect)) return true;
  }
  return false;
}
