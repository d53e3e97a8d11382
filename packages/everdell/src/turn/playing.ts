/** Playing a card: the six steps of 6.27. */
import {
  A,
  AT,
  B,
  C,
  D,
  DEPTH,
  N,
  OF,
  PC,
  PENDING,
  SEAT,
  ask,
  below,
  nodeOf,
  pop,
  push,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS, LAYING, ON_PLAY, PAID_TO_OPPONENT, REPLACES } from '../content/tables.ts';
import { BERRY } from '../content/terms.ts';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { cardName, cardNoun, playerName, t } from '../say.ts';
import { anyReceiver, offerReceivers, receiverWording } from '../state/giving.ts';
import { removeOpenly } from '../state/hand.ts';
import { MEADOW, PLAYED } from '../state/layout.ts';
import { refillMeadow } from '../state/piles.ts';
import { showRevealed } from '../state/revealed.ts';
import { takesSomething, unitsOf, useAdvantage } from './chosenWay.ts';
import { courseOf, joined } from './course.ts';
import { noticeFromMeadow, noticePlayed, noticeWantsMeadow } from './notices.ts';
import { layElsewhere, layHere, layOptions, layPick } from './laying.ts';
import { hasStandIn, payListed, payWhole, startPayment } from './payment.ts';
import {
  AFTER,
  CHOOSE_RECEIVER,
  CHOOSE_WAY,
  EFFECT,
  LAY,
  LOOK,
  PAYMENT,
  TAKE,
  TRIGGER,
  playCard,
  wayOf,
  type PlayCard,
} from './playFrame.ts';
import { priceOf, totalPrice } from './price.ts';
import { FROM_HAND, FROM_MEADOW, FROM_REVEALED, boxSource } from './sources.ts';
import {
  lookForTriggers,
  offerTriggers,
  openTriggers,
  startTrigger,
  triggers,
} from './triggers.ts';
import { wayName, wayWording } from './wayWords.ts';
import { SWAP, familyOf, listWays, whichOf } from './ways.ts';

/** Begins playing a card that lies at this place of its source (sources.ts). */
export function startPlay(
  s: State,
  seat: number,
  kind: number,
  source: number,
  mode: number,
  place = 0,
): void {
  const f = push(s, playCard.id, seat, source, 0, 0);
  s[f + A] = kind;
  s[f + B] = place;
  s[f + C] = mode;
  // The card is shown to everybody from now on; one of the Meadow stays there until it is paid, and
  // from elsewhere it comes turned up.
  if (source === FROM_MEADOW) return noticeWantsMeadow(s, seat, place);
  if (source === FROM_REVEALED) return;
  const box = boxSource(source);
  if (box?.whenPaid) return;
  if (box === undefined) removeOpenly(s, seat, kind);
  else box.take(s, seat, place);
  showRevealed(s, kind);
}

export const playCardVerb: Verb<PlayCard> = {
  name: 'playCard',
  // One step after the other, as long as nobody is asked and no other effect comes first.
  step(s, f) {
    const depth = s[DEPTH];
    while (s[f + PC] < AFTER) {
      oneStep(s, f);
      if (s[PENDING] !== 0 || s[DEPTH] !== depth) return;
    }
    after(s, f);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    const kind = s[f + A];
    if (s[f + PC] === CHOOSE_WAY) listWays(s, seat, kind, s[f + C], s[f + OF], out);
    else if (s[f + PC] === CHOOSE_RECEIVER) offerReceivers(s, seat, false, out);
    else if (s[f + PC] === LAY) layOptions(s, f, out);
    else offerTriggers(openTriggers(s, f), out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === CHOOSE_WAY) {
      s[f + D] = familyOf(code) >> 8;
      s[f + N] = whichOf(code);
      s[f + PC] = CHOOSE_RECEIVER;
      useAdvantage(s, f);
    } else if (s[f + PC] === CHOOSE_RECEIVER) {
      s[f + AT] = code;
      s[f + PC] = PAYMENT;
    } else if (s[f + PC] === LAY) {
      layPick(s, f, code);
    } else {
      startTrigger(s, f, code - 1);
    }
  },
  // A card that leaves the city for this one, or tokens that are spent: the player may not want that.
  asksAlways(s, f, _effect, code) {
    if (s[f + PC] === CHOOSE_WAY) return takesSomething(familyOf(code));
    return s[f + PC] === LAY && LAYING[s[f + A]] === REPLACES;
  },
  prompt(s, f) {
    const of = cardNoun(s[f + A]);
    if (s[f + PC] === CHOOSE_WAY) return { text: t('prompt.payment', { of }) };
    if (s[f + PC] === CHOOSE_RECEIVER) return { text: t('prompt.receiver', { what: 'payment' }) };
    if (s[f + PC] === TRIGGER) return { text: t('prompt.order') };
    if (LAYING[s[f + A]] === REPLACES) return { text: t('prompt.replace', { of }) };
    return { text: t('prompt.intoCity', { of }) };
  },
  wording(s, f, _effect, code) {
    if (s[f + PC] === CHOOSE_WAY) return wayWording(s, f, code);
    if (s[f + PC] === CHOOSE_RECEIVER) return receiverWording(code);
    if (s[f + PC] === TRIGGER) {
      const card = CARDS.triggers[code - 1];
      return {
        key: `trigger:${CARDS.of(card).id}`,
        text: t('option.card', { card: cardName(card) }),
      };
    }
    if (LAYING[s[f + A]] === REPLACES) return slotWording(s, s[f + SEAT], 'replace', code);
    return { key: `city:${code}`, text: t('option.intoCity', { player: playerName(code - 1) }) };
  },
};

function oneStep(s: State, f: number): void {
  switch (s[f + PC]) {
    case CHOOSE_WAY:
      return ask(s);
    case CHOOSE_RECEIVER:
      return chooseReceiver(s, f);
    case PAYMENT:
      return payment(s, f);
    case TAKE:
      return take(s, f);
    case LAY:
      return LAYING[s[f + A]] === 0 ? layHere(s, f) : layElsewhere(s, f);
    case EFFECT:
      return effect(s, f);
    case LOOK:
      return lookForTriggers(s, f);
    default:
      return triggers(s, f);
  }
}

/** SHEPHERD.4: who gets what is paid, if anything is. */
function chooseReceiver(s: State, f: number): void {
  const mayAsk = PAID_TO_OPPONENT[s[f + A]] === 1 && unitsOf(s, f) > 0;
  if (mayAsk && anyReceiver(s, s[f + SEAT])) return ask(s);
  s[f + PC] = PAYMENT;
}

/** Step 2. */
function payment(s: State, f: number): void {
  const seat = s[f + SEAT];
  const kind = s[f + A];
  const way = wayOf(s, f);
  const to = s[f + AT];
  s[f + PC] = TAKE;
  s[f + AT] = 0;
  const units = unitsOf(s, f);
  if (units === 0) return;
  if (way === SWAP) return startPayment(s, seat, kind, units, 1, to);
  if (hasStandIn(s, seat, kind, units)) return startPayment(s, seat, kind, units, 0, to);
  const total = totalPrice(s, seat, kind);
  if (units === total) return payWhole(s, seat, kind, to);
  if (priceOf(s, seat, kind, BERRY) === total) return payListed(s, seat, kind, total - units, to);
  startPayment(s, seat, kind, units, 0, to);
}

/** Step 3: the card lies on the table, the Meadow is refilled. */
function take(s: State, f: number): void {
  const place = s[f + B];
  announcePlay(s, f);
  s[PLAYED]++;
  s[f + PC] = LAY;
  if (s[f + OF] === FROM_MEADOW) {
    showRevealed(s, s[f + A]);
    s[MEADOW + place] = 0;
    refillMeadow(s);
    return noticeFromMeadow(s, place);
  }
  const source = boxSource(s[f + OF]);
  if (!source?.whenPaid) return;
  showRevealed(s, s[f + A]);
  source.take(s, s[f + SEAT], place);
}

function announcePlay(s: State, f: number): void {
  if (emit.sink === null) return;
  const way = wayName(s, f);
  const base = { type: 'play' as const, seat: s[f + SEAT], card: s[f + A], way };
  const source = s[f + OF];
  if (source === FROM_MEADOW) emit.sink.push({ ...base, from: 'meadow', position: s[f + B] });
  else if (source === FROM_HAND) emit.sink.push({ ...base, from: 'hand' });
  else emit.sink.push({ ...base, from: boxSource(source)?.id ?? 'revealed' });
}

/** Step 5: only Traveler and Production cards do something now. */
function effect(s: State, f: number): void {
  s[f + PC] = LOOK;
  const node = ON_PLAY[s[f + A]];
  if (node !== 0) push(s, node, s[f + SEAT], s[f + SEAT], s[f + AT], 0);
}

/** 21.5, 21.6: boxes react when the outermost play is complete. AT counts them. */
function after(s: State, f: number): void {
  if (s[f + PC] === AFTER) {
    const slot = s[f + AT];
    const depth = s[DEPTH];
    s[f + PC] = AFTER + 1;
    s[f + AT] = 0;
    noticePlayed(s, s[f + SEAT], s[f + A], slot);
    if (s[DEPTH] > depth) return;
  }
  const inside = insidePlay(s, f);
  const next = inside ? undefined : joined(courseOf(s).afterPlays, s[f + AT]);
  if (next === undefined) {
    if (!inside) s[PLAYED] = 0;
    const seat = s[f + SEAT];
    const place = s[f + B];
    const source = boxSource(s[f + OF]);
    pop(s);
    return source?.after?.(s, seat, place);
  }
  s[f + AT]++;
  push(s, next.id, s[f + SEAT], s[f + SEAT], 0, s[PLAYED]);
}

function insidePlay(s: State, f: number): boolean {
  for (let outer = below(f); outer >= 0; outer = below(outer)) {
    if (nodeOf(s, outer) === playCard.id) return true;
  }
  return false;
}
