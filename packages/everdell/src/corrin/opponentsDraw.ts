/** Opponents draw cards by what lies in their cities. */
import { PC, SEAT, pop, push, type Effect, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { each } from '../effects/count.ts';
import { draw, type Draw } from '../effects/draw.ts';
import { countOf, has } from '../state/city.ts';
import { canReceive, drawFor } from '../state/giving.ts';
import { PLAYERS, SEATS } from '../state/layout.ts';

export interface OpponentsDraw extends Effect {
  readonly verb: 'opponentsDraw';
  readonly card: string;
  readonly draw: Draw;
}

/** One card for each such card in the own city. */
export function opponentsDraw(card: string): OpponentsDraw {
  return { verb: 'opponentsDraw', id: 0, card, draw: draw(each(1, { of: 'card', id: card })) };
}

export const opponentsDrawVerb: Verb<OpponentsDraw> = {
  name: 'opponentsDraw',
  kids: (effect) => [effect.draw],
  step(s, f, effect) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    const [seat, kind] = [s[f + SEAT], CARDS.kindOf(effect.card)];
    // The stack turns the order around: the next seat clockwise draws first.
    for (let i = s[SEATS] - 1; i > 0; i--) {
      const other = (seat + i) % s[SEATS];
      if (!canReceive(s, seat, other) || !has(s, other, kind)) continue;
      // Who has no hand takes them another way.
      if (other >= s[PLAYERS]) drawFor(s, other, countOf(s, other, kind));
      else push(s, effect.draw.id, other, other, 0, 0);
    }
  },
};
