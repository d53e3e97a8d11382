/** The station: three cards to play, each beside a train car (14.12-14.15). */
import {
  AT,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { NO_LIMIT, offerCards as offerPlays, playPicked, playWording } from '../effects/play.ts';
import { emit } from '../log/emit.ts';
import { cardNoun, t } from '../say.ts';
import { takeTop } from '../state/piles.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import { startPlay } from '../turn/playing.ts';
import { NO_CARD_TO_PLAY, OK } from '../turn/reason.ts';
import { SOURCE_PICK, boxSources, type Source } from '../turn/sources.ts';
import { LESS, isPlayable } from '../turn/ways.ts';
import { fillCars, takeCar } from './cars.ts';
import { NEWLEAF_BOX, STATION, STATION_SIZE, tableAt } from './room.ts';

/** 24.14: what Rugwort gets when the player plays a card of the station. */
const TOKENS_FOR_RUGWORT = 1;

/** Is there a station in this game? The cards can be used without it (15.3). */
export function hasStation(s: State): boolean {
  return (boxesOf(s) & NEWLEAF_BOX) !== 0;
}

export function stationCard(s: State, i: number): number {
  return s[tableAt(s) + STATION + i];
}

/** Takes a card away; its place stays empty until the station is refilled. */
export function takeStationCard(s: State, i: number): number {
  const kind = stationCard(s, i);
  s[tableAt(s) + STATION + i] = 0;
  return kind;
}

/** Places that are not refilled, one bit each: another box may keep some empty. */
export const stationGaps: { of: (s: State) => number } = { of: () => 0 };

/** Cards of the draw pile onto the empty places, as far as there are any. */
export function refillStation(s: State): void {
  const gaps = stationGaps.of(s);
  for (let i = 0; i < STATION_SIZE; i++) {
    if (stationCard(s, i) !== 0 || (gaps & (1 << i)) !== 0) continue;
    const kind = takeTop(s);
    if (kind === 0) return;
    s[tableAt(s) + STATION + i] = kind;
    raiseBarrier(s);
    if (emit.sink !== null) emit.sink.push({ type: 'stationFill', place: i, card: kind });
  }
}

export interface LeaveStation extends Effect {
  readonly verb: 'leaveStation';
}

/** 14.14: when the card is resolved, the reward of its car; then car and card are replaced. */
export const leaveStation: LeaveStation = { verb: 'leaveStation', id: 0 };

/** AT = where the card lay. */
export const leaveStationVerb: Verb<LeaveStation> = {
  name: 'leaveStation',
  step(s, f) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      return takeCar(s, s[f + SEAT], s[f + AT]);
    }
    pop(s);
    fillCars(s);
    refillStation(s);
  },
};

function wordingOf(s: State, i: number): Wording {
  const kind = stationCard(s, i);
  return {
    key: `play:${CARDS.of(kind).id}@station-${i + 1}`,
    text: t('option.playStation', { of: cardNoun(kind), n: i + 1 }),
  };
}

/** 14.12: its cards are played like those of the Meadow; afterwards comes the train car (14.14). */
export const station: Source = {
  id: 'station',
  most: STATION_SIZE,
  size: () => STATION_SIZE,
  kindAt: (s, _seat, i) => stationCard(s, i),
  wording: (s, _seat, i) => wordingOf(s, i),
  whenPaid: true,
  placeCounts: true,
  take(s, _seat, i) {
    takeStationCard(s, i);
    const rugwort = automatSeat(s, 'rugwort');
    if (rugwort >= 0) gainPoints(s, rugwort, TOKENS_FOR_RUGWORT);
  },
  after: (s, seat, i) => void push(s, leaveStation.id, seat, seat, i, 0),
};

/** Begins playing a card of the station. */
function playFromStation(s: State, seat: number, i: number, mode: number): void {
  const { number } = boxSources(s).find(({ id }) => id === station.id)!;
  startPlay(s, seat, stationCard(s, i), number, mode, i);
}

export interface PlayStation extends Effect {
  readonly verb: 'playStation';
  readonly less: number;
}

/** Play a card of the station for so many resources less. */
export function playStation(less: number): PlayStation {
  return { verb: 'playStation', id: 0, less };
}

/** Cards that may count as cards of the station, though they lie elsewhere (bats). */
const ELSEWHERE = { from: [], worth: NO_LIMIT } as const;

function offerCards(s: State, seat: number, { less }: PlayStation, out: Options): void {
  if (!hasStation(s)) return;
  for (let i = 0; i < STATION_SIZE; i++) {
    const kind = stationCard(s, i);
    if (kind !== 0 && isPlayable(s, seat, kind, LESS + less)) out.add(i + 1);
  }
  offerPlays(s, seat, { ...ELSEWHERE, less }, out);
}

const scratch = new Options();

export const playStationVerb: Verb<PlayStation> = {
  name: 'playStation',
  can(s, seat, _of, _at, effect) {
    scratch.clear();
    offerCards(s, seat, effect, scratch);
    return scratch.count > 0 ? OK : NO_CARD_TO_PLAY;
  },
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offerCards(s, s[f + SEAT], effect, out),
  pick(s, f, { less }, code) {
    s[f + PC] = 1;
    if (code >= SOURCE_PICK) playPicked(s, s[f + SEAT], code, LESS + less);
    else playFromStation(s, s[f + SEAT], code - 1, LESS + less);
  },
  prompt: (_s, _f, { less }) => ({ text: t('prompt.playLess', { n: less }) }),
  wording: (s, f, _effect, code) =>
    code >= SOURCE_PICK ? playWording(s, s[f + SEAT], code) : wordingOf(s, code - 1),
};
