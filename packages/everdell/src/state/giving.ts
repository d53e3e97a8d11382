/** Who can be given something (7.11-7.16). */
import { raiseBarrier, type Options, type State, type Wording } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { playerName, t } from '../say.ts';
import { addToHand, removeFromHand, room } from './hand.ts';
import { automatOf } from '../turn/automats.ts';
import { FINISHED, PLAYERS, SEATS, playerAt } from './layout.ts';
import { discardCardOf, drawCards } from './piles.ts';
import { addResource } from './supply.ts';

/** How an automatic opponent that takes part takes what people give to it, or what it draws. */
export interface Gets {
  /** A hand card of a person. */
  card(s: State, kind: number): void;
  /** So many resources, which the giver no longer has. */
  resources(s: State, n: number): void;
  /** So many cards of the draw pile; gives how many came. */
  draw(s: State, n: number): number;
  /** It has to discard so many cards. */
  discard(s: State, n: number): void;
  /** Its cards for the hand of a person. */
  swap(s: State, person: number): void;
}

function getsOf(s: State, seat: number): Gets | undefined {
  return seat >= s[PLAYERS] ? automatOf(s)?.gets : undefined;
}

/** Somebody receives resources that lie ready. */
export function receiveResource(s: State, seat: number, r: number, n: number): void {
  const gets = getsOf(s, seat);
  if (gets === undefined) addResource(s, seat, r, n);
  else gets.resources(s, n);
}

/** Draws cards, for whoever it may be, and gives how many came. */
export function drawFor(s: State, seat: number, n: number): number {
  return getsOf(s, seat)?.draw(s, n) ?? drawCards(s, seat, n);
}

/** An automatic opponent has to discard cards, if it has any. */
export function automatDiscards(s: State, n: number): void {
  automatOf(s)?.gets?.discard(s, n);
}

/** Exchanges a hand with an automatic opponent; false if it takes no part in that. */
export function swapWithAutomat(s: State, person: number, other: number): boolean {
  const gets = getsOf(s, other);
  gets?.swap(s, person);
  return gets !== undefined;
}

function active(s: State, seat: number): boolean {
  return s[playerAt(seat) + FINISHED] === 0;
}

/** 7.14: opponents who have not finished may receive resources. */
export function canReceive(s: State, giver: number, seat: number): boolean {
  return seat !== giver && active(s, seat);
}

export function anyReceiver(s: State, giver: number): boolean {
  for (let seat = 0; seat < s[SEATS]; seat++) if (canReceive(s, giver, seat)) return true;
  return false;
}

/** 7.11: somebody with room in hand must be chosen. Otherwise the cards are discarded (7.13). */
export function anyCardReceiver(s: State, giver: number): boolean {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (canReceive(s, giver, seat) && room(s, seat) > 0) return true;
  }
  return false;
}

/** Receivers as options: seat + 1. */
export function offerReceivers(s: State, giver: number, cards: boolean, out: Options): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (canReceive(s, giver, seat) && (!cards || room(s, seat) > 0)) out.add(seat + 1);
  }
}

export function receiverWording(code: number): Wording {
  return { key: `player:${code}`, text: t('option.opponent', { player: playerName(code - 1) }) };
}

/** Hands over resources; without a receiver they go to the supply (7.15). */
export function giveResource(
  s: State,
  giver: number,
  to: number | null,
  r: number,
  n: number,
): void {
  addResource(s, giver, r, -n);
  if (emit.sink !== null) {
    const amounts = [0, 0, 0, 0];
    amounts[r] = n;
    emit.sink.push({ type: 'give', seat: giver, to, amounts });
  }
  if (to !== null) receiveResource(s, to, r, n);
}

/** Hands over a hand card; what does not fit is discarded (7.12). */
export function giveCard(s: State, giver: number, to: number | null, kind: number): void {
  removeFromHand(s, giver, kind);
  const receiver = to !== null && room(s, to) > 0 ? to : null;
  if (receiver === null) discardCardOf(s, kind);
  // The receiver has seen it: there is no way back.
  else raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'giveCards',
      seat: giver,
      receiver,
      count: 1,
      cards: [kind],
      to: receiver === null ? [giver] : [giver, receiver],
      secret: ['cards'],
    });
  }
  if (receiver !== null) receiveCard(s, receiver, kind);
}

/** Somebody who has room for it receives a card that lies ready. */
export function receiveCard(s: State, seat: number, kind: number): void {
  const gets = getsOf(s, seat);
  if (gets === undefined) addToHand(s, seat, kind);
  else gets.card(s, kind);
}
