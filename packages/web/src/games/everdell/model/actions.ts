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

export const actionsOf = (log: readonly LogLine[]): readonly Action[] =>
  byActions(log, MAIN, BEGINS);
