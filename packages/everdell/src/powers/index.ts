/** Powers: everybody has one, and no worker comes in spring (chapter 17). */
import { ownForests } from '../content/board.ts';
import { addBox } from '../content/boxes.ts';
import { morePiles } from '../state/inventory.ts';
import { harvest } from '../state/supply.ts';
import { join } from '../turn/joints.ts';
import { leaveAlone } from '../turn/placing.ts';
import { registerWords } from '../words/effects/index.ts';
import { activateThisVerb, alsoResolveVerb, investVerb, putAsideVerb } from './afterCard.ts';
import { choosePowers, choosePowersVerb, offerPowers, withoutSpringWorker } from './draft.ts';
import { elsewhere, elsewhereVerb } from './elsewhere.ts';
import { freeFarmVerb, playFarm } from './farmPile.ts';
import {
  countGainsFor,
  gainMissingVerb,
  ifGainedVerb,
  noteGain,
  swapGainedVerb,
} from './gained.ts';
import { CATS, FOXES, LIZARDS, PIGS, POWERS, effectsOf, powerOf } from './list.ts';
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
import { layForestVerb, lizardPlaces, ownForest, useOwnForestVerb } from './ownForest.ts';
import { LIZARD_FORESTS, LIZARD_PLACE, POWERS_BOX, POWERS_ROOM, cardsInPiles } from './room.ts';
import { moveTokenVerb } from './tokens.ts';
import { treasureLines, treasureOf, useTreasure } from './treasure.ts';
import { powersWords } from './words.ts';

export const powersVerbs = [
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
];

/** What the foxes use instead of a Forest card. */
const insteadOfForest = elsewhere(powerOf(FOXES).except!);

/** Once all effects have their numbers. */
export function settlePowers(): void {
  powerOf(CATS).except!.forEach(leaveAlone);
  countGainsFor(POWERS.flatMap(({ placed }) => (placed ? [placed.effect] : [])));
}

export function loadPowers(): void {
  addBox({ id: 'powers', bit: POWERS_BOX, room: POWERS_ROOM });
  for (let i = 0; i < LIZARD_FORESTS; i++) {
    ownForests.set(LIZARD_PLACE + i, (s) => ownForest(s, i));
  }
  registerWords(powersWords);
  morePiles.push(cardsInPiles);
  harvest.note = noteGain;
  join({
    bit: POWERS_BOX,
    table: withoutSpringWorker,
    setup: offerPowers,
    first: choosePowers,
    dealsHands: true,
    afterPrepare: seasonPower,
    atEnd: powersEnd,
    places: lizardPlaces(LIZARDS),
    effects: POWERS.flatMap(effectsOf),
    action: playFarm(PIGS, powerOf(PIGS).reward!),
    placed: workerPlaced,
    played: cardPlayed,
    playedFromMeadow: playedUnderToken,
    drew: cardsDrawn,
    insteadOfForest,
    moreLines: treasureLines,
    morePoints: treasureOf,
  });
  join({ bit: POWERS_BOX, action: useTreasure });
}
