/** What docs/eldervale/notation.md promises, taken from the page itself. */
import { readFileSync } from 'node:fs';
import {
  Refusal,
  codeForKey,
  decidingSeat,
  decision,
  isOver,
  next32,
  readNotation,
  recordOf,
  replay,
  seatLetter,
  stream,
  writeNotation,
  Play,
} from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { eldervale } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/eldervale/notation.md', import.meta.url), 'utf8');

/** The acts that have a line: what stands in code before the first colon. */
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const acts = new Set(
  rows.flatMap((row) =>
    Array.from(row.split('|')[1].matchAll(/`([^`]+)`/g), ([, key]) => key.split(':')[0]),
  ),
);

const TABLES = [
  { players: 2 },
  { players: 3, modules: ['legendary', 'minotaur', 'motherOfDragons'] },
  { players: 4, modules: ['oracle', 'frostGiant', 'tactics'] },
  { players: 5 },
  { players: 4, modules: ['teams', 'draft', 'shapeshifter'] },
  { players: 1 },
];

function playAtRandom(options: object, seed: number, seen: Set<string>) {
  const play = new Play(eldervale, eldervale.readOptions(options), seed);
  const rng = stream(seed);
  while (!isOver(play.state)) {
    const found = decision(eldervale, play.state)!.options;
    for (const { key } of found) seen.add(key.split(':')[0]);
    play.pick(found[next32(rng.bytes, rng.at) % found.length].code);
  }
  return play;
}

describe('docs/eldervale/notation.md', () => {
  it.each(TABLES)('names every key, and a game comes back from its text: %j', (options) => {
    const seen = new Set<string>();
    const play = playAtRandom(options, options.players, seen);
    expect([...seen].filter((act) => !acts.has(act))).toEqual([]);
    const text = writeNotation(eldervale, recordOf(play));
    expect(replay(eldervale, readNotation(eldervale, text)).state).toEqual(play.state);
  });

  const vectors = Array.from(page.matchAll(/^```notation\n(.*?)^```/gms), ([, body]) =>
    body.replace('rules VERSION', `rules ${eldervale.version}`),
  );

  const saying = (does: string): string[] =>
    vectors.filter((vector) => vector.startsWith(`# ${does}: `));
  const whatIn = (vector: string): string => /^# \w+: (.+)$/m.exec(vector)![1];

  it.each(saying('refuse'))('refuses its vectors: %s', (vector) => {
    expect(() => readNotation(eldervale, vector)).toThrow(Refusal);
    expect(() => readNotation(eldervale, vector)).toThrow(whatIn(vector));
  });

  it.each(saying('accept'))('accepts its vectors: %s', (vector) => {
    const [seat, , key] = whatIn(vector).split(' ');
    const { state } = replay(eldervale, readNotation(eldervale, vector));
    expect(seatLetter(decidingSeat(state))).toBe(seat);
    expect(codeForKey(eldervale, state, key)).toBeDefined();
  });
});
