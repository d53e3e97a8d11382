/** What docs/eldervale/positions.md promises, and positions of random games: written, read, the same. */
import { readFileSync } from 'node:fs';
import {
  Play,
  Refusal,
  decision,
  isOver,
  next32,
  stream,
  type State,
  type Stream,
} from '@evervale/kernel';
import { examplesIn, refusalsIn } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  eldervale,
  machine,
  position,
  readOptions,
  readPosition,
  writePosition,
} from '../src/index.ts';
import type { Position } from '../src/index.ts';
import { happened } from '../src/position/happened.ts';
import { FIELDS } from '../src/position/read.ts';
import { PLAYER_FIELDS } from '../src/position/readPlayer.ts';
import { checkInvariants } from './invariants.ts';
import { SHORT, TABLES, tableName, type TableOptions } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const GAMES = LONG ? 20 : 1;
/** One in so many decisions is written down. */
const EVERY = 40;
const ON = 4;

const anyOf = (rng: Stream, n: number): number => next32(rng.bytes, rng.at) % n;

function anyPick(s: State, rng: Stream): number {
  const legal = machine.legal(s);
  return legal.codes[anyOf(rng, legal.count)];
}

/** All that can be seen of a state, by everybody, and what can be done. */
function seen(s: State): unknown {
  const views = Array.from({ length: eldervale.seats(s) }, (_, seat) => eldervale.view(s, seat));
  const keys = decision(eldervale, s)?.options.map(({ key }) => key);
  const totals = eldervale.score(s).map(({ total }) => total);
  return { views, keys: keys?.sort(), blocked: eldervale.blocked(s), totals };
}

/** Written down, sent as JSON, read again: the same to see, and as sound to play. */
function throughPosition(s: State, rng: Stream): boolean {
  const written = writePosition(s);
  const again = readPosition(JSON.parse(JSON.stringify(written))).state;
  expect(seen(again)).toEqual(seen(s));
  expect(writePosition(again)).toEqual(written);
  // What a seat is shown does not depend on what it cannot see (E1.16).
  for (let seat = 0; seat < eldervale.seats(s); seat++) {
    const other = eldervale.determinize(s, seat, rng);
    expect(writePosition(other, seat)).toEqual(writePosition(s, seat));
  }
  for (let n = 0; n < ON && !isOver(again); n++) {
    checkInvariants(again);
    machine.apply(again, anyPick(again, rng));
  }
  machine.touched();
  return written.pending === undefined;
}

function playThrough(table: TableOptions, seed: number): number {
  const rng = stream(seed);
  const play = new Play(eldervale, readOptions({ factions: 'randomFaction', ...table }), seed);
  let plain = 0;
  while (!isOver(play.state)) {
    if (anyOf(rng, EVERY) === 0 && throughPosition(play.state, rng)) plain++;
    // Every event can be told with names.
    for (const event of play.pick(anyPick(play.state, rng))) {
      expect(JSON.stringify(happened(event, play.state))).not.toContain('undefined');
    }
  }
  throughPosition(play.state, rng);
  return plain;
}

describe(
  'a position that is written down and read again is the same position',
  { timeout: LONG ? 3_600_000 : 180_000 },
  () => {
    it.each((LONG ? TABLES : SHORT).map((table) => [tableName(table), table] as const))(
      'with %s',
      async (_name, table) => {
        let plain = 0;
        for (let seed = 1; seed <= GAMES; seed++) {
          plain += playThrough(table, seed);
          await new Promise((done) => setImmediate(done));
        }
        // Some of them at the beginning of a turn, where no bytes are needed.
        expect(plain).toBeGreaterThan(0);
      },
    );
  },
);

describe('docs/eldervale/positions.md', () => {
  const page = readFileSync(
    new URL('../../../docs/eldervale/positions.md', import.meta.url),
    'utf8',
  );

  it.each(examplesIn(page))('example: $name', ({ input, picks, offers, blocked, score }) => {
    const report = position(input, { picks });
    expect(report.options.map(({ key }) => key)).toEqual(expect.arrayContaining([...offers]));
    for (const [key, reason] of blocked) {
      expect(report.blocked.find((one) => one.key === key)?.reason).toBe(reason);
    }
    const totals = report.score.map(({ total }) => total).join(', ');
    expect(totals).toBe(score ?? totals);
    const { state } = readPosition(input);
    expect(writePosition(readPosition(writePosition(state)).state)).toEqual(writePosition(state));
  });

  it.each(refusalsIn(page))('refused: $field', ({ field, input }) => {
    let refused = 'nothing';
    try {
      readPosition(input);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused = error.field;
    }
    expect(refused).toBe(field);
  });

  it('every field that is read has its line', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = new Set(
      rows.flatMap((row) => Array.from(row.matchAll(/`(\w+)`/g), ([, id]) => id)),
    );
    expect([...FIELDS, ...PLAYER_FIELDS].filter((field) => !named.has(field))).toEqual([]);
  });
});

describe('what a seat may know of a position', () => {
  it('leaves out hands of others, piles, and tokens below the top', () => {
    const table = {
      players: [{ hand: ['tailwind'] }, { hand: ['homing-feather'] }],
      map: ['air-2', 'mill'],
      rest: true,
    };
    const { position: written } = position(table, { as: 1 });
    expect(written).toMatchObject({ players: [{ hand: ['tailwind'] }, {}] });
    const text = JSON.stringify(written);
    expect(text).not.toContain('homing-feather');
    const { deck, stack, decks, treasure } = written as Position;
    expect([deck, stack, decks?.['air'].cards]).toEqual([undefined, undefined, undefined]);
    expect(treasure?.['air-2'][0].slice(1)).toEqual([null, null]);
  });
});
