/** The figures of the benchmark, as data and as a page. */
import { arch, cpus, platform } from 'node:os';
import { styleText } from 'node:util';
import type { AnyGame } from '@evervale/kernel';
import { table } from '../columns.ts';
import { terminalOf } from '../games/terminals.ts';
import type { Beside, CloneTimes, Speed } from './measure.ts';

export interface BenchReport {
  readonly game: string;
  readonly rules: string;
  readonly node: string;
  readonly machine: string;
  readonly speed: readonly (Speed & { readonly players: number })[];
  /** Everything that can be in the game together, beside the usual table. */
  readonly boxes: readonly Beside[];
  readonly clone: CloneTimes;
  readonly heap: { readonly games: number; readonly bytes: number };
  /** Bytes of the largest state that the game can have. */
  readonly largest?: number;
  /** Figures of others. */
  readonly reference?: Readonly<Record<string, number>>;
}

export function benchReport(
  game: AnyGame,
  rest: Pick<BenchReport, 'speed' | 'boxes' | 'clone' | 'heap' | 'largest'>,
): BenchReport {
  const [cpu] = cpus();
  const { reference } = terminalOf(game).bench;
  return {
    game: game.id,
    rules: game.version,
    node: process.version,
    machine: `${cpu?.model.trim() ?? 'unknown'}, ${platform()} ${arch()}`,
    ...rest,
    ...(reference && { reference: reference.figures }),
  };
}

const head = (text: string): string => styleText('bold', text);
const whole = (n: number): string => Math.round(n).toLocaleString('en');

export function benchLines(game: AnyGame, report: BenchReport): string[] {
  const { speed, boxes, clone, heap } = report;
  return [
    head('Random games on one core'),
    `${report.machine}, Node ${report.node}, rules version ${report.rules}`,
    '',
    ...speedLines(speed),
    ...goalLines(game, speed),
    ...busyLines(speed),
    '',
    `A flat loop over typed arrays takes ${speed[0].flatMicroseconds.toFixed(2)} µs for a decision; "× flat" says`,
    'how many of those one real decision costs, measured side by side.',
    '',
    ...boxLines(game, boxes),
    ...table(
      [
        ['State', `${whole(clone.bytes)} bytes`],
        ...largestRow(game, report),
        ['Clone', `${whole(clone.nanoseconds)} ns`],
        ['Clone over an old copy', `${whole(clone.nanosecondsOver)} ns`],
        [`Heap growth over ${whole(heap.games)} games`, `${whole(heap.bytes / 1024)} KiB`],
      ],
      [0],
    ),
    ...referenceLines(game, speed),
  ];
}

function speedLines(speed: BenchReport['speed']): string[] {
  const rows = speed.map((one) => [
    one.players === 1 ? 'solo' : `${one.players} players`,
    whole(one.gamesPerSecond),
    whole(one.decisionsPerSecond),
    one.decisionsPerGame.toFixed(1),
    one.microsecondsPerDecision.toFixed(2),
    one.ratio.toFixed(1),
  ]);
  const titles = ['', 'games/s', 'decisions/s', 'decisions/game', 'µs/decision', '× flat'];
  const [top, ...rest] = table([titles, ...rows]);
  return [head(top), ...rest];
}

/** Is the usual table fast enough? It is measured by the clock, so on a busy machine it is not. */
function goalLines(game: AnyGame, speed: BenchReport['speed']): string[] {
  const { goal } = terminalOf(game).bench;
  if (goal === undefined) return [];
  const { decisions, ratio } = goal;
  const [usual] = speed;
  const held = (is: boolean): string => (is ? 'held' : 'missed');
  return [
    '',
    `Goals: ${whole(decisions)} decisions/s (${held(usual.decisionsPerSecond >= decisions)}), ` +
      `${ratio} × flat (${held(usual.ratio <= ratio)})`,
  ];
}

function largestRow(game: AnyGame, { largest }: BenchReport): string[][] {
  const goal = terminalOf(game).bench.largest;
  if (goal === undefined || largest === undefined) return [];
  return [['State at its largest', `${whole(largest)} bytes (goal ${whole(goal.bytes)})`]];
}

function boxLines(game: AnyGame, boxes: BenchReport['boxes']): string[] {
  if (boxes.length === 0) return [];
  const goal = terminalOf(game).bench.everything!.share;
  const rows = boxes.map(({ players, base, all, share }) => [
    `${players} players`,
    whole(base),
    whole(all),
    `${Math.round(100 * share)} %${share < goal ? ` (goal ${Math.round(100 * goal)} %)` : ''}`,
  ]);
  const titles = ['All boxes together', 'base decisions/s', 'decisions/s', 'of the base'];
  const [top, ...rest] = table([titles, ...rows]);
  return [head(top), ...rest, ''];
}

const ENOUGH = 0.9;

/** A figure taken while others used the machine says too little. */
function busyLines(speed: BenchReport['speed']): string[] {
  const share = Math.min(...speed.map((one) => one.share));
  if (share >= ENOUGH) return [];
  const percent = Math.round(100 * share);
  return [
    '',
    styleText('yellow', `The machine was busy: at times only ${percent} % of a core was free.`),
  ];
}

function referenceLines(game: AnyGame, speed: BenchReport['speed']): string[] {
  const { reference } = terminalOf(game).bench;
  const measured = reference?.tables.every((n) => speed.some(({ players }) => players === n));
  return reference !== undefined && measured ? ['', ...reference.lines(speed)] : [];
}
