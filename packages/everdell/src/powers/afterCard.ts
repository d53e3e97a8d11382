/** Powers that act after a card was played: toads, turtles, bats and snails. */
import {
  A,
  AT,
  DONE,
  OF,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS, COLOR, STAYS, NOT_COPIED, ON_PRODUCTION } from '../content/tables.ts';
import { PRODUCTION, RESOURCE_NAMES } from '../content/terms.ts';
import { meadowWording } from '../effects/draw.ts';
import { resourceWording } from '../effects/gain.ts';
import { performable } from '../effects/machine.ts';
import { offerPositions } from '../effects/meadow.ts';
import { emit } from '../log/emit.ts';
import { cardName, playerName, t, unitText } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { canReceive, receiveCard } from '../state/giving.ts';
import { room } from '../state/hand.ts';
import { FINISHED, MEADOW, playerAt } from '../state/layout.ts';
import { discardCardOf, meadowCount, refillMeadow } from '../state/piles.ts';
import { addResource, gainResource, payResource, resource, resources } from '../state/supply.ts';
import { NOTHING_TO_ACTIVATE, OK } from '../turn/reason.ts';
import { hasArchiveRoom, putIntoArchive } from './archive.ts';
import { INVESTED, SNAIL_PILE, pileSize, roomAt, takeFromPile } from './room.ts';

/** Production cards in the own city that an effect may activate. */
export function isActive(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  return ON_PRODUCTION[kind] !== 0 && STAYS[kind] === 0;
}

/** Would it do anything for `seat` now? */
function isUseful(s: State, seat: number, city: number, slot: number): boolean {
  if (!isActive(s, city, slot)) return false;
  return performable(s, seat, city, slot, CARDS.of(cardIn(s, city, slot)).production!) === OK;
}

export interface ActivateThis extends Effect {
  readonly verb: 'activateThis';
}

/** Activates the card in the frame's slot once more. */
export function activateThis(): ActivateThis {
  return { verb: 'activateThis', id: 0 };
}

export const activateThisVerb: Verb<ActivateThis> = {
  name: 'activateThis',
  can: (s, seat, of, at) => (isUseful(s, seat, of, at) ? OK : NOTHING_TO_ACTIVATE),
  step(s, f) {
    const [seat, city, slot] = [s[f + SEAT], s[f + OF], s[f + AT]];
    const card = cardIn(s, city, slot);
    pop(s);
    if (ON_PRODUCTION[card] === 0) return;
    if (emit.sink !== null) emit.sink.push({ type: 'activate', seat, city, card, slot });
    push(s, ON_PRODUCTION[card], seat, city, slot, 0);
  },
};

export interface Invest extends Effect {
  readonly verb: 'invest';
}

/** A resource onto the power, or back with another one of its type. */
export function invest(): Invest {
  return { verb: 'invest', id: 0 };
}

const TAKE = 5;

export const investVerb: Verb<Invest> = {
  name: 'invest',
  step(s, f) {
    const empty = s[roomAt(s, INVESTED)] === 0;
    if (empty && resources(s, s[f + SEAT]) === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    if (s[roomAt(s, INVESTED)] !== 0) return out.add(TAKE);
    for (let r = 0; r < 4; r++) if (resource(s, s[f + SEAT], r) > 0) out.add(r + 1);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const at = roomAt(s, INVESTED);
    pop(s);
    if (code === DONE) return;
    if (code < TAKE) {
      payResource(s, seat, code - 1, 1);
      s[at] = code;
      return;
    }
    gainResource(s, seat, s[at] - 1, 2);
    s[at] = 0;
  },
  prompt: (s) => ({ text: t(s[roomAt(s, INVESTED)] === 0 ? 'prompt.invest' : 'prompt.takeBack') }),
  wording(s, _f, _effect, code) {
    if (code === DONE) return { key: 'none', text: t('option.none') };
    if (code < TAKE) return resourceWording('put', code);
    const r = s[roomAt(s, INVESTED)] - 1;
    const what = unitText(r);
    return { key: `take:${RESOURCE_NAMES[r]}`, text: t('option.takeDouble', { what }) };
  },
};

/** What still lies there at the end belongs to its owner. */
export function returnInvested(s: State, seat: number): void {
  const at = roomAt(s, INVESTED);
  if (s[at] === 0) return;
  addResource(s, seat, s[at] - 1, 1);
  s[at] = 0;
}

export interface PutAside extends Effect {
  readonly verb: 'putAside';
}

/** A Meadow card may be put aside, to be played later. */
export function putAside(): PutAside {
  return { verb: 'putAside', id: 0 };
}

export const putAsideVerb: Verb<PutAside> = {
  name: 'putAside',
  step(s, f) {
    if (meadowCount(s) > 0 && hasArchiveRoom(s, s[f + SEAT])) ask(s);
    else pop(s);
  },
  options(s, _f, _effect, out) {
    out.add(DONE);
    offerPositions(s, 0, 1, out);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    if (code === DONE) return;
    const card = s[MEADOW + code - 1];
    s[MEADOW + code - 1] = 0;
    putIntoArchive(s, card);
    if (emit.sink !== null) emit.sink.push({ type: 'putAside', seat, position: code - 1, card });
    refillMeadow(s);
  },
  prompt: () => ({ text: t('prompt.putAside') }),
  wording: (s, _f, _effect, code) =>
    code === DONE ? { key: 'none', text: t('option.none') } : meadowWording(s, 'aside', code),
};

export interface AlsoResolve extends Effect {
  readonly verb: 'alsoResolve';
}

/** The snails may use a Production card that somebody else has just played (OF, AT). */
export function alsoResolve(): AlsoResolve {
  return { verb: 'alsoResolve', id: 0 };
}

/** May the card that `seat` has played into `slot` be used by the snails at `other`? */
export function canAlsoResolve(s: State, other: number, seat: number, slot: number): boolean {
  if (other < 0 || other === seat || s[playerAt(other) + FINISHED] === 1) return false;
  const kind = cardIn(s, seat, slot);
  if (COLOR[kind] !== PRODUCTION || NOT_COPIED[kind] === 1) return false;
  return pileSize(s, SNAIL_PILE) > 0 && isUseful(s, other, seat, slot);
}

const YES = 1;

/** PC 1: the card was given. A = the kind of card in question. */
export const alsoResolveVerb: Verb<AlsoResolve> = {
  name: 'alsoResolve',
  step(s, f) {
    const gone = cardIn(s, s[f + OF], s[f + AT]) !== s[f + A];
    if (gone || pileSize(s, SNAIL_PILE) === 0) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, _effect, code) {
    const [seat, city, slot, card] = [s[f + SEAT], s[f + OF], s[f + AT], s[f + A]];
    pop(s);
    if (code === DONE) return;
    giveTop(s, seat, city);
    if (emit.sink !== null) emit.sink.push({ type: 'activate', seat, city, card, slot });
    push(s, ON_PRODUCTION[card], seat, city, slot, 0);
  },
  prompt: (s, f) => ({
    text: t('prompt.alsoResolve', { card: cardName(s[f + A]), player: playerName(s[f + OF]) }),
  }),
  wording: (s, f, _effect, code) =>
    code === DONE
      ? { key: 'none', text: t('option.none') }
      : { key: 'do', text: t('option.giveTop', { player: playerName(s[f + OF]) }) },
};

/** The top card, which nobody has seen, goes to the opponent; what does not fit is discarded (7.12). */
function giveTop(s: State, seat: number, to: number): void {
  const kind = takeFromPile(s, SNAIL_PILE);
  raiseBarrier(s);
  const receives = canReceive(s, seat, to) && room(s, to) > 0;
  if (receives) receiveCard(s, to, kind);
  else discardCardOf(s, kind);
  if (emit.sink === null) return;
  emit.sink.push({
    type: 'giveCards',
    seat,
    receiver: receives ? to : null,
    count: 1,
    cards: [kind],
    to: receives ? [to] : [],
    secret: ['cards'],
  });
}
