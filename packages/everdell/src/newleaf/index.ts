/** Newleaf: the station board (chapter 14), and its modules (chapter 15). */
import { numbered, type ChosenBox } from '../content/box.ts';
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
  GOLDEN_TOKEN,
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
import { t } from '../words/index.ts';
import { newleafThings } from './things.ts';
import { goldenFacts } from './facts.ts';
import { goldenHouse } from './house.ts';

/** The board with its station, visitors and places; it is used with the cards (14.1). */
const board: ChosenBox<'newleaf'> = {
  id: 'newleaf',
  number: NEWLEAF,
  version: 2,
  choice: {
    note: t('form.box.newleaf'),
    brings: ['newleaf-cards'],
    // 11.1, 11.9.
    advice: [{ id: 'largeTogether', text: t('advice.largeTogether'), with: ['pearlbrook'] }],
  },
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
  things: newleafThings,
};

/** Critters and Constructions with golden banners, also without the board (15.3). */
const cards: ChosenBox<'newleaf-cards'> = {
  id: 'newleaf-cards',
  number: NEWLEAF_CARDS,
  // 2: of Chipsmiths and Greenhouses that differ the player chooses; the Air Balloon copies Messengers.
  version: 2,
  choice: {
    note: t('form.box.newleaf-cards'),
    advice: [{ id: 'typeEvents', text: t('advice.typeEvents') }],
  },
  house: goldenHouse,
  cards: newleafCards,
  verbs: [playStationVerb, drawAnywhereVerb, loadUpVerb, unloadVerb, takeTypeVerb, copyCardVerb],
  words: cardWords,
  counters: newleafCounters,
  counted: newleafCounted,
  room: goldenRoom,
  tokens: [{ id: 'golden', bit: GOLDEN_TOKEN }],
  facts: goldenFacts,
  effects: [drawOne],
  ways: [goldenWay],
  view: goldenView,
  position: goldenPosition,
  log: goldenLog,
  settle: settleGolden,
};

const forest: ChosenBox<'newleaf-forest'> = {
  id: 'newleaf-forest',
  number: NEWLEAF_FOREST,
  version: 1,
  choice: {
    note: t('form.box.newleaf-forest'),
  },
  forests: [numbered(20, newleafForest)],
};

const events: ChosenBox<'newleaf-events'> = {
  id: 'newleaf-events',
  number: NEWLEAF_EVENTS,
  version: 1,
  choice: {
    note: t('form.box.newleaf-events'),
    mixesEvents: true,
  },
  events: [numbered(32, newleafEvents)],
};

const basicEvents: ChosenBox<'newleaf-basic-events'> = {
  id: 'newleaf-basic-events',
  number: NEWLEAF_BASIC_EVENTS,
  // 2: what Rugwort scores for Big City. Picks are the same.
  version: 2,
  compatible: [1],
  choice: {
    note: t('form.box.newleaf-basic-events'),
  },
  basicEvents: newleafBasicEvents,
};

const tickets: ChosenBox<'tickets'> = {
  id: 'tickets',
  number: TICKETS,
  version: 1,
  choice: {
    note: t('form.box.tickets'),
  },
  verbs: [rugwortRollsVerb],
  room: ticketRoom,
  effects: [ride, rugwortRolls],
  actions: [useTicket],
  view: ticketView,
  position: ticketPosition,
  log: ticketLog,
};

const reservation: ChosenBox<'reservation'> = {
  id: 'reservation',
  number: RESERVATION,
  version: 1,
  choice: {
    note: t('form.box.reservation'),
  },
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

export const newleaf = [board, cards, forest, events, basicEvents, tickets, reservation] as const;
