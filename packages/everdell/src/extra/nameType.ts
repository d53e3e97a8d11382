/** The Scurrble Stadium: name a type of card, draw, and see whether it is among them. */
import {
  AT,
  N,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { COLOR } from '../content/tables.ts';
import { COLOR_NAMES, type Color } from '../content/terms.ts';
import { canDraw, type Draw } from '../effects/draw.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { handCard, handSize } from '../state/hand.ts';
import { name } from '../words/index.ts';

export interface NameType extends Effect {
  readonly verb: 'nameType';
  readonly except: Color;
  readonly then: Draw;
}

export function nameType(except: Color, then: Draw): NameType {
  return { verb: 'nameType', id: 0, except, then };
}

/** Picks: colour + 1. The children find the colour in AT. */
export const nameTypeVerb: Verb<NameType> = {
  name: 'nameType',
  kids: (effect) => [effect.then],
  can: (s, seat, of, at, { then }) => canDraw(s, seat, of, at, then),
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options(_s, _f, effect, out) {
    for (let c = 0; c < COLOR_NAMES.length; c++) {
      if (COLOR_NAMES[c] !== effect.except) out.add(c + 1);
    }
  },
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    s[f + AT] = code - 1;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'nameType', seat: s[f + SEAT], color: code - 1 });
    }
    pushChild(s, f, effect.then.id);
  },
  prompt: () => ({ text: t('prompt.nameType') }),
  wording: (_s, _f, _effect, code) => ({
    key: `type:${COLOR_NAMES[code - 1]}`,
    text: t('option.type', { type: name(`type-${COLOR_NAMES[code - 1]}`) }),
  }),
};

export interface IfAmong extends Effect {
  readonly verb: 'ifAmong';
  readonly then: Effect;
}

/** Only if one of the cards just drawn is of the type that was named. */
export function ifAmong(then: Effect): IfAmong {
  return { verb: 'ifAmong', id: 0, then };
}

export const ifAmongVerb: Verb<IfAmong> = {
  name: 'ifAmong',
  kids: (effect) => [effect.then],
  step(s, f, effect) {
    if (s[f + PC] === 1 || !among(s, s[f + SEAT], s[f + N], s[f + AT])) return pop(s);
    s[f + PC] = 1;
    pushChild(s, f, effect.then.id);
  },
};

function among(s: State, seat: number, drawn: number, color: number): boolean {
  const n = handSize(s, seat);
  for (let i = n - drawn; i < n; i++) if (COLOR[handCard(s, seat, i)] === color) return true;
  return false;
}
