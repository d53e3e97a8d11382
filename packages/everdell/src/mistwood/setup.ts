/** Setting up against Nightweave (chapter 25). */
import type { State } from '@evervale/kernel';
import { SPECIAL_EVENT_LIST } from '../content/board.ts';
import { boxesOf } from '../content/boxes.ts';
import { WINTER } from '../content/terms.ts';
import { FILLS_SPACES } from '../state/abilities.ts';
import {
  ABILITIES,
  EVENT_KIND,
  PLAYERS,
  SPECIAL_EVENTS,
  SPRING_WORKERS,
  TURN,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { takeTop } from '../state/piles.ts';
import { MARKET_MODULE } from '../bellfaire/room.ts';
import { addToDeck } from './deck.ts';
import { houseRule } from '../turn/house.ts';
import { EASY_SPRING_WORKER } from './options.ts';
import { layGoods } from './market.ts';
import { turnUpCharacter } from './modules/characterPile.ts';
import { schemeOf } from './modules/whenever.ts';
import { setupRiver } from './pearlbrook.ts';
import { nightweaveSeat, setStack } from './room.ts';
import { cardsUpTo } from './stack.ts';

/** What is true of her table whatever lies on it (26.9, 26.10, 25.10). */
export function layTable(s: State): void {
  s[playerAt(nightweaveSeat(s)) + ABILITIES] |= FILLS_SPACES;
  setStack(s, cardsUpTo(s, WINTER));
  setupRiver(s);
  // 31.5.
  if (houseRule(s, EASY_SPRING_WORKER)) s[SPRING_WORKERS] = 1;
}

export function setupNightweave(s: State): void {
  // 25.6: a card for each person.
  for (let i = 0; i < s[PLAYERS]; i++) addToDeck(s, takeTop(s));
  baseEventsInTheMiddle(s);
  if ((boxesOf(s) & MARKET_MODULE) !== 0) layGoods(s);
  // 32.3: the first character of the pile.
  if (schemeOf(s)?.brings === 'characters') turnUpCharacter(s);
  // 26.1: the first turn is hers.
  s[TURN] = nightweaveSeat(s);
}

/** 31.15: one Event of Bellfaire at each end of the row. */
function baseEventsInTheMiddle(s: State): void {
  const kinds = Array.from({ length: SPECIAL_EVENTS }, (_, i) => s[eventAt(i) + EVENT_KIND]).filter(
    (kind) => kind !== 0,
  );
  const isBase = (kind: number): boolean => SPECIAL_EVENT_LIST.of(kind).box === 'base';
  const base = kinds.filter(isBase);
  const others = kinds.filter((kind) => !isBase(kind));
  if (base.length !== 2 || others.length !== 2) return;
  [others[0], ...base, others[1]].forEach((kind, i) => (s[eventAt(i) + EVENT_KIND] = kind));
}
