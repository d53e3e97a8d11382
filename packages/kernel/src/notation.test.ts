import { describe, expect, it } from 'vitest';
import { magpies } from '../test/magpies.ts';
import { readNotation, seatLetter, writeNotation } from './notation.ts';
import { Play } from './play.ts';
import { recordOf } from './record.ts';
import { Refusal } from './refusal.ts';

const game = magpies();
const HEAD = [
  'evervale 1',
  'game magpies',
  'rules 1',
  'options {"players":2,"rounds":2}',
  'seed 5',
];
const text = (...moves: string[]): string => [...HEAD, '', ...moves, ''].join('\n');

function played(seed: number) {
  const play = new Play(game, { players: 2, rounds: 2 }, seed);
  while (!play.over) {
    const options = game.machine.legal(play.state);
    play.pick(options.codes[options.count - 1]);
  }
  return recordOf(play);
}

describe('notation', () => {
  it('writes a head, an empty line and numbered lines of picks', () => {
    const lines = writeNotation(game, played(5)).split('\n');
    expect(lines.slice(0, 6)).toEqual([...HEAD, '']);
    expect(lines[6]).toMatch(/^1\. A \S+( ; \S+)*$/);
    expect(lines[7]).toMatch(/^2\. B /);
    expect(lines.at(-1)).toBe('');
  });

  it('is read back into the record it was written from', () => {
    for (let seed = 0; seed < 10; seed++) {
      const record = played(seed);
      expect(readNotation(game, writeNotation(game, record))).toEqual(record);
    }
  });

  it('puts the picks of one seat in a row on one line', () => {
    const play = new Play(game, { players: 2, rounds: 2 }, 5);
    play.pick(2);
    play.pick(game.machine.legal(play.state).codes[0]);
    const [line] = writeNotation(game, recordOf(play)).split('\n').slice(6);
    expect(line).toMatch(/^1\. A dare ; drop:\d$/);
  });

  it('takes comments, blank lines, blanks around and other line ends', () => {
    const loose = ['# a game', ...HEAD, '  1.  A  draw   # hoping', '', ' 2. B draw', ''].join(
      '\r\n',
    );
    expect(readNotation(game, loose)).toEqual(readNotation(game, text('1. A draw', '2. B draw')));
  });

  it('does not care how the lines are numbered or cut', () => {
    const whole = readNotation(game, text(`1. A dare ; ${anyDrop()}`));
    const cut = readNotation(game, text('1. A dare', `7. A ${anyDrop()}`));
    expect(cut).toEqual(whole);
  });

  it('names the generator of a game that people played', () => {
    const play = new Play(game, { players: 2, rounds: 2 }, 'ab'.repeat(32));
    while (!play.over) play.pick(game.machine.legal(play.state).codes[0]);
    const record = recordOf(play);
    const written = writeNotation(game, record);
    expect(written).toContain(`\nseed chacha20 ${'ab'.repeat(32)}\n`);
    expect(readNotation(game, written)).toEqual(record);
  });

  it('counts seats in letters', () => {
    expect([0, 1, 5].map(seatLetter)).toEqual(['A', 'B', 'F']);
  });

  it.each([
    ['line 1', ''],
    ['line 1', 'evervale 2\n'],
    ['line 2', 'evervale 1\nrules 1'],
    ['line 4', 'evervale 1\ngame magpies\nrules 1\noptions {"players":\nseed 5'],
    ['line 5', 'evervale 1\ngame magpies\nrules 1\noptions {}\n'],
    ['record.game', text().replace('magpies', 'chess')],
    ['record.rules', text().replace('rules 1', 'rules 2')],
    ['record.seed', text().replace('seed 5', 'seed five')],
    ['record.seed', text().replace('seed 5', 'seed -5')],
    ['record.seed', text().replace('seed 5', 'seed chacha20 5')],
    ['record.generator', text().replace('seed 5', `seed dice ${'ab'.repeat(32)}`)],
    ['players', text().replace('"players":2', '"players":7')],
    ['line 7', text('A draw')],
    ['line 7', text('1. draw')],
    ['line 7', text('1. A')],
    ['line 7', text('1. B draw')],
    ['line 7', text('1. A fly')],
    ['line 7', text('1. A draw ;')],
    ['line 8', text('1. A draw', '2. A draw')],
  ])('is refused at %s (%#)', (field, bad) => {
    expect(() => readNotation(game, bad)).toThrow(
      expect.objectContaining({ name: 'Refusal', field }),
    );
  });

  it('is refused with moves after the end', () => {
    const full = writeNotation(game, played(5));
    expect(() => readNotation(game, `${full}99. A draw\n`)).toThrow(Refusal);
  });
});

/** A drop that the first player could make in the game of the head. */
function anyDrop(): string {
  const play = new Play(game, { players: 2, rounds: 2 }, 5);
  play.pick(2);
  return game.machine.wording(play.state, game.machine.legal(play.state).codes[0]).key;
}
