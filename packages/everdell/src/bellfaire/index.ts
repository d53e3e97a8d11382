/** Bellfaire: Forest cards, special Events, Flower Festival, royal award and Market (chapter 16). */
import { numbered, type Box } from '../content/box.ts';
import { awardLines, awardPoints, drawAward } from './award.ts';
import { bellfaireEvents, flowerFestival } from './events.ts';
import { bellfaireForest } from './forest.ts';
import { canVisitMarket, market, marketVerb } from './market.ts';
import { awardPosition, marketPosition } from './position.ts';
import { MARKET_ID, MARKET_PLACE, awardRoom, marketRoom } from './room.ts';
import { awardView, marketView } from './view.ts';
import { bellfaireWords } from './words.ts';
import { bellfaireNames } from './names/index.ts';

const forestModule: Box = {
  id: 'bellfaire-forest',
  number: 5,
  version: 1,
  names: bellfaireNames,
  forests: [numbered(12, bellfaireForest)],
};

const eventsModule: Box = {
  id: 'bellfaire-events',
  number: 6,
  version: 1,
  events: [numbered(17, bellfaireEvents)],
};

const festival: Box = {
  id: 'flower-festival',
  number: 7,
  version: 1,
  basicEvents: [flowerFestival],
};

const royalAward: Box = {
  id: 'royal-award',
  number: 8,
  version: 1,
  room: awardRoom,
  joints: { setup: drawAward, moreLines: awardLines, morePoints: awardPoints },
  view: awardView,
  position: awardPosition,
};

const marketModule: Box = {
  id: 'market',
  number: 9,
  version: 1,
  places: [
    numbered(MARKET_PLACE, [{ id: MARKET_ID, can: canVisitMarket, effect: market, shared: true }]),
  ],
  verbs: [marketVerb],
  words: bellfaireWords,
  room: marketRoom,
  view: marketView,
  position: marketPosition,
};

export const bellfaire: readonly Box[] = [
  forestModule,
  eventsModule,
  festival,
  royalAward,
  marketModule,
];
