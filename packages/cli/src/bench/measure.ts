/** Takes the measurements of the benchmark. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clone, isOver, stream, type AnyGame, type Chosen, type State } from '@evervale/kernel';
import { playOut, randomPick } from '../randomPlay.ts';
import { decideFlat } from './synthetic.ts';

export interface Effort {
  /** Milliseconds before the first repeat, so that the compiler has seen everything. */
  readonly warmUp: number;
  readonly repeats: number;
  /** How long one repeat lasts. */
  readonly ms: number;
  /** Decisions over which the heap is watched, in whole games. */
  readonly heapDecisions: number;
}

export const FULL: Effort = { warmUp: 2000, repeats: 7, ms: 700, heapDecisions: 9_000_000 };
export const QUICK: Effort = { warmUp: 150, repeats: 3, ms: 50, heapDecisions: 30_000 };

/** What is played: a game with options that it has read. */
export interface Table {
  readonly game: AnyGame;
  readonly options: Chosen;
}

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly microsecondsPerDecision: number;
  /** The flat loop, measured right before each repeat. */
  readonly flatMicroseconds: number;
  /** How many flat decisions one real decision costs. */
  readonly ratio: number;
  /** How much of a core this process had; much below 1, something else was running. */
  readonly share: number;
}

/** The first figure of a process needs the whole warm-up: the code is new to the engine. */
let isWarm = false;

/** Random games with these options: the median of several repeats after a warm-up. */
export function speedOf(table: Table, { warmUp, repeats, ms }: Effort): Speed {
  const series = new Series(table);
  series.play(isWarm ? warmUp : Math.max(warmUp, FULL.warmUp));
  isWarm = true;
  flatDecision(ms / 4);
  const samples = Array.from({ length: repeats }, () => {
    const flat = flatDecision(ms / 4);
    return { flat, ...series.play(ms) };
  });
  const decision = (sample: (typeof samples)[number]): number =>
    (1000 * sample.ms) / sample.decisions;
  const median = (of: (sample: (typeof samples)[number]) => number): number =>
    medianOf(samples.map(of));
  return {
    gamesPerSecond: median((sample) => (1000 * sample.games) / sample.ms),
    decisionsPerSecond: median((sample) => (1000 * sample.decisions) / sample.ms),
    decisionsPerGame: median((sample) => sample.decisions / sample.games),
    microsecondsPerDecision: median(decision),
    flatMicroseconds: median((sample) => sample.flat),
    ratio: median((sample) => decision(sample) / sample.flat),
    share: median((sample) => sample.cpu / sample.ms),
  };
}

export interface Beside {
  readonly players: number;
  /** Decisions per second of processor time. */
  readonly base: number;
  readonly all: number;
  /** The median of all / base, measured in turns. */
  readonly share: number;
}

/** Processor milliseconds that a comparison takes at least, before and in each repeat. */
const WARM = 800;
const ENOUGH_MS = 150;
/** Games between two looks at the processor time. */
const ROUND = 8;

/** The base game and one with boxes in turns, so that both meet the same machine. */
export function besideBase(
  players: number,
  base: Table,
  all: Table,
  { warmUp, repeats, ms }: Effort,
): Beside {
  const series = [new Series(base), new Series(all)];
  // A comparison needs a compiler that has seen both.
  series.forEach((one) => one.playFor(Math.max(warmUp, WARM)));
  const speed = (one: Series): number => one.playFor(Math.max(ms / 2, ENOUGH_MS));
  const samples = Array.from({ length: repeats }, () => series.map(speed));
  return {
    players,
    base: medianOf(samples.map(([one]) => one)),
    all: medianOf(samples.map(([, one]) => one)),
    share: medianOf(samples.map(([one, other]) => other / one)),
  };
}

/** Games one after the other, each with its own seed. */
class Series {
  private readonly table: Table;
  private readonly rng = stream(7);
  private next = 0;

  constructor(table: Table) {
    this.table = table;
  }

  play(ms: number): { games: number; decisions: number; ms: number; cpu: number } {
    const began = performance.now();
    const before = process.cpuUsage();
    let games = 0;
    let decisions = 0;
    do {
      decisions += this.playOne();
      games++;
    } while (performance.now() - began < ms);
    const { user, system } = process.cpuUsage(before);
    return { games, decisions, ms: performance.now() - began, cpu: (user + system) / 1000 };
  }

  /** Decisions per second of processor time, over so many milliseconds of it. */
  playFor(ms: number): number {
    const before = process.cpuUsage();
    const used = (): number => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    let decisions = 0;
    // To ask for the time can take longer than a game.
    do for (let i = 0; i < ROUND; i++) decisions += this.playOne();
    while (used() < ms);
    return (1000 * decisions) / used();
  }

  playOne(): number {
    const { game, options } = this.table;
    return playOut(game, game.create(options, this.next++), this.rng);
  }
}

const FLAT_BATCH = 20_000;
/** Keeps the flat loop from being optimised away. */
let sink = 0;

/** Microseconds of one decision of the flat loop. */
function flatDecision(ms: number): number {
  const began = performance.now();
  let decisions = 0;
  do {
    sink ^= decideFlat(FLAT_BATCH, decisions + 1);
    decisions += FLAT_BATCH;
  } while (performance.now() - began < ms);
  return (1000 * (performance.now() - began)) / decisions;
}

/** The state of a game in its middle. */
function middle({ game, options }: Table): State {
  const s = game.create(options, 3);
  const rng = stream(3);
  for (let i = 0; i < 50 && !isOver(s); i++) game.machine.apply(s, randomPick(game, s, rng));
  return s;
}

const CLONES = 20_000;

export interface CloneTimes {
  readonly bytes: number;
  /** A new copy each time. */
  readonly nanoseconds: number;
  /** The last copy written over, as search does it. */
  readonly nanosecondsOver: number;
}

/** Nanoseconds to copy a state, and its size. */
export function cloneOf(table: Table, { repeats }: Effort): CloneTimes {
  const s = middle(table);
  const fresh = medianTime(repeats, (i) => clone(s)[i & 15]);
  const old = clone(s);
  const over = medianTime(repeats, (i) => clone(s, old)[i & 15]);
  return { bytes: s.length, nanoseconds: fresh, nanosecondsOver: over };
}

/** Median nanoseconds of one call; the first series only warms up. */
function medianTime(repeats: number, copy: (i: number) => number): number {
  const times = Array.from({ length: repeats + 1 }, () => {
    const began = performance.now();
    for (let i = 0; i < CLONES; i++) sink ^= copy(i);
    return (1e6 * (performance.now() - began)) / CLONES;
  });
  return medianOf(times.slice(1));
}

/** Bytes of the state of a table. */
export function bytesOf({ game, options }: Table): number {
  return game.create(options, 1).length;
}

/** How much the heap grows over so many games, garbage collected before and after. */
export function heapGrowth(
  table: Table,
  heapGames: number,
  advance: (games: number) => void,
): { games: number; bytes: number } {
  const series = new Series(table);
  for (let i = 0; i < 100; i++) series.playOne();
  const collect = garbageCollector();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < heapGames; i++) {
    series.playOne();
    advance(1);
  }
  collect();
  return { games: heapGames, bytes: process.memoryUsage().heapUsed - before };
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middleOne = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? sorted[middleOne]
    : (sorted[middleOne - 1] + sorted[middleOne]) / 2;
}
