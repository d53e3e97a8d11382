/** A game from a file: a record as JSON, or notation that people can read. */
import { readNotation, readRecord, type AnyGame, type GameRecord } from '@evervale/kernel';
import { parseJson, readText } from '../io.ts';
import { gameOf } from '../play/saving.ts';
import type { Shell } from '../shell.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly format: 'record' | 'notation';
}

/** The file says which game it is; `wanted` is the one it must be. */
export function loadGame({ io, games }: Shell, file: string, wanted?: AnyGame): LoadedGame {
  const text = readText(io, file);
  if (text.trimStart().startsWith('{')) {
    const input = parseJson(text, file);
    const game = wanted ?? gameOf(input, games);
    return { game, record: readRecord(game, input), format: 'record' };
  }
  const game = wanted ?? gameOf({ game: /^\s*game\s+(\S+)/m.exec(text)?.[1] }, games);
  return { game, record: readNotation(game, text), format: 'notation' };
}
