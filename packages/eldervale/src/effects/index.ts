/** The verbs of Eldervale. */
import { chooseVerb, mayVerb, seqVerb, type ChoiceWords, type Verb } from '@evervale/kernel';
import { chargeVerb, followVerb } from '../battle/aftermath.ts';
import { battleVerb } from '../battle/battle.ts';
import { addDiceVerb, joinVerb } from '../battle/steps.ts';
import {
  cancelBattleVerb,
  diceVerb,
  keepUnitsVerb,
  limitSwordsVerb,
  predictVerb,
  rerollVerb,
  setDieVerb,
} from '../battle/verbs.ts';
import { windowVerb } from '../battle/window.ts';
import { castVerb } from '../magic/casting.ts';
import { hireVerb, refreshVerb } from '../modules/free.ts';
import { draftVerb } from '../modules/draft.ts';
import { tradeVerb } from '../modules/teams.ts';
import { ghostTurnVerb } from '../modules/ghosts/turn.ts';
import { makeRoomVerb } from '../monsters/moving.ts';
import { dominateVerb, moveMonsterVerb, toLairVerb } from '../monsters/verbs.ts';
import { placeVerb, placementVerb } from '../placing/placing.ts';
import { actVerb } from '../regroup/actions.ts';
import { regroupVerb } from '../regroup/regroup.ts';
import { done, effectWording, t } from '../say.ts';
import { cashChoiceVerb } from '../tableau/cash.ts';
import { inputVerb } from '../tableau/input.ts';
import { settleVerb } from '../tableau/paying.ts';
import { attachVerb } from '../tableau/slotting.ts';
import { revealVerb } from '../map/reveal.ts';
import { NOTHING_TO_CHOOSE } from '../turn/reason.ts';
import { scoringVerb } from '../turn/scoring.ts';
import { setupVerb } from '../turn/setup.ts';
import { endTurnVerb, lastCashVerb, overLimitVerb, pauseVerb, turnsVerb } from '../turn/turn.ts';
import { activateVerb, hostResultVerb } from './actions.ts';
import { buildVerb } from './build.ts';
import { laterVerb, payVerb, repeatVerb, rollVerb, whenVerb } from './control.ts';
import { dueVerb } from './due.ts';
import {
  exchangeVerb,
  gainSlotVerb,
  gainSomeVerb,
  gainVerb,
  loseVerb,
  storeVerb,
} from './goods.ts';
import { lookVerb } from './look.ts';
import { theMachine } from './machine.ts';
import { gloryVerb, markerVerb, powerVerb, vpVerb } from './points.ts';
import { summonVerb } from './summon.ts';
import { moveVerb, swapVerb, toReadyVerb } from './units.ts';
import {
  acquireOrBurnVerb,
  acquireVerb,
  bestowVerb,
  burnVerb,
  recoverMagicVerb,
  refillVerb,
  takeTokenVerb,
} from './world.ts';

const words: ChoiceWords = {
  prompt: () => ({ text: t('prompt.choose') }),
  effect: effectWording,
  none: () => done('none'),
};

export const verbs = [
  // The course of the game.
  setupVerb,
  turnsVerb,
  endTurnVerb,
  pauseVerb,
  overLimitVerb,
  lastCashVerb,
  scoringVerb,
  placementVerb,
  regroupVerb,
  actVerb,
  inputVerb,
  settleVerb,
  attachVerb,
  cashChoiceVerb,
  markerVerb,
  dueVerb,
  followVerb,
  chargeVerb,
  battleVerb,
  joinVerb,
  addDiceVerb,
  windowVerb,
  castVerb,
  hireVerb,
  refreshVerb,
  bestowVerb,
  makeRoomVerb,
  ghostTurnVerb,
  draftVerb,
  tradeVerb,
  // What content says.
  seqVerb(theMachine),
  chooseVerb(theMachine, words, NOTHING_TO_CHOOSE),
  mayVerb(theMachine, words),
  whenVerb,
  repeatVerb,
  payVerb,
  rollVerb,
  laterVerb,
  gainVerb,
  gainSomeVerb,
  gainSlotVerb,
  loseVerb,
  exchangeVerb,
  storeVerb,
  vpVerb,
  powerVerb,
  gloryVerb,
  summonVerb,
  buildVerb,
  moveVerb,
  swapVerb,
  toReadyVerb,
  placeVerb,
  revealVerb,
  acquireVerb,
  acquireOrBurnVerb,
  burnVerb,
  refillVerb,
  takeTokenVerb,
  lookVerb,
  recoverMagicVerb,
  activateVerb,
  hostResultVerb,
  dominateVerb,
  toLairVerb,
  moveMonsterVerb,
  diceVerb,
  limitSwordsVerb,
  cancelBattleVerb,
  rerollVerb,
  setDieVerb,
  keepUnitsVerb,
  predictVerb,
] as Verb[];
