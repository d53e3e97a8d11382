/** Effects that let a player play a card: for less, for free, or one of several turned up. */
import {
  A,
  B,
  C,
  D,
  DONE,
  E,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { CARDS } from '../content/tables.ts';
import { cardNoun, enough, t } from '../say.ts';
import { handCard, handSize, room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { ALL } from '../state/seen.ts';
import { takeFromMeadow } from '../state/meadow.ts';
import {
  discardCardOf,
  discardSize,
  drawable,
  meadowCard,
  meadowCount,
  meadowFree,
  refillMeadow,
  takeDiscard,
  takeTop,
} from '../state/piles.ts';
import { hideRevealed, revealedCard, revealedCount, showRevealed } from '../state/revealed.ts';
import { startPlay } from '../turn/playing.ts';
import { NO_CARD_TO_PLAY, OK, PILES_EMPTY } from '../turn/reason.ts';
import {
  FROM_HAND,
  FROM_MEADOW,
  FROM_REVEALED,
  MEADOW_PICK,
  SOURCE_PICK,
  boxSources,
  copyBefore,
  sourceOfPick,
  type SourceOfBox,
} from '../turn/sources.ts';
import { FREE, LESS, isPlayable, worthAtMost } from '../turn/ways.ts';
import { meadowWording } from './draw.ts';
import { cardWording } from './handRun.ts';
import { canTakeMeadow, offerPositions, waitsFor } from './meadow.ts';

export const NO_LIMIT = 99;

const scratch = new Options();

export interface PlayFrom extends Effect {
  readonly verb: 'playFrom';
  readonly from: readonly ('hand' | 'meadow')[];
  /** Resources less; 'free' = nothing to pay. */
  readonly less: number | 'free';
  /** Highest base points (6.10). */
  readonly worth: number;
}

/** Play a card of the own hand or the Meadow for less (6.32). */
export function playFrom(
  from: readonly ('hand' | 'meadow')[],
  less: number | 'free',
  worth = NO_LIMIT,
): PlayFrom {
  return { verb: 'playFrom', id: 0, from, less, worth };
}

function modeOf(less: number | 'free'): number {
  return less === 'free' ? FREE : LESS + less;
}

/** What to offer: from where, for how much less, worth how much. */
type Offer = Pick<PlayFrom, 'from' | 'less' | 'worth'>;

export function offerCards(s: State, seat: number, effect: Offer, out: Options): void {
  const inHand = effect.from.includes('hand') ? handSize(s, seat) : 0;
  for (let i = 0; i < inHand; i++) {
    const kind = handCard(s, seat, i);
    if (!out.has(kind) && suits(s, seat, effect, kind)) out.add(kind);
  }
  const inMeadow = effect.from.includes('meadow') ? MEADOW_SIZE : 0;
  for (let i = 0; i < inMeadow; i++) {
    if (meadowFree(s, i) && suits(s, seat, effect, meadowCard(s, i))) out.add(MEADOW_PICK + i);
  }
  const sources = boxSources(s);
  for (let k = 0; k < sources.length; k++) {
    if (sources[k].anywhere) offerFrom(s, seat, effect, sources[k], out);
  }
}

function suits(s: State, seat: number, { worth, less }: Offer, kind: number): boolean {
  return worthAtMost(kind, worth) && isPlayable(s, seat, kind, modeOf(less));
}

function offerFrom(s: State, seat: number, effect: Offer, source: SourceOfBox, out: Options): void {
  for (let i = 0; i < source.size(s, seat); i++) {
    const kind = source.kindAt(s, seat, i);
    if (kind === 0 || copyBefore(s, seat, source, i)) continue;
    if (suits(s, seat, effect, kind)) out.add(source.pick + i);
  }
}

/** Is there a card to play? The first one will do. */
function anyCard(s: State, seat: number, effect: PlayFrom): boolean {
  const inMeadow = effect.from.includes('meadow') ? MEADOW_SIZE : 0;
  for (let i = 0; i < inMeadow; i++) {
    if (meadowFree(s, i) && suits(s, seat, effect, meadowCard(s, i))) return true;
  }
  const inHand = effect.from.includes('hand') ? handSize(s, seat) : 0;
  for (let i = 0; i < inHand; i++) {
    if (suits(s, seat, effect, handCard(s, seat, i))) return true;
  }
  if (boxSources(s).length === 0) return false;
  scratch.clear();
  offerCards(s, seat, effect, scratch);
  return scratch.count > 0;
}

export function playWording(s: State, seat: number, code: number): Wording {
  if (code < MEADOW_PICK) return (fromHand[code] ??= Object.freeze(playFromHand(code)));
  if (code >= SOURCE_PICK) {
    const source = sourceOfPick(code);
    return source.wording(s, seat, code - source.pick);
  }
  const position = code - MEADOW_PICK;
  const kind = meadowCard(s, position);
  return (fromMeadow[kind * MEADOW_SIZE + position] ??= Object.freeze(
    playFromMeadow(kind, position + 1),
  ));
}

const fromHand: Wording[] = [];
const fromMeadow: Wording[] = [];

const playFromHand = (kind: number): Wording => ({
  key: `play:${CARDS.of(kind).id}@hand`,
  text: t('option.playHand', { of: cardNoun(kind) }),
});

const playFromMeadow = (kind: number, n: number): Wording => ({
  key: `play:${CARDS.of(kind).id}@meadow-${n}`,
  text: t('option.playMeadow', { of: cardNoun(kind), n }),
});

/** Begins playing the card of a pick. */
export function playPicked(s: State, seat: number, code: number, mode: number): void {
  if (code < MEADOW_PICK) return startPlay(s, seat, code, FROM_HAND, mode);
  if (code < SOURCE_PICK) {
    const position = code - MEADOW_PICK;
    return startPlay(s, seat, meadowCard(s, position), FROM_MEADOW, mode, position);
  }
  const source = sourceOfPick(code);
  const place = code - source.pick;
  startPlay(s, seat, source.kindAt(s, seat, place), source.number, mode, place);
}

export const playFromVerb: Verb<PlayFrom> = {
  name: 'playFrom',
  can(s, seat, _of, _at, effect) {
    return anyCard(s, seat, effect) ? OK : NO_CARD_TO_PLAY;
  },
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offerCards(s, s[f + SEAT], effect, out),
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    playPicked(s, s[f + SEAT], code, modeOf(effect.less));
  },
  prompt: (_s, _f, effect) => ({
    text: effect.less === 'free' ? t('prompt.playFree') : t('prompt.playLess', { n: effect.less }),
  }),
  wording: (s, f, _effect, code) => playWording(s, s[f + SEAT], code),
};

export interface RevealPlay extends Effect {
  readonly verb: 'revealPlay';
  readonly n: number;
  /** The player may choose the discard pile instead (CEMETERY.2). */
  readonly eitherPile: boolean;
  readonly worth: number;
  readonly optional: boolean;
}

/** Turn up cards, play one of them for free, discard the rest. */
export function revealPlay(
  n: number,
  how: { eitherPile?: boolean; worth?: number; optional?: boolean },
): RevealPlay {
  const { eitherPile = false, worth = NO_LIMIT, optional = false } = how;
  return { verb: 'revealPlay', id: 0, n, eitherPile, worth, optional };
}

export const DECK_PILE = 1;
const DISCARD_PILE = 2;

/** PC 0: which pile; 1: reveal (A = pile); 2: which card; 3: done. */
export const revealPlayVerb: Verb<RevealPlay> = {
  name: 'revealPlay',
  can: (s) => (drawable(s) > 0 ? OK : PILES_EMPTY),
  step(s, f, effect) {
    if (s[f + PC] === 3) return pop(s);
    if (s[f + PC] === 0) {
      if (effect.eitherPile) return ask(s);
      s[f + A] = DECK_PILE;
      s[f + PC] = 1;
    }
    if (s[f + PC] === 1) {
      reveal(s, s[f + SEAT], effect.n, s[f + A]);
      s[f + PC] = 2;
      if (!anyRevealedPlayable(s, s[f + SEAT], effect.worth)) {
        discardRevealed(s, s[f + SEAT]);
        return pop(s);
      }
    }
    ask(s);
  },
  options(s, f, effect, out) {
    if (s[f + PC] === 0) {
      if (drawable(s) > 0) out.add(DECK_PILE);
      if (discardSize(s) > 0) out.add(DISCARD_PILE);
      return;
    }
    if (effect.optional) out.add(DONE);
    for (let i = 0; i < revealedCount(s); i++) {
      const kind = revealedCard(s, i);
      if (out.has(kind) || !worthAtMost(kind, effect.worth)) continue;
      if (isPlayable(s, s[f + SEAT], kind, FREE)) out.add(kind);
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + A] = code;
      s[f + PC] = 1;
      return;
    }
    s[f + PC] = 3;
    if (code === DONE) return discardRevealed(s, seat);
    hideRevealed(s, code);
    discardRevealed(s, seat);
    showRevealed(s, code);
    startPlay(s, seat, code, FROM_REVEALED, FREE);
  },
  prompt: (s, f) => ({ text: t(s[f + PC] === 0 ? 'prompt.pile' : 'prompt.playRevealed') }),
  wording(s, f, _effect, code) {
    if (s[f + PC] !== 0) return cardWording('play', code);
    const pile = code === DECK_PILE ? 'deck' : 'discard';
    return { key: `pile:${pile}`, text: t('option.pile', { pile }) };
  },
};

function anyRevealedPlayable(s: State, seat: number, worth: number): boolean {
  for (let i = 0; i < revealedCount(s); i++) {
    const kind = revealedCard(s, i);
    if (worthAtMost(kind, worth) && isPlayable(s, seat, kind, FREE)) return true;
  }
  return false;
}

/** CEMETERY.3: as many as there are; an empty draw pile is made anew. */
export function reveal(s: State, seat: number, n: number, pile: number): void {
  const shown: number[] | null = emit.sink === null ? null : [];
  for (let i = 0; i < n; i++) {
    if (pile === DISCARD_PILE && discardSize(s) === 0) break;
    const kind = pile === DISCARD_PILE ? takeDiscard(s) : takeTop(s);
    if (kind === 0) break;
    showRevealed(s, kind);
    if (shown !== null) shown.push(kind);
  }
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'reveal',
      seat,
      cards: shown!,
      from: pile === DISCARD_PILE ? 'discard' : 'deck',
    });
  }
}

export function discardRevealed(s: State, seat: number): void {
  const cards: number[] | null = emit.sink === null ? null : [];
  while (revealedCount(s) > 0) {
    const kind = revealedCard(s, 0);
    hideRevealed(s, kind);
    discardCardOf(s, kind, ALL);
    if (cards !== null) cards.push(kind);
  }
  if (emit.sink !== null && cards!.length > 0) {
    emit.sink.push({ type: 'revealedGo', seat, cards: cards!, where: 'discard' });
  }
}

export interface TakeAndPlay extends Effect {
  readonly verb: 'takeAndPlay';
  readonly n: number;
  readonly less: number;
}

/** Take Meadow cards into the hand; one of just these may be played for less. */
export function takeAndPlay(n: number, less: number): TakeAndPlay {
  return { verb: 'takeAndPlay', id: 0, n, less };
}

/** As many as the effect says, the hand has room for and the Meadow has. */
function leftToTake(s: State, f: number, effect: TakeAndPlay): number {
  return Math.min(effect.n - s[f + A], room(s, s[f + SEAT]), meadowCount(s));
}

/**
 * PC 0: taking (A = how many, C = the last position, B = 1 while something is done before it is taken);
 * 1: playing one of those taken, whose kinds are D and E; 2: done.
 */
export const takeAndPlayVerb: Verb<TakeAndPlay> = {
  name: 'takeAndPlay',
  can: (s, seat) => canTakeMeadow(s, seat),
  step(s, f, effect) {
    if (s[f + PC] === 2) return pop(s);
    if (s[f + B] === 1) takeOne(s, f);
    if (s[f + PC] === 0) {
      if (s[f + A] < effect.n && canTakeMeadow(s, s[f + SEAT]) === OK) return ask(s);
      refillMeadow(s);
      s[f + PC] = 1;
    }
    ask(s);
  },
  options(s, f, effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      return offerPositions(s, s[f + C], leftToTake(s, f, effect), out);
    }
    out.add(DONE);
    for (const at of [D, E]) {
      const kind = s[f + at];
      if (kind === 0 || out.has(kind) || !isInHand(s, seat, kind)) continue;
      if (isPlayable(s, seat, kind, LESS + effect.less)) out.add(kind);
    }
  },
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + C] = code;
      if (waitsFor(s, seat, code - 1)) s[f + B] = 1;
      else takeOne(s, f);
      return;
    }
    s[f + PC] = 2;
    if (code !== DONE) startPlay(s, seat, code, FROM_HAND, LESS + effect.less);
  },
  prompt(s, f, effect) {
    if (s[f + PC] !== 0) return { text: t('prompt.playTaken', { n: effect.less }) };
    const [picked, n] = [s[f + A], leftToTake(s, f, effect)];
    return { text: t('prompt.meadowTake', { n }), min: picked + n, max: picked + n, picked };
  },
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0 ? meadowWording(s, 'take', code) : doneOrPlay(s, s[f + SEAT], code),
};

function takeOne(s: State, f: number): void {
  s[f + (s[f + A] === 0 ? D : E)] = takeFromMeadow(s, s[f + SEAT], s[f + C] - 1);
  s[f + A]++;
  s[f + B] = 0;
}

function isInHand(s: State, seat: number, kind: number): boolean {
  for (let i = handSize(s, seat) - 1; i >= 0; i--) if (handCard(s, seat, i) === kind) return true;
  return false;
}

function doneOrPlay(s: State, seat: number, code: number): Wording {
  return code === DONE ? enough(0) : playWording(s, seat, code);
}
