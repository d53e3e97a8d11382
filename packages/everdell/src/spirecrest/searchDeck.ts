/** Bounty Hunter and Cloudsong: name a card and search the deck for it; the hand is cut afterwards. */
import {
  A,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { boxesOf, copiesWith } from '../content/boxes.ts';
import { IS_CRITTER } from '../content/tables.ts';
import type { CardKind } from '../content/terms.ts';
import { discardFromHand } from '../effects/discard.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { addToHand, handLimit, handSize } from '../state/hand.ts';
import { MAX_HAND } from '../state/layout.ts';
import { takeFromDeck } from '../state/piles.ts';

export interface SearchDeck extends Effect {
  readonly verb: 'searchDeck';
  readonly kind: CardKind;
}

export const searchDeck = (kind: CardKind): SearchDeck => ({ verb: 'searchDeck', id: 0, kind });

/** Picks: the kind of card. */
export const searchDeckVerb: Verb<SearchDeck> = {
  name: 'searchDeck',
  step(s, f) {
    if (s[f + PC] === 1 || handSize(s, s[f + SEAT]) === MAX_HAND) pop(s);
    else ask(s);
  },
  options(s, _f, { kind }, out) {
    const copies = copiesWith(boxesOf(s));
    const critter = kind === 'critter' ? 1 : 0;
    for (let card = 1; card < copies.length; card++) {
      if (copies[card] > 0 && IS_CRITTER[card] === critter) out.add(card);
    }
  },
  pick(s, f, _effect, card) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    const found = takeFromDeck(s, card);
    raiseBarrier(s);
    if (emit.sink !== null) emit.sink.push({ type: 'search', seat, card, found });
    if (!found) return;
    addToHand(s, seat, card);
    push(s, cutHand.id, seat, seat, 0, 0);
  },
  prompt: (_s, _f, { kind }) => ({ text: t('prompt.searchDeck', { kind }) }),
  wording: (_s, _f, _effect, code) => cardWording('name', code),
};

export interface CutHand extends Effect {
  readonly verb: 'cutHand';
}

/** Down to the hand limit, at once. */
export const cutHand: CutHand = { verb: 'cutHand', id: 0 };

const tooMany = (s: State, seat: number): number => handSize(s, seat) - handLimit(s, seat);

/** A = the last kind. */
export const cutHandVerb: Verb<CutHand> = {
  name: 'cutHand',
  forget: (s, f) => void (s[f + A] = 0),
  step(s, f) {
    if (tooMany(s, s[f + SEAT]) > 0) ask(s);
    else pop(s);
  },
  options: (s, f, _effect, out) =>
    offerHand(s, s[f + SEAT], s[f + A], tooMany(s, s[f + SEAT]), undefined, out),
  pick(s, f, _effect, code) {
    s[f + A] = code;
    discardFromHand(s, s[f + SEAT], code);
  },
  prompt(s, f) {
    const n = tooMany(s, s[f + SEAT]);
    return { text: t('prompt.discard', { n }), min: n, max: n };
  },
  wording: (_s, _f, _effect, code) => cardWording('discard', code),
};
