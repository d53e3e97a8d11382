/** Grey Cloak's Hideout: a worker moves there, and the place it left is used once more. */
import type { BoxAction } from '../turn/joints.ts';
import type { State } from '@evervale/kernel';
import { startAt, usable } from '../effects/useOpponents.ts';
import { whereFrom, workerWording } from '../effects/worker.ts';
import { emit } from '../log/emit.ts';
import { placeName, t } from '../say.ts';
import { MAX_WORKERS, STANDING } from '../state/layout.ts';
import { BESIDE, READY } from '../state/place.ts';
import {
  isDeployed,
  isPermanent,
  liftWorker,
  putWorker,
  twinBefore,
  workerPlace,
  workerSlot,
  workerStance,
} from '../state/workers.ts';
import { codeOf } from '../turn/placePicks.ts';
import { name } from '../words/index.ts';
import { HIDEOUT, holds } from './finds.ts';
import { HIDEOUT_PLACE } from './places.ts';

/** CB-18: a repetition is no visit; what a big critter does there is not repeated. */
const ANYTHING = { except: [] };

function canHide(s: State, seat: number, i: number): boolean {
  if (!isDeployed(s, seat, i) || isPermanent(s, seat, i)) return false;
  const place = workerPlace(s, seat, i);
  if (place === BESIDE || workerStance(s, seat, i) !== 0) return false;
  return usable(s, seat, codeOf(place, workerSlot(s, seat, i)), ANYTHING);
}

export const hideAction: BoxAction = {
  picks: MAX_WORKERS,
  offer(s, seat, base, out) {
    if (!holds(s, seat, HIDEOUT) || s[STANDING + HIDEOUT_PLACE] > 0) return;
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (canHide(s, seat, i) && !twinBefore(s, seat, i)) out.add(base + i);
    }
  },
  act(s, seat, i) {
    const [place, slot] = [workerPlace(s, seat, i), workerSlot(s, seat, i)];
    if (emit.sink !== null) {
      const at = { place: HIDEOUT_PLACE };
      emit.sink.push({ type: 'moveWorker', seat, from: whereFrom(s, place, slot), at });
    }
    liftWorker(s, seat, i, READY);
    putWorker(s, seat, i, HIDEOUT_PLACE, 0);
    startAt(s, seat, codeOf(place, slot), ANYTHING);
  },
  wording(s, seat, i) {
    const place = placeName(s, workerPlace(s, seat, i), workerSlot(s, seat, i), seat);
    const { key } = workerWording(s, seat, 'hide', i);
    return { key, text: t('option.hide', { place, me: name('grey-cloaks-hideout') }) };
  },
};
