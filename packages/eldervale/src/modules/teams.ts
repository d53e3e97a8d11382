/** Teams (chapter 25): trading Magic cards with the partner, one for one, as a Free Action (E25.5). */
import {
  A,
  AT,
  B,
  DONE,
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
import { magicOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { done, magicName, player, t } from '../say.ts';
import { addToHand, copiesInHand, handCard, handSize, takeFromHand } from '../state/magic.ts';
import { TRADES } from '../state/layout.ts';
import { partnerOf } from '../state/seats.ts';
import type { FreeAction } from '../turn/free.ts';

/** So many trades may be proposed in one turn, agreed or not: a turn must come to an end. */
const MOST_TRADES = 20;

/** Search does not look at trades: there are too many of them for what they bring. */
export const trading: Omit<FreeAction, 'from'> = {
  offer(s, seat, from, out) {
    const partner = partnerOf(s, seat);
    if (out.ordered || partner < 0 || s[TRADES] === MOST_TRADES) return;
    if (handSize(s, seat) > 0 && handSize(s, partner) > 0) out.add(from);
  },
  take(s, seat) {
    s[TRADES]++;
    push(s, trade.id, seat, 0, seat, 0);
  },
  wording: (s, seat) => ({
    key: 'trade',
    text: t('option.trade', { player: player(partnerOf(s, seat)) }),
  }),
};

export const trade: Effect = { verb: 'trade', id: 0 };

const GIVING = 0;
/** Between the two the wanted card is chosen. */
const AGREEING = 2;
const AGREED = 1;

/** AT = who proposes, A = the card given, B = the card wanted. The partner must agree. */
export const tradeVerb: Verb = {
  name: 'trade',
  step: (s) => ask(s),
  options(s, f, _effect, out) {
    out.add(DONE);
    if (s[f + PC] === AGREEING) return areThere(s, f) ? out.add(AGREED) : undefined;
    const seat = s[f + PC] === GIVING ? s[f + AT] : partnerOf(s, s[f + AT]);
    for (let i = 0; i < handSize(s, seat); i++) {
      const kind = handCard(s, seat, i);
      if (!out.has(kind)) out.add(kind);
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return pop(s);
    if (s[f + PC] === AGREEING) {
      const [seat, given, wanted] = [s[f + AT], s[f + A], s[f + B]];
      pop(s);
      return swapCards(s, seat, given, wanted);
    }
    s[f + (s[f + PC] === GIVING ? A : B)] = code;
    if (++s[f + PC] === AGREEING) s[f + SEAT] = partnerOf(s, s[f + AT]);
  },
  prompt(s, f) {
    if (s[f + PC] !== AGREEING) {
      return { text: t(s[f + PC] === GIVING ? 'prompt.tradeGive' : 'prompt.tradeTake') };
    }
    const cards = { given: magicName(s[f + A]), wanted: magicName(s[f + B]) };
    return { text: t('prompt.tradeAgree', { player: player(s[f + AT]), ...cards }) };
  },
  wording(s, f, _effect, code) {
    if (code === DONE) return done(s[f + PC] === AGREEING ? 'decline' : 'none');
    if (s[f + PC] === AGREEING) return done('agree');
    return { key: `trade:${magicOf(code).id}`, text: magicName(code) };
  },
  /** To whom the hands are closed any card of them may be meant. */
  forget(s, f) {
    s[f + A] = s[f + PC] === GIVING ? 0 : handCard(s, s[f + AT], 0);
    s[f + B] = s[f + PC] === AGREEING ? handCard(s, partnerOf(s, s[f + AT]), 0) : 0;
  },
};

const holds = (s: State, seat: number, kind: number): boolean => copiesInHand(s, seat, kind) > 0;

/** A token cashed meanwhile may have completed a Quest that was offered or wanted. */
function areThere(s: State, f: number): boolean {
  return holds(s, s[f + AT], s[f + A]) && holds(s, partnerOf(s, s[f + AT]), s[f + B]);
}

function swapCards(s: State, seat: number, given: number, wanted: number): void {
  const partner = partnerOf(s, seat);
  takeFromHand(s, seat, given);
  takeFromHand(s, partner, wanted);
  raiseBarrier(s);
  const to = [seat, partner];
  if (emit.sink !== null) {
    const cards = [given, wanted];
    emit.sink.push({ type: 'trade', seat, partner, count: 1, cards, to, secret: true });
  }
  addToHand(s, seat, wanted);
  addToHand(s, partner, given);
}
