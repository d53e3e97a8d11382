/** What only Newleaf counts: filled spaces, and the bonus of a card in another city. */
import type { State } from '@evervale/kernel';
import type { Bonus } from '../content/card.ts';
import { CARDS, COLOR, STAYS } from '../content/tables.ts';
import { PROSPERITY } from '../content/terms.ts';
import { cardIn, cityTop, has, slotOf, spacesUsed } from '../state/city.ts';
import { HUSBANDS, SEATS, WIVES, playerAt } from '../state/layout.ts';
import { bonusOf } from '../turn/scoring.ts';

const PHOTOGRAPHER = 'photographer';

/** The best bonus of a Prosperity card in another city, counted for the own city. */
function opponentsBonus(s: State, seat: number): number {
  const photographer = CARDS.kindOf(PHOTOGRAPHER);
  const slot = slotOf(s, seat, photographer);
  let best = 0;
  for (let city = 0; city < s[SEATS]; city++) {
    if (city === seat) continue;
    for (let i = cityTop(s, city) - 1; i >= 0; i--) {
      const kind = cardIn(s, city, i);
      if (kind === photographer || COLOR[kind] !== PROSPERITY || STAYS[kind] === 1) continue;
      const bonus = kind === 0 ? undefined : CARDS.of(kind).bonus;
      if (bonus !== undefined) best = Math.max(best, bonusHere(s, bonus, seat, slot));
    }
  }
  return best;
}

/** As if the card lay here. A partner must be one who has none yet. */
function bonusHere(s: State, bonus: Bonus, seat: number, slot: number): number {
  let paired = 0;
  for (const count of bonus.each) {
    if (typeof count === 'number' || count.each.of !== 'paired') continue;
    const { beside } = count.each;
    const p = playerAt(seat);
    const alone = s[p + HUSBANDS] > s[p + WIVES];
    const there = beside === undefined || has(s, seat, CARDS.kindOf(beside));
    if (alone && there) paired += count.n;
  }
  return paired + bonusOf(s, bonus, seat, slot);
}

export const newleafCounters = { filledSpaces: spacesUsed, opponentsBonus };
