/** The eight big critters: workers with effects of their own (13.20-13.22). */
import {
  A,
  B,
  C,
  D,
  SEAT,
  pop,
  push,
  raiseBarrier,
  seq,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BASE_POINTS, CARDS, COLOR, NOT_COPIED, ON_PRODUCTION, STAYS } from '../content/tables.ts';
import { BERRY, PRODUCTION, PROSPERITY } from '../content/terms.ts';
import { times } from '../effects/count.ts';
import { draw } from '../effects/draw.ts';
import { gainAny } from '../effects/gain.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { addToHand, room } from '../state/hand.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { SEATS, STANDING } from '../state/layout.ts';
import { CITY_PLACE } from '../state/place.ts';
import { discardSize, takeDiscard } from '../state/piles.ts';
import { gainResource } from '../state/supply.ts';
import { ASIDE, putWorker, workerKind } from '../state/workers.ts';
import { CITY_PICK, cardAt, cardCode, cardWhere, ownerOf, slotOf } from '../turn/placePicks.ts';
import { emitPlace } from '../turn/arriving.ts';
import { HAND_FULL, OK, PILES_EMPTY } from '../turn/reason.ts';
import type { WorkerKind } from '../turn/workerKinds.ts';
import { DECK_PLACE, DISCARD_PLACE } from './room.ts';

/** A worker that stands on a card which is no location, and uses no spot of it. */
function standOn(s: State, seat: number, worker: number, code: number): void {
  putWorker(s, seat, worker, CITY_PLACE + ownerOf(s, code), slotOf(s, code) | ASIDE);
  if (emit.sink === null) return;
  emitPlace(
    seat,
    cardWhere(s, ownerOf(s, code), slotOf(s, code)),
    false,
    workerKind(s, seat, worker),
  );
}

/** Truffle never uses these. */
export const NOT_FOR_TRUFFLE = ['bank', 'storehouse', 'rugwort-the-rowdy'];

/** 18.11: and no Legendary card; in other cities none that cannot be copied (MINERMOLE.4). */
function isForTruffle(s: State, seat: number, city: number, slot: number): boolean {
  const kind = cardIn(s, city, slot);
  if (kind === 0 || COLOR[kind] !== PRODUCTION || STAYS[kind] === 1) return false;
  if (city !== seat && NOT_COPIED[kind] === 1) return false;
  return !NOT_FOR_TRUFFLE.includes(CARDS.of(kind).id);
}

/** After the card that Truffle uses. */
export const truffleTreat = seq(gainAny(1), draw(1));

const truffle: WorkerKind = {
  id: 'truffle',
  offer(s, seat, out) {
    for (let city = 0; city < s[SEATS]; city++) {
      for (let slot = 0; slot < cityTop(s, city); slot++) {
        if (isForTruffle(s, seat, city, slot)) out.add(cardCode(city, slot));
      }
    }
  },
  /** CB-15: what the card asks for is looked for in its own city, what it brings goes to the player. */
  arrive(s, seat, worker, code) {
    if (code < CITY_PICK) return false;
    const [city, slot] = [ownerOf(s, code), slotOf(s, code)];
    if (!isForTruffle(s, seat, city, slot)) return false;
    const kind = cardAt(s, code);
    standOn(s, seat, worker, code);
    push(s, truffleTreat.id, seat, seat, 0, 0);
    const { production } = CARDS.of(kind);
    if (production !== undefined && performable(s, seat, city, slot, production) === OK) {
      if (emit.sink !== null) emit.sink.push({ type: 'activate', seat, city, card: kind, slot });
      push(s, ON_PRODUCTION[kind], seat, city, slot, 0);
    }
    return true;
  },
};

/** As many as the printed points of the card King Rhun stands on. */
export const rhunGain = gainAny(times(1));

const isForRhun = (s: State, seat: number, slot: number): boolean => {
  const kind = cardIn(s, seat, slot);
  return kind !== 0 && COLOR[kind] === PROSPERITY && BASE_POINTS[kind] > 0;
};

const kingRhun: WorkerKind = {
  id: 'king-rhun',
  offer(s, seat, out) {
    for (let slot = 0; slot < cityTop(s, seat); slot++) {
      if (isForRhun(s, seat, slot)) out.add(cardCode(seat, slot));
    }
  },
  arrive(s, seat, worker, code) {
    if (code < CITY_PICK || ownerOf(s, code) !== seat) return false;
    if (!isForRhun(s, seat, slotOf(s, code))) return false;
    standOn(s, seat, worker, code);
    push(s, rhunGain.id, seat, seat, 0, BASE_POINTS[cardAt(s, code)]);
    return true;
  },
};

export interface DrawDiscards extends Effect {
  readonly verb: 'drawDiscards';
  readonly n: number;
}

/** Cards from the top of the discard pile, which nobody else sees. */
const drawDiscards = (n: number): DrawDiscards => ({ verb: 'drawDiscards', id: 0, n });

/** Takes one of them into the hand. */
export function takeDiscardToHand(s: State, seat: number): void {
  const card = takeDiscard(s);
  addToHand(s, seat, card);
  raiseBarrier(s);
  if (emit.sink !== null) {
    const what = { cards: [card], to: [seat], secret: ['cards'] as const };
    emit.sink.push({ type: 'fromDiscard', seat, count: 1, ...what });
  }
}

export const drawDiscardsVerb: Verb<DrawDiscards> = {
  name: 'drawDiscards',
  can(s, seat) {
    if (room(s, seat) === 0) return HAND_FULL;
    return discardSize(s) > 0 ? OK : PILES_EMPTY;
  },
  step(s, f, { n }) {
    const seat = s[f + SEAT];
    for (let i = 0; i < n && room(s, seat) > 0 && discardSize(s) > 0; i++) {
      takeDiscardToHand(s, seat);
    }
    pop(s);
  },
};

export const firebeakDraws = drawDiscards(3);
export const windloreDraws = draw(3);

/** A big critter with a place of its own, which nobody else can go to. */
function ownPlace(id: string, place: number, effect: Effect): WorkerKind {
  return {
    id,
    offer(s, seat, out) {
      if (s[STANDING + place] === 0 && performable(s, seat, seat, 0, effect) === OK) out.add(place);
    },
  };
}

export interface Honey extends Effect {
  readonly verb: 'honey';
  readonly most: number;
}

/** A berry for each other resource that the place has brought, if it brought no berry. */
const honey: Honey = { verb: 'honey', id: 0, most: 3 };

/** A to D = what the place has brought, by type (effects/gained.ts). */
export const honeyVerb: Verb<Honey> = {
  name: 'honey',
  step(s, f, { most }) {
    const [seat, others] = [s[f + SEAT], s[f + A] + s[f + B] + s[f + C]];
    const berries = s[f + D];
    pop(s);
    if (berries === 0 && others > 0) gainResource(s, seat, BERRY, Math.min(most, others));
  },
};

export const BIG_CRITTERS: readonly WorkerKind[] = [
  { id: 'stubblehoof' },
  truffle,
  { id: 'corliander', halvesNeeds: true },
  ownPlace('firebeak', DISCARD_PLACE, firebeakDraws),
  { id: 'honeypaw', after: honey },
  kingRhun,
  { id: 'whisper', joins: true },
  ownPlace('windlore', DECK_PLACE, windloreDraws),
];

export const countsForHoney = [honey];
