/** Laying a card that is being played (6.27 step 4). */
import { A, AT, N, PC, SEAT, ask, push, type Options, type State } from '@evervale/kernel';
import {
  BY_EFFECT,
  CARDS,
  INTO_OPPONENTS_CITY,
  IS_CRITTER,
  LAYING,
  REPLACES,
  SHARES,
} from '../content/tables.ts';
import { refund } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { addCard, cityTop, cover, occupy, takeCard } from '../state/city.ts';
import { OCCUPIED, SEATS, slotAt } from '../state/layout.ts';
import { hideRevealed } from '../state/revealed.ts';
import { moveOnto, stepAside } from '../state/workers.ts';
import { courseOf, joined } from './course.ts';
import { noticeLaid } from './notices.ts';
import { AFTER, EFFECT, wayOf } from './playFrame.ts';
import { LAY_ON, REPLACE, isReplaceable, takesCard } from './ways.ts';

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
  noticeLaid(s, s[f + SEAT], kind);
}

/** Into the own city: in a space of its own, on a card, or in place of one. */
export function layHere(s: State, f: number): void {
  const seat = s[f + SEAT];
  const way = wayOf(s, f);
  if (way === REPLACE) return layInstead(s, f, s[f + N]);
  lay(s, f, seat);
  if (way === LAY_ON) cover(s, seat, s[f + AT]);
}

/** 18.6, 18.7: an occupied token and workers of the card that goes come to its successor. */
function layInstead(s: State, f: number, slot: number): void {
  const seat = s[f + SEAT];
  const tokens = IS_CRITTER[s[f + A]] === 0 ? s[slotAt(seat, slot) + OCCUPIED] : 0;
  stepAside(s, seat, slot);
  takeCard(s, seat, slot, 'discard');
  lay(s, f, seat);
  if (tokens !== 0) occupy(s, seat, s[f + AT], tokens);
  moveOnto(s, seat, s[f + AT]);
}

/** 6.2 and RUINS.1: into another city, or in place of a Construction. */
export function layElsewhere(s: State, f: number): void {
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

export function layOptions(s: State, f: number, out: Options): void {
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

export function layPick(s: State, f: number, code: number): void {
  if (LAYING[s[f + A]] === INTO_OPPONENTS_CITY) return lay(s, f, code - 1);
  const seat = s[f + SEAT];
  const removed = takeCard(s, seat, code - 1, 'discard');
  lay(s, f, seat);
  refund(s, seat, removed);
}
