import {
  Play,
  Refusal,
  decode,
  encode,
  hash,
  readNotation,
  recordOf,
  replay,
  stream,
  writeNotation,
  type Stream,
} from '@evervale/kernel';
import { anyOf, damage, damageText, playToEnd } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { everdell, position, readPosition, writePosition } from '../src/index.ts';
import { LONG, TABLES } from './conformance-tables.ts';
import { dealt, TEMPERS } from './invariants-play.ts';
import { atTurnStart } from './invariants.ts';

const CASES = LONG ? 25_000 : 800;
/** Far more than any input needs. */
const SECONDS = 10;
const LONGEST = 20_000;

interface Tally {
  refused: number;
  taken: number;
}

/**
 * Feeds damaged input: it is refused with a reason, or it was still valid and works. Nothing else
 * may be thrown, and the input itself stays as it is.
 */
async function feed(
  make: (rng: Stream) => unknown,
  take: (input: unknown, rng: Stream) => void,
): Promise<Tally> {
  const tally = { refused: 0, taken: 0 };
  for (let seed = 0; seed < CASES; seed++) {
    const rng = stream(seed);
    const input = make(rng);
    const before = JSON.stringify(input);
    const began = process.threadCpuUsage();
    try {
      take(input, rng);
      tally.taken++;
    } catch (error) {
      const named = error instanceof Refusal && error.field !== '';
      if (!named) throw new Error(`${String(error)}\n  case ${seed}: ${before}`, { cause: error });
      tally.refused++;
    }
    expect(JSON.stringify(input)).toBe(before);
    const { user } = process.threadCpuUsage(began);
    expect(user, `case ${seed}: ${before}`).toBeLessThan(SECONDS * 1e6);
    if (seed % 100 === 0) await new Promise((done) => setImmediate(done));
  }
  return tally;
}

/** Games of many kinds, some way into them. */
function someGame(rng: Stream) {
  const options = TABLES[anyOf(rng, TABLES.length)];
  const seed = anyOf(rng, 1000);
  const play = new Play(everdell, options, seed, dealt(options, seed, TEMPERS[anyOf(rng, 3)]));
  advance(play, anyOf(rng, 120), rng);
  return play;
}

/** As people write them: at the start of a turn, the rest of the cards as they come. Or as stored. */
function somePosition(rng: Stream) {
  const play = someGame(rng);
  if (anyOf(rng, 4) === 0) return writePosition(play.state);
  while (!play.over && !atTurnStart(play.state)) advance(play, 1, rng);
  const { deck: _deck, discard: _discard, ...rest } = writePosition(play.state);
  return { ...rest, rest: true };
}

function dealtGame(rng: Stream) {
  const play = new Play(everdell, TABLES[anyOf(rng, TABLES.length)], anyOf(rng, 1000));
  advance(play, anyOf(rng, 60), rng);
  return play;
}

function advance(play: Play<unknown, unknown, unknown>, picks: number, rng: Stream): void {
  for (let n = picks; n > 0 && !play.over; n--) {
    const options = everdell.machine.legal(play.state);
    play.pick(options.codes[anyOf(rng, options.count)]);
  }
}

describe('what comes from outside is refused with a reason, or works', () => {
  it('picks', () => {
    let refused = 0;
    for (let seed = 0; refused < CASES; seed++) {
      const rng = stream(seed);
      const play = someGame(rng);
      const legal = new Set(everdell.machine.legal(play.state).toArray());
      const before = hash(play.state);
      for (let n = 0; n < 40; n++) {
        const code = n % 2 === 0 ? anyOf(rng, 2048) - 8 : (damage([n], rng) as unknown[])?.[0];
        if (legal.has(code as number)) continue;
        expect(() => play.pick(code as number)).toThrow(Refusal);
        refused++;
      }
      expect(hash(play.state)).toBe(before);
    }
  });

  it('records', async () => {
    const { refused } = await feed(
      (rng) => damage(recordOf(dealtGame(rng)), rng),
      (input) => void replay(everdell, input),
    );
    expect(refused).toBeGreaterThan(CASES / 2);
  });

  it('notation', async () => {
    const { refused } = await feed(
      (rng) => damageText(writeNotation(everdell, recordOf(dealtGame(rng))), rng),
      (input) => void replay(everdell, readNotation(everdell, input as string)),
    );
    expect(refused).toBeGreaterThan(CASES / 3);
  });

  it('stored states', async () => {
    const { refused } = await feed(
      (rng) => damage(encode(everdell, someGame(rng).state), rng),
      (input, rng) => playToEnd(everdell, decode(everdell, input), rng, LONGEST),
    );
    expect(refused).toBeGreaterThan(CASES / 2);
  });

  it('positions', async () => {
    const { refused, taken } = await feed(
      (rng) => damage(somePosition(rng), rng),
      (input, rng) => playToEnd(everdell, readPosition(input).state, rng, LONGEST),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
    expect(taken).toBeGreaterThan(CASES / 25);
  });

  it('requests about positions', async () => {
    const { refused } = await feed(
      (rng) => damage({ as: 1, picks: ['place:haven', 'pass', 'play:farm'], lang: 'de' }, rng),
      (input) =>
        void position(
          { players: [{ hand: ['farm'], resources: { twig: 3, resin: 2 } }] },
          input as object,
        ),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });

  it('options', async () => {
    const { refused } = await feed(
      (rng) => damage(TABLES[anyOf(rng, TABLES.length)], rng),
      (input, rng) =>
        playToEnd(everdell, everdell.create(everdell.readOptions(input), 1), rng, LONGEST),
    );
    expect(refused).toBeGreaterThan(CASES / 4);
  });
});
