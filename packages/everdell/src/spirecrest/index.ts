/** Spirecrest: the mountain board with exploration, weather and the expedition (chapter 13). */
import { numbered, type ChosenBox } from '../content/box.ts';
import { countGainsFor } from '../effects/gained.ts';
import {
  BIG_CRITTERS,
  countsForHoney,
  drawDiscardsVerb,
  honeyVerb,
  rhunGain,
  truffleTreat,
} from './critters.ts';
import { danceAny, danceVerb } from './dancingLights.ts';
import { DISCOVERIES } from './discoveries.ts';
import { travel, travelVerb } from './expedition.ts';
import { explore, exploreVerb } from './explore.ts';
import { hideAction } from './hideout.ts';
import { drawThese, forage, noteGained, prospect, prospectVerb } from './lasting.ts';
import { layTileVerb } from './layTile.ts';
import { spirecrestLog } from './log.ts';
import { fillHandVerb } from './mapSeller.ts';
import { digVerb } from './moleiaMines.ts';
import { mountVerb } from './mount.ts';
import { payTravel, payTravelVerb } from './payTravel.ts';
import { caravanWorkers, spirecrestRange } from './places.ts';
import { spirecrestPosition } from './position.ts';
import { SPIRECREST, spirecrestRoom } from './room.ts';
import { spirecrestLines, spirecrestPoints } from './scoring.ts';
import { cutHand, cutHandVerb, searchDeckVerb } from './searchDeck.ts';
import { setupSpirecrest } from './setup.ts';
import { openStormVerb, stormvale } from './stormvale.ts';
import { stayPut, stayPutVerb, stayTreat } from './stubblehoof.ts';
import { brewVerb } from './tezel.ts';
import { tuckBesideVerb, tuckedSources } from './tucked.ts';
import {
  look,
  lookVerb,
  notePlaced,
  turnEnd,
  turnEndVerb,
  weatherTakes,
  weatherTakesVerb,
} from './turnEnd.ts';
import { spirecrestView } from './view.ts';
import {
  lessAtBasic,
  settleWeather,
  weatherBans,
  weatherEffects,
  weatherSurcharges,
  whyForbidden,
} from './weather.ts';
import { spirecrestCounted, spirecrestWords } from './words/effects.ts';
import { spirecrestCatalog } from './words/index.ts';
import { spirecrestStocks, spirecrestZones } from './zones.ts';
import { t } from '../words/index.ts';
import { spirecrestThings } from './things.ts';
import { spirecrestNames } from './names/index.ts';

export const spirecrest: ChosenBox<'spirecrest'> = {
  id: 'spirecrest',
  number: SPIRECREST,
  // 3: berries left out also cover resources of any kind that the weather asks for; whoever has finished
  // gets no cards by Windlore and Firebeak.
  version: 3,
  choice: {
    note: t('form.box.spirecrest'),
    // 11.1, 11.9.
    advice: [
      { id: 'largeTogether', text: t('advice.largeTogether'), with: ['pearlbrook'] },
      { id: 'largeTogether', text: t('advice.largeTogether'), with: ['newleaf'] },
    ],
  },
  // 13.9, CB-21: exploration follows everything else of a preparation.
  joinsLast: true,
  workerKinds: [numbered(1, BIG_CRITTERS)],
  places: [spirecrestRange],
  verbs: [
    exploreVerb,
    payTravelVerb,
    travelVerb,
    turnEndVerb,
    weatherTakesVerb,
    lookVerb,
    prospectVerb,
    stayPutVerb,
    mountVerb,
    honeyVerb,
    drawDiscardsVerb,
    tuckBesideVerb,
    openStormVerb,
    fillHandVerb,
    digVerb,
    brewVerb,
    searchDeckVerb,
    cutHandVerb,
    danceVerb,
    layTileVerb,
  ],
  counters: { caravanWorkers },
  counted: spirecrestCounted,
  words: spirecrestWords,
  catalog: spirecrestCatalog,
  names: spirecrestNames,
  room: spirecrestRoom,
  zones: spirecrestZones,
  stocks: spirecrestStocks,
  effects: [
    ...DISCOVERIES.flatMap(({ taken }) => taken ?? []),
    ...weatherEffects,
    payTravel,
    weatherTakes,
    look,
    cutHand,
    forage,
    drawThese,
    prospect,
    stayTreat,
    truffleTreat,
    rhunGain,
    danceAny,
  ],
  actions: [hideAction],
  sources: [...tuckedSources, stormvale],
  joints: {
    setup: setupSpirecrest,
    beforeRecall: stayPut,
    afterPrepare: explore,
    afterTurn: turnEnd,
    passing: travel,
    placed: notePlaced,
    gained: noteGained,
    surcharges: weatherSurcharges,
    bans: weatherBans,
    whyForbidden,
    insteadOfBasic: lessAtBasic,
    moreLines: spirecrestLines,
    morePoints: spirecrestPoints,
  },
  view: spirecrestView,
  position: spirecrestPosition,
  log: spirecrestLog,
  things: spirecrestThings,
  settle() {
    countGainsFor(countsForHoney);
    settleWeather();
  },
};
