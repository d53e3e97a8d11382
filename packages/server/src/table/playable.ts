/** Which tables can be played on: those whose rules are still there. */
import type { TableInfo } from './table.ts';

/** Tables of a version whose rules are gone stay readable but are not played. */
export function canPlay({
  game,
  rules,
  setup,
}: Pick<TableInfo, 'game' | 'rules' | 'setup'>): boolean {
  return game.continues(rules, setup.options);
}
