/** What is always true about pearls, frogs, the river, adornments and wonders. */
import { automatSeat } from '../src/turn/automats.ts';
import type { State } from '@evervale/kernel';
import { CARDS } from '../src/content/tables.ts';
import { cardIn, cityTop, has, tokensOn } from '../src/state/city.ts';
import {
  FINISHED,
  HAND_LIMIT,
  HOST,
  MAX_HAND,
  MORE_HAND,
  PLAYERS,
  SEATS,
  playerAt,
  slotAt,
} from '../src/state/layout.ts';
import { countWorkers } from '../src/state/workers.ts';
import { ADORNMENTS, MIRROR, adornmentAt, isPlayed } from '../src/pearlbrook/adornments.ts';
import { frogAt, frogSlot } from '../src/pearlbrook/frog.ts';
import { canHost } from '../src/state/spaces.ts';
import { pearls } from '../src/pearlbrook/pearls.ts';
import { RIVER_CARDS, isUncovered, riverCard } from '../src/pearlbrook/river.ts';
import {
  ADORNED,
  ADORNMENTS_EACH,
  FROG_ASIDE,
  FROG_CITY,
  RIVER,
  RIVER_SPOTS,
  WONDER_PLACE,
  seatAt,
  tableAt,
} from '../src/pearlbrook/room.ts';
import { WONDERS, builderOf } from '../src/pearlbrook/wonders.ts';

/** More than anybody ever has; a number below zero wraps around above it. */
const MANY_PEARLS = 40;

function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

/** `idle`: no effect is under way. */
export function pearlbrook(s: State, idle: boolean): void {
  river(s);
  adornments(s);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    claim(pearls(s, seat) < MANY_PEARLS, () => `seat ${seat} has ${pearls(s, seat)} pearls`);
    frog(s, seat);
    handLimit(s, seat);
    guests(s, seat, idle);
  }
  WONDERS.forEach(({ id }, i) => {
    claim(builderOf(s, i) <= s[SEATS], () => `${id} belongs to ${builderOf(s, i)}`);
    for (let seat = 0; seat < s[SEATS]; seat++) {
      const stands = countWorkers(s, seat, WONDER_PLACE + i) > 0;
      claim(!stands || builderOf(s, i) === seat + 1, () => `seat ${seat} stands on ${id}`);
    }
  });
}

/** 12.5: four different cards, two of each type. */
function river(s: State): void {
  const cards = Array.from({ length: RIVER_SPOTS }, (_, i) => s[tableAt(s) + RIVER + i]).filter(
    (n) => n > 0,
  );
  claim(new Set(cards).size === cards.length, () => `river cards ${cards.join()}`);
  claim(
    cards.every((n) => n <= RIVER_CARDS.length),
    () => `river cards ${cards.join()}`,
  );
  for (let i = 0; i < RIVER_SPOTS; i++) {
    claim(!isUncovered(s, i) || riverCard(s, i) !== undefined, () => `no card at spot ${i}`);
  }
  if (cards.length < RIVER_SPOTS) return;
  const citizens = cards.filter((n) => RIVER_CARDS[n - 1].type === 'citizen');
  claim(citizens.length === 2, () => `${citizens.length} citizens live at the river`);
}

/** 12.6, 20.6, 12.21: every adornment once, at most two each, and none for automatic opponents. */
function adornments(s: State): void {
  const seen = new Set<number>();
  for (let seat = 0; seat < s[SEATS]; seat++) {
    claim(
      s[seatAt(s, seat) + ADORNED] < 1 << ADORNMENTS_EACH,
      () => `seat ${seat} is over-adorned`,
    );
    for (let i = 0; i < ADORNMENTS_EACH; i++) {
      const number = adornmentAt(s, seat, i);
      claim(number !== 0 || !isPlayed(s, seat, i), () => `seat ${seat} has played nothing`);
      if (number === 0) continue;
      claim(seat < s[PLAYERS], () => 'an automatic opponent has adornments');
      claim(number <= ADORNMENTS.length, () => `adornment ${number}`);
      claim(!seen.has(number), () => `adornment ${number} exists twice`);
      claim(number !== MIRROR || automatSeat(s, 'rugwort') < 0, () => 'a Mirror against Rugwort');
      seen.add(number);
    }
  }
}

/** 12.8, 12.11: a frog stands only where frogs can, and alone but for the Shoal. */
function frog(s: State, seat: number): void {
  const at = frogAt(s, seat);
  const slot = frogSlot(s, seat);
  if (at <= FROG_ASIDE) claim(slot === 0, () => `the frog of seat ${seat} has a slot and no city`);
  if (at >= FROG_CITY) {
    const kind = cardIn(s, at - FROG_CITY, slot);
    claim(
      kind !== 0 && CARDS.of(kind).moments?.frogVisit !== undefined,
      () => `a frog on card ${kind}`,
    );
  } else claim(at <= FROG_ASIDE, () => `the frog of seat ${seat} is at ${at}`);
  if (at > RIVER_SPOTS && at < FROG_CITY) return;
  if (at === 0) return;
  for (let other = 0; other < seat; other++) {
    const together = frogAt(s, other) === at && frogSlot(s, other) === slot;
    claim(!together, () => `two frogs at ${at}`);
  }
}

function bankTokens(s: State, seat: number): number {
  return seat < s[PLAYERS] ? tokensOn(s, seat, CARDS.kindOf('bank')) : 0;
}

/** The Bridge raises the hand limit by the pearls, a Bank by its tokens. */
function handLimit(s: State, seat: number): void {
  const bridge = seat < s[PLAYERS] && has(s, seat, CARDS.kindOf('bridge'));
  const raised = (bridge ? pearls(s, seat) : 0) + bankTokens(s, seat);
  const more = Math.min(raised, MAX_HAND - s[HAND_LIMIT]);
  const kept = s[playerAt(seat) + MORE_HAND];
  claim(kept === more, () => `the hand limit of seat ${seat} is raised by ${kept}, not ${more}`);
}

/** A Messenger shares the space of a Construction, one in each. */
function guests(s: State, seat: number, idle: boolean): void {
  const hosts = new Set<number>();
  let homeless = false;
  let free = false;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    free ||= canHost(s, seat, slot);
    const kind = cardIn(s, seat, slot);
    if (kind === 0 || CARDS.of(kind).space !== 'guest') continue;
    const host = s[slotAt(seat, slot) + HOST] - 1;
    homeless ||= host < 0;
    if (host < 0) continue;
    claim(!hosts.has(host), () => `two Messengers at ${host} of city ${seat}`);
    hosts.add(host);
    const there = cardIn(s, seat, host);
    claim(
      there !== 0 && CARDS.of(there).kind === 'construction',
      () => `a Messenger shares slot ${host} of city ${seat}`,
    );
  }
  // Those who have finished are not asked any more, and an automatic opponent never is.
  if (idle && seat < s[PLAYERS] && s[playerAt(seat) + FINISHED] === 0) {
    claim(!homeless || !free, () => `a Messenger of city ${seat} could move in`);
  }
}
