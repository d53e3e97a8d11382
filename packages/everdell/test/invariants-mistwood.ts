/** What is true of Nightweave in every position of every game. */
import { get16, type State } from '@evervale/kernel';
import { CARDS } from '../src/content/tables.ts';
import { ACTION_CARDS } from '../src/mistwood/actionCards.ts';
import {
  DECK,
  DECK_SIZE,
  cardNumber,
  characterNumber,
  figureAt,
  isPlotSeen,
  keptBits,
  nightweaveSeason,
  nightweaveSeat,
  plotNumber,
  seenBits,
  stackBits,
  tableAt,
  usesPlots,
} from '../src/mistwood/room.ts';
import { cardsUpTo, stackSize } from '../src/mistwood/stack.ts';
import { cardIn, cityTop } from '../src/state/city.ts';
import {
  CITY_SIZE,
  CITY_SPACES,
  MEADOW,
  MEADOW_SIZE,
  PILE_SIZE,
  SPACES,
  playerAt,
} from '../src/state/layout.ts';

const SPINNER = 8;

function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** 26.9, 26.10, 31.7: every card takes a space, whatever is printed on it; Legendary ones none. */
export function plainCity(s: State, seat: number): void {
  let used = 0;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && CARDS.of(kind).rarity !== 'legendary') used++;
  }
  const kept = s[playerAt(seat) + SPACES];
  claim(kept === used, () => `Nightweave's city: kept ${kept} spaces, counted ${used}`);
  claim(s[playerAt(seat) + CITY_SIZE] === CITY_SPACES, () => 'the size of her city changed');
}

export function nightweave(s: State): void {
  const n = get16(s, tableAt(s) + DECK_SIZE);
  for (let i = 0; i < PILE_SIZE; i++) {
    const kind = s[tableAt(s) + DECK + i];
    claim((kind !== 0) === i < n, () => `her deck of ${n} cards has ${kind} at ${i}`);
  }
  const at = figureAt(s);
  const onMeadow = at > 0 && at <= MEADOW_SIZE;
  claim(!onMeadow || s[MEADOW + at - 1] === 0, () => `a card lies under the figure at ${at}`);
  const all = cardsUpTo(s, nightweaveSeason(s));
  claim((stackBits(s) & ~all) === 0, () => 'the stack holds cards of a later season');
  claim((seenBits(s) & ~all) === 0, () => 'a card of a later season was turned up');
  claim(stackSize(s) >= 0 && stackSize(s) < ACTION_CARDS.length, () => 'the stack is too high');
  claim(cardNumber(s) <= ACTION_CARDS.length, () => `action card ${cardNumber(s)}`);
  const kept = keptBits(s);
  claim(!onMeadow || (kept & (1 << (at - 1))) === 0, () => 'the place of the figure is kept empty');
  claim(kept === 0 || characterNumber(s) === SPINNER, () => 'somebody else keeps places empty');
  claim(plotNumber(s) === 0 || isPlotSeen(s, plotNumber(s)), () => 'a plot nobody has turned up');
  claim(plotNumber(s) === 0 || usesPlots(s), () => 'a plot in a game without plots');
  claim(nightweaveSeat(s) <= 2, () => 'too many people against Nightweave');
}
