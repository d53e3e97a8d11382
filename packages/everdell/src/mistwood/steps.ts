/** The elements of her actions: can they be carried out completely (27.3-27.7), and how (28). */
import { push, type State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { drawable } from '../state/piles.ts';
import { gainPoints } from '../state/supply.ts';
import type { Option, SpiderStep, Step } from './actionCards.ts';
import { isFull, playForHer } from './city.ts';
import { FROM_DECK } from './places.ts';
import { nightweaveChoice } from './choice.ts';
import {
  deckCount,
  discardFromDeck,
  drawToDeck,
  legendsIn,
  pickTop,
  takeFromHers,
  takeLegend,
  topIsLegend,
} from './deck.ts';
import { placeFigure, playFromMeadow } from './figure.ts';
import { adorn, canSendFrog, payForWonder, sendFrog, wonderFor } from './pearlbrook.ts';
import {
  LEGEND_ON_TOP,
  OTHER_ON_TOP,
  figureAt,
  lookedAt,
  nightweaveSeat,
  pointCard,
  setLooked,
} from './room.ts';
import {
  basicFor,
  forestFor,
  journeyFor,
  placeOnBasicEvent,
  placeOnHaven,
  placeOnSpecialEvent,
  placeSpider,
  readySpiders,
  whyNoPlace,
  type Why,
} from './spiders.ts';
import { WONDER_PLACE } from '../pearlbrook/room.ts';

/** Why this option cannot be carried out completely, or null: the first thing that is in the way. */
export function whyNot(s: State, option: Option): Why | null {
  for (const step of option) {
    const why = whyNotStep(s, step);
    if (why !== null) return why;
  }
  return null;
}

function whyNotStep(s: State, step: Step): Why | null {
  switch (step.do) {
    case 'spider':
      return whyNoSpider(s, step);
    case 'figure':
      return figureAt(s) === 0 ? null : 'figurePlaced';
    case 'frog':
      return canSendFrog(s) ? null : 'noFrog';
    case 'draw':
      return drawable(s) > 0 ? null : 'pilesEmpty';
    case 'discard':
      return deckCount(s) > 0 ? null : 'deckEmpty';
    case 'playDeck':
      return whyNotFromDeck(s);
    case 'playMeadow':
      // CB-9: whatever would be rolled.
      return isFull(s) ? 'cityFull' : null;
    case 'points':
      return null;
  }
}

/** 31.20: without a spider her frog goes to the river. */
function whyNoSpider(s: State, step: SpiderStep): Why | null {
  if (readySpiders(s) > 0 || isAdornmentAlone(s, step)) return whyNoPlace(s, step);
  return canSendFrog(s) ? null : 'noSpider';
}

/** CB-8: she can pay no wonder, but an adornment, which takes no spider. */
function isAdornmentAlone(s: State, step: SpiderStep): boolean {
  return step.at === 'wonder' && whyNoPlace(s, step) === null && wonderFor(s) < 0;
}

/** 28.23; CB-10: with a full city only a Legendary card can be played, and the game looks. */
function whyNotFromDeck(s: State): Why | null {
  if (deckCount(s) === 0) return 'deckEmpty';
  if (!isFull(s)) return null;
  if (legendsIn(s) === 0) return 'cityFull';
  if (lookedAt(s) === 0) setLooked(s, topIsLegend(s, pickTop(s)) ? LEGEND_ON_TOP : OTHER_ON_TOP);
  return lookedAt(s) === LEGEND_ON_TOP ? null : 'cityFull';
}

/** Carries out one element, as far as possible (27.6). It may leave a frame that asks a person. */
export function carryOut(s: State, step: Step): void {
  switch (step.do) {
    case 'spider':
      return carryOutSpider(s, step);
    case 'figure':
      return figureAt(s) === 0 ? placeFigure(s) : undefined;
    case 'frog':
      return canSendFrog(s) ? sendFrog(s) : undefined;
    case 'draw':
      return void drawToDeck(s, 1);
    case 'discard':
      return deckCount(s) > 0 ? discardFromDeck(s) : undefined;
    case 'playDeck':
      return playFromDeck(s);
    case 'playMeadow':
      return isFull(s) ? undefined : playFromMeadow(s);
    case 'points':
      return gainPoints(s, nightweaveSeat(s), step.n === 'star' ? pointCard(s).star : step.n);
  }
}

function playFromDeck(s: State): void {
  if (deckCount(s) === 0) return;
  if (!isFull(s)) playForHer(s, takeFromHers(s, pickTop(s)), FROM_DECK);
  else if (lookedAt(s) === LEGEND_ON_TOP) playForHer(s, takeLegend(s), FROM_DECK);
}

function carryOutSpider(s: State, step: SpiderStep): void {
  // 31.18: the goods move also without a spider.
  if (step.at === 'haven' && !canSendInstead(s)) return placeOnHaven(s);
  if (readySpiders(s) === 0 && !isAdornmentAlone(s, step)) {
    return canSendFrog(s) ? sendFrog(s) : undefined;
  }
  if (whyNoPlace(s, step) === null) goTo(s, step);
}

/** Has she no spider, but a frog that goes in its stead? */
function canSendInstead(s: State): boolean {
  return readySpiders(s) === 0 && canSendFrog(s);
}

function goTo(s: State, step: SpiderStep): void {
  switch (step.at) {
    case 'basic':
      return placeSpider(s, basicFor(s, step.place));
    case 'forest':
      return placeSpider(s, forestFor(s, step.clearing));
    case 'journey':
      return placeSpider(s, journeyFor(s, step.points));
    case 'basicEvent':
      return placeOnBasicEvent(s);
    case 'specialEvent':
      return placeOnSpecialEvent(s);
    case 'haven':
      return placeOnHaven(s);
    case 'wonder':
      return buildAndAdorn(s);
    case 'own':
    case 'open':
      return void push(s, nightweaveChoice(step.at).id, s[PLAYERS], s[PLAYERS], 0, 0);
  }
}

/** 31.24. */
function buildAndAdorn(s: State): void {
  const wonder = wonderFor(s);
  if (wonder >= 0) {
    placeSpider(s, WONDER_PLACE + wonder);
    payForWonder(s, wonder);
  }
  adorn(s);
}
