/** A Construction of little worth leaves the city, as its owner chooses. */
import {
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BASE_POINTS } from '../../content/tables.ts';
import { slotWording } from '../../effects/city.ts';
import { t } from '../../say.ts';
import { cardIn, cityTop, isRemovable, takeCard } from '../../state/city.ts';

export interface LoseConstruction extends Effect {
  readonly verb: 'loseConstruction';
  /** If there is none. */
  readonly otherwise: Effect;
}

export function loseConstruction(otherwise: Effect): LoseConstruction {
  return { verb: 'loseConstruction', id: 0, otherwise };
}

const MOST_WORTH = 1;

function canGo(s: State, seat: number, slot: number): boolean {
  if (!isRemovable(s, seat, slot, { kind: 'construction' })) return false;
  return BASE_POINTS[cardIn(s, seat, slot)] <= MOST_WORTH;
}

function offer(s: State, seat: number, out: Options): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) if (canGo(s, seat, slot)) out.add(slot + 1);
}

function anyToGo(s: State, seat: number): boolean {
  for (let slot = 0; slot < cityTop(s, seat); slot++) if (canGo(s, seat, slot)) return true;
  return false;
}

export const loseConstructionVerb: Verb<LoseConstruction> = {
  name: 'loseConstruction',
  kids: ({ otherwise }) => [otherwise],
  step(s, f, { otherwise }) {
    if (s[f + PC] === 1) return pop(s);
    if (anyToGo(s, s[f + SEAT])) return ask(s);
    s[f + PC] = 1;
    pushChild(s, f, otherwise.id);
  },
  options: (s, f, _effect, out) => offer(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    takeCard(s, s[f + SEAT], code - 1, 'discard');
  },
  asksAlways: () => true,
  prompt: () => ({ text: t('prompt.discardCity', { n: 1 }) }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'discard', code),
};
