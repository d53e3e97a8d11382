/** Reservation: a card of Meadow or station waits beside the city for its player (15.16-15.23). */
import { PC, SEAT, ask, pop, push, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS, COLOR } from '../content/tables.ts';
import { DECK_PILE, discardRevealed, reveal } from '../effects/play.ts';
import { cardWording } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { layForRugwort } from '../rugwort/plays.ts';
import { rugwortSeat } from '../rugwort/room.ts';
import { cardName, playerName, t } from '../say.ts';
import { MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { discardCardOf } from '../state/piles.ts';
import { hideRevealed, revealedCard, revealedCount } from '../state/revealed.ts';
import { automatSeat } from '../turn/automats.ts';
import { noticePlayed } from '../turn/notices.ts';
import type { BoxAction } from '../turn/joints.ts';
import { forLessText } from '../turn/leftOut.ts';
import type { Source } from '../turn/sources.ts';
import { DISPLAY_SIZE, displayCard, displayWording, refillDisplay } from './display.ts';
import { LAST_TYPE, RESERVED, TOKEN_USED, reservationRoom } from './room.ts';
import { takeStationCard } from './station.ts';

/** 24.17. */
const REVEALED_FOR_RUGWORT = 4;

export function reservedCard(s: State, seat: number): number {
  return s[reservationRoom.seatAt(s, seat) + RESERVED];
}

export function isTokenUsed(s: State, seat: number): boolean {
  return s[reservationRoom.seatAt(s, seat) + TOKEN_USED] !== 0;
}

export function layReserved(s: State, seat: number, kind: number): void {
  s[reservationRoom.seatAt(s, seat) + RESERVED] = kind;
}

export function turnToken(s: State, seat: number, used: boolean): void {
  s[reservationRoom.seatAt(s, seat) + TOKEN_USED] = used ? 1 : 0;
}

/** 15.17, 15.23: the token must lie there, usable side up. */
function canReserve(s: State, seat: number): boolean {
  return reservedCard(s, seat) === 0 && !isTokenUsed(s, seat);
}

/** 15.18: a train car stays where it is. */
function takeAway(s: State, code: number): number {
  if (code > MEADOW_SIZE) return takeStationCard(s, code - MEADOW_SIZE - 1);
  const kind = s[MEADOW + code - 1];
  s[MEADOW + code - 1] = 0;
  return kind;
}

/** Picks: Meadow, then station, from 0. */
export const reserveCard: BoxAction = {
  picks: DISPLAY_SIZE,
  offer(s, seat, base, out) {
    if (!canReserve(s, seat)) return;
    for (let i = 0; i < DISPLAY_SIZE; i++) if (displayCard(s, i + 1) !== 0) out.add(base + i);
  },
  act(s, seat, i) {
    const card = takeAway(s, i + 1);
    layReserved(s, seat, card);
    if (emit.sink !== null) {
      const from = i < MEADOW_SIZE ? 'meadow' : 'station';
      const position = i < MEADOW_SIZE ? i : i - MEADOW_SIZE;
      emit.sink.push({ type: 'reserve', seat, card, from, position });
    }
    refillDisplay(s);
  },
  wording(s, _seat, i) {
    const card = cardName(displayCard(s, i + 1));
    const { key } = displayWording(s, 'reserve', i + 1);
    const from = i < MEADOW_SIZE ? 'meadow' : 'station';
    const n = i < MEADOW_SIZE ? i + 1 : i - MEADOW_SIZE + 1;
    return { key, text: t('option.reserve', { card, from, n }) };
  },
};

/** 15.19: for one resource of any kind less, unless another advantage is used. */
const LESS = 1;

export const reserved: Source = {
  id: 'reserved',
  most: 1,
  size: () => 1,
  kindAt: (s, seat) => reservedCard(s, seat),
  wording(s, seat) {
    const kind = reservedCard(s, seat);
    return {
      key: `play:${CARDS.of(kind).id}@reserved`,
      text: t('option.playReserved', {
        card: cardName(kind),
        less: forLessText(s, seat, kind, LESS),
      }),
    };
  },
  less: LESS,
  take(s, seat) {
    s[reservationRoom.seatAt(s, seat) + LAST_TYPE] = COLOR[reservedCard(s, seat)];
    layReserved(s, seat, 0);
    // 15.20.
    turnToken(s, seat, true);
  },
  after(s, seat) {
    if (automatSeat(s, 'rugwort') >= 0) push(s, rugwortMatches.id, seat, seat, 0, 0);
  },
};

export interface ReviewToken extends Effect {
  readonly verb: 'reviewToken';
}

/** 15.22: when preparing, a used token is turned back; a card still under it may be discarded. */
export const reviewToken: ReviewToken = { verb: 'reviewToken', id: 0 };

const KEEP = 1;
const DROP = 2;

export const reviewTokenVerb: Verb<ReviewToken> = {
  name: 'reviewToken',
  step(s, f) {
    turnToken(s, s[f + SEAT], false);
    if (s[f + PC] === 1 || reservedCard(s, s[f + SEAT]) === 0) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(KEEP);
    out.add(DROP);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    if (code === KEEP) return;
    const card = reservedCard(s, seat);
    layReserved(s, seat, 0);
    discardCardOf(s, card);
    if (emit.sink !== null) emit.sink.push({ type: 'reserveDrop', seat, card });
  },
  prompt: (s, f) => ({
    text: t('prompt.reserved', { card: cardName(reservedCard(s, s[f + SEAT])) }),
  }),
  wording: (_s, _f, _effect, code) =>
    code === KEEP
      ? { key: 'keep', text: t('option.keepReserved') }
      : { key: 'discard', text: t('option.dropReserved') },
};

export interface RugwortMatches extends Effect {
  readonly verb: 'rugwortMatches';
}

/** 24.17: of four cards of the draw pile Rugwort plays one of the type that was reserved. */
export const rugwortMatches: RugwortMatches = { verb: 'rugwortMatches', id: 0 };

/** The type of the card that was reserved. */
function typeOf(s: State, f: number): number {
  return s[reservationRoom.seatAt(s, s[f + SEAT]) + LAST_TYPE];
}

export const rugwortMatchesVerb: Verb<RugwortMatches> = {
  name: 'rugwortMatches',
  step(s, f) {
    if (s[f + PC] === 1) return pop(s);
    if (revealedCount(s) === 0) reveal(s, rugwortSeat(s), REVEALED_FOR_RUGWORT, DECK_PILE);
    if (anyOfType(s, typeOf(s, f))) return ask(s);
    discardRevealed(s, rugwortSeat(s));
    pop(s);
  },
  options(s, f, _effect, out) {
    for (let i = 0; i < revealedCount(s); i++) {
      const kind = revealedCard(s, i);
      if (COLOR[kind] === typeOf(s, f) && !out.has(kind)) out.add(kind);
    }
  },
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    hideRevealed(s, code);
    const slot = layForRugwort(s, code, -1);
    discardRevealed(s, rugwortSeat(s));
    noticePlayed(s, rugwortSeat(s), code, slot);
  },
  prompt: (s) => ({ text: t('prompt.rugwortPlays', { player: playerName(rugwortSeat(s)) }) }),
  wording: (_s, _f, _effect, code) => cardWording('play', code),
};

function anyOfType(s: State, color: number): boolean {
  for (let i = 0; i < revealedCount(s); i++) if (COLOR[revealedCard(s, i)] === color) return true;
  return false;
}
