/** The tokens of rats and spiders: they lie somewhere, bring something, and move on. */
import {
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { meadowWording } from '../effects/draw.ts';
import { emit } from '../log/emit.ts';
import { placeId, placeName, t } from '../say.ts';
import { CLEARINGS, FOREST, MEADOW, MEADOW_SIZE } from '../state/layout.ts';
import { BASIC_COUNT, FOREST_PLACE, HAVEN } from '../state/place.ts';
import { RATS_TOKEN, SPIDERS_TOKEN, roomAt } from './room.ts';

export interface MoveToken extends Effect {
  readonly verb: 'moveToken';
  readonly where: 'meadow' | 'location';
}

/** Onto another Meadow card or location. */
export function moveToken(where: MoveToken['where']): MoveToken {
  return { verb: 'moveToken', id: 0, where };
}

function fieldOf(effect: MoveToken): number {
  return effect.where === 'meadow' ? RATS_TOKEN : SPIDERS_TOKEN;
}

/** Picks: position or place + 1, but not where it lies. */
function offer(s: State, effect: MoveToken, out: Options): void {
  const now = s[roomAt(s, fieldOf(effect))];
  if (effect.where === 'meadow') {
    for (let i = 0; i < MEADOW_SIZE; i++) if (s[MEADOW + i] !== 0 && i + 1 !== now) out.add(i + 1);
    return;
  }
  for (let i = 0; i < BASIC_COUNT; i++) if (i + 1 !== now) out.add(i + 1);
  if (HAVEN + 1 !== now) out.add(HAVEN + 1);
  for (let i = 0; i < CLEARINGS; i++) {
    if (s[FOREST + i] !== 0 && FOREST_PLACE + i + 1 !== now) out.add(FOREST_PLACE + i + 1);
  }
}

function anyCard(s: State, now: number): boolean {
  for (let i = 0; i < MEADOW_SIZE; i++) if (s[MEADOW + i] !== 0 && i + 1 !== now) return true;
  return false;
}

export const moveTokenVerb: Verb<MoveToken> = {
  name: 'moveToken',
  step(s, f, effect) {
    const stuck = effect.where === 'meadow' && !anyCard(s, s[roomAt(s, RATS_TOKEN)]);
    if (s[f + PC] === 1 || stuck) pop(s);
    else ask(s);
  },
  options: (s, _f, effect, out) => offer(s, effect, out),
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    s[roomAt(s, fieldOf(effect))] = code;
    if (emit.sink === null) return;
    const at = effect.where === 'meadow' ? { position: code - 1 } : { place: code - 1 };
    emit.sink.push({ type: 'token', seat: s[f + SEAT], ...at });
  },
  prompt: (_s, _f, effect) => ({ text: t('prompt.token', { where: effect.where }) }),
  wording(s, _f, effect, code) {
    if (effect.where === 'meadow') return meadowWording(s, 'token', code);
    const place = placeName(s, code - 1, 0);
    return { key: `token:${placeId(s, code - 1)}`, text: t('option.location', { place }) };
  },
};
