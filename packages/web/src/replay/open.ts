/** Opens what people bring along: a table file, a record, a game in notation, or a position. */
import { everdell, readPosition } from '@evervale/everdell';
import {
  encode,
  readNotation,
  readRecord,
  Refusal,
  seedForSearch,
  type GameRecord,
} from '@evervale/kernel';
import { readTableFile } from '../table/file.ts';
import { NAMES } from '../table/newTable.ts';
import type { SeatPlan, TableConfig } from '../table/source.ts';

export interface Opened {
  readonly config: TableConfig;
  readonly picks: readonly number[];
}

/** Records know no names: the first seat is a person's, the others play by themselves. */
function seatsFor(players: number): SeatPlan[] {
  return NAMES.slice(0, players).map((name, seat) => ({
    name,
    by: seat === 0 ? 'person' : 'sapling',
  }));
}

function ofRecord(input: unknown): Opened {
  const { options, seed, picks } = readRecord(everdell, input);
  const id = seedForSearch(seed).toString(36);
  const seats = seatsFor(options.players);
  return { config: { id, game: everdell.id, options, seed, seats }, picks };
}

function ofPosition(input: unknown): Opened {
  const { state, options } = readPosition(input);
  const start = encode(everdell, state);
  const seats = seatsFor(options.players);
  return {
    config: { id: 'position', game: everdell.id, options, seed: 0, seats, start },
    picks: [],
  };
}

function ofJson(text: string): Opened {
  const table = readTableFile(text);
  if (table) return table;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('file', 'this is no complete JSON');
  }
  const { picks, game } = (json ?? {}) as Partial<GameRecord>;
  return picks === undefined && game === undefined ? ofPosition(json) : ofRecord(json);
}

/** Throws a Refusal that says what is wrong. */
export function openText(text: string): Opened {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? ofJson(trimmed) : ofRecord(readNotation(everdell, trimmed));
}
