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
  'nightweaveCard',
  'end',
]);

export const actionsOf = (log: readonly LogLine[]): readonly Action[] => byActions(log, MAIN);
