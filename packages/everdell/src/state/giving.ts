/** Who can be given something (7.11-7.16). */
import { raiseBarrier, type Options, type State, type Wording } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { playerName, t } from '../say.ts';
import { addToHand, removeFromHand, room } from './hand.ts';
import { FINISHED, SEATS, playerAt } from './layout.ts';
import { discardCardOf } from './piles.ts';
import { addResource } from './supply.ts';

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
  if (to !== null) addResource(s, to, r, n);
  if (emit.sink !== null) {
    const amounts = [0, 0, 0, 0];
    amounts[r] = n;
    emit.sink.push({ type: 'give', seat: giver, to, amounts });
  }
}

/** Hands over a hand card; what does not fit is discarded (7.12). */
export function giveCard(s: State, giver: number, to: number | null, kind: number): void {
  removeFromHand(s, giver, kind);
  const receiver = to !== null && room(s, to) > 0 ? to : null;
  if (receiver === null) discardCardOf(s, kind);
  else {
    addToHand(s, receiver, kind);
    // The receiver has seen it: there is no way back.
    raiseBarrier(s);
  }
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
}
