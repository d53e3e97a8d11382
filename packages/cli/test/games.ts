/** Games and tables for the tests of the command line. */
import { hostedEverdell } from '@evervale/everdell';
import { Play, recordOf, stream, type AnyGame, type GameRecord } from '@evervale/kernel';
import { randomPick } from '../src/randomPlay.ts';
import { Journal } from '../src/play/journal.ts';
import type { Running } from '../src/play/saving.ts';
import type { Seat } from '../src/play/seats.ts';

/** A game at random, up to so many picks. */
export function randomGame(
  players: number,
  seed: number,
  picks = Infinity,
  boxes: readonly string[] = [],
): Running {
  return randomGameOf(hostedEverdell, { players, boxes }, seed, picks);
}

/** The same of any game. */
export function randomGameOf(
  game: AnyGame,
  options: { readonly players: number; readonly [option: string]: unknown },
  seed: number,
  picks = Infinity,
): Running {
  const { players } = options;
  const read: unknown = game.readOptions(options);
  const play = new Play<unknown, unknown, unknown>(game, read, seed);
  const journal = new Journal(game, players);
  const rng = stream(seed);
  while (!play.over && play.picks.length < picks) {
    const events = play.pick(randomPick(game, play.state, rng));
    journal.add(play.picks.length - 1, events, play.state);
  }
  return { game, play, journal, seats: people(players) };
}

const NAMES = ['Anna', 'Ben', 'Clara', 'Dario', 'Emma', 'Fritz'];

export function people(n: number): Seat[] {
  return NAMES.slice(0, n).map((name) => ({ name }));
}

export function randomRecord(players: number, seed: number): GameRecord {
  return recordOf(randomGame(players, seed).play);
}
