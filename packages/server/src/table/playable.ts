/** Which tables can be played on: those whose rules are still there. */
import type { TableInfo } from './table.ts';

/** Another process may still know the rules that this one does not; where nothing happens for so long, none plays. */
export const SURELY_LEFT = 7 * 24 * 60 * 60 * 1000;

/** Tables of a version whose rules are gone stay readable but are not played. */
export function canPlay({
  game,
  rules,
  setup,
}: Pick<TableInfo, 'game' | 'rules' | 'setup'>): boolean {
  return game.continues(rules, setup.options);
}
