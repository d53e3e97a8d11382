/** Cards of the Meadow, with the figure and without (28.17-28.20, 28.24). */
import { raiseBarrier, type State } from '@evervale/kernel';
import { MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { refillMeadow, takeTop } from '../state/piles.ts';
import { noticeFromMeadow } from '../turn/notices.ts';
import { playForHer, playOrDiscard } from './city.ts';
import { FROM_DRAW_PILE } from './places.ts';
import { isGap, layFigure, roll } from './dice.ts';
import { figureFromStation, playFromStation, takeNewleafCards } from './newleaf.ts';
import { tellOfHer } from './modules/tidings.ts';
import { liesUnderToken } from './powers.ts';

/** Takes the card away from a Meadow position; it is refilled later. */
export function liftFromMeadow(s: State, position: number): number {
  const kind = s[MEADOW + position];
  s[MEADOW + position] = 0;
  return kind;
}

/** 28.17, 28.18. */
export function placeFigure(s: State): void {
  let at = roll(s);
  // 31.4: not on the card with the rats' token.
  while (at < MEADOW_SIZE && (isGap(s, at) || liesUnderToken(s, at))) at = roll(s);
  if (at >= MEADOW_SIZE) return figureFromStation(s, at - MEADOW_SIZE);
  const kind = liftFromMeadow(s, at);
  layFigure(s, at + 1);
  playOrDiscard(s, kind, at);
  takeNewleafCards(s);
  refillMeadow(s);
  tellOfHer(s, 'figure', at);
}

/** 28.24: where the figure lies, the top card of the draw pile instead. */
export function playFromMeadow(s: State): void {
  const at = roll(s);
  if (at >= MEADOW_SIZE) return playFromStation(s, at - MEADOW_SIZE);
  if (isGap(s, at)) return playFromDrawPile(s);
  const kind = liftFromMeadow(s, at);
  if (kind === 0) return;
  playForHer(s, kind, at);
  refillMeadow(s);
  noticeFromMeadow(s, at);
}

function playFromDrawPile(s: State): void {
  const kind = takeTop(s);
  if (kind === 0) return;
  raiseBarrier(s);
  playForHer(s, kind, FROM_DRAW_PILE);
}
