/** The Map Seller: cards from the Meadow and the discard pile until the hand is full. */
import { A, DONE, PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { meadowWording } from '../effects/draw.ts';
import { t } from '../say.ts';
import { room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { takeFromMeadow } from '../state/meadow.ts';
import { discardSize, meadowCount, meadowFree, refillMeadow } from '../state/piles.ts';
import { HAND_FULL, OK, PILES_EMPTY } from '../turn/reason.ts';
import { takeDiscardToHand } from './critters.ts';

export interface FillHand extends Effect {
  readonly verb: 'fillHand';
}

export const fillHand = (): FillHand => ({ verb: 'fillHand', id: 0 });

const FROM_DISCARD = MEADOW_SIZE + 1;

const anyCard = (s: State): boolean => meadowCount(s) > 0 || discardSize(s) > 0;

/** A = cards so far, PC 1 = enough. The Meadow is refilled at the end (7.5). */
export const fillHandVerb: Verb<FillHand> = {
  name: 'fillHand',
  can(s, seat) {
    if (room(s, seat) === 0) return HAND_FULL;
    return anyCard(s) ? OK : PILES_EMPTY;
  },
  step(s, f) {
    if (s[f + PC] === 0 && room(s, s[f + SEAT]) > 0 && anyCard(s)) return ask(s);
    pop(s);
    refillMeadow(s);
  },
  options(s, f, _effect, out) {
    if (s[f + A] > 0) out.add(DONE);
    for (let i = 0; i < MEADOW_SIZE; i++) if (meadowFree(s, i)) out.add(i + 1);
    if (discardSize(s) > 0) out.add(FROM_DISCARD);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    s[f + A]++;
    if (code === FROM_DISCARD) takeDiscardToHand(s, s[f + SEAT]);
    else takeFromMeadow(s, s[f + SEAT], code - 1);
  },
  prompt(s, f) {
    const n = room(s, s[f + SEAT]);
    return { text: t('prompt.fillHand', { n }), min: 1, max: n + s[f + A], picked: s[f + A] };
  },
  wording(s, f, _effect, code) {
    if (code !== FROM_DISCARD) return meadowWording(s, 'take', code, s[f + A]);
    return { key: 'draw:discard', text: t('option.pile', { pile: 'discard' }) };
  },
};
