/** The first player's production of spring. */
import type { PositionPlayer as Player } from '../../src/index.ts';
import { table, type Table } from '../table.ts';

export function production(player: Player, ...opponents: Player[]): Table {
  const others = opponents.length > 0 ? opponents : [{}];
  return table({ players: [{ ...player, workers: 0 }, ...others] }).pick('prepare');
}
