/** A place as a pick: its number on the board, or CITY_PICK with the number of the card. */
import type { State, Text, Wording } from '@evervale/kernel';
import type { Where } from '../log/event.ts';
import { CARDS } from '../content/tables.ts';
import { placeId, placeName, t } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { CITY_PLACE, isCity } from '../state/place.ts';
import { cardNumber, cityOfNumber, slotOfNumber } from '../state/slots.ts';

export const CITY_PICK = 0x200;

export function codeOf(place: number, slot: number): number {
  return isCity(place) ? cardCode(place - CITY_PLACE, slot) : place;
}

export function cardCode(owner: number, slot: number): number {
  return CITY_PICK + cardNumber(owner, slot);
}

export function ownerOf(s: State, code: number): number {
  return cityOfNumber(s, code - CITY_PICK);
}

export function slotOf(s: State, code: number): number {
  return slotOfNumber(s, code - CITY_PICK);
}

/** The card of such a pick. */
export function cardAt(s: State, code: number): number {
  return cardIn(s, ownerOf(s, code), slotOf(s, code));
}

/** A pick as a place for events. */
export function whereOf(s: State, code: number): Where {
  if (code < CITY_PICK) return { place: code };
  return cardWhere(s, ownerOf(s, code), slotOf(s, code));
}

export function cardWhere(s: State, owner: number, slot: number): Where {
  return { place: CITY_PLACE + owner, slot, card: cardIn(s, owner, slot) };
}

export function placeKey(s: State, code: number): string {
  if (code < CITY_PICK) return placeId(s, code);
  const owner = ownerOf(s, code);
  return `${CARDS.of(cardIn(s, owner, slotOf(s, code))).id}@city${owner + 1}-${slotOf(s, code) + 1}`;
}

/** Those of places beside the cities, by the name of the place. */
const onBoard = new Map<string, Wording>();

export function placeWording(s: State, seat: number, code: number): Wording {
  if (code >= CITY_PICK) {
    const where = placeName(s, CITY_PLACE + ownerOf(s, code), slotOf(s, code), seat);
    return wordingFor(placeKey(s, code), where);
  }
  const id = placeId(s, code);
  let said = onBoard.get(id);
  if (said === undefined) {
    said = Object.freeze(wordingFor(id, placeName(s, code, 0)));
    onBoard.set(id, said);
  }
  return said;
}

const wordingFor = (key: string, place: Text): Wording => ({
  key: `place:${key}`,
  text: t('option.place', { place }),
});
