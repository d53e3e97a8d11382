/** Tables with Pearlbrook: positions that name only what a test is about. */
import type { Position, PositionPlayer } from '../src/index.ts';
import { table, type Table } from './table.ts';

/** The spots of the river in their order. */
export const [PRODUCTION_SPOT, DESTINATION_SPOT, GOVERNANCE_SPOT, TRAVELER_SPOT] = [
  'river-spot-production',
  'river-spot-destination',
  'river-spot-governance',
  'river-spot-traveler',
];

/** Cities that meet what a spot asks for. */
export const THREE_PRODUCTION = ['farm', 'farm', 'mine'];
export const TWO_DESTINATION = ['inn', 'lookout'];
export const TWO_GOVERNANCE = ['judge', 'historian'];
export const TWO_TRAVELER = ['wanderer', 'ranger'];

/** Two players, and cards enough to draw. */
export function brook(player: PositionPlayer, rest: Omit<Position, 'options'> = {}): Table {
  const { players = [], ...more } = rest;
  const others = players.length > 0 ? players : [{}];
  return table({
    rest: true,
    ...more,
    options: { players: 1 + others.length, boxes: ['pearlbrook'] },
    players: [player, ...others],
  });
}

/** What a player has of this box. */
export function pearlsOf(game: Table, seat: number) {
  return game.player(seat).pearlbrook!;
}

/** A player with an adornment and a pearl to play it. */
export function adorning(
  adornment: string,
  player: PositionPlayer,
  rest: Omit<Position, 'options'> = {},
): Table {
  return brook({ pearls: 1, adornments: [adornment], ...player }, rest).pick(`adorn:${adornment}`);
}
