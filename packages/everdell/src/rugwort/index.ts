/** The solo opponent Rugwort (chapters 20-23) as a box. */
import { placeNames } from '../content/board.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { join } from '../turn/joints.ts';
import { foolRugwort, foolRugwortVerb, rugwortPlays, rugwortPlaysVerb } from './plays.ts';
import {
  rugwortEnds,
  rugwortEndsVerb,
  rugwortPrepares,
  rugwortPreparesVerb,
} from './preparation.ts';
import { MEADOW_PLACE, RUGWORT_BOX } from './room.ts';
import { rugwortScore, rugwortSum, rugwortWinners } from './scoring.ts';
import { setupRugwort } from './setup.ts';

export const rugwortVerbs = [
  rugwortPlaysVerb,
  foolRugwortVerb,
  rugwortPreparesVerb,
  rugwortEndsVerb,
];

export function loadRugwort(): void {
  for (let i = 0; i < MEADOW_SIZE; i++) placeNames.set(MEADOW_PLACE + i, `meadow-${i + 1}`);
  join({
    bit: RUGWORT_BOX,
    setup: setupRugwort,
    afterPlays: rugwortPlays,
    afterPrepare: rugwortPrepares,
    atEnd: rugwortEnds,
    insteadOfOpponentsCity: foolRugwort,
    score: rugwortScore,
    sum: rugwortSum,
    winners: rugwortWinners,
  });
}
