/** The lizards’ own Forest cards: drawn from those left over, laid out one each season. */
import {
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
import { FORESTS } from '../content/board.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { standsOn } from '../state/workers.ts';
import type { BoxPlace } from '../turn/joints.ts';
import { ALREADY_THERE, NO_LOCATION_HERE } from '../turn/reason.ts';
import { name } from '../words/index.ts';
import {
  LIZARD_FOREST,
  LIZARD_FORESTS,
  LIZARD_PILE,
  LIZARD_PLACE,
  hasPower,
  pileCard,
  pileSize,
  putUnderPile,
  roomAt,
  takeFromPile,
} from './room.ts';

export interface LayForest extends Effect {
  readonly verb: 'layForest';
  readonly n: number;
}

/** Draw so many Forest cards, lay out one, put the others under the pile. */
export function layForest(n: number): LayForest {
  return { verb: 'layForest', id: 0, n };
}

function drawn(s: State, effect: LayForest): number {
  return Math.min(effect.n, pileSize(s, LIZARD_PILE));
}

function freePlace(s: State): number {
  for (let i = 0; i < LIZARD_FORESTS; i++) if (ownForest(s, i) === 0) return i;
  return -1;
}

/** The kind of the Forest card in this place of the area, 0 = none. */
export function ownForest(s: State, i: number): number {
  return s[roomAt(s, LIZARD_FOREST) + i];
}

/** The cards drawn stay on top of the pile until one is chosen. Picks: the kind. */
export const layForestVerb: Verb<LayForest> = {
  name: 'layForest',
  step(s, f, effect) {
    if (s[f + PC] === 1 || drawn(s, effect) === 0 || freePlace(s) < 0) return pop(s);
    raiseBarrier(s);
    ask(s);
  },
  options(s, _f, effect, out) {
    for (let i = 0; i < drawn(s, effect); i++) out.add(pileCard(s, LIZARD_PILE, i));
  },
  pick(s, f, effect, code) {
    const place = freePlace(s);
    s[f + PC] = 1;
    for (let i = drawn(s, effect); i > 0; i--) {
      const kind = takeFromPile(s, LIZARD_PILE);
      if (kind !== code) putUnderPile(s, LIZARD_PILE, kind);
    }
    s[roomAt(s, LIZARD_FOREST) + place] = code;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'ownForest', seat: s[f + SEAT], forest: FORESTS.of(code).id });
    }
  },
  prompt: () => ({ text: t('prompt.ownForest') }),
  wording: (_s, _f, _effect, code) => {
    const { id } = FORESTS.of(code);
    return { key: `lay:${id}`, text: t('option.location', { place: name(id) }) };
  },
};

export interface UseOwnForest extends Effect {
  readonly verb: 'useOwnForest';
  readonly i: number;
}

export const useOwnForestVerb: Verb<UseOwnForest> = {
  name: 'useOwnForest',
  step(s, f, effect) {
    const seat = s[f + SEAT];
    pop(s);
    push(s, FORESTS.of(ownForest(s, effect.i)).effect.id, seat, seat, 0, 0);
  },
};

/** Only the lizards may go there (17.4), with one worker on each card (5.20). */
function canVisit(s: State, seat: number, i: number, lizards: number): number {
  if (!hasPower(s, seat, lizards)) return NO_LOCATION_HERE;
  const kind = ownForest(s, i);
  if (kind === 0) return NO_LOCATION_HERE;
  if (standsOn(s, seat, LIZARD_PLACE + i)) return ALREADY_THERE;
  return performable(s, seat, seat, 0, FORESTS.of(kind).effect);
}

export function lizardPlaces(lizards: number): BoxPlace[] {
  return Array.from({ length: LIZARD_FORESTS }, (_, i) => ({
    id: `own-forest-${i + 1}`,
    forest: (s: State) => ownForest(s, i),
    can: (s: State, seat: number) => canVisit(s, seat, i, lizards),
    effect: { verb: 'useOwnForest', id: 0, i } as UseOwnForest,
    once: true,
  }));
}
