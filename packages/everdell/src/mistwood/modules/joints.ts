/** Where her modules join the course of the game. */
import { meadowCard } from '../../state/piles.ts';
import { newReason } from '../../turn/reason.ts';
import type { Ban, Joints } from '../../turn/joints.ts';
import { name, t } from '../../words/index.ts';
import { tidings } from './tidings.ts';
import { beforeScoring, endOfTurn } from './turnUp.ts';
import { isOfKind } from './webs.ts';
import { lastingPlotOf } from './whenever.ts';

const WEBBED = newReason('webbed');

const banned: Ban = (s, code) => (isOfKind(s, code, lastingPlotOf(s)!.closes!) ? WEBBED : 0);

export const moduleJoints: Joints = {
  afterTurn: endOfTurn,
  atEnd: beforeScoring,
  // CB-17: only what comes from the supply is placed.
  placed(s, seat, code, { moved }) {
    if (!moved) tidings.tell(s, 'afterPlacing', seat, code, 0);
  },
  arrived(s, seat, code, { moved }) {
    if (!moved) tidings.tell(s, 'placeWorker', seat, code, 0);
  },
  wantsMeadow: (s, seat, position) =>
    tidings.tell(s, 'getMeadow', seat, position, meadowCard(s, position)),
  laid: (s, seat, kind) => tidings.tell(s, 'playCard', seat, 0, kind),
  occupied: (s, seat) => tidings.tell(s, 'occupy', seat, 0, 0),
  achieved: (s, seat, code) => tidings.tell(s, 'achieve', seat, code, 0),
  preparing: (s, seat) => tidings.tell(s, 'prepare', seat, 0, 0),
  bans: (s) => (lastingPlotOf(s)?.closes === undefined ? undefined : banned),
  whyForbidden: (s) => t('reason.webbed', { card: name(lastingPlotOf(s)!.id) }),
};
