/** Positions for bug reports, puzzles, lessons and tests. */
import type { PositionReport, PositionRequest } from '@evervale/kernel';
import { reportOn, type PositionFormat } from '@evervale/kernel/position';
import { eldervale } from '../game.ts';
import type { GameEvent } from '../log/event.ts';
import type { GameOptions } from '../options.ts';
import type { View } from '../view.ts';
import { happened } from './happened.ts';
import { readAsWritten, readPosition } from './read.ts';
import { writePosition } from './write.ts';

export type {
  Position,
  PositionCard,
  PositionFigure,
  PositionGhosts,
  PositionPlayer,
} from './format.ts';
export { readPosition, writePosition };

const format: PositionFormat<GameOptions, View, GameEvent> = {
  game: eldervale,
  readAsWritten,
  write: writePosition,
  happened,
};

/** Reads a position, takes the picks, and tells all there is to tell about the result. */
export function position(input: unknown, request: PositionRequest = {}): PositionReport {
  return reportOn(format, input, request);
}
