/** The base game: a box that is always there. */
import type { Box } from '../content/box.ts';
import { numbered } from '../content/box.ts';
import { BASE } from '../content/boxes.ts';
import { everdellVerbs } from '../effects/index.ts';
import { makeWay } from '../effects/makeWay.ts';
import { raiseHandLimit } from '../turn/handLimit.ts';
import { payUnits } from '../turn/payment.ts';
import { noticeEvent, noticeEventVerb } from '../turn/achieving.ts';
import { playCard } from '../turn/playFrame.ts';
import { prepare } from '../turn/season.ts';
import { turns } from '../turn/turn.ts';
import { leave } from '../turn/finishing.ts';
import { placeKind } from '../turn/workers.ts';
import { BASE_VERSION } from '../version.ts';
import { constructions } from './constructions.ts';
import { critters } from './critters.ts';
import { basicEvents, specialEvents } from './events.ts';
import { havenEffect, journeyEffects } from './havenAndJourney.ts';
import { basicLocations, forestLocations } from './locations.ts';
import { baseZones } from './zones.ts';
import { baseHouse } from './house.ts';

export const base: Box<'base'> = {
  id: 'base',
  number: BASE,
  version: BASE_VERSION,
  // 5 only lays out what was seen.
  compatible: [4],
  house: baseHouse,
  cards: [numbered(1, [...critters, ...constructions])],
  basicLocations,
  forests: [numbered(1, forestLocations)],
  basicEvents,
  events: [numbered(1, specialEvents)],
  verbs: [...everdellVerbs, noticeEventVerb] as Box['verbs'] & {},
  zones: baseZones,
  joints: { came: raiseHandLimit, left: raiseHandLimit },
  effects: [
    turns,
    prepare,
    playCard,
    payUnits,
    makeWay,
    havenEffect,
    ...journeyEffects,
    noticeEvent,
  ],
  laterEffects: [leave, placeKind],
};
