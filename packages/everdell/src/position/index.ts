/** Positions for bug reports, puzzles, lessons and tests. */
import type { PositionReport as Reported, PositionRequest, State } from '@evervale/kernel';
import { readOn, reportOn, type PositionFormat } from '@evervale/kernel/position';
import { everdell } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import type { GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import type { Position } from './format.ts';
import { type Happened, happened } from './happened.ts';
import { readAsWritten } from './read.ts';
import { writePosition } from './write.ts';

export type { Position, PositionCard, PositionEvent, PositionPlayer } from './format.ts';
export { writePosition };

export interface PositionReport extends Reported {
  readonly position: Position;
  /** What everybody can count: cards in hand by seat, and in the piles. */
  readonly sizes: {
    readonly hands: readonly number[];
    readonly deck: number;
    readonly discard: number;
  };
  /** Cards on show in the middle of an effect. */
  readonly shown: readonly string[];
  readonly events: readonly Happened[];
}

const format: PositionFormat<GameOptions, View, GameEvent> = {
  game: everdell,
  readAsWritten,
  write: writePosition,
  happened,
  seen(s) {
    const table = everdell.view(s, null);
    return {
      sizes: {
        hands: table.players.slice(0, everdell.seats(s)).map(({ handCount }) => handCount),
        deck: table.deck,
        discard: table.discard,
      },
      shown: table.revealed,
    };
  },
};

/** Reads a position and goes on to the first real decision; a Refusal names the field. */
export function readPosition(input: unknown): { state: State; options: GameOptions } {
  return readOn(format, input);
}

/** Reads a position, takes the picks, and tells all there is to tell about the result. */
export function position(input: unknown, request: PositionRequest = {}): PositionReport {
  return reportOn(format, input, request) as PositionReport;
}
