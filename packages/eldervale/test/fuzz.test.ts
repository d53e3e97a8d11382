/** Damaged input is refused with a reason, or it was still valid and works; nothing else is thrown. */
import {
  Play,
  Refusal,
  decode,
  encode,
  readNotation,
  recordOf,
  replay,
  stream,
  writeNotation,
  type Stream,
} from '@evervale/kernel';
import { anyOf, damage, damageText } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  eldervale,
  hostedEldervale,
  readOptions,
  readPosition,
  writePosition,
} from '../src/index.ts';
import { combination } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
/** Cases of each kind; six kinds. */
const CASES = LONG ? 20_000 : 60;

function feed(make: (rng: Stream) => unknown, take: (input: unknown, rng: Stream) => void): number {
  let refused = 0;
  for (let seed = 0; seed < CASES; seed++) {
    const rng = stream(seed);
    const input = make(rng);
    try {
      take(input, rng);
    } catch (error) {
      const named = error instanceof Refusal && error.field !== '';
      if (!named) throw new Error(`${String(error)} in case ${seed}`, { cause: error });
      refused++;
    }
  }
  return refused;
}

/** A game some way on, at a table of any kind. */
function someGame(rng: Stream) {
  const options = readOptions({ factions: 'randomFaction', ...combination(anyOf(rng, 50)) });
  const play = new Play(eldervale, options, anyOf(rng, 1000));
  return goOn(play, rng);
}

function goOn<P extends Pick<Play<unknown, unknown, unknown>, 'state' | 'over' | 'pick'>>(
  play: P,
  rng: Stream,
): P {
  for (let n = anyOf(rng, 60); n > 0 && !play.over; n--) {
    const legal = eldervale.machine.legal(play.state);
    play.pick(legal.codes[anyOf(rng, legal.count)]);
  }
  return play;
}

/** A game at the beginning of a turn, as people would write it. */
function somePosition(rng: Stream): unknown {
  const play = someGame(rng);
  const { pending: _bytes, ...table } = writePosition(play.state);
  return JSON.parse(JSON.stringify(table));
}

const OPTIONS = {
  players: 4,
  factions: 'randomElement',
  extraElements: 'chosen',
  firstPlayer: 'roll',
  modules: ['legendary', 'oracle', 'teams', 'draft'],
};

describe('damaged input', { timeout: LONG ? 1_800_000 : 180_000 }, () => {
  it('options', () => {
    const refused = feed(
      (rng) => damage(OPTIONS, rng),
      (input) => void eldervale.create(hostedEldervale.readOptions(input), 1),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });

  it('records of games', () => {
    const refused = feed(
      (rng) => damage(recordOf(someGame(rng)), rng),
      (input) => void replay(eldervale, input as never),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });

  it('notations of games', () => {
    const refused = feed(
      (rng) => damageText(writeNotation(eldervale, recordOf(someGame(rng))), rng),
      (input) => void replay(eldervale, readNotation(eldervale, input as string)),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });

  it('positions', () => {
    const refused = feed(
      (rng) => damage(somePosition(rng), rng),
      (input, rng) => {
        const { state, options } = readPosition(input);
        goOn(new Play(eldervale, options, 1, state), rng);
      },
    );
    expect(refused).toBeGreaterThan(CASES / 4);
    expect(refused).toBeLessThan(CASES);
  });

  it('stored states', () => {
    const refused = feed(
      (rng) => damage(encode(eldervale, someGame(rng).state), rng),
      (input) => void decode(eldervale, input),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });

  it('picks that are not offered', () => {
    for (let seed = 0; seed < CASES; seed++) {
      const rng = stream(seed);
      const play = someGame(rng);
      const code = anyOf(rng, 0x20000);
      if (play.over || eldervale.machine.legal(play.state).toArray().includes(code)) continue;
      expect(() => play.pick(code)).toThrow(Refusal);
    }
  });
});
