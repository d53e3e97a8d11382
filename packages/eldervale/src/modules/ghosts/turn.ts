/** The Ghosts' turn (E27.14): a Fade, or a card with what follows from it. */
import { A, B, PC, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { aftermath } from '../../placing/aftermath.ts';
import { READY, countAt } from '../../state/units.ts';
import { carryOutOrder, fade, settleHere } from './orders.ts';
import { CURRENT_GHOST, GHOST_SEAT, discardGhost, ghostCard, turnUpGhost } from './state.ts';

export const ghostTurn: Effect = { verb: 'ghostTurn', id: 0 };

export function startGhostTurn(s: State): void {
  push(s, ghostTurn.id, GHOST_SEAT, 0, 0, 0);
}

const FOLLOWED = 1;

/** A = the Unit + 1 that may found a Dwelling after the battle, B = its Realm. */
export const ghostTurnVerb: Verb = {
  name: 'ghostTurn',
  step(s, f) {
    if (s[f + PC] === FOLLOWED) {
      if (s[f + A] > 0) settleHere(s, s[f + A] - 1, s[f + B]);
      discardGhost(s, s[CURRENT_GHOST]);
      s[CURRENT_GHOST] = 0;
      return pop(s);
    }
    if (countAt(s, GHOST_SEAT, READY) === 0) {
      fade(s);
      return pop(s);
    }
    s[f + PC] = FOLLOWED;
    const card = turnUpGhost(s);
    s[CURRENT_GHOST] = card;
    const { placed, settles } = carryOutOrder(s, card, ghostCard(card));
    if (placed === null) return;
    if (settles) {
      s[f + A] = placed.unit + 1;
      s[f + B] = placed.realm;
    }
    aftermath.start(s, GHOST_SEAT, placed.realm, placed.unit, 0);
  },
};
