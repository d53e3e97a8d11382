/** Positions for bug reports, puzzles, lessons and tests. */
import type { PositionReport, PositionRequest, State } from '@evervale/kernel';
import { readOn, reportOn, type PositionFormat } from '@evervale/kernel/position';
import { eldervale } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import type { GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { happened } from './happened.ts';
import { readAsWritten } from './read.ts';
import { writePosition } from './write.ts';

export type {
  Position,
  PositionCard,
  PositionFigure,
  PositionGhosts,
  PositionPlayer,
} from './format.ts';
export { writePosition };

const format: PositionFormat<GameOptions, View, GameEvent> = {
  game: eldervale,
  readAsWritten,
  write: writePosition,
  happened,
};

/** Reads a position and goes on to the first real decision; a Refusal names the field. */
export function readPosition(input: unknown): { state: State; options: GameOptions } {
  return readOn(format, input);
}

/** Reads a position, takes the picks, and tells all there is to tell about the result. */
export function position(input: unknown, request: PositionRequest = {}): PositionReport {
  return reportOn(format, input, request);
}
