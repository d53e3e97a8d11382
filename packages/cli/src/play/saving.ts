/** A game in a file: its record, and who sits at the table. */
import { writeFileSync } from 'node:fs';
import { Refusal, recordOf, replay, type AnyGame, type Games, type Play } from '@evervale/kernel';
import { readJson, type Io } from '../io.ts';
import { Journal } from './journal.ts';
import { isComputerKind, type Seat } from './seats.ts';

export type Table = Play<unknown, unknown, unknown>;

export function save(file: string, play: Table, seats: readonly Seat[]): void {
  writeFileSync(file, `${JSON.stringify({ ...recordOf(play), seats })}\n`);
}

/** A game that can be played on. */
export interface Running {
  readonly game: AnyGame;
  /** Where threads find the list of games, if it is not the usual one. */
  readonly module?: string | undefined;
  readonly play: Table;
  readonly seats: readonly Seat[];
  readonly journal: Journal;
}

export function resume(io: Io, file: string, games: Games): Running {
  const input = readJson(io, file);
  const game = gameOf(input, games);
  let journal: Journal | undefined;
  const play: Table = replay<unknown, unknown, unknown>(game, input, (running, events) => {
    journal ??= new Journal(game, game.seats(running.state));
    journal.add(running.picks.length - 1, events, running.state);
  });
  const players = game.seats(play.state);
  return {
    game,
    module: games.module,
    play,
    seats: readSeats(input, players),
    journal: journal ?? new Journal(game, players),
  };
}

/** The game that a record is of; the usual one if it does not say. */
export function gameOf(record: unknown, games: Games): AnyGame {
  const { game = games.ids[0] } = (record ?? {}) as { readonly game?: unknown };
  const found = typeof game === 'string' ? games.find(game) : undefined;
  if (found === undefined) throw new Refusal('record.game', `must be ${games.ids.join(' or ')}`);
  return found;
}

/** A record from elsewhere names nobody: then all seats are people. */
export function readSeats(input: unknown, players: number): Seat[] {
  const given = (input as { seats?: unknown }).seats ?? [];
  if (!Array.isArray(given)) throw new Refusal('record.seats', 'must be a list');
  return Array.from({ length: players }, (_, i) => readSeat(given[i] ?? {}, i));
}

function readSeat(input: unknown, i: number): Seat {
  const { name, computer } = input as Record<string, unknown>;
  if (name !== undefined && typeof name !== 'string') {
    throw new Refusal(`record.seats[${i}].name`, 'must be a text');
  }
  if (computer !== undefined && !isComputerKind(computer)) {
    throw new Refusal(`record.seats[${i}].computer`, 'is not a computer player');
  }
  return { ...(name !== undefined && { name }), ...(computer !== undefined && { computer }) };
}

/** A name that sorts by time: evervale-20261115-2314.json. */
export function fileName(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `evervale-${day}-${two(now.getHours())}${two(now.getMinutes())}.json`;
}
