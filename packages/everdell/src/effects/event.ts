/** Putting things on or under an Event. AT of these frames is the Event's place in the row. */
import {
  A,
  AT,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
import { cardNoun, eventName, t } from '../say.ts';
import { countRemovable, takeCard, type CardFilter } from '../state/city.ts';
import { addOpenly, removeOpenly, room } from '../state/hand.ts';
import { EVENT_CONTENT, EVENT_CONTENT_SIZE, eventAt } from '../state/layout.ts';
import { discardCardOf } from '../state/piles.ts';
import { ALL } from '../state/seen.ts';
import { hideRevealed, revealedCard, revealedCount } from '../state/revealed.ts';
import { addResource, resource } from '../state/supply.ts';
import { offerSlots, slotWording } from './city.ts';
import { resourceWording } from './gain.ts';
import { cardWording, countMatching, offerHand } from './handRun.ts';
import { DECK_PILE, reveal } from './play.ts';

/** Lays a card under an Event. */
export function tuck(s: State, seat: number, event: number, kind: number): void {
  const at = eventAt(event) + EVENT_CONTENT;
  let i = 0;
  while (i < EVENT_CONTENT_SIZE - 1 && s[at + i] !== 0) i++;
  s[at + i] = kind;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'putOnEvent', seat, event, amounts: [0, 0, 0, 0], cards: [kind] });
  }
}

export interface PutOnEvent extends Effect {
  readonly verb: 'putOnEvent';
  readonly max: number;
  readonly from: readonly Resource[];
}

/** Up to so many own resources onto this Event. */
export function putOnEvent(max: number, from: readonly Resource[] = RESOURCE_NAMES): PutOnEvent {
  return { verb: 'putOnEvent', id: 0, max, from };
}

function anyLeft(s: State, f: number, effect: PutOnEvent): boolean {
  for (let r = 0; r < 4; r++) {
    if (effect.from.includes(RESOURCE_NAMES[r]) && resource(s, s[f + SEAT], r) > 0) return true;
  }
  return false;
}

/** A = put so far, B = the last type. */
export const putOnEventVerb: Verb<PutOnEvent> = {
  name: 'putOnEvent',
  step(s, f, effect) {
    if (s[f + PC] === 1 || s[f + A] === effect.max || !anyLeft(s, f, effect)) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    for (let r = out.ordered ? s[f + B] : 0; r < 4; r++) {
      if (effect.from.includes(RESOURCE_NAMES[r]) && resource(s, s[f + SEAT], r) > 0) {
        out.add(r + 1);
      }
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const r = code - 1;
    addResource(s, s[f + SEAT], r, -1);
    s[eventAt(s[f + AT]) + EVENT_CONTENT + r]++;
    if (emit.sink !== null) {
      const amounts = [0, 1, 2, 3].map((i) => (i === r ? 1 : 0));
      emit.sink.push({
        type: 'putOnEvent',
        seat: s[f + SEAT],
        event: s[f + AT],
        amounts,
        cards: [],
      });
    }
    s[f + A]++;
    s[f + B] = r;
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.onEvent', { event: eventName(s, s[f + AT]), n: effect.max - s[f + A] }),
    min: 0,
    max: effect.max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => resourceWording('put', code, s[f + A]),
};

export interface Tuck extends Effect {
  readonly verb: 'tuck';
  readonly max: number;
  readonly from: 'hand' | 'city';
  readonly filter: CardFilter;
}

/** Up to so many cards of the hand or city under this Event. */
export function tuckUnder(max: number, from: 'hand' | 'city', filter: CardFilter): Tuck {
  return { verb: 'tuck', id: 0, max, from, filter };
}

/** A = tucked so far, B = last kind (hand) or slot behind the last (city). */
export const tuckVerb: Verb<Tuck> = {
  name: 'tuck',
  // Hand cards are picked by rising kind.
  forget: (s, f) => void (s[f + B] = 0),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    const left =
      effect.from === 'hand'
        ? countMatching(s, seat, effect.filter)
        : countRemovable(s, seat, effect.filter);
    if (s[f + PC] === 1 || s[f + A] === effect.max || left === 0) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    if (effect.from === 'hand') return offerHand(s, s[f + SEAT], s[f + B], 0, effect.filter, out);
    out.add(DONE);
    offerSlots(s, s[f + SEAT], s[f + B], 1, effect.filter, out);
  },
  pick(s, f, effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    const kind = effect.from === 'hand' ? code : takeCard(s, seat, code - 1, 'event');
    if (effect.from === 'hand') removeOpenly(s, seat, kind);
    tuck(s, seat, s[f + AT], kind);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.underEvent', {
      kind: effect.filter.kind ?? 'card',
      event: eventName(s, s[f + AT]),
      n: effect.max - s[f + A],
    }),
    min: 0,
    max: effect.max,
    picked: s[f + A],
  }),
  wording: (s, f, effect, code) =>
    effect.from === 'hand'
      ? cardWording('tuck', code, s[f + A])
      : slotWording(s, s[f + SEAT], 'tuck', code, s[f + A]),
};

export interface StudyScrolls extends Effect {
  readonly verb: 'studyScrolls';
  readonly n: number;
}

/** Turn up cards; each goes into the hand or under this Event, or is discarded. */
export function studyScrolls(n: number): StudyScrolls {
  return { verb: 'studyScrolls', id: 0, n };
}

const TO_HAND = 1;
const UNDER = 2;
const AWAY = 3;

/** PC 0: reveal; 1: one card after the other. */
export const studyScrollsVerb: Verb<StudyScrolls> = {
  name: 'studyScrolls',
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      reveal(s, s[f + SEAT], effect.n, DECK_PILE);
    }
    if (revealedCount(s) > 0) ask(s);
    else pop(s);
  },
  options(s, f, _effect, out) {
    if (room(s, s[f + SEAT]) > 0) out.add(TO_HAND);
    out.add(UNDER);
    out.add(AWAY);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const kind = revealedCard(s, 0);
    hideRevealed(s, kind);
    if (code === UNDER) return tuck(s, seat, s[f + AT], kind);
    if (code === TO_HAND) addOpenly(s, seat, kind);
    else discardCardOf(s, kind, ALL);
    if (emit.sink !== null) {
      const where = code === TO_HAND ? 'hand' : 'discard';
      emit.sink.push({ type: 'revealedGo', seat, cards: [kind], where });
    }
  },
  prompt: (s) => ({ text: t('prompt.revealed', { of: cardNoun(revealedCard(s, 0)) }) }),
  wording(s, f, _effect, code) {
    if (code === TO_HAND) return { key: 'hand', text: t('option.toHand') };
    if (code === AWAY) return { key: 'discard', text: t('option.toDiscard') };
    return { key: 'under', text: t('option.underEvent', { event: eventName(s, s[f + AT]) }) };
  },
};
