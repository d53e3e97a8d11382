/** Whether the game waits for Free Actions. */
import type { State } from '@evervale/kernel';
import { CARD_PRICE } from '../content/tables.ts';
import { canHireForGold, canRefresh } from '../modules/free.ts';
import { orbs } from '../state/goods.ts';
import { handSize } from '../state/magic.ts';
import { isGhost } from '../state/seats.ts';
import { AURAS, hasCard, hostAt } from '../state/tableau.ts';
import { trayCount } from '../state/treasure.ts';
import { canPay } from '../tableau/paying.ts';

/** Could this player take a Free Action, as far as everybody can see (E28.1)? */
export function couldActFreely(s: State, seat: number): boolean {
  if (isGhost(s, seat)) return false;
  if (orbs(s, seat) > 0 || trayCount(s, seat) > 0 || handSize(s, seat) > 0) return true;
  return canHireForGold(s, seat) || canRefresh(s, seat) || couldAttach(s, seat);
}

/** An Aura costs nothing the first time, later its price (E13.15). */
const couldAttach = (s: State, seat: number): boolean =>
  AURAS.some(
    (aura) =>
      hasCard(s, seat, aura) && (s[hostAt(aura)] === 0 || canPay(s, seat, CARD_PRICE[aura])),
  );
