/** Laying a card into an opponent's city in exchange for a Production card of that city. */
import {
  PC,
  SEAT,
  ask,
  below,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { COLOR, CARDS, STAYS, IS_UNIQUE, ON_PRODUCTION } from '../content/tables.ts';
import { PRODUCTION } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { cardNoun, cardPlace, detailed, t } from '../say.ts';
import { addCard, cardIn, cityTop, fits, has, sharesSpace, takeCard } from '../state/city.ts';
import { automatDiscards } from '../state/giving.ts';
import { PLAYERS, SEATS } from '../state/layout.ts';
import { hideRevealed } from '../state/revealed.ts';
import { lay } from '../turn/laying.ts';
import { CITY_FULL, OK } from '../turn/reason.ts';
import { cardNumber, cityOfNumber, slotOfNumber } from '../state/slots.ts';

export interface Exchange extends Effect {
  readonly verb: 'exchange';
}

export function exchange(): Exchange {
  return { verb: 'exchange', id: 0 };
}

/** What the card makes its owner discard. */
export const ROWDY_DISCARDS = 2;

/** The card that is played. */
const rowdy = (): number => CARDS.kindOf('rugwort-the-rowdy');

/** The card must find its place here, and this one there, once `leaving` is gone from the own city. */
function takeable(
  s: State,
  seat: number,
  city: number,
  slot: number,
  own: number,
  leaving: number,
): boolean {
  const kind = cardIn(s, city, slot);
  if (kind === 0 || COLOR[kind] !== PRODUCTION || STAYS[kind] === 1) return false;
  // Cards that share a space stay.
  if (sharesSpace(s, city, slot)) return false;
  if (has(s, city, own) || !fits(s, city, own, kind)) return false;
  if (IS_UNIQUE[kind] === 1 && kind !== leaving && has(s, seat, kind)) return false;
  return fits(s, seat, kind, leaving);
}

/** Picks: the number of the card + 1. Stops at the first if there is no list to write. */
function offer(s: State, seat: number, own: number, leaving: number, out: Options | null): boolean {
  let any = false;
  for (let city = 0; city < s[SEATS]; city++) {
    if (city === seat) continue;
    for (let slot = 0; slot < cityTop(s, city); slot++) {
      if (!takeable(s, seat, city, slot, own, leaving)) continue;
      if (out === null) return true;
      any = true;
      out.add(cardNumber(city, slot) + 1);
    }
  }
  return any;
}

/** PC 0: which card; 1: done. Without any the card stays with whoever plays it. */
export const exchangeVerb: Verb<Exchange> = {
  name: 'exchange',
  can(s, seat, _of, leaving) {
    const own = rowdy();
    if (fits(s, seat, own, leaving) || offer(s, seat, own, leaving, null)) return OK;
    return CITY_FULL;
  },
  step(s, f) {
    if (s[f + PC] === 1) return pop(s);
    const seat = s[f + SEAT];
    if (offer(s, seat, rowdy(), 0, null)) return ask(s);
    const play = below(f);
    pop(s);
    lay(s, play, seat);
  },
  options: (s, f, _effect, out) => void offer(s, s[f + SEAT], rowdy(), 0, out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    take(s, s[f + SEAT], cityOfNumber(s, code - 1), slotOfNumber(s, code - 1), rowdy());
  },
  prompt: () => ({
    text: t('prompt.exchange', { of: cardNoun(rowdy()) }),
  }),
  wording(s, f, _effect, code) {
    const [city, slot] = [cityOfNumber(s, code - 1), slotOfNumber(s, code - 1)];
    const kind = cardIn(s, city, slot);
    return {
      key: `take:${CARDS.of(kind).id}@city${city + 1}-${slot + 1}`,
      text: detailed(s, city, slot, cardPlace(city, kind, s[f + SEAT])),
    };
  },
};

/** What lies on the card is lost (6.43). Both cards act in their new cities, the taken one first. */
function take(s: State, seat: number, city: number, slot: number, own: number): void {
  const kind = takeCard(s, city, slot, 'city');
  hideRevealed(s, own);
  const there = addCard(s, city, own);
  const here = addCard(s, seat, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'takeOver', seat, city, card: kind, slot });
    emit.sink.push({ type: 'lay', seat, city, card: own, slot: there });
    emit.sink.push({ type: 'lay', seat, city: seat, card: kind, slot: here });
  }
  // An automatic opponent has no hand to discard from, but may have a deck.
  if (city < s[PLAYERS]) push(s, ON_PRODUCTION[own], city, city, there, 0);
  else automatDiscards(s, ROWDY_DISCARDS);
  push(s, ON_PRODUCTION[kind], seat, seat, here, 0);
}
