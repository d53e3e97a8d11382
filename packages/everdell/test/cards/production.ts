/**
 * The first player's production of spring. Without a worker to place and a card to play there is
 * nothing to do but prepare, so it begins as soon as the table is laid out.
 */
import type { PositionPlayer as Player } from '../../src/index.ts';
import { table, type Table } from '../table.ts';

export function production(player: Player, ...opponents: Player[]): Table {
  const others = opponents.length > 0 ? opponents : [{}];
  return table({ players: [{ ...player, workers: 0 }, ...others] });
}
