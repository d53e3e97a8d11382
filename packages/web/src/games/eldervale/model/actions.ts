/** The log of Eldervale by actions. */
import type { LogLine } from '../../../table/source.ts';
import { byActions, type Action } from '../../common/actions.ts';

/** What a turn is about. */
const MAIN: ReadonlySet<string> = new Set([
  'place',
  'regroup',
  'battle',
  'end',
  'element',
  'faction',
]);

/** Dice and Units belong to their battle, whoever's they are. */
const FOLLOWS: ReadonlySet<string> = new Set(['dice', 'join']);

/** Without the lines that only say whose turn it is: the entries themselves do. */
export const actionsOf = (log: readonly LogLine[]): readonly Action[] =>
  byActions(
    log.filter(({ type }) => type !== 'turn'),
    { main: MAIN, follows: FOLLOWS },
  );
