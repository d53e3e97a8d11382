/** VP, Elemental power and Glory. */
import {
  A,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { ELEMENTS } from '../content/terms.ts';
import { GLORY_ELSE, GLORY_SPACES } from '../content/tracks.ts';
import { lowest } from '../map/hex.ts';
import { dwellingsOf, elementAt } from '../map/realms.ts';
import { emit } from '../log/emit.ts';
import { done, elementName, t } from '../say.ts';
import { scoreVp } from '../state/goods.ts';
import { COPIED, GLORY, GLORY_ORBS, ORBS, playerAt } from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { ownerOfCard } from '../state/tableau.ts';
import { gainPower, isInPlay, moveMarker, needsMarker, powerOf } from '../tracks/power.ts';
import { NO_REALM, OK } from '../turn/reason.ts';
import type { Glory, Power, Vp } from '../vocabulary/points.ts';
import { amountIn } from './frame.ts';

export const vpVerb: Verb<Vp> = {
  name: 'vp',
  step(s, f, { n, to }) {
    const seat = to === 'owner' ? ownerOfCard(s, s[COPIED]) : s[f + SEAT];
    if (seat >= 0) scoreVp(s, seat, amountIn(s, f, n), 'effect');
    pop(s);
  },
};

export const powerVerb: Verb<Power> = {
  name: 'power',
  can: (s, seat, _here, _at, effect) => (tracksFor(s, seat, effect) === 0 ? NO_REALM : OK),
  step(s, f, effect) {
    if (tracksFor(s, s[f + SEAT], effect) === 0) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    const tracks = tracksFor(s, s[f + SEAT], effect);
    for (let e = 0; e < ELEMENTS.length; e++) if ((tracks >> e) & 1) out.add(e + 1);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    givePower(s, seat, code - 1, 1);
  },
  prompt: () => ({ text: t('prompt.power') }),
  wording: (_s, _f, _effect, code) => ({
    key: `power:${ELEMENTS[code - 1]}`,
    text: t('option.power', { element: elementName(code - 1) }),
  }),
};

/** The tracks that can be chosen, one bit each. */
function tracksFor(s: State, seat: number, { element }: Power): number {
  let set = 0;
  if (element === 'ownDwelling') {
    for (let rest = dwellingsOf(s, seat); rest !== 0; rest &= rest - 1) {
      set |= 1 << elementAt(s, lowest(rest));
    }
    return set;
  }
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (!isInPlay(s, e)) continue;
    if (element === 'any' || powerOf(s, seat, e) > 0) set |= 1 << e;
  }
  return set;
}

/** Power in one element: at once, or with the question whose marker goes there (E17.5, E17.7). */
export function givePower(s: State, seat: number, element: number, n: number): void {
  if (!isInPlay(s, element)) return;
  if (needsMarker(s, seat, element)) {
    // E27.39: the Ghosts move no marker.
    if (isGhost(s, seat)) return;
    const f = push(s, marker.id, seat, 0, 0, 0);
    s[f + A] = element;
    s[f + B] = n;
    return;
  }
  for (let i = 0; i < n; i++) gainPower(s, seat, element);
}

export const marker: Effect = { verb: 'marker', id: 0 };

/** A = the new element, B = how many power. */
export const markerVerb: Verb = {
  name: 'marker',
  step: (s) => ask(s),
  options: (s, f, _effect, out) => offerMarkers(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    const element = s[f + A];
    const more = s[f + B] - 1;
    pop(s);
    if (code === DONE) return;
    moveMarker(s, seat, code - 1, element);
    for (let i = 0; i < more; i++) gainPower(s, seat, element);
  },
  prompt: (s, f) => ({ text: t('prompt.marker', { element: elementName(s[f + A]) }) }),
  wording: (_s, _f, _effect, code) =>
    code === DONE
      ? done('ignore')
      : {
          key: `marker:${ELEMENTS[code - 1]}`,
          text: t('option.marker', { element: elementName(code - 1) }),
        },
};

function offerMarkers(s: State, seat: number, out: Options): void {
  out.add(DONE);
  for (let e = 0; e < ELEMENTS.length; e++) if (powerOf(s, seat, e) > 0) out.add(e + 1);
}

const LAST_SPACE = GLORY_SPACES.length;

/** A = steps still to take; each gives its reward before the next (E16.3). */
export const gloryVerb: Verb<Glory> = {
  name: 'glory',
  step(s, f, { n }) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = n;
    }
    const at = playerAt(s[f + SEAT]) + GLORY;
    // E16.2: without a marker on the track a step is lost.
    if (s[f + A] === 0 || s[at] === 0) return pop(s);
    s[f + A]--;
    s[at]++;
    const steps = s[at] - 1;
    if (emit.sink !== null) emit.sink.push({ type: 'glory', seat: s[f + SEAT], steps });
    reward(s, s[f + SEAT], steps);
  },
};

function reward(s: State, seat: number, steps: number): void {
  const space = steps > LAST_SPACE ? GLORY_ELSE : GLORY_SPACES[steps - 1];
  if (space !== 'orb') return void push(s, space.id, seat, 0, 0, 0);
  const orb = steps === GLORY_SPACES.indexOf('orb') + 1 ? 1 : 2;
  if ((s[GLORY_ORBS] & orb) === 0) return void push(s, GLORY_ELSE.id, seat, 0, 0, 0);
  s[GLORY_ORBS] &= ~orb;
  s[playerAt(seat) + ORBS]++;
  if (emit.sink !== null) emit.sink.push({ type: 'orb', seat, from: 'glory' });
}
