/** The log of Everdell by actions. */
import { byActions, type Action } from '../../common/actions.ts';
import type { LogLine } from '../../../table/source.ts';

/** What a turn is about; the rest follows from it. */
const MAIN: ReadonlySet<string> = new Set([
  'place',
  'play',
  'season',
  'pass',
  'achieve',
  'adorn',
  'build',
  'frog',
  'automatPlays',
  'automatMoves',
  'automatEvent',
  'nightweaveActs',
  'nightweaveEnds',
  'end',
]);

/** Nightweave's turn comes with the pick before it, and is one of its own. */
const BEGINS: ReadonlySet<string> = new Set(['nightweaveCard']);

/** So does what Rugwort does: he rolls and plays when somebody has played, and prepares when they have. */
const RUGWORT = {
  answers: new Set(['automatPlays', 'automatEvent', 'season']),
  leads: new Set(['die']),
};

export const actionsOf = (log: readonly LogLine[]): readonly Action[] =>
  byActions(log, { main: MAIN, begins: BEGINS, automat: RUGWORT });

/** What others did after the last action of a seat. */
export function actionsSince(log: readonly LogLine[], me: number): readonly Action[] {
  const actions = actionsOf(log);
  const own = actions.findLastIndex(({ seat }) => seat === me);
  return actions.slice(own + 1).filter(({ seat }) => seat !== null);
}
