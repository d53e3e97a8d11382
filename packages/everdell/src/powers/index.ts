/** Powers: everybody has one, and no worker comes in spring (chapter 17). */
import { numbered, type ChosenBox } from '../content/box.ts';
import { leaveAlone } from '../turn/placing.ts';
import { activateThisVerb, alsoResolveVerb, investVerb, putAsideVerb } from './afterCard.ts';
import { archive } from './archive.ts';
import { choosePowers, choosePowersVerb, offerPowers, withoutSpringWorker } from './draft.ts';
import { elsewhere, elsewhereVerb } from './elsewhere.ts';
import { farmPile, freeFarmVerb } from './farmPile.ts';
import { countGainsFor } from '../effects/gained.ts';
import { gainMissingVerb, ifGainedVerb, swapGainedVerb } from './gained.ts';
import { CATS, FOXES, LIZARDS, PIGS, POWERS, effectsOf, powerOf, type Power } from './list.ts';
import { COUNTS_GAINS } from '../state/abilities.ts';
import {
  cardPlayed,
  cardsDrawn,
  playedUnderToken,
  powersEnd,
  powersEndVerb,
  seasonPower,
  seasonPowerVerb,
  workerPlaced,
} from './moments.ts';
import { drawOneMoreVerb } from './oneMore.ts';
import { layForestVerb, lizardPlaces, useOwnForestVerb } from './ownForest.ts';
import { powersPosition } from './position.ts';
import { LIZARD_PLACE, POWERS_NUMBER, powersRoom } from './room.ts';
import { moveTokenVerb } from './tokens.ts';
import { treasureLines, treasureOf, useTreasure } from './treasure.ts';
import { powersView } from './view.ts';
import { powersWords } from './words/effects.ts';
import { powersStocks, powersZones } from './zones.ts';
import { powersNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { powersLog } from './log.ts';
import { powerThings } from './things.ts';
import { powersCatalog } from './words/index.ts';

/** What the foxes use instead of a Forest card. */
const insteadOfForest = elsewhere(powerOf(FOXES).except!);

/** The others use their numbers for something else, and somebody may count for another reason. */
const countsGains = ({ ability, placed }: Power): boolean =>
  ability === COUNTS_GAINS && placed !== undefined;

function settle(): void {
  powerOf(CATS).except!.forEach(leaveAlone);
  countGainsFor(POWERS.flatMap((power) => (countsGains(power) ? [power.placed!.effect] : [])));
}

export const powers: ChosenBox<'powers'> = {
  id: 'powers',
  number: POWERS_NUMBER,
  // 2: with Honeypaw of Spirecrest some powers never came to an end. 3: tokens bring nothing to whoever has finished.
  version: 3,
  choice: {
    note: t('form.box.powers'),
    // 24.2.
    advice: [{ id: 'rugwortModule', text: t('advice.rugwortModule'), withoutModules: true }],
  },
  places: [numbered(LIZARD_PLACE, lizardPlaces(LIZARDS))],
  verbs: [
    choosePowersVerb,
    ifGainedVerb,
    swapGainedVerb,
    gainMissingVerb,
    elsewhereVerb,
    activateThisVerb,
    investVerb,
    putAsideVerb,
    alsoResolveVerb,
    drawOneMoreVerb,
    moveTokenVerb,
    layForestVerb,
    useOwnForestVerb,
    freeFarmVerb,
    seasonPowerVerb,
    powersEndVerb,
  ],
  words: powersWords,
  names: powersNames,
  catalog: powersCatalog,
  room: powersRoom,
  zones: powersZones,
  stocks: powersStocks,
  effects: POWERS.flatMap(effectsOf),
  sources: [archive, farmPile(PIGS, powerOf(PIGS).reward!)],
  actions: [useTreasure],
  joints: {
    table: withoutSpringWorker,
    setup: offerPowers,
    first: choosePowers,
    dealsHands: true,
    afterPrepare: seasonPower,
    atEnd: powersEnd,
    placed: workerPlaced,
    played: cardPlayed,
    playedFromMeadow: playedUnderToken,
    drew: cardsDrawn,
    insteadOfForest,
    moreLines: treasureLines,
    morePoints: treasureOf,
  },
  view: powersView,
  log: powersLog,
  things: powerThings,
  reveals: ['ownForest'],
  position: powersPosition,
  settle,
};
