/** Rugwort's 8-sided die, with the modules that look at every roll (23.4-23.6). */
import { chance, raiseBarrier, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { discardFromHand } from '../effects/discard.ts';
import { handCard, handSize } from '../state/hand.ts';
import { gainPoints } from '../state/supply.ts';
import { hasModule, lastRoll, noteRoll, rugwortSeat } from './room.ts';

export function roll(s: State): number {
  const value = chance(s, 8) + 1;
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'die', value });
  if (hasModule(s, 'luck') && lastRoll(s) === value) gainPoints(s, rugwortSeat(s), 1);
  noteRoll(s, value);
  // 23.5: a card chosen at random leaves the player's hand.
  if (hasModule(s, 'grump') && value === 8 && handSize(s, 0) > 0) {
    discardFromHand(s, 0, handCard(s, 0, chance(s, handSize(s, 0))));
  }
  return value;
}
