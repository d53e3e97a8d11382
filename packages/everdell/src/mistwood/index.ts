/** Mistwood: Nightweave the spider, who plays against one or two people (chapters 25-32). */
import type { Box } from '../content/box.ts';
import { meadowGaps } from '../state/piles.ts';
import { visitorsCounted } from '../newleaf/scoring.ts';
import { VISITOR_COUNT } from '../newleaf/room.ts';
import { stationGaps } from '../newleaf/station.ts';
import { name } from '../words/index.ts';
import { nightweaveChoices, nightweaveChoiceVerb } from './choice.ts';
import { nightweaveGets } from './deck.ts';
import { gapsOf } from './dice.ts';
import { mistwoodLog } from './log.ts';
import { gapsInStation } from './newleaf.ts';
import { mistwoodPosition } from './position.ts';
import {
  nightweaveEnds,
  nightweaveEndsVerb,
  nightweavePrepares,
  nightweavePreparesVerb,
  spidersIn,
} from './preparation.ts';
import { MISTWOOD, hasNightweave, mistwoodRoom, pointCard } from './room.ts';
import { rowdyTakes, rowdyTakesVerb, swapDeckWith } from './rugwortCards.ts';
import { nightweaveScore, nightweaveSum, nightweaveWinners } from './scoring.ts';
import { layTable, setupNightweave } from './setup.ts';
import { nightweaveTurn, nightweaveTurnVerb } from './turn.ts';
import { mistwoodView } from './view.ts';
import { mistwoodCatalog } from './words/index.ts';
import { mistwoodZones } from './zones.ts';
import { mistwoodHouse, nightweaveChoice } from './options.ts';
import { herDeedVerb, herGainVerb, herNothingVerb } from './modules/deeds.ts';
import { moduleJoints } from './modules/joints.ts';
import { loseConstructionVerb } from './modules/loseCard.ts';
import { bindModules, moduleEffects } from './modules/index.ts';
import { thwartVerb } from './modules/thwart.ts';
import { moduleMomentVerb, turnUpPlot, turnUpPlotVerb } from './modules/turnUp.ts';
import { wheneverVerb } from './modules/whenever.ts';
import { LAIR_PLACE } from './places.ts';
import { numbered } from '../content/box.ts';
import { mistwoodThings } from './things.ts';
import { mistwoodNames } from './names/index.ts';

export const mistwood: Box<'mistwood'> = {
  id: 'mistwood',
  number: MISTWOOD,
  // 2: her city has room for every card. 3: her modules. 4: a plot closes places to moves, too. Before
  // there were modules picks were the same.
  version: 4,
  compatible: [1, 2],
  house: mistwoodHouse,
  // 25.3.
  withoutEvents: ['the-everdell-games'],
  verbs: [
    nightweaveTurnVerb,
    nightweavePreparesVerb,
    nightweaveEndsVerb,
    nightweaveChoiceVerb,
    rowdyTakesVerb,
    wheneverVerb,
    thwartVerb,
    herGainVerb,
    herDeedVerb,
    herNothingVerb,
    loseConstructionVerb,
    turnUpPlotVerb,
    moduleMomentVerb,
  ],
  effects: [nightweavePrepares, nightweaveEnds, ...nightweaveChoices, rowdyTakes],
  laterEffects: [turnUpPlot, ...moduleEffects],
  // G13: whoever was lured away waits there.
  places: [numbered(LAIR_PLACE, [{ id: 'nightweave-lair', once: true, holds: true }])],
  room: mistwoodRoom,
  zones: mistwoodZones,
  automat: {
    id: 'nightweave',
    choice: nightweaveChoice,
    sign: 'N',
    name: name('nightweave'),
    people: [1, 2],
    // 25.2, 25.4.
    laidForMore: 1,
    hand: 5,
    workers: spidersIn,
    turn: nightweaveTurn,
    gets: { ...nightweaveGets, swap: swapDeckWith },
    score: nightweaveScore,
    sum: nightweaveSum,
    winners: nightweaveWinners,
  },
  joints: { table: layTable, setup: setupNightweave, ...moduleJoints },
  catalog: mistwoodCatalog,
  names: mistwoodNames,
  view: mistwoodView,
  position: mistwoodPosition,
  log: mistwoodLog,
  things: mistwoodThings,
  reveals: ['nightweaveCard', 'nightweavePlays'],
  settle() {
    bindModules();
    meadowGaps.of = gapsOf;
    stationGaps.of = gapsInStation;
    visitorsCounted.of = (s) => (hasNightweave(s) ? pointCard(s).visitors : VISITOR_COUNT);
  },
};
