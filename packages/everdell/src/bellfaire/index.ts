/** Bellfaire: Forest cards, special Events, Flower Festival, royal award and Market (chapter 16). */
import { BASIC_EVENT_LIST, FORESTS, SPECIAL_EVENT_LIST, placeNames } from '../content/board.ts';
import { addBox } from '../content/boxes.ts';
import { join } from '../turn/joints.ts';
import { registerWords } from '../words/effects/index.ts';
import { awardLines, awardPoints, drawAward } from './award.ts';
import { bellfaireEvents, flowerFestival } from './events.ts';
import { bellfaireForest } from './forest.ts';
import { canVisitMarket, market, marketVerb } from './market.ts';
import {
  AWARD_MODULE,
  EVENTS_MODULE,
  FESTIVAL_MODULE,
  FOREST_MODULE,
  MARKET_ID,
  MARKET_MODULE,
  MARKET_PLACE,
} from './room.ts';
import { bellfaireWords } from './words.ts';

export const bellfaireVerbs = [marketVerb];

export function loadBellfaire(): void {
  addBox({ id: 'bellfaire-forest', bit: FOREST_MODULE });
  addBox({ id: 'bellfaire-events', bit: EVENTS_MODULE });
  addBox({ id: 'flower-festival', bit: FESTIVAL_MODULE });
  addBox({ id: 'royal-award', bit: AWARD_MODULE });
  addBox({ id: 'market', bit: MARKET_MODULE });
  bellfaireForest.forEach((location) => FORESTS.add(location));
  bellfaireEvents.forEach((event) => SPECIAL_EVENT_LIST.add(event));
  BASIC_EVENT_LIST.push(flowerFestival);
  placeNames.set(MARKET_PLACE, MARKET_ID);
  registerWords(bellfaireWords);
  join({ bit: AWARD_MODULE, setup: drawAward, moreLines: awardLines, morePoints: awardPoints });
  join({
    bit: MARKET_MODULE,
    places: [{ number: MARKET_PLACE, can: canVisitMarket, effect: market }],
  });
}
