/** The pigs’ pile of Farms. */
import {
  DONE,
  PC,
  RNG,
  SEAT,
  ask,
  pop,
  set16,
  shuffleBytes,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { cardName, t } from '../say.ts';
import { isOne } from '../state/city.ts';
import { DECK_COUNT, MEADOW, MEADOW_SIZE, PILE } from '../state/layout.ts';
import { deckSize, refillMeadow } from '../state/piles.ts';
import { showRevealed } from '../state/revealed.ts';
import { gainPoints } from '../state/supply.ts';
import { startPlay } from '../turn/playing.ts';
import { FROM_REVEALED, type Source } from '../turn/sources.ts';
import { FREE, isPlayable } from '../turn/ways.ts';
import {
  FARM_PILE,
  pileCard,
  pileSize,
  putOnPile,
  roomAt,
  seatWith,
  takeFromPile,
} from './room.ts';

/** All Farms of the deck and the Meadow become the pile; the Meadow is filled again. */
export function gatherFarms(s: State): void {
  let kept = 0;
  for (let i = 0; i < deckSize(s); i++) {
    const kind = s[PILE + i];
    if (isOne(kind, CARDS.farm)) putOnPile(s, FARM_PILE, kind);
    else s[PILE + kept++] = kind;
  }
  s.fill(0, PILE + kept, PILE + deckSize(s));
  set16(s, DECK_COUNT, kept);
  for (let i = 0; i < MEADOW_SIZE; i++) {
    if (!isOne(s[MEADOW + i], CARDS.farm)) continue;
    putOnPile(s, FARM_PILE, s[MEADOW + i]);
    s[MEADOW + i] = 0;
  }
  shuffleBytes(s, roomAt(s, FARM_PILE) + 1, pileSize(s, FARM_PILE), s, RNG);
  refillMeadow(s);
}

function topFarm(s: State): number {
  return pileSize(s, FARM_PILE) === 0 ? 0 : pileCard(s, FARM_PILE, 0);
}

function playTop(s: State, seat: number): void {
  const kind = takeFromPile(s, FARM_PILE);
  showRevealed(s, kind);
  startPlay(s, seat, kind, FROM_REVEALED, FREE);
}

export interface FreeFarm extends Effect {
  readonly verb: 'freeFarm';
}

/** The top Farm may be put into play for free. */
export function freeFarm(): FreeFarm {
  return { verb: 'freeFarm', id: 0 };
}

const YES = 1;

export const freeFarmVerb: Verb<FreeFarm> = {
  name: 'freeFarm',
  step(s, f) {
    const kind = topFarm(s);
    const possible = kind !== 0 && isPlayable(s, s[f + SEAT], kind, FREE);
    if (s[f + PC] === 1 || !possible) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    if (code === YES) playTop(s, s[f + SEAT]);
  },
  prompt: () => ({ text: t('prompt.freeFarm') }),
  wording(s, _f, _effect, code) {
    if (code === DONE) return { key: 'none', text: t('option.none') };
    const kind = topFarm(s);
    return { key: keyOf(kind), text: t('option.playPile', { card: cardName(kind) }) };
  },
};

function keyOf(kind: number): string {
  return `play:${CARDS.of(kind).id}@pile`;
}

/** Everybody may play the top Farm by the usual rules. */
export function farmPile(pigs: number, reward: number): Source {
  return {
    id: 'revealed',
    most: 1,
    size: () => 1,
    kindAt: topFarm,
    wording(s) {
      const kind = topFarm(s);
      return { key: keyOf(kind), text: t('option.playPile', { card: cardName(kind) }) };
    },
    take(s, seat) {
      const owner = seatWith(s, pigs);
      takeFromPile(s, FARM_PILE);
      if (owner !== seat) gainPoints(s, owner, reward);
    },
  };
}
