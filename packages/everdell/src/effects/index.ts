/** The verbs of Everdell: what a card, a location or an Event can say. */
import { payUnitsVerb } from '../turn/payment.ts';
import { playCardVerb } from '../turn/playing.ts';
import { prepareVerb } from '../turn/season.ts';
import { turnsVerb } from '../turn/turn.ts';
import { placeKindVerb } from '../turn/workers.ts';
import { leaveVerb } from '../turn/finishing.ts';
import { activateSomeVerb } from './activateSome.ts';
import { makeWayVerb } from './makeWay.ts';
import { discardCityVerb, putTokensVerb, storeVerb, takeStoredVerb, whenVerb } from './city.ts';
import { chooseVerb, mayVerb } from './choose.ts';
import { discardVerb } from './discard.ts';
import { drawVerb } from './draw.ts';
import { putOnEventVerb, studyScrollsVerb, tuckVerb } from './event.ts';
import { gainAnyVerb, gainVerb } from './gain.ts';
import { giveVerb, teachVerb } from './give.ts';
import { giveDrawnVerb } from './giveDrawn.ts';
import { useLocationVerb } from './location.ts';
import { discardMeadowVerb, takeMeadowVerb } from './meadow.ts';
import { payUpToVerb, payVerb, tradeVerb } from './pay.ts';
import { playFromVerb, revealPlayVerb, takeAndPlayVerb } from './play.ts';
import { activateVerb } from './production.ts';
import { tuckMeadowVerb } from './tuckMeadow.ts';
import { useOpponentsVerb } from './useOpponents.ts';
import { moveWorkerVerb } from './worker.ts';

export const everdellVerbs = [
  // The course of the game.
  turnsVerb,
  prepareVerb,
  leaveVerb,
  placeKindVerb,
  playCardVerb,
  payUnitsVerb,
  // What cards, locations and Events say.
  gainVerb,
  gainAnyVerb,
  drawVerb,
  discardVerb,
  payVerb,
  payUpToVerb,
  tradeVerb,
  giveVerb,
  giveDrawnVerb,
  teachVerb,
  discardMeadowVerb,
  takeMeadowVerb,
  tuckMeadowVerb,
  playFromVerb,
  revealPlayVerb,
  takeAndPlayVerb,
  activateVerb,
  activateSomeVerb,
  useLocationVerb,
  useOpponentsVerb,
  moveWorkerVerb,
  discardCityVerb,
  makeWayVerb,
  putTokensVerb,
  storeVerb,
  takeStoredVerb,
  whenVerb,
  putOnEventVerb,
  tuckVerb,
  studyScrollsVerb,
  chooseVerb,
  mayVerb,
];
