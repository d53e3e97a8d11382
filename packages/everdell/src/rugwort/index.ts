/** The solo opponent Rugwort (chapters 20-23) as a box. */
import { numbered, type Box } from '../content/box.ts';
import { t } from '../say.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { name } from '../words/index.ts';
import { foolRugwort, foolRugwortVerb, rugwortPlays, rugwortPlaysVerb } from './plays.ts';
import {
  rugwortEnds,
  rugwortEndsVerb,
  rugwortPrepares,
  rugwortPreparesVerb,
} from './preparation.ts';
import { MEADOW_PLACE, RUGWORT, rugwortRoom } from './room.ts';
import { rugwortLog } from './log.ts';
import { rugwortPosition } from './position.ts';
import { rugwortScore, rugwortSum, rugwortWinners } from './scoring.ts';
import { setupRugwort } from './setup.ts';
import { rugwortView } from './view.ts';
import { rugwortNames } from './names/index.ts';
import { rugwortChoice, rugwortHouse } from './options.ts';
import { rugwortCatalog } from './words/index.ts';

/** Meadow cards on which his workers stand, by position. */
const meadowPlaces = Array.from({ length: MEADOW_SIZE }, (_, i): BoxPlace => {
  return { id: `meadow-${i + 1}`, spot: t('spot.meadow', { n: i + 1 }) };
});

export const rugwort: Box<'rugwort'> = {
  id: 'rugwort',
  number: RUGWORT,
  // 2: his city has room for every card. Picks are the same.
  version: 2,
  compatible: [1],
  house: rugwortHouse,
  places: [numbered(MEADOW_PLACE, meadowPlaces)],
  verbs: [rugwortPlaysVerb, foolRugwortVerb, rugwortPreparesVerb, rugwortEndsVerb],
  room: rugwortRoom,
  names: rugwortNames,
  catalog: rugwortCatalog,
  automat: {
    id: 'rugwort',
    choice: rugwortChoice,
    sign: 'R',
    name: name('solo-rugwort'),
    people: [1],
    score: rugwortScore,
    sum: rugwortSum,
    winners: rugwortWinners,
  },
  joints: {
    setup: setupRugwort,
    afterPlays: rugwortPlays,
    afterPrepare: rugwortPrepares,
    atEnd: rugwortEnds,
    insteadOfOpponentsCity: foolRugwort,
  },
  view: rugwortView,
  position: rugwortPosition,
  log: rugwortLog,
  reveals: ['automatPlays'],
};
