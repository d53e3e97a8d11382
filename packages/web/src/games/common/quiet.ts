/** Answers that do nothing: quiet beside those that do something, in every game and also in the table as text. */
import type { Decision } from '@evervale/kernel';

type Option = Decision['options'][number];

/** Ends a run of picks, lets something happen, or wants none of it. */
const QUIET: ReadonlySet<string> = new Set([
  'done',
  'none',
  'pass',
  'let',
  'stop',
  'decline',
  'ignore',
  'toReady',
]);

/** What an amount of nothing is called: `pay:0` declines, too. */
const DECLINED = 'option.none';

export const isQuiet = ({ key, text }: Option): boolean => QUIET.has(key) || text.key === DECLINED;
