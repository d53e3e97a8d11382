/** Dealing Legendary cards (18.1), and playing them (18.3). */
import { RNG, shuffleBytes, type State } from '@evervale/kernel';
import { CARDS, IS_CRITTER, IS_SUCCESSOR } from '../content/tables.ts';
import { cardName, t } from '../say.ts';
import { PLAYED, PLAYERS } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import type { Source } from '../turn/sources.ts';
import { keep, keptCard } from './kept.ts';
import { KEPT_SIZE } from './room.ts';

/** 24.3: what Rugwort gets for a Legendary card of the player. */
const TOKENS_FOR_RUGWORT = 3;

const pile = new Uint8Array(32);

/** 18.1: one Critter and one Construction for everybody; the rest leaves the game. */
export function dealLegends(s: State): void {
  for (let i = 0; i < KEPT_SIZE; i++) {
    let n = 0;
    for (let kind = 1; kind <= CARDS.count; kind++) if (isKept(kind, i)) pile[n++] = kind;
    shuffleBytes(pile, 0, n, s, RNG);
    for (let seat = 0; seat < s[PLAYERS]; seat++) keep(s, seat, i, pile[seat]);
  }
}

/** Critters are kept in the first place, Constructions in the second. */
export function isKept(kind: number, i: number): boolean {
  return IS_SUCCESSOR[kind] === 1 && IS_CRITTER[kind] === (i === 0 ? 1 : 0);
}

/** The cards beside the own city, in the place in which they are kept. */
export const besideCity: Source = {
  id: 'kept',
  most: KEPT_SIZE,
  size: () => KEPT_SIZE,
  kindAt: keptCard,
  wording(s, seat, i) {
    const kind = keptCard(s, seat, i);
    return {
      key: `play:${CARDS.of(kind).id}@beside`,
      text: t('option.playLegend', { card: cardName(kind) }),
    };
  },
  take: (s, seat, i) => keep(s, seat, i, 0),
};

/** 24.3: once a Legendary card has been played, Rugwort gets tokens and will play two cards for it. */
export function answerLegend(s: State, seat: number, kind: number): void {
  const rugwort = automatSeat(s, 'rugwort');
  if (rugwort < 0 || seat === rugwort || IS_SUCCESSOR[kind] === 0) return;
  gainPoints(s, rugwort, TOKENS_FOR_RUGWORT);
  s[PLAYED]++;
}
