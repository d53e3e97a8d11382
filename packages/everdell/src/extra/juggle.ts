/** The Juggler turns over cards, one after the other, for a resource each. */
import {
  A,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BASE_POINTS } from '../content/tables.ts';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { discardCardOf, drawable, takeTop } from '../state/piles.ts';
import { payResource, resource } from '../state/supply.ts';
import { OK, PILES_EMPTY, SHORT } from '../turn/reason.ts';

export interface Juggle extends Effect {
  readonly verb: 'juggle';
  readonly resource: Resource;
  /** Base points that the cards must add up to. */
  readonly total: number;
  readonly then: Effect;
}

export function juggle(price: Resource, total: number, then: Effect): Juggle {
  return { verb: 'juggle', id: 0, resource: price, total, then };
}

const TURN_OVER = 1;
/** Some cards are worth less than nothing: sums are kept with this added. */
const ZERO = 100;

function possible(s: State, seat: number, effect: Juggle): number {
  if (resource(s, seat, RESOURCE_NAMES.indexOf(effect.resource)) === 0) return SHORT;
  return drawable(s) > 0 ? OK : PILES_EMPTY;
}

/** PC 0: begin (A = sum); 1: next card or stop; 2: look at the sum; 3: done. */
export const juggleVerb: Verb<Juggle> = {
  name: 'juggle',
  kids: (effect) => [effect.then],
  can: (s, seat, _of, _at, effect) => possible(s, seat, effect),
  step(s, f, effect) {
    if (s[f + PC] === 3) return pop(s);
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = ZERO;
    }
    if (s[f + PC] === 1 && possible(s, s[f + SEAT], effect) === OK) return ask(s);
    s[f + PC] = 3;
    if (s[f + A] - ZERO >= effect.total) pushChild(s, f, effect.then.id);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(TURN_OVER);
  },
  pick(s, f, effect, code) {
    if (code === DONE) return void (s[f + PC] = 2);
    payResource(s, s[f + SEAT], RESOURCE_NAMES.indexOf(effect.resource), 1);
    s[f + A] += BASE_POINTS[turnOver(s, s[f + SEAT])];
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.juggle', { n: s[f + A] - ZERO, of: effect.total }),
  }),
  wording: (_s, _f, _effect, code) =>
    code === DONE
      ? { key: 'done', text: t('option.done') }
      : { key: 'turn-over', text: t('option.turnOver') },
};

/** The card goes to the discard pile at once. */
function turnOver(s: State, seat: number): number {
  const kind = takeTop(s);
  discardCardOf(s, kind);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'reveal', seat, cards: [kind], from: 'deck' });
    emit.sink.push({ type: 'revealedGo', seat, cards: [kind], where: 'discard' });
  }
  return kind;
}
