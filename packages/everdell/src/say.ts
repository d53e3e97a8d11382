/** Texts about what lies on the table, as data. The words themselves are in words/. */
import type { State, Text, Wording } from '@evervale/kernel';
import { allOf } from '@evervale/kernel/text';
import { BASIC_EVENT_LIST, BASIC_LOCATIONS, FORESTS, SPECIAL_EVENT_LIST } from './content/board.ts';
import { CARDS, IS_CRITTER } from './content/tables.ts';
import { RESOURCE_NAMES } from './content/terms.ts';
import { cardIn, cityTop, isAlike, isPaired, sharesSpace } from './state/city.ts';
import {
  CONTENT,
  EVENT_KIND,
  FOREST,
  KIND,
  OCCUPIED,
  SPOT,
  TOKENS,
  eventAt,
  slotAt,
} from './state/layout.ts';
import {
  BASIC_EVENT_PLACE,
  BESIDE,
  BOX_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  JOURNEY,
  JOURNEY_COUNT,
  SPECIAL_EVENT_PLACE,
  isBasic,
  isBasicEvent,
  isCity,
  isForest,
  isJourney,
  isSpecialEvent,
  journeyPoints,
} from './state/place.ts';
import { hostKind } from './state/spaces.ts';
import { placeOfBox } from './turn/course.ts';
import { amounts, name, noun, player, t } from './words/index.ts';

export { t };

export function cardName(kind: number): Text {
  return name(CARDS.of(kind).id);
}

/** The forms of its name, for patterns with an article. */
export function cardNoun(kind: number): Text {
  return noun(CARDS.of(kind).id);
}

export const playerName = player;

/** The end of a run, or nothing at all of it. */
export function enough(picked: number): Wording {
  return { key: 'done', text: t(picked > 0 ? 'option.done' : 'option.none') };
}

/** A card of a city; among copies it is told by what lies and stands on it, or by its place. */
export function slotName(s: State, city: number, slot: number): Text {
  return detailed(s, city, slot, cardName(cardIn(s, city, slot)));
}

/** A text about such a card, with what tells it from its copies. */
export function detailed(s: State, city: number, slot: number, text: Text): Text {
  const kind = cardIn(s, city, slot);
  let copies = false;
  let twin = false;
  for (let other = 0; other < cityTop(s, city); other++) {
    if (other === slot || cardIn(s, city, other) !== kind) continue;
    copies = true;
    if (isAlike(s, city, other, slot)) twin = true;
  }
  if (!copies) return text;
  const details = detailsOf(s, city, slot);
  if (twin) details.push(t('detail.place', { n: slot + 1 }));
  return details.length === 0 ? text : t('card.detailed', { card: text, details: allOf(details) });
}

function detailsOf(s: State, city: number, slot: number): Text[] {
  const at = slotAt(city, slot);
  const kind = s[at + KIND];
  const goods = [0, 1, 2, 3].map((i) => s[at + CONTENT + i]);
  const workers = [s[at + SPOT], s[at + SPOT + 1]].filter((seat) => seat > 0);
  const details: Text[] = [];
  if (IS_CRITTER[kind] === 0 && s[at + OCCUPIED] === 1) details.push(t('detail.occupied'));
  if (isPaired(s, city, slot)) details.push(t('detail.paired'));
  else if (sharesSpace(s, city, slot)) details.push(t('detail.guest'));
  if (CARDS.of(kind).production?.verb === 'store' && goods.some((n) => n > 0)) {
    details.push(amountText(goods));
  }
  if (s[at + TOKENS] > 0) details.push(amounts({ point: s[at + TOKENS] }));
  const host = hostKind(s, city, slot);
  if (host !== 0) details.push(cardName(host));
  workers.forEach((seat) => details.push(t('detail.worker', { player: player(seat - 1) })));
  return details;
}

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

const JOURNEY_IDS = Array.from(
  { length: JOURNEY_COUNT },
  (_, i) => `journey-${journeyPoints(JOURNEY + i)}`,
);

/** The id of a place on the board, as in the data: `basic-three-twigs`, `haven`, an Event, … */
export function placeId(s: State, place: number): string {
  if (isBasic(place)) return BASIC_LOCATIONS[place].id;
  if (place === HAVEN) return 'haven';
  if (isJourney(place)) return JOURNEY_IDS[place - JOURNEY];
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
