/** What a seat cannot know about powers, dealt anew. */
import { SEAT, isOver, shuffleBytes, top, type State, type Stream } from '@evervale/kernel';
import { theMachine } from '../effects/machine.ts';
import { OFFER, PLAYERS, POWER, SEATS, playerAt } from '../state/layout.ts';
import { POWERS } from './list.ts';
import type { LayForest } from './ownForest.ts';
import { LIZARD_PILE, pileSize, roomAt } from './room.ts';

const pool = new Uint8Array(32);

export function dealPowers(s: State, seat: number, rng: Stream): void {
  dealOffers(s, seat, rng);
  shuffleForest(s, seat, rng);
}

/** Others choose from two powers that nobody has and that are not the own choice. */
function dealOffers(s: State, seat: number, rng: Stream): void {
  let n = 0;
  for (let power = 1; power <= POWERS.length; power++) {
    if (!isKnown(s, seat, power)) pool[n++] = power;
  }
  shuffleBytes(pool, 0, n, rng.bytes, rng.at);
  n = 0;
  for (let other = 0; other < s[PLAYERS]; other++) {
    const at = playerAt(other) + OFFER;
    if (other === seat || s[at] === 0) continue;
    s[at] = pool[n++];
    s[at + 1] = pool[n++];
  }
}

function isKnown(s: State, seat: number, power: number): boolean {
  if (s[SEATS] > s[PLAYERS] && POWERS[power - 1].notSolo) return true;
  for (let other = 0; other < s[PLAYERS]; other++) {
    const p = playerAt(other);
    if (s[p + POWER] === power) return true;
    if (other === seat && (s[p + OFFER] === power || s[p + OFFER + 1] === power)) return true;
  }
  return false;
}

/** The order of the lizards' pile is known to nobody, but for the cards they have just drawn. */
function shuffleForest(s: State, seat: number, rng: Stream): void {
  const at = roomAt(s, LIZARD_PILE) + 1;
  const n = pileSize(s, LIZARD_PILE) - seenOnTop(s, seat);
  if (n <= 0) return;
  s.subarray(at, at + n).sort();
  shuffleBytes(s, at, n, rng.bytes, rng.at);
}

function seenOnTop(s: State, seat: number): number {
  if (isOver(s) || s[top(s) + SEAT] !== seat) return 0;
  const effect = theMachine().current(s);
  return effect.verb === 'layForest'
    ? Math.min((effect as LayForest).n, pileSize(s, LIZARD_PILE))
    : 0;
}
