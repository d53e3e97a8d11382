/** The verbs of Everdell: what a card, a location or an Event can say. */
import { payUnitsVerb } from '../turn/payment.ts';
import { playCardVerb } from '../turn/playing.ts';
import { prepareVerb } from '../turn/season.ts';
import { turnsVerb } from '../turn/turn.ts';
import {
  discardCityVerb,
  ifCityVerb,
  ifPairedVerb,
  putTokensVerb,
  storeVerb,
  takeStoredVerb,
} from './city.ts';
import { chooseVerb, mayVerb } from './choose.ts';
import { discardVerb } from './discard.ts';
import { drawVerb } from './draw.ts';
import { putOnEventVerb, studyScrollsVerb, tuckVerb } from './event.ts';
import { gainAnyVerb, gainVerb } from './gain.ts';
import { giveAnyVerb, giveCardsVerb, giveUpToVerb, spreadVerb, teachVerb } from './give.ts';
import { useLocationVerb } from './location.ts';
import { discardMeadowVerb, takeMeadowVerb } from './meadow.ts';
import { payUpToVerb, payVerb, tradeVerb } from './pay.ts';
import { playFromVerb, revealPlayVerb, takeAndPlayVerb } from './play.ts';
import { activateAllVerb, activateOneVerb, copyVerb } from './production.ts';
import { moveWorkerVerb, recallOneVerb } from './worker.ts';

export const everdellVerbs = [
  // The course of the game.
  turnsVerb,
  prepareVerb,
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
  giveUpToVerb,
  giveAnyVerb,
  giveCardsVerb,
  spreadVerb,
  teachVerb,
  discardMeadowVerb,
  takeMeadowVerb,
  playFromVerb,
  revealPlayVerb,
  takeAndPlayVerb,
  activateAllVerb,
  activateOneVerb,
  copyVerb,
  useLocationVerb,
  moveWorkerVerb,
  recallOneVerb,
  discardCityVerb,
  putTokensVerb,
  storeVerb,
  takeStoredVerb,
  ifCityVerb,
  ifPairedVerb,
  putOnEventVerb,
  tuckVerb,
  studyScrollsVerb,
  chooseVerb,
  mayVerb,
];
