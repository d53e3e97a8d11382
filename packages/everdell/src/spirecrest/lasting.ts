/**
 * Forager and Prospector: what their owner gains in the own turn is counted, and what it brings comes
 * when the action is complete (before an exploration, and at the end of the turn).
 */
import {
  A,
  B,
  DONE,
  N,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { BERRY } from '../content/terms.ts';
import { times } from '../effects/count.ts';
import { discardFromHand } from '../effects/discard.ts';
import { draw } from '../effects/draw.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { t } from '../say.ts';
import { handSize, room } from '../state/hand.ts';
import { TURN } from '../state/layout.ts';
import { drawable } from '../state/piles.ts';
import { name } from '../words/index.ts';
import { FORAGER, PROSPECTOR, holds } from './finds.ts';
import { BERRIES_NOW, POINTS_NOW, tableAt } from './room.ts';

const POINT = 4;
const MOST = 255;

/** A player who is told of gains has gained something. */
export function noteGained(s: State, seat: number, r: number, n: number): void {
  if (seat !== s[TURN]) return;
  if (r === BERRY && holds(s, seat, FORAGER)) add(s, BERRIES_NOW, n);
  if (r === POINT && holds(s, seat, PROSPECTOR)) add(s, POINTS_NOW, n);
}

function add(s: State, field: number, n: number): void {
  const at = tableAt(s) + field;
  s[at] = Math.min(MOST, s[at] + n);
}

export function anyYield(s: State): boolean {
  return s[tableAt(s) + BERRIES_NOW] + s[tableAt(s) + POINTS_NOW] > 0;
}

/** One card for each berry. */
export const forage = draw(times(1));

/** What was pushed last comes first: cards for berries, then the Prospector. */
export function startYield(s: State, seat: number): void {
  const at = tableAt(s);
  const [berries, points] = [s[at + BERRIES_NOW], s[at + POINTS_NOW]];
  s[at + BERRIES_NOW] = s[at + POINTS_NOW] = 0;
  if (points > 0) push(s, prospect.id, seat, seat, 0, points);
  if (berries > 0) push(s, forage.id, seat, seat, 0, berries);
}

export interface Prospect extends Effect {
  readonly verb: 'prospect';
}

/** For each of N point tokens the player may discard a card, and may draw one. */
export const prospect: Prospect = { verb: 'prospect', id: 0 };

const DISCARDING = 0;
const DRAWING = 1;

function mostToDraw(s: State, f: number): number {
  return Math.min(s[f + N], room(s, s[f + SEAT]), drawable(s));
}

export const drawThese = draw(times(1));

/** PC 0: discards (A = so far, B = the last kind), 1: how many to draw, 2: done. */
export const prospectVerb: Verb<Prospect> = {
  name: 'prospect',
  forget: (s, f) => void (s[f + B] = 0),
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === DISCARDING && (s[f + A] === s[f + N] || handSize(s, seat) === 0)) {
      s[f + PC] = DRAWING;
    }
    if (s[f + PC] > DRAWING || (s[f + PC] === DRAWING && mostToDraw(s, f) === 0)) return pop(s);
    ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === DISCARDING) return offerHand(s, s[f + SEAT], s[f + B], 0, undefined, out);
    for (let n = mostToDraw(s, f); n >= 0; n--) out.add(n);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === DRAWING) {
      s[f + PC] = DRAWING + 1;
      if (code > 0) push(s, drawThese.id, seat, seat, 0, code);
      return;
    }
    if (code === DONE) return void (s[f + PC] = DRAWING);
    discardFromHand(s, seat, code);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt(s, f) {
    const n = s[f + N] - s[f + A];
    if (s[f + PC] === DRAWING) {
      return { text: t('prompt.prospectDraw', { me: name('prospector') }) };
    }
    return {
      text: t('prompt.prospect', { n, me: name('prospector') }),
      min: 0,
      max: s[f + N],
      picked: s[f + A],
    };
  },
  wording(s, f, _effect, code) {
    if (s[f + PC] === DISCARDING) return cardWording('discard', code, s[f + A]);
    if (code === 0) return { key: 'draw:0', text: t('option.none') };
    return { key: `draw:${code}`, text: t('option.resource', { what: t('n.card', { n: code }) }) };
  },
};
