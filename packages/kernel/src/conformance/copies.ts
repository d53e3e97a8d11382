/** A copy of a game is that game: cloned, encoded, replayed from its record or its notation. */
import { decode, encode, hash } from '../codec.ts';
import type { Game } from '../game.ts';
import { readNotation, writeNotation } from '../notation.ts';
import { recordOf, replay } from '../record.ts';
import { Refusal } from '../refusal.ts';
import { clone, type State } from '../state.ts';
import { claim, same } from './fault.ts';
import { plainBytes, plainData } from './plain.ts';
import { anyOf, type Check, type Trial } from './trial.ts';

function legalCodes(game: Game, s: State): string {
  return game.machine.legal(s).toArray().join();
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function refuses(what: string, act: () => unknown): void {
  try {
    act();
  } catch (error) {
    claim(error instanceof Refusal, `${what} fails with ${String(error)} instead of a refusal`);
    return;
  }
  throw new Error(`${what} is accepted`);
}

/** Clones and decoded states have the same options and go the same way; the original stays. */
export function copies<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play, rng } = trial;
  const { machine } = game;
  return {
    before() {
      const s = play.state;
      const before = hash(s);
      const codes = legalCodes(game, s);
      const stored = encode(game, s);
      plainData(stored, 'encode()');
      const others = [clone(s), decode(game, throughJson(stored))];
      const pick = machine.legal(s).toArray()[anyOf(rng, machine.legal(s).count)];
      const ends = others.map((other) => {
        same(hash(other), before, 'the hash of a copy');
        same(legalCodes(game, other), codes, 'the options of a copy');
        machine.apply(other, pick);
        return hash(other);
      });
      same(ends[1], ends[0], `pick ${pick} in a clone and in a decoded state`);
      same(hash(s), before, 'the original after picks in its copies');
      same(legalCodes(game, s), codes, 'the options after picks in copies');
      same(
        JSON.stringify(game.optionsOf(s)),
        JSON.stringify(game.readOptions(play.options)),
        'the options of the game, read from the state',
      );
    },
    end() {
      const stored = encode(game, play.state);
      refuses('a state of another game', () => decode(game, { ...stored, game: 'another' }));
      refuses('a state of other rules', () => decode(game, { ...stored, rules: 'other' }));
    },
  };
}

/** Record and notation bring back every position of the game, by hash. */
export function replays<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play } = trial;
  const hashes: string[] = [];
  return {
    after: () => void hashes.push(hash(play.state)),
    end() {
      const record = recordOf(play);
      plainData(record, 'the record');
      let n = 0;
      const again = replay(game, throughJson(record), (at) =>
        same(hash(at.state), hashes[n++], `the replay after pick ${n}`),
      );
      same(hash(again.state), hash(play.state), 'the replay');
      const notation = writeNotation(game, record);
      const read = readNotation(game, notation);
      same(JSON.stringify(read), JSON.stringify(record), 'the record read from notation');
      same(writeNotation(game, read), notation, 'the notation written again');
      refuses('a record of other rules', () => replay(game, { ...record, rules: 'other' }));
      refuses('a record with another hash', () => replay(game, { ...record, hash: 'another' }));
    },
  };
}

/** Nothing but bytes can be reached from a state, and nothing but data from what leaves the rules. */
export function plain<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play } = trial;
  const look = (): void => {
    plainBytes(play.state);
    plainData(encode(game, play.state), 'encode()');
    plainData(game.optionsOf(play.state), 'optionsOf()');
  };
  return { before: look, end: look };
}
