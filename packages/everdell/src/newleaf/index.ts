/** Newleaf: the station board (chapter 14), and its modules (chapter 15). */
import { numbered, type Box } from '../content/box.ts';
import { locomotive, newleafCards } from './cards.ts';
import { CARS, fillBag } from './cars.ts';
import { copyCardVerb } from './copyCard.ts';
import { newleafCounters } from './counters.ts';
import { clearDisplayVerb, drawAnywhereVerb, drawOne, takeDisplayVerb } from './display.ts';
import { newleafBasicEvents, newleafEvents } from './events.ts';
import { newleafForest } from './forest.ts';
import { loadUpVerb, unloadVerb } from './freightCar.ts';
import { goldenWay, settleGolden } from './golden.ts';
import { goldenLog, reservationLog, stationLog, ticketLog } from './log.ts';
import { chooseCarVerb, newleafPlaces, receiveVerb } from './places.ts';
import { takeTypeVerb } from './poet.ts';
import {
  goldenPosition,
  reservationPosition,
  stationPosition,
  ticketPosition,
} from './position.ts';
import {
  reserveCard,
  reserved,
  reviewToken,
  reviewTokenVerb,
  rugwortMatches,
  rugwortMatchesVerb,
} from './reservation.ts';
import {
  KNOLL_PLACE,
  NEWLEAF,
  NEWLEAF_BASIC_EVENTS,
  NEWLEAF_CARDS,
  NEWLEAF_EVENTS,
  NEWLEAF_FOREST,
  RESERVATION,
  TICKETS,
  goldenRoom,
  newleafRoom,
  reservationRoom,
  ticketRoom,
} from './room.ts';
import { rugwortWelcomes, rugwortWelcomesVerb } from './rugwort.ts';
import { visitorLines, visitorPoints } from './scoring.ts';
import { setupNewleaf } from './setup.ts';
import { leaveStation, leaveStationVerb, playStationVerb, station } from './station.ts';
import { ride, rugwortRolls, rugwortRollsVerb, useTicket } from './tickets.ts';
import { goldenView, newleafView, reservationView, ticketView } from './view.ts';
import { boardWords, cardWords, newleafCounted } from './words/effects.ts';
import { newleafCatalog } from './words/index.ts';
import { newleafZones, reservationZones } from './zones.ts';
import { newleafNames } from './names/index.ts';

/** The board with its station, visitors and places; it is used with the cards (14.1). */
const board: Box = {
  id: 'newleaf',
  number: NEWLEAF,
  version: 1,
  cards: [numbered(122, [locomotive])],
  places: [numbered(KNOLL_PLACE, newleafPlaces)],
  verbs: [
    leaveStationVerb,
    clearDisplayVerb,
    takeDisplayVerb,
    chooseCarVerb,
    receiveVerb,
    rugwortWelcomesVerb,
  ],
  words: boardWords,
  catalog: newleafCatalog,
  names: newleafNames,
  room: newleafRoom,
  zones: newleafZones,
  effects: [leaveStation, ...CARS.map(({ reward }) => reward)],
  sources: [station],
  joints: {
    table: fillBag,
    setup: setupNewleaf,
    afterPrepare: rugwortWelcomes,
    moreLines: visitorLines,
    morePoints: visitorPoints,
  },
  view: newleafView,
  position: stationPosition,
  log: stationLog,
};

/** Critters and Constructions with golden banners, also without the board (15.3). */
const cards: Box = {
  id: 'newleaf-cards',
  number: NEWLEAF_CARDS,
  version: 1,
  cards: [numbered(99, newleafCards)],
  verbs: [playStationVerb, drawAnywhereVerb, loadUpVerb, unloadVerb, takeTypeVerb, copyCardVerb],
  words: cardWords,
  counters: newleafCounters,
  counted: newleafCounted,
  room: goldenRoom,
  effects: [drawOne],
  ways: [goldenWay],
  view: goldenView,
  position: goldenPosition,
  log: goldenLog,
  settle: settleGolden,
};

const forest: Box = {
  id: 'newleaf-forest',
  number: NEWLEAF_FOREST,
  version: 1,
  forests: [numbered(20, newleafForest)],
};

const events: Box = {
  id: 'newleaf-events',
  number: NEWLEAF_EVENTS,
  version: 1,
  events: [numbered(32, newleafEvents)],
};

const basicEvents: Box = {
  id: 'newleaf-basic-events',
  number: NEWLEAF_BASIC_EVENTS,
  version: 1,
  basicEvents: newleafBasicEvents,
};

const tickets: Box = {
  id: 'tickets',
  number: TICKETS,
  version: 1,
  verbs: [rugwortRollsVerb],
  room: ticketRoom,
  effects: [ride, rugwortRolls],
  actions: [useTicket],
  view: ticketView,
  position: ticketPosition,
  log: ticketLog,
};

const reservation: Box = {
  id: 'reservation',
  number: RESERVATION,
  version: 1,
  verbs: [reviewTokenVerb, rugwortMatchesVerb],
  room: reservationRoom,
  zones: reservationZones,
  effects: [rugwortMatches],
  actions: [reserveCard],
  sources: [reserved],
  joints: { afterPrepare: reviewToken },
  view: reservationView,
  position: reservationPosition,
  log: reservationLog,
};

export const newleaf: readonly Box[] = [
  board,
  cards,
  forest,
  events,
  basicEvents,
  tickets,
  reservation,
];
