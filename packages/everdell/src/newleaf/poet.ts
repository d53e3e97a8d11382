/** The Poet: name a type of card and take all of it from the Meadow. */
import {
  A,
  B,
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
import { COLOR_NAMES } from '../content/terms.ts';
import { meadowWording } from '../effects/draw.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { takeFromMeadow } from '../state/meadow.ts';
import { meadowCard, meadowCount, meadowFree, refillMeadow } from '../state/piles.ts';
import { HAND_FULL, MEADOW_EMPTY, OK } from '../turn/reason.ts';
import { name } from '../words/index.ts';

export interface TakeType extends Effect {
  readonly verb: 'takeType';
  /** Carried out afterwards; "that many" is how many cards were taken. */
  readonly then: Effect;
}

export function takeType(then: Effect): TakeType {
  return { verb: 'takeType', id: 0, then };
}

function isOfType(s: State, position: number, color: number): boolean {
  return meadowFree(s, position) && COLOR[meadowCard(s, position)] === color;
}

function ofType(s: State, color: number): number {
  let n = 0;
  for (let i = 0; i < MEADOW_SIZE; i++) if (isOfType(s, i, color)) n++;
  return n;
}

const NAME = 0;
const TAKE = 1;
const END = 2;

/** A = the type, B = taken so far. Only who has no room for all of them chooses (7.2). */
export const takeTypeVerb: Verb<TakeType> = {
  name: 'takeType',
  kids: ({ then }) => [then],
  can(s, seat) {
    if (room(s, seat) === 0) return HAND_FULL;
    return meadowCount(s) > 0 ? OK : MEADOW_EMPTY;
  },
  step(s, f, { then }) {
    const seat = s[f + SEAT];
    if (s[f + PC] === END) return pop(s);
    if (s[f + PC] === NAME) return room(s, seat) > 0 && meadowCount(s) > 0 ? ask(s) : pop(s);
    const left = ofType(s, s[f + A]);
    if (left > room(s, seat) && room(s, seat) > 0) return ask(s);
    for (let i = 0; i < MEADOW_SIZE && room(s, seat) > 0; i++) {
      if (isOfType(s, i, s[f + A])) takeOne(s, f, i);
    }
    refillMeadow(s);
    s[f + PC] = END;
    s[f + N] = s[f + B];
    if (s[f + B] > 0) pushChild(s, f, then.id);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === TAKE) {
      for (let i = 0; i < MEADOW_SIZE; i++) if (isOfType(s, i, s[f + A])) out.add(i + 1);
      return;
    }
    for (let c = 0; c < COLOR_NAMES.length; c++) if (ofType(s, c) > 0) out.add(c + 1);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === TAKE) return takeOne(s, f, code - 1);
    s[f + PC] = TAKE;
    s[f + A] = code - 1;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'nameType', seat: s[f + SEAT], color: code - 1 });
    }
  },
  prompt: (s, f) =>
    s[f + PC] === TAKE
      ? { text: t('prompt.meadowTake', { n: room(s, s[f + SEAT]) }) }
      : { text: t('prompt.nameType') },
  wording(s, f, _effect, code) {
    if (s[f + PC] === TAKE) return meadowWording(s, 'take', code);
    const id = COLOR_NAMES[code - 1];
    return { key: `type:${id}`, text: t('option.type', { type: name(`type-${id}`) }) };
  },
};

function takeOne(s: State, f: number, position: number): void {
  takeFromMeadow(s, s[f + SEAT], position);
  s[f + B]++;
}
