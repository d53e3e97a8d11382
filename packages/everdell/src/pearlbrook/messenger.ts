/** Messengers share the space of a Construction, one in each. */
import { SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { cardNoun, t } from '../say.ts';
import { cardIn, cityTop, has } from '../state/city.ts';
import { FINISHED, HOST, PLAYERS, playerAt, slotAt } from '../state/layout.ts';
import { canHost, isGuest } from '../state/spaces.ts';
import { NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';

/** The first card of the city that still needs a Construction, or -1. */
function homeless(s: State, seat: number): number {
  if (!has(s, seat, CARDS.guest)) return -1;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (isGuest(s, seat, slot) && s[slotAt(seat, slot) + HOST] === 0) return slot;
  }
  return -1;
}

function anyHost(s: State, seat: number): boolean {
  for (let slot = 0; slot < cityTop(s, seat); slot++) if (canHost(s, seat, slot)) return true;
  return false;
}

export interface MoveIn extends Effect {
  readonly verb: 'moveIn';
}

/** When a turn is over, everybody who can find a Construction moves in. */
export const moveIn: MoveIn = { verb: 'moveIn', id: 0 };

/** Whose card can move in, -1 = nobody's. Those who have finished do not need it any more. */
function seeker(s: State): number {
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (s[playerAt(seat) + FINISHED] === 1 || homeless(s, seat) < 0) continue;
    if (anyHost(s, seat)) return seat;
  }
  return -1;
}

export const moveInVerb: Verb<MoveIn> = {
  name: 'moveIn',
  can: (s) => (seeker(s) < 0 ? NOTHING_TO_CHOOSE : OK),
  step(s, f) {
    const seat = seeker(s);
    if (seat < 0) return pop(s);
    s[f + SEAT] = seat;
    ask(s);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    for (let slot = 0; slot < cityTop(s, seat); slot++) {
      if (canHost(s, seat, slot) && !copyBefore(s, seat, slot)) out.add(slot + 1);
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const guest = homeless(s, seat);
    s[slotAt(seat, guest) + HOST] = code;
    if (emit.sink !== null) {
      const [card, host] = [cardIn(s, seat, guest), cardIn(s, seat, code - 1)];
      emit.sink.push({ type: 'moveIn', seat, card, slot: guest, host, at: code - 1 });
    }
  },
  prompt(s, f) {
    const seat = s[f + SEAT];
    return { text: t('prompt.moveIn', { of: cardNoun(cardIn(s, seat, homeless(s, seat))) }) };
  },
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'share', code),
};

/** Copies of a card are the same choice. */
function copyBefore(s: State, seat: number, slot: number): boolean {
  for (let i = 0; i < slot; i++) {
    if (cardIn(s, seat, i) === cardIn(s, seat, slot) && canHost(s, seat, i)) return true;
  }
  return false;
}
