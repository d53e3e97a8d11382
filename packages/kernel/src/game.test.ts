import { describe, expect, it } from 'vitest';
import { magpies } from '../test/magpies.ts';
import { codeForKey, decision, type Game } from './game.ts';
import type { Wording } from './machine.ts';

/** Magpies with other words for the options. */
function withKeys(...keys: string[]): { game: Game; s: Uint8Array } {
  const plain = magpies();
  const s = plain.create({ players: 2, rounds: 2 }, 1);
  const codes = plain.machine.legal(s).toArray();
  const machine = Object.create(plain.machine) as typeof plain.machine;
  machine.legal = () => plain.machine.legal(s);
  machine.wording = (_s, code): Wording => ({
    key: keys[codes.indexOf(code)] ?? `none:${code}`,
    text: { key: 'k' },
  });
  return { game: { ...plain, machine }, s };
}

describe('the pending decision', () => {
  it('names the seat, the prompt and every option with its code', () => {
    const game = magpies();
    const s = game.create({ players: 2, rounds: 2 }, 1);
    const pending = decision(game, s)!;
    expect(pending).toMatchObject({
      seat: 0,
      prompt: { key: 'prompt.turn' },
      group: null,
      min: 1,
      max: 1,
      picked: 0,
    });
    expect(pending.options.map((option) => option.code)).toEqual(game.machine.legal(s).toArray());
  });

  it('groups the picks of one choice of several', () => {
    const game = magpies();
    const s = game.create({ players: 2, rounds: 2 }, 1);
    game.machine.apply(s, 2);
    const first = decision(game, s)!;
    game.machine.apply(s, first.options[0].code);
    const second = decision(game, s)!;
    expect([first.picked, second.picked]).toEqual([0, 1]);
    expect(first.group).not.toBeNull();
    expect(second.group).toBe(first.group);
  });
});

describe('a key', () => {
  const { game, s } = withKeys(
    'play:farm@meadow-2',
    'play:mine@hand',
    'place:inn@city1-3',
    'place:inn@city2-1',
  );

  it.each([
    ['play:farm@meadow-2', 0],
    ['play:farm@meadow', 0],
    ['play:farm', 0],
    ['play:mine', 1],
    ['place:inn@city1-3', 2],
    ['place:inn@city1', 2],
    ['place:inn@city2', 3],
  ])('%s names one option', (key, index) => {
    expect(codeForKey(game, s, key)).toBe(game.machine.legal(s).codes[index]);
  });

  it.each(['place:inn', 'play', 'play:farm@meadow-1', 'play:far', ''])('"%s" names none', (key) => {
    expect(codeForKey(game, s, key)).toBeUndefined();
  });
});
