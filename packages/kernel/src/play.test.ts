import { describe, expect, it } from 'vitest';
import { magpies, type Flaw } from '../test/magpies.ts';
import { hash } from './codec.ts';
import { codeForKey, decidingSeat, decision } from './game.ts';
import { Play } from './play.ts';
import { Refusal } from './refusal.ts';

function table(players = 2, seed = 1, ...flaws: Flaw[]) {
  const game = magpies(...flaws);
  const play = new Play(game, { players, rounds: 4 }, seed);
  const take = (key: string) => play.pick(codeForKey(game, play.state, key)!);
  const keys = () => decision(game, play.state)!.options.map((option) => option.key);
  return { game, play, take, keys };
}

describe('a pick', () => {
  it('changes the state and is written down', () => {
    const { play, take } = table();
    const before = hash(play.state);
    take('draw');
    expect(play.picks).toEqual([1]);
    expect(hash(play.state)).not.toBe(before);
  });

  it('tells what happened', () => {
    const { take } = table();
    expect(take('draw')).toEqual([{ type: 'draw', seat: 0, card: expect.any(Number) }]);
  });

  it('that is not offered is refused and changes nothing', () => {
    const { play } = table();
    const before = hash(play.state);
    expect(() => play.pick(999)).toThrow('pick: 999 is not among the options');
    expect([hash(play.state), play.picks.length]).toEqual([before, 0]);
  });

  it('leaves nobody listening, even if it fails', () => {
    const PLAY_A_THREE = 23;
    const sinks: unknown[] = [];
    const game: ReturnType<typeof magpies> = {
      ...magpies('an option fails'),
      listen: (sink) => void sinks.push(sink),
    };
    const play = new Play(game, { players: 2, rounds: 4 }, 2);
    expect(() => play.pick(PLAY_A_THREE)).toThrow('a three cannot be played');
    expect(sinks).toEqual([[], null]);
  });
});

describe('the state before', () => {
  it('is there until the next pick, whose way back does not depend on it', () => {
    const { play, take, keys } = table();
    const known: string[] = [];
    for (const key of ['draw', 'draw', 'dare']) {
      const before = hash(play.state);
      take(key);
      expect(hash(play.before!)).toBe(before);
      known.push(before);
    }
    take(keys().find((key) => key.startsWith('drop:'))!);
    play.undo(0, 2);
    expect([hash(play.state), play.before]).toEqual([known[2], null]);
  });

  it('takes no more memory where nobody can go back to it', () => {
    const { play, take } = table();
    take('draw');
    const { before } = play;
    take('draw');
    expect(play.before).toBe(before);
  });
});

describe('undo', () => {
  it('takes back the picks of one seat, one or several at a time', () => {
    const { play, take, keys } = table();
    const start = hash(play.state);
    take('dare');
    const dared = hash(play.state);
    take(keys().find((key) => key.startsWith('drop:'))!);
    expect(play.undoable(0)).toBe(2);
    play.undo(0);
    expect([hash(play.state), play.picks.length]).toEqual([dared, 1]);
    play.undo(0);
    expect([hash(play.state), play.picks.length]).toEqual([start, 0]);
    expect(play.undoable(0)).toBe(0);
  });

  it('goes on with other picks as if nothing had been', () => {
    const [one, other] = [table(), table()];
    one.take('dare');
    one.play.undo(0);
    one.take('draw');
    other.take('draw');
    expect(hash(one.play.state)).toBe(hash(other.play.state));
    expect(one.play.picks).toEqual(other.play.picks);
  });

  it('does not go back behind a card drawn or a die rolled', () => {
    const { play, take } = table();
    take('draw');
    expect(play.undoable(0)).toBe(0);
    expect(() => play.undo(0)).toThrow(Refusal);
  });

  it('is for the seat that picked last, and ends when another seat picks', () => {
    const { play, take, keys } = table();
    const played = keys().find((key) => key.startsWith('play:'))!;
    take(played);
    expect(decidingSeat(play.state)).toBe(1);
    expect([play.undoable(0), play.undoable(1)]).toEqual([1, 0]);
    expect(() => play.undo(1)).toThrow(Refusal);
    take('dare');
    expect([play.undoable(0), play.undoable(1)]).toEqual([0, 1]);
    expect(() => play.undo(0)).toThrow(Refusal);
  });

  it.each([0, -1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d picks is refused', (n) => {
    const { play, take, keys } = table();
    take('dare');
    take(keys()[0]);
    const before = hash(play.state);
    expect(() => play.undo(0, n)).toThrow(Refusal);
    expect([hash(play.state), play.picks.length]).toEqual([before, 2]);
  });
});

describe('a game that is over', () => {
  it('takes no more picks and has no decision', () => {
    const { game, play } = table();
    while (!play.over) play.pick(game.machine.legal(play.state).codes[0]);
    expect(() => play.pick(1)).toThrow('the game is over');
    expect(decision(game, play.state)).toBeNull();
  });
});
