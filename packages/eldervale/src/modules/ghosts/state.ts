/** What the Ghosts have besides the pieces of a seat: their cards, Chill, the Watcher. */
import { RNG, fields, raiseBarrier, set16, shuffleBytes, type State } from '@evervale/kernel';
import {
  GHOST_CARDS,
  GHOST_LEVELS,
  type GhostCard,
  type GhostLevel,
} from '../../content/ghosts.ts';
import { DUNGEON } from '../../content/tables.ts';
import { DRAGON, WARRIOR, WIZARD } from '../../content/terms.ts';
import { emit } from '../../log/emit.ts';
import { realmOf } from '../../map/realms.ts';
import {
  ELEMENT,
  GHOSTS,
  GHOSTS_SIZE,
  LEVEL,
  POWER,
  UNIT_AT,
  VP,
  playerAt,
} from '../../state/layout.ts';
import { READY, TRAY, advancedUnit, unitId } from '../../state/units.ts';

const CARDS = GHOST_CARDS.length;
const block = fields(GHOSTS, GHOSTS + GHOSTS_SIZE, 'the Ghosts');
/** The deck from the left (its top is the last), the discard pile from the right. */
export const GHOST_PILE = block.bytes(CARDS);
export const GHOST_DECK = block.bytes();
export const GHOST_DISCARD = block.bytes();
/** The card turned up last, omens included. */
export const LAST_GHOST = block.bytes();
/** The card being carried out, which is in neither pile. */
export const CURRENT_GHOST = block.bytes();
/** 0 to 3 (E27.4). */
export const CHILL = block.bytes();
/** The Realm of the Watcher + 1. */
export const WATCHER = block.bytes();

const MOST_CHILL = 3;
/** The Ghosts sit behind the only player. */
export const GHOST_SEAT = 1;

export const levelOf = (s: State): GhostLevel => GHOST_LEVELS[s[LEVEL]];
export const ghostCard = (n: number): GhostCard => GHOST_CARDS[n - 1];
export const watcher = (s: State): number => s[WATCHER] - 1;

export function raiseChill(s: State, n: number): void {
  const chill = Math.min(MOST_CHILL, s[CHILL] + n);
  if (chill === s[CHILL]) return;
  s[CHILL] = chill;
  if (emit.sink !== null) emit.sink.push({ type: 'chill', n: chill });
}

/** Units not in play, the next to rise first (E27.5). */
export function tomb(s: State): number[] {
  const worker = (i: number): number => unitId(GHOST_SEAT, i);
  const advanced = (type: number): number => advancedUnit(GHOST_SEAT, type);
  const row = [
    advanced(WARRIOR),
    worker(3),
    advanced(DRAGON),
    worker(4),
    advanced(WIZARD),
    worker(5),
  ];
  return row.filter((unit) => s[UNIT_AT + unit] === TRAY);
}

/** E27.3 to E27.6. */
export function dealGhosts(s: State): void {
  const p = playerAt(GHOST_SEAT);
  const level = levelOf(s);
  set16(s, p + VP, level.vp);
  s[p + POWER + s[p + ELEMENT] - 1] = level.power;
  for (let i = 0; i < 3; i++) s[UNIT_AT + unitId(GHOST_SEAT, i)] = READY;
  if (level.warrior) s[UNIT_AT + advancedUnit(GHOST_SEAT, WARRIOR)] = READY;
  for (let i = 0; i < CARDS; i++) s[GHOST_PILE + i] = i + 1;
  s[GHOST_DECK] = CARDS;
  shuffleBytes(s, GHOST_PILE, CARDS, s, RNG);
  s[WATCHER] = realmOf(s, DUNGEON) + 1;
}

/** Turns up the next card; with an empty deck the discard pile is shuffled and Chill rises (E27.15). */
export function turnUpGhost(s: State): number {
  if (s[GHOST_DECK] === 0) reshuffle(s);
  const at = GHOST_PILE + --s[GHOST_DECK];
  const card = s[at];
  s[at] = 0;
  raiseBarrier(s);
  s[LAST_GHOST] = card;
  if (emit.sink !== null) emit.sink.push({ type: 'ghostCard', card });
  return card;
}

/** The card that is being carried out stays where it is. */
function reshuffle(s: State): void {
  const n = s[GHOST_DISCARD];
  s.copyWithin(GHOST_PILE, GHOST_PILE + CARDS - n, GHOST_PILE + CARDS);
  s.fill(0, GHOST_PILE + n, GHOST_PILE + CARDS);
  s[GHOST_DECK] = n;
  s[GHOST_DISCARD] = 0;
  shuffleBytes(s, GHOST_PILE, n, s, RNG);
  raiseChill(s, 1);
}

/** A card that was turned up goes face up onto the discard pile. */
export function discardGhost(s: State, card: number): void {
  s[GHOST_DISCARD]++;
  s[GHOST_PILE + CARDS - s[GHOST_DISCARD]] = card;
}
