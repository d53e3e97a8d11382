/** Actions carried out otherwise than by withdrawing a Unit. */
import { A, AT, PC, SEAT, ask, pop, Options, type State, type Verb } from '@evervale/kernel';
import { CARD_KINDS, HAS_ACTION } from '../content/tables.ts';
import { cardId, cardName, t, unitId, unitName } from '../say.ts';
import { CARD_OWNER, COPIED, HOST_TIMES, UNIT_AT } from '../state/layout.ts';
import { isOpponent } from '../state/seats.ts';
import { unitsOn } from '../state/tableau.ts';
import { UNDERWORLD, isRepeated, someUnit } from '../state/units.ts';
import { canCarryOut, copyAction, eachUsable, useAction } from '../regroup/actions.ts';
import { isInChain } from '../regroup/chain.ts';
import { NO_CARD_TO_USE, OK } from '../turn/reason.ts';
import type { Activate, HostResult } from '../vocabulary/actions.ts';

const found = new Options(512);

function isCopied(s: State, seat: number, card: number, { how }: Activate): boolean {
  if (HAS_ACTION[card] === 0 || s[CARD_OWNER + card] === 0 || isInChain(s, card)) return false;
  const owner = s[CARD_OWNER + card] - 1;
  if (how === 'again') return owner === seat && unitsOn(s, card) > 0;
  return isOpponent(s, seat, owner);
}

/** Cards as their number; for the Underworld a Unit and a card. */
function offer(s: State, seat: number, at: number, effect: Activate, out: Options): void {
  if (effect.how === 'underworld') {
    someUnit(s, seat, (unit) => {
      if (s[UNIT_AT + unit] === UNDERWORLD && !isRepeated(s, unit)) {
        eachUsable(s, seat, unit, (card) => out.add((unit << 8) | card));
      }
      return false;
    });
    return;
  }
  for (let card = 1; card <= CARD_KINDS; card++) {
    if (card === at || !isCopied(s, seat, card, effect)) continue;
    if (canCarryOut(s, seat, card, true) === OK) out.add(card);
  }
}

function canActivate(s: State, seat: number, at: number, effect: Activate): boolean {
  // Asked again while looking for what could be copied: a copy of a copy needs no answer deeper down.
  if (asking > 1) return true;
  asking++;
  const options = asking === 1 ? found : new Options(512);
  options.clear();
  offer(s, seat, at, effect, options);
  asking--;
  return options.count > 0;
}
let asking = 0;

/** A = the card that is copied. */
export const activateVerb: Verb<Activate> = {
  name: 'activate',
  can: (s, seat, _here, at, effect) => (canActivate(s, seat, at, effect) ? OK : NO_CARD_TO_USE),
  // What follows speaks of the card copied: without one there is nothing to choose (GEN.2).
  isPrice: ({ how }) => how === 'opponents',
  step(s, f, effect) {
    if (s[f + PC] === 1) {
      s[COPIED] = s[f + A];
      return pop(s);
    }
    if (canActivate(s, s[f + SEAT], s[f + AT], effect)) return ask(s);
    s[COPIED] = 0;
    pop(s);
  },
  options: (s, f, effect, out) => offer(s, s[f + SEAT], s[f + AT], effect, out),
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    s[f + A] = code & 255;
    if (effect.how === 'underworld') useAction(s, seat, code >> 8, code & 255);
    else copyAction(s, seat, code);
  },
  prompt: () => ({ text: t('prompt.activate') }),
  wording(s, _f, { how }, code) {
    const card = code & 255;
    if (how !== 'underworld') {
      return { key: `copy:${cardId(card)}`, text: t('option.copy', { card: cardName(card) }) };
    }
    return {
      key: `use:${unitId(s, code >> 8)}@${cardId(card)}`,
      text: t('option.use', { unit: unitName(s, code >> 8), card: cardName(card) }),
    };
  },
};

export const hostResultVerb: Verb<HostResult> = {
  name: 'hostResult',
  step(s, _f, { times }) {
    s[HOST_TIMES] = times;
    pop(s);
  },
};
