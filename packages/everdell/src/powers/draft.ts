/** Choosing powers (17.1) and what they lay out before the first turn. */
import {
  A,
  PC,
  RNG,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  shuffleBytes,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { dealHands } from '../base/setup.ts';
import { FORESTS } from '../content/board.ts';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { RESOURCE_NAMES } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { handLimit } from '../state/hand.ts';
import {
  ABILITIES,
  CLEARINGS,
  FOREST,
  PLAYERS,
  LASTING_HAND,
  SPRING_WORKERS,
  STAND_IN,
  TURN,
  playerAt,
} from '../state/layout.ts';
import { BASIC_COUNT } from '../state/place.ts';
import { takeTop } from '../state/piles.ts';
import { automatOf, automatSeat } from '../turn/automats.ts';
import { name } from '../words/index.ts';
import { gatherFarms } from './farmPile.ts';
import {
  AXOLOTLS,
  BUTTERFLIES,
  LIZARDS,
  PIGS,
  PLATYPUSES,
  POWERS,
  SNAILS,
  SPIDERS,
  powerOf,
} from './list.ts';
import {
  LIZARD_PILE,
  OFFER,
  POWER,
  SNAIL_PILE,
  TOKEN_PLACES,
  TREASURE,
  hasPower,
  pileSize,
  powerAt,
  powersRoom,
  putOnPile,
  roomAt,
  seatWith,
} from './room.ts';

const OFFERED = 2;
const ALL_PLACES = (1 << BASIC_COUNT) - 1;

/** 17.2, 17.3: the spring worker stays in the box. */
export function withoutSpringWorker(s: State): void {
  s[SPRING_WORKERS] = 0;
}

const pile = new Uint8Array(32);

/** Some are not used against Rugwort (20.8), and the spiders' not against Nightweave (31.2). */
export function isPowerUsed(s: State, n: number): boolean {
  if (automatSeat(s, 'nightweave') >= 0) return n !== SPIDERS;
  return automatSeat(s, 'rugwort') < 0 || !powerOf(n).notSolo;
}

/** 17.1: two for everybody. */
export function offerPowers(s: State): void {
  let n = 0;
  for (let power = 1; power <= POWERS.length; power++) {
    if (isPowerUsed(s, power)) pile[n++] = power;
  }
  shuffleBytes(pile, 0, n, s, RNG);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const at = powersRoom.seatAt(s, seat) + OFFER;
    for (let i = 0; i < OFFERED; i++) s[at + i] = pile[OFFERED * seat + i];
  }
}

/** The power is the player's from now on, with all that lasts. */
export function takePower(s: State, seat: number, n: number): void {
  const p = playerAt(seat);
  const { hand = 0, ability = 0, standIn } = powerOf(n);
  s[powersRoom.seatAt(s, seat) + POWER] = n;
  s[p + LASTING_HAND] = hand;
  s[p + ABILITIES] = ability;
  s[p + STAND_IN] =
    standIn === undefined ? 0 : RESOURCE_NAMES.indexOf(standIn.resource) + 1 + 16 * standIn.n;
}

export interface ChoosePowers extends Effect {
  readonly verb: 'choosePowers';
}

export const choosePowers: ChoosePowers = { verb: 'choosePowers', id: 0 };

/** PC 0: one seat after the other chooses (A counts them); 1: laid out, A counts who has begun. */
export const choosePowersVerb: Verb<ChoosePowers> = {
  name: 'choosePowers',
  step(s, f) {
    if (s[f + PC] === 0) {
      if (s[f + A] < s[PLAYERS]) {
        s[f + SEAT] = s[f + A];
        return ask(s);
      }
      s[f + PC] = 1;
      s[f + A] = 0;
      layOut(s);
    }
    begin(s, f);
  },
  options(s, f, _effect, out) {
    for (let i = 0; i < OFFERED; i++) out.add(s[powersRoom.seatAt(s, s[f + SEAT]) + OFFER + i]);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    for (let i = 0; i < OFFERED; i++) s[powersRoom.seatAt(s, seat) + OFFER + i] = 0;
    takePower(s, seat, code);
    raiseBarrier(s);
    s[f + A]++;
    if (emit.sink !== null) emit.sink.push({ type: 'power', seat, power: powerOf(code).id });
  },
  prompt: () => ({ text: t('prompt.power') }),
  wording: (_s, _f, _effect, code) => {
    const { id } = powerOf(code);
    return { key: `power:${id}`, text: t('option.power', { power: name(id) }) };
  },
};

/** Piles, tokens and hands, once everybody has chosen. */
function layOut(s: State): void {
  setupPower(s);
  if (seatWith(s, PIGS) >= 0) gatherFarms(s);
  if (seatWith(s, LIZARDS) >= 0) gatherForest(s);
  const first = firstSeat(s);
  // An automatic opponent that takes turns has taken the first one for itself (26.1).
  if (automatOf(s)?.turn === undefined) s[TURN] = first;
  dealHands(s, first, (seat) => (hasPower(s, seat, BUTTERFLIES) ? handLimit(s, seat) : 0));
  if (seatWith(s, SNAILS) >= 0) drawSnailPile(s);
}

/** Tokens of axolotls and platypuses. */
function setupPower(s: State): void {
  if (seatWith(s, AXOLOTLS) >= 0) s[roomAt(s, TOKEN_PLACES)] = ALL_PLACES;
  if (seatWith(s, PLATYPUSES) >= 0) s[roomAt(s, TREASURE)] = powerOf(PLATYPUSES).tokens!;
}

/** The Forest cards that are not in use, shuffled. */
function gatherForest(s: State): void {
  FORESTS.list.forEach(({ box }, i) => {
    if (!comesWith(boxesOf(s), box) || isLaid(s, i + 1)) return;
    putOnPile(s, LIZARD_PILE, i + 1);
  });
  shuffleBytes(s, roomAt(s, LIZARD_PILE) + 1, pileSize(s, LIZARD_PILE), s, RNG);
}

function isLaid(s: State, kind: number): boolean {
  for (let i = 0; i < CLEARINGS; i++) if (s[FOREST + i] === kind) return true;
  return false;
}

function drawSnailPile(s: State): void {
  const cards = powerOf(SNAILS).pile as number;
  for (let i = 0; i < cards; i++) {
    const kind = takeTop(s);
    if (kind !== 0) putOnPile(s, SNAIL_PILE, kind);
  }
}

/** The butterflies begin; else the spiders come last, so whoever sits behind them begins. */
function firstSeat(s: State): number {
  const first = seatWith(s, BUTTERFLIES);
  if (first >= 0) return first;
  const last = seatWith(s, SPIDERS);
  return last < 0 ? 0 : (last + 1) % s[PLAYERS];
}

/** What powers do at the start, in turn order. */
function begin(s: State, f: number): void {
  while (s[f + A] < s[PLAYERS]) {
    const seat = (s[TURN] + s[f + A]++) % s[PLAYERS];
    const { start } = powerOf(powerAt(s, seat));
    if (start !== undefined) return void push(s, start.id, seat, seat, 0, 0);
  }
  pop(s);
}
