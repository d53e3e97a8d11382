/** The base game brings its content. */
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
} from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { constructions } from './constructions.ts';
import { critters } from './critters.ts';
import { basicEvents, specialEvents } from './events.ts';
import { basicLocations, forestLocations } from './locations.ts';

export function loadBase(): void {
  critters.forEach((card) => CARDS.add(card));
  constructions.forEach((card) => CARDS.add(card));
  BASIC_LOCATIONS.push(...basicLocations);
  forestLocations.forEach((location) => FORESTS.add(location));
  BASIC_EVENT_LIST.push(...basicEvents);
  specialEvents.forEach((event) => SPECIAL_EVENT_LIST.add(event));
}
