/** Texts of this game as data: a key and its arguments. The words themselves are in words/. */
import type { State, Text } from '@evervale/kernel';
import { BASIC_EVENT_LIST, BASIC_LOCATIONS, FORESTS, SPECIAL_EVENT_LIST, placeNames } from './content/board.ts';
import { CARDS } from './content/tables.ts';
import { RESOURCE_NAMES, SEASON_NAMES } from './content/terms.ts';
import { EVENT_KIND, FOREST, eventAt } from './state/layout.ts';
import {
  BASIC_EVENT_PLACE,
  BESIDE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  SPECIAL_EVENT_PLACE,
  isBasic,
  isBasicEvent,
  isForest,
  isJourney,
  isSpecialEvent,
  journeyPoints,
} from './state/place.ts';
import { cardIn } from './state/city.ts';

export type Args = Record<string, Text | number | string>;

export function t(key: string, args?: Args): Text {
  return args === undefined ? { key } : { key, args };
}

/** The printed name of anything that has an id. */
export function named(id: string): Text {
  return { key: 'name', args: { id } };
}

export function cardName(kind: number): Text {
  return named(CARDS.of(kind).id);
}

export function resourceName(r: number): Text {
  return named(`resource-${RESOURCE_NAMES[r]}`);
}

export function seasonName(season: number): Text {
  return named(`season-${SEASON_NAMES[season]}`);
}

export function playerName(seat: number): Text {
  return { key: 'player', args: { seat } };
}

/** The id of a place, as in the data: `basic-three-twigs`, `haven`, `journey-3`, an Event, … */
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
  return placeNames.get(place) ?? `place-${place}`;
}

export function placeName(s: State, place: number, slot: number): Text {
  if (place >= CITY_PLACE && place < BESIDE) {
    const owner = place - CITY_PLACE;
    return t('place.card', { card: cardName(cardIn(s, owner, slot)), player: playerName(owner) });
  }
  if (place === BESIDE) return t('place.beside');
  if (isJourney(place)) return t('place.journey', { n: journeyPoints(place) });
  return named(placeId(s, place));
}
