/**
 * A game as text that people can read and write (docs/notation.md):
 *
 *   evervale 1
 *   game magpies
 *   rules 1
 *   options {"players":2}
 *   seed 42
 *
 *   1. A take:ring
 *   2. B take:coin@nest ; keep:coin
 *
 * A line of moves is one decision maker's run of picks, numbered, with the seat as a letter.
 * Everything behind a # is a comment.
 */
import { codeForKey, decidingSeat, type Game } from './game.ts';
import { Play } from './play.ts';
import { readRecord, recordOf, type GameRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { generatorOf, type Generator, type Seed } from './rng.ts';

const FORMAT = 'evervale 1';

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function writeNotation<O, V, E>(game: Game<O, V, E>, record: GameRecord): string {
  const head = [
    FORMAT,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    seedLine(record.seed),
  ];
  const lines: string[] = [];
  const play = new Play(game, readRecord(game, record).options, record.seed);
  let last = -1;
  for (const pick of record.picks) {
    const seat = decidingSeat(play.state);
    const { key } = game.machine.wording(play.state, pick);
    if (seat === last) lines[lines.length - 1] += ` ; ${key}`;
    else lines.push(`${lines.length + 1}. ${seatLetter(seat)} ${key}`);
    last = seat;
    play.pick(pick);
  }
  return [...head, '', ...lines, ''].join('\n');
}

/** The generator is named where it is not the one of old. */
function seedLine(seed: Seed): string {
  return typeof seed === 'number' ? `seed ${seed}` : `seed ${generatorOf(seed)} ${seed}`;
}

function readSeed(value: string): { seed: Seed; generator?: Generator } {
  const [generator, seed] = value.split(/\s+/);
  return seed === undefined ? { seed: Number(value) } : { generator: generator as Generator, seed };
}

/** Reads notation back into a record; refuses with the number of the line. */
export function readNotation<O, V, E>(game: Game<O, V, E>, text: string): GameRecord {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*$/, '').trim());
  const full = lines.map((line, i) => ({ line, number: i + 1 })).filter(({ line }) => line !== '');
  const [format, ...rest] = full;
  if (format?.line !== FORMAT) throw new Refusal('line 1', `must be "${FORMAT}"`);
  const head = readHead(rest.slice(0, 4));
  const start = readRecord(game, { ...head, picks: [] });
  const play = new Play(game, start.options, start.seed);
  for (const { line, number } of rest.slice(4)) playLine(play, line, number);
  return recordOf(play);
}

function readHead(lines: readonly { line: string; number: number }[]): Omit<GameRecord, 'picks'> {
  const value = (name: string, i: number): string => {
    const line = lines[i];
    if (!line?.line.startsWith(`${name} `)) {
      throw new Refusal(`line ${line?.number ?? i + 2}`, `must begin with "${name}"`);
    }
    return line.line.slice(name.length + 1).trim();
  };
  const game = value('game', 0);
  const rules = value('rules', 1);
  const options = parse(value('options', 2), lines[2].number);
  return { game, rules, options, ...readSeed(value('seed', 3)) };
}

function parse(json: string, line: number): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new Refusal(`line ${line}`, 'options must be JSON');
  }
}

function playLine<O, V, E>(play: Play<O, V, E>, line: string, number: number): void {
  const match = /^\d+\.\s+([A-Z])\s+(.+)$/.exec(line);
  if (!match) throw new Refusal(`line ${number}`, 'must look like "1. A key ; key"');
  const seat = match[1].charCodeAt(0) - 65;
  for (const key of match[2].split(';').map((part) => part.trim())) {
    if (play.over) throw new Refusal(`line ${number}`, 'the game is over');
    if (decidingSeat(play.state) !== seat) {
      throw new Refusal(`line ${number}`, `${seatLetter(decidingSeat(play.state))} has to decide`);
    }
    const code = codeForKey(play.game, play.state, key);
    if (code === undefined) {
      throw new Refusal(`line ${number}`, `"${key}" is not among the options`);
    }
    play.pick(code);
  }
}
