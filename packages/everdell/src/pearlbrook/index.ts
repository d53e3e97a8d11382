/** Pearlbrook: the river, frog ambassadors, pearls, adornments and wonders (chapter 12). */
import { FORESTS, SPECIAL_EVENT_LIST, placeNames } from '../content/board.ts';
import { addBox } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { SHOWING } from '../effects/draw.ts';
import { join } from '../turn/joints.ts';
import { registerWords } from '../words/effects/index.ts';
import { pearlbrookActions } from './actions.ts';
import { ADORNMENTS } from './adornments.ts';
import { pearlbrookCards } from './cards.ts';
import { discardShownVerb } from './discardShown.ts';
import { pearlbrookEvents } from './events.ts';
import { pearlbrookForest } from './forest.ts';
import { frogsAside, recallFrog } from './frog.ts';
import { gainCostOfVerb } from './gainCostOf.ts';
import { matchStoredVerb } from './matchStored.ts';
import { leaveHost, moveIn, moveInVerb } from './messenger.ts';
import { copyAdornmentVerb } from './mirror.ts';
import { payPriceVerb } from './payPrice.ts';
import { gainPearlsVerb, raiseHandLimit } from './pearls.ts';
import { sailOutVerb } from './pirateShip.ts';
import { riverEffects } from './river.ts';
import { PEARLBROOK_BOX, WONDER_PLACE } from './room.ts';
import { rugwortBuilds, rugwortBuildsVerb, rugwortFrog, rugwortFrogVerb } from './rugwort.ts';
import { pearlbrookLines, pearlbrookPoints, registerCounters, rememberHand } from './scoring.ts';
import { searchPlayVerb } from './searchPlay.ts';
import { setupPearlbrook } from './setup.ts';
import { showDrawnVerb } from './showDrawn.ts';
import { tuckNamedVerb } from './tuck.ts';
import { useRiverVerb, visitRiver, visitRiverVerb } from './visitRiver.ts';
import { WONDERS, buildWonderVerb, wonderPlaces } from './wonders.ts';
import { pearlbrookWords, registerCounterWords } from './words.ts';

export const pearlbrookVerbs = [
  gainPearlsVerb,
  payPriceVerb,
  discardShownVerb,
  visitRiverVerb,
  useRiverVerb,
  buildWonderVerb,
  gainCostOfVerb,
  copyAdornmentVerb,
  showDrawnVerb,
  sailOutVerb,
  moveInVerb,
  tuckNamedVerb,
  searchPlayVerb,
  matchStoredVerb,
  rugwortFrogVerb,
  rugwortBuildsVerb,
];

export function loadPearlbrook(): void {
  addBox({ id: 'pearlbrook', bit: PEARLBROOK_BOX, noBasicEvents: true });
  registerCounters();
  SHOWING.add(showDrawnVerb.name);
  pearlbrookCards.forEach((card) => CARDS.add(card));
  pearlbrookForest.forEach((location) => FORESTS.add(location));
  pearlbrookEvents.forEach((event) => SPECIAL_EVENT_LIST.add(event));
  WONDERS.forEach(({ id }, i) => placeNames.set(WONDER_PLACE + i, id));
  registerWords(pearlbrookWords);
  registerCounterWords();
  join({
    bit: PEARLBROOK_BOX,
    setup: setupPearlbrook,
    action: pearlbrookActions,
    places: wonderPlaces,
    effects: [visitRiver, ...riverEffects, ...ADORNMENTS.map(({ effect }) => effect)],
    afterTurn: moveIn,
    afterPrepare: rugwortFrog,
    atEnd: rugwortBuilds,
    came: raiseHandLimit,
    left(s, seat, slot) {
      raiseHandLimit(s, seat);
      leaveHost(s, seat, slot);
      frogsAside(s, seat, slot);
    },
    recall: recallFrog,
    finishes: rememberHand,
    moreLines: pearlbrookLines,
    morePoints: pearlbrookPoints,
  });
}
