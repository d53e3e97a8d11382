/** Texts about what lies on the table, as data. The words themselves are in words/. */
import type { State, Text } from '@evervale/kernel';
import { BASIC_EVENT_LIST, BASIC_LOCATIONS, FORESTS, SPECIAL_EVENT_LIST } from './content/board.ts';
import { CARDS } from './content/tables.ts';
import { RESOURCE_NAMES } from './content/terms.ts';
import { cardIn } from './state/city.ts';
import { EVENT_KIND, FOREST, eventAt } from './state/layout.ts';
import {
  BASIC_EVENT_PLACE,
  BESIDE,
  BOX_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  SPECIAL_EVENT_PLACE,
  isBasic,
  isBasicEvent,
  isCity,
  isForest,
  isJourney,
  isSpecialEvent,
  journeyPoints,
} from './state/place.ts';
import { placeOfBox } from './turn/joints.ts';
import { amounts, name, player, t } from './words/index.ts';

export { t };

export function cardName(kind: number): Text {
  return name(CARDS.of(kind).id);
}

export const playerName = player;

/** "2 twigs and 1 berry" from numbers by type; the fifth number is point tokens. */
export function amountText(of: readonly number[]): Text {
  const [twig, resin, pebble, berry, point = 0] = of;
  return amounts({ twig, resin, pebble, berry, point });
}

/** "1 twig". */
export function unitText(r: number): Text {
  return amounts({ [RESOURCE_NAMES[r]]: 1 });
}

export function eventName(s: State, i: number): Text {
  return name(SPECIAL_EVENT_LIST.of(s[eventAt(i) + EVENT_KIND]).id);
}

/** The id of a place on the board, as in the data: `basic-three-twigs`, `haven`, an Event, … */
export function placeId(s: State, place: number): string {
  if (isBasic(place)) return BASIC_LOCATIONS[place].id;
  if (place === HAVEN) return 'haven';
  if (isJourney(place)) return `journey-${journeyPoints(place)}`;
  if (isForest(place)) return FORESTS.of(s[FOREST + place - FOREST_PLACE]).id;
  if (isBasicEvent(place)) return BASIC_EVENT_LIST[place - BASIC_EVENT_PLACE].id;
  if (isSpecialEvent(place)) {
    return SPECIAL_EVENT_LIST.of(s[eventAt(place - SPECIAL_EVENT_PLACE) + EVENT_KIND]).id;
  }
  if (place === BESIDE) return 'beside-the-board';
  const { id, forest } = placeOfBox(place)!;
  return forest === undefined ? id : FORESTS.of(forest(s)).id;
}

/** A place in words, as `place` of options and log lines. */
export function placeName(s: State, place: number, slot: number, seat?: number): Text {
  if (isCity(place)) {
    return cardPlace(place - CITY_PLACE, cardIn(s, place - CITY_PLACE, slot), seat);
  }
  if (place === BESIDE) return t('spot.aside');
  if (place === HAVEN) return t('spot.haven');
  if (isJourney(place)) return t('spot.journey', { n: journeyPoints(place) });
  if (isBasic(place)) return t('spot.basic', { place: name(placeId(s, place)) });
  if (isForest(place)) return t('spot.forest', { place: name(placeId(s, place)) });
  if (place >= BOX_PLACE) return boxPlaceName(s, place);
  return t('spot.event', { event: name(placeId(s, place)) });
}

function boxPlaceName(s: State, place: number): Text {
  const { id, spot, forest } = placeOfBox(place)!;
  if (forest !== undefined) return t('spot.forest', { place: name(placeId(s, place)) });
  return spot ?? t('spot.named', { place: name(id) });
}

/** A card as a place: its owner is named to everybody else. */
export function cardPlace(owner: number, kind: number, seat?: number): Text {
  const card = cardName(kind);
  return owner === seat
    ? t('spot.card', { card })
    : t('spot.cardOf', { card, player: player(owner) });
}
