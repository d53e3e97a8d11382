/** Dealing Legendary cards (18.1), and the action of playing one (18.3). */
import { RNG, shuffleBytes, type Blocked, type State } from '@evervale/kernel';
import { CARDS, IS_CRITTER, IS_LEGENDARY } from '../content/tables.ts';
import { explainCard } from '../explain.ts';
import { cardName, t } from '../say.ts';
import { PLAYED, PLAYERS, SEATS } from '../state/layout.ts';
import { showRevealed } from '../state/revealed.ts';
import { gainPoints } from '../state/supply.ts';
import type { BoxAction } from '../turn/joints.ts';
import { FROM_KEPT, startPlay } from '../turn/playing.ts';
import { NORMAL, isPlayable } from '../turn/ways.ts';
import { keep, keptCard, removeKept } from './kept.ts';
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
  return IS_LEGENDARY[kind] === 1 && IS_CRITTER[kind] === (i === 0 ? 1 : 0);
}

function keyOf(kind: number): string {
  return `play:${CARDS.of(kind).id}@beside`;
}

/** Picks: the place in which the card is kept. */
export const playLegend: BoxAction = {
  picks: KEPT_SIZE,
  offer(s, seat, base, out) {
    for (let i = 0; i < KEPT_SIZE; i++) {
      const kind = keptCard(s, seat, i);
      if (kind !== 0 && isPlayable(s, seat, kind, NORMAL)) out.add(base + i);
    }
  },
  act(s, seat, i) {
    const kind = keptCard(s, seat, i);
    removeKept(s, seat, kind);
    showRevealed(s, kind);
    startPlay(s, seat, kind, FROM_KEPT, NORMAL);
    if (s[SEATS] === s[PLAYERS]) return;
    // 24.3: Rugwort gets tokens, and will play two cards for this one.
    gainPoints(s, s[PLAYERS], TOKENS_FOR_RUGWORT);
    s[PLAYED]++;
  },
  wording(s, seat, i) {
    const kind = keptCard(s, seat, i);
    return { key: keyOf(kind), text: t('option.playLegend', { card: cardName(kind) }) };
  },
  blocked(s, seat): Blocked[] {
    const found: Blocked[] = [];
    for (let i = 0; i < KEPT_SIZE; i++) {
      const kind = keptCard(s, seat, i);
      if (kind !== 0) explainCard(s, seat, kind, keyOf(kind), found);
    }
    return found;
  },
};
