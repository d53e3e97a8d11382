/** Resources that lie on a card from the start and are taken little by little: the Freight Car. */
import { A, AT, OF, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { amounts } from '../content/tables.ts';
import type { Cost } from '../content/terms.ts';
import { resourceWording } from '../effects/gain.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { CONTENT, slotAt } from '../state/layout.ts';
import { gainResource } from '../state/supply.ts';
import { NOTHING_STORED, OK } from '../turn/reason.ts';

export interface LoadUp extends Effect {
  readonly verb: 'loadUp';
  readonly what: Cost;
  readonly amounts: readonly number[];
}

/** Put all of this from the supply on this card. */
export function loadUp(what: Cost): LoadUp {
  return { verb: 'loadUp', id: 0, what, amounts: amounts(what).slice(0, 4) };
}

function goodsAt(of: number, at: number): number {
  return slotAt(of, at) + CONTENT;
}

export const loadUpVerb: Verb<LoadUp> = {
  name: 'loadUp',
  step(s, f, effect) {
    const at = goodsAt(s[f + OF], s[f + AT]);
    for (let r = 0; r < 4; r++) s[at + r] += effect.amounts[r];
    if (emit.sink !== null) {
      const where = { city: s[f + OF], slot: s[f + AT] };
      const put = { tokens: 0, amounts: effect.amounts };
      emit.sink.push({ type: 'put', seat: s[f + SEAT], ...where, ...put });
    }
    pop(s);
  },
};

export interface Unload extends Effect {
  readonly verb: 'unload';
  readonly n: number;
}

/** Take any so many resources that lie on this card. */
export function unload(n: number): Unload {
  return { verb: 'unload', id: 0, n };
}

function lying(s: State, of: number, at: number): number {
  const goods = goodsAt(of, at);
  return s[goods] + s[goods + 1] + s[goods + 2] + s[goods + 3];
}

/** A = taken so far. */
export const unloadVerb: Verb<Unload> = {
  name: 'unload',
  can: (s, _seat, of, at) => (lying(s, of, at) > 0 ? OK : NOTHING_STORED),
  step(s, f, { n }) {
    if (s[f + A] === n || lying(s, s[f + OF], s[f + AT]) === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    const goods = goodsAt(s[f + OF], s[f + AT]);
    for (let r = 0; r < 4; r++) if (s[goods + r] > 0) out.add(r + 1);
  },
  pick(s, f, _effect, code) {
    s[goodsAt(s[f + OF], s[f + AT]) + code - 1]--;
    s[f + A]++;
    gainResource(s, s[f + SEAT], code - 1, 1);
  },
  prompt: (s, f, { n }) => ({
    text: t('prompt.unload', { n: n - s[f + A] }),
    min: n,
    max: n,
    picked: s[f + A],
  }),
  wording: (_s, _f, _effect, code) => resourceWording('take', code),
};
