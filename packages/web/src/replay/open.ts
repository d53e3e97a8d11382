/** Opens what people bring along: a table file, a record, a game in notation, or a position. */
import {
  encode,
  readNotation,
  readRecord,
  Refusal,
  seedForSearch,
  type AnyGame,
  type GameRecord,
} from '@evervale/kernel';
import { USUAL_GAME, loadGame } from '../games/rules.ts';
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

function ofRecord(game: AnyGame, input: unknown): Opened {
  const { options, seed, picks } = readRecord(game, input);
  const id = seedForSearch(seed).toString(36);
  const seats = seatsFor((options as { players: number }).players);
  return { config: { id, game: game.id, options, seed, seats }, picks };
}

function ofPosition(game: AnyGame, input: unknown): Opened {
  if (game.positions === undefined) {
    throw new Refusal('file', `${game.title} has no positions written by hand`);
  }
  const { state } = game.positions.read(input);
  const options = game.optionsOf(state) as { players: number };
  const start = encode(game, state);
  const seats = seatsFor(options.players);
  return {
    config: { id: 'position', game: game.id, options, seed: 0, seats, start },
    picks: [],
  };
}

async function ofJson(text: string): Promise<Opened> {
  const table = readTableFile(text);
  if (table) return table;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('file', 'this is no complete JSON');
  }
  const { picks, game } = (json ?? {}) as Partial<GameRecord>;
  const rules = await loadGame(typeof game === 'string' ? game : USUAL_GAME);
  // What has no picks is a position; one of Everdell does not say of which game it is.
  return picks === undefined ? ofPosition(rules, json) : ofRecord(rules, json);
}

const NAMED = /^game (\S+)$/m;

async function ofNotation(text: string): Promise<Opened> {
  const game = await loadGame(NAMED.exec(text)?.[1] ?? USUAL_GAME);
  return ofRecord(game, readNotation(game, text));
}

/** Throws a Refusal that says what is wrong. */
export async function openText(text: string): Promise<Opened> {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? ofJson(trimmed) : ofNotation(trimmed);
}
