/** Bellfaire: Forest cards, special Events, Flower Festival, royal award and Market (chapter 16). */
import { numbered, type ChosenBox } from '../content/box.ts';
import { awardLines, awardPoints, drawAward } from './award.ts';
import { bellfaireEvents, flowerFestival } from './events.ts';
import { bellfaireForest } from './forest.ts';
import { marketLog } from './log.ts';
import { canVisitMarket, market, marketVerb } from './market.ts';
import { awardPosition, marketPosition } from './position.ts';
import { MARKET_ID, MARKET_PLACE, awardRoom, marketRoom } from './room.ts';
import { awardView, marketView } from './view.ts';
import { bellfaireWords } from './words/effects.ts';
import { bellfaireNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { awardThings, marketThings } from './things.ts';
import { bellfaireCatalog } from './words/index.ts';

const forestModule: ChosenBox<'bellfaire-forest'> = {
  id: 'bellfaire-forest',
  number: 5,
  version: 1,
  choice: {
    note: t('form.box.bellfaire-forest'),
  },
  names: bellfaireNames,
  catalog: bellfaireCatalog,
  forests: [numbered(12, bellfaireForest)],
};

const eventsModule: ChosenBox<'bellfaire-events'> = {
  id: 'bellfaire-events',
  number: 6,
  version: 1,
  choice: {
    note: t('form.box.bellfaire-events'),
    mixesEvents: true,
  },
  events: [numbered(17, bellfaireEvents)],
};

const festival: ChosenBox<'flower-festival'> = {
  id: 'flower-festival',
  number: 7,
  version: 1,
  choice: {
    note: t('form.box.flower-festival'),
  },
  basicEvents: [flowerFestival],
};

const royalAward: ChosenBox<'royal-award'> = {
  id: 'royal-award',
  number: 8,
  version: 1,
  choice: {
    note: t('form.box.royal-award'),
  },
  room: awardRoom,
  joints: { setup: drawAward, moreLines: awardLines, morePoints: awardPoints },
  view: awardView,
  things: awardThings,
  position: awardPosition,
};

const marketModule: ChosenBox<'market'> = {
  id: 'market',
  number: 9,
  version: 1,
  choice: {
    note: t('form.box.market'),
  },
  places: [
    numbered(MARKET_PLACE, [{ id: MARKET_ID, can: canVisitMarket, effect: market, shared: true }]),
  ],
  verbs: [marketVerb],
  words: bellfaireWords,
  room: marketRoom,
  view: marketView,
  log: marketLog,
  things: marketThings,
  position: marketPosition,
};

export const bellfaire = [forestModule, eventsModule, festival, royalAward, marketModule] as const;
