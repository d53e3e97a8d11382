import { describe, expect, it } from 'vitest';
import { magpies } from '../test/magpies.ts';
import { hash } from './codec.ts';
import { Play } from './play.ts';
import { readRecord, recordOf, replay, type GameRecord } from './record.ts';
import { Refusal } from './refusal.ts';

const game = magpies();

function finished(): GameRecord {
  const play = new Play(game, { players: 3, rounds: 4 }, 11);
  while (!play.over) play.pick(game.machine.legal(play.state).codes[play.picks.length % 2]);
  return recordOf(play);
}

describe('a record', () => {
  const record = finished();

  it('is options, seed and picks, and brings the game back from JSON', () => {
    expect(record).toMatchObject({
      game: 'magpies',
      rules: '1',
      options: { players: 3, rounds: 4 },
      generator: 'xoshiro128**',
      seed: 11,
    });
    const again = replay(game, JSON.parse(JSON.stringify(record)));
    expect(again.over).toBe(true);
    expect(hash(again.state)).toBe(record.hash);
  });

  it('ends at the same bytes on every machine', () => {
    const fixed = {
      game: 'magpies',
      rules: '1',
      options: { players: 2, rounds: 3 },
      seed: 20,
      picks: [11, 1, 1, 11, 4, 10, 1, 11, 1, 24],
    };
    expect(hash(replay(game, fixed).state)).toBe('057d0d168b9b4c46');
  });

  it('from before generators were named replays as it did', () => {
    const { generator: _, ...old } = record;
    expect(hash(replay(game, old).state)).toBe(record.hash);
    expect(readRecord(game, old).generator).toBe('xoshiro128**');
  });

  it('of a game that people played has a seed of 256 bits and names its generator', () => {
    const seed = 'c0ffee11'.repeat(8);
    const play = new Play(game, { players: 3, rounds: 4 }, seed);
    while (!play.over) play.pick(game.machine.legal(play.state).codes[play.picks.length % 2]);
    const kept = recordOf(play);
    expect(kept).toMatchObject({ generator: 'chacha20', seed });
    expect(hash(replay(game, JSON.parse(JSON.stringify(kept))).state)).toBe(hash(play.state));
  });

  it('can be watched pick by pick', () => {
    const seen: number[] = [];
    const heard: string[] = [];
    replay(game, record, (play, events) => {
      seen.push(play.picks.length);
      heard.push(...events.map((event) => event.type));
    });
    expect(seen).toEqual(record.picks.map((_, i) => i + 1));
    expect(heard).toContain('draw');
  });

  it('needs no hash, but a wrong one is refused', () => {
    const { hash: _, ...bare } = record;
    expect(hash(replay(game, bare).state)).toBe(record.hash);
    expect(() => replay(game, { ...record, hash: '00' })).toThrow('record.hash');
  });

  it('of an older version that plays the same ends where it ends: its hash is of other bytes', () => {
    const newer = { ...game, version: '2', continues: (rules: string) => rules === '1' };
    expect(replay(newer, { ...record, hash: '00' }).over).toBe(true);
    expect(() => replay(newer, { ...record, rules: '2', hash: '00' })).toThrow('record.hash');
    expect(() => replay(newer, { ...record, rules: '0' })).toThrow('record.rules');
  });

  it('with a pick that is not legal is refused with the number of the pick', () => {
    const picks = [...record.picks];
    picks[3] = 4000;
    expect(() => replay(game, { ...record, picks })).toThrow(/^record\.picks\[3\]: /);
  });

  it('that does not say its rules is told so, not "undefined"', () => {
    const { rules: _, ...rest } = record;
    expect(() => replay(game, rest)).toThrow(/^record\.rules: must name the version/);
  });

  it('with picks after the end is refused', () => {
    expect(() => replay(game, { ...record, picks: [...record.picks, 1] })).toThrow(
      'the game is over',
    );
  });

  it.each<[string, unknown]>([
    ['record', null],
    ['record', 'text'],
    ['record', 7],
    ['record.game', {}],
    ['record.game', []],
    ['record.game', { ...record, game: 'other' }],
    ['record.rules', { ...record, rules: '0' }],
    ['record.rules', { ...record, rules: { toString: 1 } }],
    ['record.seed', { ...record, seed: -1 }],
    ['record.seed', { ...record, seed: 1.5 }],
    ['record.seed', { ...record, seed: 2 ** 32 }],
    ['record.seed', { ...record, seed: '11' }],
    ['record.seed', { ...record, seed: 'AB'.repeat(32) }],
    ['record.generator', { ...record, generator: 'chacha20' }],
    ['record.generator', { ...record, seed: 'ab'.repeat(32) }],
    ['record.generator', { ...record, generator: 'dice', seed: 'ab'.repeat(32) }],
    ['record.picks', { ...record, picks: undefined }],
    ['record.picks', { ...record, picks: { length: 3 } }],
    ['record.picks', { ...record, picks: [1, '2'] }],
    ['record.picks', { ...record, picks: [1, null] }],
    ['record.hash', { ...record, hash: 5 }],
    ['players', { ...record, options: { players: 9 } }],
  ])('is refused with the field %s (%#)', (field, input) => {
    expect(() => readRecord(game, input)).toThrow(
      expect.objectContaining({ name: 'Refusal', field }),
    );
    expect(() => replay(game, input)).toThrow(Refusal);
  });
});
