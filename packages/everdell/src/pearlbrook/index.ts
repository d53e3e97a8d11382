/** Pearlbrook: the river, frog ambassadors, pearls, adornments and wonders (chapter 12). */
import { numbered, type ChosenBox } from '../content/box.ts';
import { leaveHost } from '../state/spaces.ts';
import { pearlbrookActions } from './actions.ts';
import { ADORNMENTS } from './adornments.ts';
import { pearlbrookCards } from './cards.ts';
import { discardShownVerb } from './discardShown.ts';
import { pearlbrookEvents } from './events.ts';
import { pearlbrookForest } from './forest.ts';
import { frogsAside, recallFrog } from './frog.ts';
import { gainCostOfVerb } from './gainCostOf.ts';
import { pearlbrookLog } from './log.ts';
import { matchStoredVerb } from './matchStored.ts';
import { moveIn, moveInVerb } from './messenger.ts';
import { pearlbrookMoments, settleMoments } from './moments.ts';
import { copyAdornmentVerb } from './mirror.ts';
import { payPriceVerb } from './payPrice.ts';
import { gainPearlsVerb } from './pearls.ts';
import { sailOutVerb } from './pirateShip.ts';
import { pearlbrookPosition } from './position.ts';
import { riverEffects } from './river.ts';
import { PEARLBROOK, pearlbrookRoom } from './room.ts';
import { rugwortBuilds, rugwortBuildsVerb, rugwortFrog, rugwortFrogVerb } from './rugwort.ts';
import { pearlbrookCounters, pearlbrookLines, pearlbrookPoints, rememberHand } from './scoring.ts';
import { searchPlayVerb } from './searchPlay.ts';
import { pearlbrookThings, placeText } from './things.ts';
import { setupPearlbrook } from './setup.ts';
import { showDrawnVerb } from './showDrawn.ts';
import { tuckNamedVerb } from './tuck.ts';
import { pearlbrookViews } from './view.ts';
import { useRiverVerb, visitRiver, visitRiverVerb } from './visitRiver.ts';
import { buildWonderVerb, wonderRange } from './wonders.ts';
import { pearlbrookCounted, pearlbrookWords } from './words/effects.ts';
import { pearlbrookCatalog } from './words/index.ts';
import { pearlbrookStocks, pearlbrookZones } from './zones.ts';
import { pearlbrookNames } from './names/index.ts';
import { t } from '../words/index.ts';

export const pearlbrook: ChosenBox<'pearlbrook'> = {
  id: 'pearlbrook',
  number: PEARLBROOK,
  version: 1,
  choice: {
    note: t('form.box.pearlbrook'),
    clashes: [
      {
        with: 'flower-festival',
        why: 'pearlbrook has no basic Events, and flower-festival is one (11.3)',
      },
      {
        with: 'newleaf-basic-events',
        why: 'pearlbrook has no basic Events, and newleaf-basic-events are some (11.3, 15.4)',
      },
    ],
  },
  cards: pearlbrookCards,
  forests: [numbered(16, pearlbrookForest)],
  events: [numbered(26, pearlbrookEvents)],
  places: [wonderRange],
  noBasicEvents: true,
  verbs: [
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
  ],
  tucking: [tuckNamedVerb.name],
  showing: [showDrawnVerb.name],
  counters: pearlbrookCounters,
  counted: pearlbrookCounted,
  moments: pearlbrookMoments,
  words: pearlbrookWords,
  catalog: pearlbrookCatalog,
  names: pearlbrookNames,
  room: pearlbrookRoom,
  zones: pearlbrookZones,
  stocks: pearlbrookStocks,
  effects: [visitRiver, ...riverEffects, ...ADORNMENTS.map(({ effect }) => effect)],
  actions: [pearlbrookActions],
  joints: {
    setup: setupPearlbrook,
    afterTurn: moveIn,
    afterPrepare: rugwortFrog,
    atEnd: rugwortBuilds,
    left(s, seat, slot) {
      leaveHost(s, seat, slot);
      frogsAside(s, seat, slot);
    },
    recall: recallFrog,
    finishes: rememberHand,
    moreLines: pearlbrookLines,
    morePoints: pearlbrookPoints,
  },
  view: pearlbrookViews,
  position: pearlbrookPosition,
  log: pearlbrookLog,
  things: pearlbrookThings,
  placeText,
  reveals: ['uncover', 'search'],
  settle: settleMoments,
};
