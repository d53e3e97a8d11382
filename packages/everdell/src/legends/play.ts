/** Dealing Legendary cards (18.1), and the action of playing one (18.3). */
import {
  RNG,
  shuffleBytes,
  type Blocked,
  type Options,
  type State,
  type Stream,
} from '@evervale/kernel';
import { CARDS, IS_CRITTER, IS_LEGENDARY } from '../content/tables.ts';
import { explainCard } from '../explain.ts';
import { cardName, t } from '../say.ts';
import { has } from '../state/city.ts';
import { keep, keptCard } from '../state/kept.ts';
import { KEPT_SIZE, PLAYED, PLAYERS, SEATS } from '../state/layout.ts';
import { revealedCard, revealedCount } from '../state/revealed.ts';
import { gainPoints } from '../state/supply.ts';
import { BOX_ACTION, type BoxAction } from '../turn/joints.ts';
import { FROM_KEPT, startPlay } from '../turn/playing.ts';
import { NORMAL, isPlayable } from '../turn/ways.ts';

export const LEGENDS_BOX = 1 << 10;
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

/** Deals what `seat` does not know anew: the cards others keep may be any that nobody has shown. */
export function dealKept(s: State, seat: number, rng: Stream): void {
  for (let i = 0; i < KEPT_SIZE; i++) {
    let n = 0;
    for (let kind = 1; kind <= CARDS.count; kind++) {
      if (isKept(kind, i) && !isKnown(s, seat, kind, i)) pile[n++] = kind;
    }
    shuffleBytes(pile, 0, n, rng.bytes, rng.at);
    n = 0;
    for (let other = 0; other < s[PLAYERS]; other++) {
      if (other !== seat && keptCard(s, other, i) !== 0) keep(s, other, i, pile[n++]);
    }
  }
}

/** The own card, those in cities, and one that is just being played. */
function isKnown(s: State, seat: number, kind: number, i: number): boolean {
  if (seat < s[PLAYERS] && keptCard(s, seat, i) === kind) return true;
  for (let j = 0; j < revealedCount(s); j++) if (revealedCard(s, j) === kind) return true;
  for (let other = 0; other < s[PLAYERS]; other++) if (has(s, other, kind)) return true;
  return false;
}

function keyOf(kind: number): string {
  return `play:${CARDS.of(kind).id}@beside`;
}

/** Picks: the place in which the card is kept. */
export const playLegend: BoxAction = {
  from: BOX_ACTION,
  to: BOX_ACTION + KEPT_SIZE - 1,
  offer(s: State, seat: number, out: Options): void {
    for (let i = 0; i < KEPT_SIZE; i++) {
      const kind = keptCard(s, seat, i);
      if (kind !== 0 && isPlayable(s, seat, kind, NORMAL)) out.add(BOX_ACTION + i);
    }
  },
  act(s, seat, code) {
    startPlay(s, seat, keptCard(s, seat, code - BOX_ACTION), FROM_KEPT, NORMAL);
    if (s[SEATS] === s[PLAYERS]) return;
    // 24.3: Rugwort gets tokens, and will play two cards for this one.
    gainPoints(s, s[PLAYERS], TOKENS_FOR_RUGWORT);
    s[PLAYED]++;
  },
  wording(s, seat, code) {
    const kind = keptCard(s, seat, code - BOX_ACTION);
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
