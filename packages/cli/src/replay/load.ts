/** A game from a file: a record as JSON, or notation that people can read. */
import { everdell } from '@evervale/everdell';
import { readNotation, readRecord, type GameRecord } from '@evervale/kernel';
import { parseJson, readText, type Io } from '../io.ts';

export interface LoadedGame {
  readonly record: GameRecord;
  readonly format: 'record' | 'notation';
}

export function loadGame(io: Io, file: string): LoadedGame {
  const text = readText(io, file);
  if (text.trimStart().startsWith('{')) {
    return { record: readRecord(everdell, parseJson(text, file)), format: 'record' };
  }
  return { record: readNotation(everdell, text), format: 'notation' };
}
