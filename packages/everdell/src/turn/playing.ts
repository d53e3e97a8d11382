/** Playing a card: the six steps of 6.27. */
import {
  A,
  AT,
  B,
  C,
  D,
  DEPTH,
  E,
  N,
  OF,
  PC,
  SEAT,
  below,
  nodeOf,
  ask,
  get32,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Text,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import type { Advantage } from '../content/card.ts';
import {
  BY_EFFECT,
  CARDS,
  INTO_OPPONENTS_CITY,
  IS_CRITTER,
  LAYING,
  ON_PLAY,
  REPLACES,
  SHARES,
} from '../content/tables.ts';
import { BERRY } from '../content/terms.ts';
import { refund, slotWording } from '../effects/city.ts';
import { cardName, cardNoun, detailed, playerName, t } from '../say.ts';
import {
  addCard,
  cardIn,
  cityTop,
  cover,
  isAlike,
  isVacant,
  occupy,
  slotOf,
  takeCard,
} from '../state/city.ts';
import { anyReceiver, offerReceivers, receiverWording } from '../state/giving.ts';
import { removeFromHand } from '../state/hand.ts';
import {
  CONTENT,
  MEADOW,
  OCCUPIED,
  PLAYED,
  SEATS,
  TOKENS,
  TRIGGERS,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import { refillMeadow } from '../state/piles.ts';
import { hideRevealed, showRevealed } from '../state/revealed.ts';
import { moveOnto, stepAside } from '../state/workers.ts';
import { amounts, fewer } from '../words/index.ts';
import { courseOf, joined, noticeFromMeadow, noticePlayed } from './joints.ts';
import { hasStandIn, payListed, payWhole, startPayment } from './payment.ts';
import { anyMore, listedPrice, priceOf, totalPrice, unitsToPay } from './price.ts';
import { FROM_HAND, FROM_MEADOW, FROM_REVEALED, boxSource, lessFrom } from './sources.ts';
import {
  FREE,
  IMPRISON,
  LAY_ON,
  LESS,
  LESS_HERE,
  NORMAL,
  OCCUPY,
  PAY,
  REPLACE,
  SACRIFICE,
  SPEND,
  SWAP,
  boxWay,
  familyOf,
  freeCell,
  isReplaceable,
  listWays,
  takesCard,
  whichOf,
} from './ways.ts';

export interface PlayCard extends Effect {
  readonly verb: 'playCard';
}

export const playCard: PlayCard = { verb: 'playCard', id: 0 };

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
  if (source === FROM_MEADOW || source === FROM_REVEALED) return;
  const box = boxSource(source);
  if (box?.whenPaid) return;
  if (box === undefined) removeFromHand(s, seat, kind);
  else box.take(s, seat, place);
  showRevealed(s, kind);
}

// The steps, in the order of 6.27.
const CHOOSE_WAY = 0;
const CHOOSE_RECEIVER = 1;
const PAYMENT = 2;
const TAKE = 3;
const LAY = 4;
const EFFECT = 5;
const LOOK = 6;
const TRIGGER = 7;
const AFTER = 8;

/**
 * A = kind, OF and B = the source and the place there, C = mode, D and N = family and number of the
 * way, AT = receiver of the payment, later the slot. Once the card lies in the city, C to E are the
 * triggers still to come.
 */
export const playCardVerb: Verb<PlayCard> = {
  name: 'playCard',
  step(s, f) {
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
      case TRIGGER:
        return triggers(s, f);
      default:
        return after(s, f);
    }
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

function takesSomething(family: number): boolean {
  return (
    family !== PAY &&
    family !== SWAP &&
    family !== LAY_ON &&
    family !== OCCUPY &&
    family !== LESS_HERE
  );
}

/** The family of the way chosen. */
function wayOf(s: State, f: number): number {
  return s[f + D] << 8;
}

/** Step 1: what the advantage takes away is gone before anything is paid or laid (6.25). */
function useAdvantage(s: State, f: number): void {
  const seat = s[f + SEAT];
  const which = s[f + N];
  switch (wayOf(s, f)) {
    case IMPRISON:
      return imprison(s, seat, which);
    case SACRIFICE:
      return void takeCard(s, seat, slotOf(s, seat, CARDS.perks[which]), 'discard');
    case OCCUPY:
      return moveIn(s, seat, which);
    case SPEND:
      s[slotAt(seat, slotOf(s, seat, perkOf('spendTokens'))) + TOKENS] -= which;
      return;
    default:
      boxWay(wayOf(s, f))?.use(s, seat, s[f + A], which);
  }
}

function moveIn(s: State, seat: number, slot: number): void {
  occupy(s, seat, slot);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'occupy', seat, card: cardIn(s, seat, slot), slot });
  }
}

function imprison(s: State, seat: number, slot: number): void {
  const prison = perkOf('imprison');
  const cell = freeCell(s, seat, prison);
  const prisoner = takeCard(s, seat, slot, 'prison');
  s[slotAt(seat, slotOf(s, seat, prison)) + CONTENT + cell] = prisoner;
}

/** The card that gives this advantage. */
function perkOf(way: Advantage['way']): number {
  let i = 0;
  while (CARDS.of(CARDS.perks[i]).advantage!.way !== way) i++;
  return CARDS.perks[i];
}

/** SHEPHERD.4: who gets what is paid, if anything is. */
function chooseReceiver(s: State, f: number): void {
  const card = CARDS.of(s[f + A]);
  if (card.paidToOpponent && unitsOf(s, f) > 0 && anyReceiver(s, s[f + SEAT])) return ask(s);
  s[f + PC] = PAYMENT;
}

/** Resources to be paid in the way chosen. */
function unitsOf(s: State, f: number): number {
  const way = wayOf(s, f);
  if (s[f + C] === FREE || way === REPLACE || way === OCCUPY) return 0;
  if (boxWay(way) !== undefined) return 0;
  return unitsToPay(s, s[f + SEAT], s[f + A], reduction(s, f));
}

function reduction(s: State, f: number): number {
  const way = wayOf(s, f);
  if (way === IMPRISON) return lessBy('imprison');
  if (way === SACRIFICE) return CARDS.of(CARDS.perks[s[f + N]]).advantage!.less!;
  if (way === SPEND) return s[f + N] * lessBy('spendTokens');
  if (way === LAY_ON) return lessBy('layOn');
  if (way === LESS_HERE) return lessHere(s, f);
  return s[f + C] >= LESS ? s[f + C] - LESS : 0;
}

/** Berries are left out only as far as the card costs any. */
function lessHere(s: State, f: number): number {
  const { n, of } = lessFrom(s[f + OF])!;
  return of === 'any' ? n : Math.min(n, priceOf(s, s[f + SEAT], s[f + A], BERRY));
}

function lessBy(way: Advantage['way']): number {
  return CARDS.of(perkOf(way)).advantage!.less!;
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
  if (way === LESS_HERE && lessFrom(s[f + OF])!.of === 'berry') {
    return payListed(s, seat, kind, total - units, to);
  }
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

function wayName(s: State, f: number): string {
  if (s[f + C] === FREE) return 'free';
  switch (wayOf(s, f)) {
    case REPLACE:
      return 'replace';
    case IMPRISON:
      return 'imprison';
    case SACRIFICE:
      return CARDS.of(CARDS.perks[s[f + N]]).id;
    case OCCUPY:
      return 'occupy';
    case SPEND:
      return CARDS.of(perkOf('spendTokens')).id;
    case LAY_ON:
      return CARDS.of(perkOf('layOn')).id;
    case SWAP:
      return 'swap';
    case PAY:
      return s[f + C] === NORMAL ? 'pay' : 'less';
    default:
      return boxWay(wayOf(s, f))?.id ?? 'less';
  }
}

/** Step 4. */
export function lay(s: State, f: number, city: number): void {
  const kind = s[f + A];
  hideRevealed(s, kind);
  const slot = addCard(s, city, kind);
  s[f + AT] = slot;
  s[f + PC] = city === s[f + SEAT] ? EFFECT : AFTER;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'lay', seat: s[f + SEAT], city, card: kind, slot });
  }
}

/** Into the own city: in a space of its own, on a card, or in place of one. */
function layHere(s: State, f: number): void {
  const seat = s[f + SEAT];
  const way = wayOf(s, f);
  if (way === REPLACE) return layInstead(s, f, s[f + N]);
  lay(s, f, seat);
  if (way === LAY_ON) cover(s, seat, s[f + AT]);
}

/** 18.6, 18.7: an occupied token and workers of the card that goes come to the Legendary one. */
function layInstead(s: State, f: number, slot: number): void {
  const seat = s[f + SEAT];
  const tokens = IS_CRITTER[s[f + A]] === 0 ? s[slotAt(seat, slot) + OCCUPIED] : 0;
  const moved = stepAside(s, seat, slot);
  takeCard(s, seat, slot, 'discard');
  lay(s, f, seat);
  if (tokens !== 0) occupy(s, seat, s[f + AT], tokens);
  if (moved > 0) moveOnto(s, seat, s[f + AT]);
}

/** 6.2 and RUINS.1: into another city, or in place of a Construction. */
function layElsewhere(s: State, f: number): void {
  // It finds the space it shares when the turn is over.
  if (LAYING[s[f + A]] === SHARES) return lay(s, f, s[f + SEAT]);
  if (LAYING[s[f + A]] === BY_EFFECT) {
    s[f + PC] = AFTER;
    return void push(s, CARDS.of(s[f + A]).laid!.id, s[f + SEAT], s[f + SEAT], 0, 0);
  }
  const instead =
    LAYING[s[f + A]] === INTO_OPPONENTS_CITY && joined(courseOf(s).insteadOfOpponentsCity, 0);
  if (!instead) return ask(s);
  s[f + PC] = AFTER;
  const child = push(s, instead.id, s[f + SEAT], s[f + SEAT], 0, 0);
  s[child + A] = s[f + A];
}

function layOptions(s: State, f: number, out: Options): void {
  const seat = s[f + SEAT];
  const kind = s[f + A];
  if (LAYING[kind] === REPLACES) return offerReplaceable(s, seat, kind, out);
  for (let city = 0; city < s[SEATS]; city++) if (takesCard(s, seat, city, kind)) out.add(city + 1);
}

/** Constructions whose going makes room. */
function offerReplaceable(s: State, seat: number, kind: number, out: Options): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (isReplaceable(s, seat, slot, kind)) out.add(slot + 1);
  }
}

function layPick(s: State, f: number, code: number): void {
  if (LAYING[s[f + A]] === INTO_OPPONENTS_CITY) return lay(s, f, code - 1);
  const seat = s[f + SEAT];
  const removed = takeCard(s, seat, code - 1, 'discard');
  lay(s, f, seat);
  refund(s, seat, removed);
}

/** Step 5: only Traveler and Production cards do something now. */
function effect(s: State, f: number): void {
  s[f + PC] = LOOK;
  const node = ON_PLAY[s[f + A]];
  if (node !== 0) push(s, node, s[f + SEAT], s[f + SEAT], s[f + AT], 0);
}

/** Step 6. */
function lookForTriggers(s: State, f: number): void {
  setTriggers(s, f, triggersFor(s, s[f + SEAT], s[f + A]));
  s[f + PC] = TRIGGER;
}

function triggers(s: State, f: number): void {
  if (openTriggers(s, f) === 0) s[f + PC] = AFTER;
  else ask(s);
}

function openTriggers(s: State, f: number): number {
  return s[f + C] | (s[f + D] << 8) | (s[f + E] << 16);
}

function setTriggers(s: State, f: number, mask: number): void {
  s[f + C] = mask & 255;
  s[f + D] = (mask >> 8) & 255;
  s[f + E] = mask >> 16;
}

function offerTriggers(open: number, out: Options): void {
  for (let i = 0; i < CARDS.triggers.length; i++) if (open & (1 << i)) out.add(i + 1);
}

/** 6.29: the triggers in the city now; never the played card's own (6.12). */
function triggersFor(s: State, seat: number, kind: number): number {
  const present = get32(s, playerAt(seat) + TRIGGERS);
  if (present === 0) return 0;
  let mask = 0;
  for (let i = 0; i < CARDS.triggers.length; i++) {
    const card = CARDS.triggers[i];
    if ((present & (1 << i)) === 0 || card === kind) continue;
    if (reactionOf(card, kind) !== undefined) mask |= 1 << i;
  }
  return mask;
}

/** What the card `of` does after a card of this kind was played. */
function reactionOf(of: number, kind: number): Effect | undefined {
  const all = CARDS.of(of).afterPlay!;
  for (let i = 0; i < all.length; i++) {
    const on = all[i].kind;
    if (on === 'either' || (on === 'critter') === (IS_CRITTER[kind] === 1)) return all[i].effect;
  }
  return undefined;
}

function startTrigger(s: State, f: number, i: number): void {
  const seat = s[f + SEAT];
  const card = CARDS.triggers[i];
  setTriggers(s, f, openTriggers(s, f) & ~(1 << i));
  if (emit.sink !== null) emit.sink.push({ type: 'trigger', seat, card });
  push(s, reactionOf(card, s[f + A])!.id, seat, seat, slotOf(s, seat, card), 0);
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
  const next = insidePlay(s, f) ? undefined : joined(courseOf(s).afterPlays, s[f + AT]);
  if (next === undefined) {
    if (!insidePlay(s, f)) s[PLAYED] = 0;
    const [seat, place, source] = [s[f + SEAT], s[f + B], boxSource(s[f + OF])];
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

function wayWording(s: State, f: number, way: number): Wording {
  const seat = s[f + SEAT];
  if (way === PAY) return { key: 'pay', text: payText(s, seat, s[f + A], s[f + C]) };
  if (way === SWAP) {
    const judge = perkOf('swap');
    return {
      key: `use:${CARDS.of(judge).id}`,
      text: t('option.swapAny', { of: cardNoun(judge) }),
    };
  }
  const [family, which] = [familyOf(way), whichOf(way)];
  if (family === REPLACE) {
    const { key } = slotWording(s, seat, 'replace', which + 1);
    const text = t('option.replaceNamed', { of: cardNoun(cardIn(s, seat, which)) });
    return { key, text: detailed(s, seat, which, text) };
  }
  if (family === IMPRISON) {
    const prisoner = cardIn(s, seat, which);
    const what = fewer({ any: lessBy('imprison') });
    const args = { card: cardName(prisoner), of: cardNoun(perkOf('imprison')), what };
    return { key: `imprison:${CARDS.of(prisoner).id}`, text: t('option.prisoner', args) };
  }
  if (family === SACRIFICE) {
    const perk = CARDS.perks[which];
    const { less, of } = CARDS.of(perk).advantage!;
    const what = fewer({ [of!]: less! });
    return {
      key: `use:${CARDS.of(perk).id}`,
      text: t('option.discardForLess', { of: cardNoun(perk), what }),
    };
  }
  const ofBox = boxWay(family);
  if (ofBox !== undefined) return ofBox.wording(s, seat, s[f + A], which);
  if (family === LESS_HERE) return lessHereWording(s, f);
  if (family !== OCCUPY) return reductionWording(family === SPEND ? which : 0);
  return homeWording(s, f, which);
}

/** A Construction to occupy; which copy is said only where there are several to choose from. */
function homeWording(s: State, f: number, slot: number): Wording {
  const seat = s[f + SEAT];
  const home = cardIn(s, seat, slot);
  const alone = !anotherHome(s, seat, slot);
  const { key } = slotWording(s, seat, 'occupy', slot + 1);
  return {
    key: alone ? `occupy:${CARDS.of(home).id}` : key,
    text: detailed(s, seat, slot, t('option.occupy', { of: cardNoun(home) })),
  };
}

/** Can another copy be occupied that is not just like this one? */
function anotherHome(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  for (let other = 0; other < cityTop(s, seat); other++) {
    if (cardIn(s, seat, other) !== kind || !isVacant(s, seat, other)) continue;
    if (!isAlike(s, seat, other, slot)) return true;
  }
  return false;
}

/** The price without what is left out because of where the card lies. */
function lessHereWording(s: State, f: number): Wording {
  const seat = s[f + SEAT];
  const units = unitsToPay(s, seat, s[f + A], lessHere(s, f));
  return {
    key: 'pay',
    text: units === 0 ? t('option.free') : t('option.pay', { what: amounts({ any: units }) }),
  };
}

/** So many tokens spent, or (0) the card laid on another one. */
function reductionWording(spent: number): Wording {
  const perk = perkOf(spent > 0 ? 'spendTokens' : 'layOn');
  const { id, advantage } = CARDS.of(perk);
  const what = fewer({ any: advantage!.less! * Math.max(1, spent) });
  if (spent === 0) {
    return { key: `use:${id}`, text: t('option.layOn', { of: cardNoun(perk), what }) };
  }
  const tokens = amounts({ point: spent });
  return {
    key: `use:${id}@${spent}`,
    text: t('option.spendTokens', { tokens, of: cardNoun(perk), what }),
  };
}

/** What is paid: the whole cost, or so many resources where some may be left out. */
function payText(s: State, seat: number, kind: number, mode: number): Text {
  const units = unitsToPay(s, seat, kind, mode >= LESS ? mode - LESS : 0);
  if (mode === FREE || units === 0) return t('option.free');
  if (units === totalPrice(s, seat, kind)) {
    return t('option.pay', { what: priceText(s, seat, kind) });
  }
  const onlyBerries = priceOf(s, seat, kind, BERRY) === totalPrice(s, seat, kind);
  return t('option.pay', { what: amounts(onlyBerries ? { berry: units } : { any: units }) });
}

function priceText(s: State, seat: number, kind: number): Text {
  const [twig, resin, pebble, berry] = listedPrice(s, seat, kind);
  return amounts({ twig, resin, pebble, berry, any: anyMore(s, seat, kind) });
}
