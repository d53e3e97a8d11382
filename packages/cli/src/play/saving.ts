/** A game in a file: its record, and who sits at the table. */
import { writeFileSync } from 'node:fs';
import { everdell, type GameEvent, type GameOptions, type View } from '@evervale/everdell';
import { Refusal, recordOf, replay, type Play } from '@evervale/kernel';
import { readJson, type Io } from '../io.ts';
import { Journal } from './journal.ts';
import { isComputerKind, type Seat } from './seats.ts';

export type Table = Play<GameOptions, View, GameEvent>;

export function save(file: string, play: Table, seats: readonly Seat[]): void {
  writeFileSync(file, `${JSON.stringify({ ...recordOf(play), seats })}\n`);
}

/** A game that can be played on. */
export interface Running {
  readonly play: Table;
  readonly seats: readonly Seat[];
  readonly journal: Journal;
}

export function resume(io: Io, file: string): Running {
  const input = readJson(io, file);
  let journal: Journal | undefined;
  const play = replay(everdell, input, (running, events) => {
    journal ??= new Journal(running.options.players);
    journal.add(running.picks.length - 1, events, running.state);
  });
  const { players } = play.options;
  return { play, seats: readSeats(input, players), journal: journal ?? new Journal(players) };
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
