/** Tables at which players have powers. */
import type { Position } from '../src/index.ts';
import { newTable, table, type Table } from './table.ts';

export const powers = (position: Position, boxes: readonly string[] = []): Table =>
  table({ options: { players: 2, boxes: ['powers', ...boxes] }, ...position });

/** A game in which the first player has this power. */
export const having = (power: unknown, rest: object = {}, position: object = {}): Table =>
  powers({ players: [{ power, ...rest }, {}], ...position } as Position);

/** A freshly dealt game with these powers, whatever the seed must be. */
export function dealt(wanted: readonly string[], players = 2): Table {
  for (let seed = 0; seed < 20_000; seed++) {
    const game = newTable({ players, boxes: ['powers'] }, seed);
    const offers = Array.from({ length: players }, (_, i) => game.player(i + 1).powerOffer!);
    if (!wanted.every((id, i) => offers[i].includes(id))) continue;
    for (let i = 0; i < players; i++) {
      game.pick(`power:${wanted[i] ?? offers[i].find((id) => !['spiders', 'pigs'].includes(id))}`);
    }
    return game;
  }
  throw new Error('no such game');
}
