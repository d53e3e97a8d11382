/** Units sent to the Underworld (E15.36 to E15.38). */
import type { State } from '@evervale/kernel';
import { MONSTER, SHAPESHIFTER, WORKER } from '../content/terms.ts';
import { announce } from '../effects/due.ts';
import { emit } from '../log/emit.ts';
import { gainResource, resource } from '../state/goods.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { MINOTAUR_UNIT, OWNER, UNIT_AT } from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { openWindow } from './window.ts';
import { ASIDE, UNDERWORLD, typeOf } from '../state/units.ts';
import { changed } from '../state/watch.ts';

const SWORD = 4;

/** Sends Units of one player away together: each gives its Sword, then effects on it. */
export function sendAway(s: State, seat: number, units: readonly number[], here: number): void {
  if (units.length === 0) return;
  // A Monster among them counts for its own ability a last time, so who listens is found before.
  openWindow(s, 'sentToUnderworld', seat, units.length);
  announce(s, 'sentToUnderworld', seat, { here, unit: namedAmong(units), n: units.length });
  for (const unit of units) {
    // E18.20: domination ends, and the Monster is set aside.
    if (typeOf(unit) === MONSTER) {
      s[UNIT_AT + unit] = ASIDE;
      s[OWNER + unit - MINOTAUR_UNIT] = 0;
    } else {
      s[UNIT_AT + unit] = UNDERWORLD;
    }
  }
  // E27.31: the Ghosts' Grave gives Chill instead.
  const had = resource(s, seat, SWORD);
  gainResource(s, seat, SWORD, isGhost(s, seat) ? 0 : units.length);
  const swords = resource(s, seat, SWORD) - had;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'underworld', seat, units: [...units], swords });
  }
  if (isGhost(s, seat)) ghosts.fallen(s, units.length);
  changed(s, seat);
}

/** Grave Goods asks for a Worker among them: one, or the Shapeshifter that stands for it, is named. */
function namedAmong(units: readonly number[]): number {
  const named = [WORKER, SHAPESHIFTER].map((type) => units.find((unit) => typeOf(unit) === type));
  return named.find((each) => each !== undefined) ?? units[0];
}
