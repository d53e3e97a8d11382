/** The moments at which powers speak. */
import { A, SEAT, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { COLOR } from '../content/tables.ts';
import { AUTUMN, PRODUCTION } from '../content/terms.ts';
import { cardIn } from '../state/city.ts';
import { FINISHED, PLAYERS, SEASON, playerAt } from '../state/layout.ts';
import { isBasic, isForest } from '../state/place.ts';
import type { Coming } from '../turn/joints.ts';
import { canAlsoResolve, isActive, returnInvested } from './afterCard.ts';
import { AXOLOTLS, RATS, SNAILS, SPIDERS, TURTLES, powerOf, type Power } from './list.ts';
import {
  RATS_TOKEN,
  SPIDERS_TOKEN,
  TOKEN_PLACES,
  hasPower,
  powerAt,
  roomAt,
  seatWith,
} from './room.ts';

function ownPower(s: State, seat: number): Power | undefined {
  return seat < s[PLAYERS] && powerAt(s, seat) !== 0 ? powerOf(powerAt(s, seat)) : undefined;
}

/** A token of somebody who has finished brings nothing more, and stays where it lies (9.6). */
function startToken(s: State, power: number): void {
  const seat = seatWith(s, power);
  if (s[playerAt(seat) + FINISHED] === 0) push(s, powerOf(power).token!.id, seat, seat, 0, 0);
}

/** A worker of `seat` comes to a place: its action runs before what is pushed here. */
export function workerPlaced(s: State, seat: number, code: number, { kind }: Coming): void {
  if (code + 1 === s[roomAt(s, SPIDERS_TOKEN)]) startToken(s, SPIDERS);
  // 17.6.
  const placed = kind === 0 ? ownPower(s, seat)?.placed : undefined;
  if (placed === undefined) return;
  if (placed.at === 'token' && !takesToken(s, seat, code)) return;
  if (placed.at === 'ground' && !isBasic(code) && !isForest(code)) return;
  push(s, placed.effect.id, seat, seat, 0, 0);
}

/** The axolotls take their token from a basic location. */
function takesToken(s: State, seat: number, code: number): boolean {
  const at = roomAt(s, TOKEN_PLACES);
  if (!hasPower(s, seat, AXOLOTLS) || !isBasic(code) || (s[at] & (1 << code)) === 0) return false;
  s[at] &= ~(1 << code);
  return true;
}

/** `seat` (perhaps an automatic opponent) has played a card. What is pushed first comes last. */
export function cardPlayed(s: State, seat: number, kind: number, slot: number): void {
  const snails = seatWith(s, SNAILS);
  const isHere = cardIn(s, seat, slot) === kind;
  if (isHere && canAlsoResolve(s, snails, seat, slot)) {
    s[push(s, powerOf(SNAILS).token!.id, snails, seat, slot, 0) + A] = kind;
  }
  const played = ownPower(s, seat)?.played;
  if (played === undefined || !concerns(s, seat, played, kind)) return;
  if (played.card === 'production' && !(isHere && isActive(s, seat, slot))) return;
  push(s, played.effect.id, seat, seat, slot, 0);
}

function concerns(
  s: State,
  seat: number,
  { card, notAutumn }: NonNullable<Power['played']>,
  kind: number,
): boolean {
  if (notAutumn && s[playerAt(seat) + SEASON] === AUTUMN) return false;
  return card === 'any' || (card === 'production') === (COLOR[kind] === PRODUCTION);
}

/** The card under the rats' token is being played. */
export function playedUnderToken(s: State, position: number): void {
  if (s[roomAt(s, RATS_TOKEN)] === position + 1) startToken(s, RATS);
}

export function cardsDrawn(s: State, seat: number): void {
  const drew = ownPower(s, seat)?.drew;
  if (drew !== undefined) push(s, drew.id, seat, seat, 0, 0);
}

export interface SeasonPower extends Effect {
  readonly verb: 'seasonPower';
}

/** After a preparation (8.4 step 6). */
export const seasonPower: SeasonPower = { verb: 'seasonPower', id: 0 };

export const seasonPowerVerb: Verb<SeasonPower> = {
  name: 'seasonPower',
  step(s, f) {
    const seat = s[f + SEAT];
    const power = ownPower(s, seat);
    pop(s);
    if (power?.seasons) push(s, power.start!.id, seat, seat, 0, 0);
  },
};

export interface PowersEnd extends Effect {
  readonly verb: 'powersEnd';
}

export const powersEnd: PowersEnd = { verb: 'powersEnd', id: 0 };

export const powersEndVerb: Verb<PowersEnd> = {
  name: 'powersEnd',
  step(s) {
    const turtles = seatWith(s, TURTLES);
    pop(s);
    if (turtles >= 0) returnInvested(s, turtles);
  },
};
