/** How much the server can take: the plan of the measurement and its page of figures. */
import type { LoadPlan, LoadReport, Paced, Throughput } from '@evervale/server';
import { table } from '../columns.ts';
import { strong } from '../glyphs.ts';

export const FULL_LOAD: LoadPlan = { tables: 200, seconds: 20, paced: 1000, stored: 10_000 };
export const QUICK_LOAD: LoadPlan = { tables: 100, seconds: 5, paced: 200, stored: 2000 };

/** What we want of it: at least, or at most, so much. */
interface Goal {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
}

export function loadLines(plan: LoadPlan, report: LoadReport): string[] {
  const { throughput, mixed, spread, paced, idleTable, restart } = report;
  const goals: Goal[] = [
    { name: 'Moves at full speed', value: throughput.movesPerSecond, unit: '/s', least: 10_000 },
    { name: 'The same, both games', value: mixed.movesPerSecond, unit: '/s', least: 10_000 },
    {
      name: 'The same, half at each of two servers',
      value: spread.movesPerSecond,
      unit: '/s',
      least: 10_000,
    },
    ...threadGoal(throughput),
    {
      name: 'Sent per move and viewer',
      value: throughput.bytesPerMoveAndViewer,
      unit: ' B',
      most: 2048,
    },
    {
      name: `Answer, ${plan.paced} tables at 1 move/s, 99 %`,
      value: paced.p99,
      unit: ' ms',
      most: 5,
    },
    { name: 'Memory of a table at rest', value: idleTable.kibibytes, unit: ' KiB', most: 60 },
    {
      name: 'The same with two players online',
      value: idleTable.kibibytesWithTwoViewers,
      unit: ' KiB',
      most: 60,
    },
    {
      name: `Serving again, ${restart.tables} tables`,
      value: restart.secondsToFirstHundredTables,
      unit: ' s',
      most: 5,
    },
  ];
  const [head, ...rows] = table([['', 'measured', 'goal', 'ratio'], ...goals.map(goalRow)]);
  return [
    strong('Real tables of two over the wire, every move on the disk before it is answered'),
    '',
    strong(head),
    ...rows,
    '',
    'A ratio above 1 is better than the goal.',
    '',
    ...answerLines(report),
    '',
    ...timeLines({ Everdell: throughput, 'both games': mixed, 'two servers': spread }),
  ];
}

/** The moves alone do not tell on a shared machine: what the thread that plays could do by its own time. */
function threadGoal({ threads }: Throughput): Goal[] {
  if (threads === null) return [];
  const value = Math.round(1e6 / threads.plays);
  return [{ name: 'By the time of the thread that plays', value, unit: '/s', least: 10_000 }];
}

/**
 * An answer waits for what is being written, and then for its own commit. What a disk alone takes, in the
 * same run, and what the answers take without one tell which part of it is ours.
 */
function answerLines({ paced, disk, pacedInMemory: memory }: LoadReport): string[] {
  const head = ['At 1 move/s, ms', '50 %', '99 %', 'longest', 'longest pause'];
  const row = (name: string, { p50, p99, longest, longestPause }: Paced): string[] =>
    [name, p50, p99, longest, longestPause].map(String);
  const [first, ...rest] = table([
    head,
    row('answer', paced),
    ['a bare sync of the disk meanwhile', `${disk.p50}`, `${disk.p99}`, '', ''],
    ...(memory ? [row('answer, database in memory', memory)] : []),
  ]);
  return [strong(first), ...rest];
}

/** What a move costs, thread by thread: the machine is shared, so the moves alone do not tell. */
function timeLines(runs: Readonly<Record<string, Throughput>>): string[] {
  const head = ['Processor time of a move, µs', 'server', 'plays', 'writes', 'V8', 'players'];
  const rows = Object.entries(runs).map(([name, run]) => {
    const { serverMicrosecondsPerMove: server, playersMicrosecondsPerMove: players } = run;
    const { plays, writes, others } = run.threads ?? { plays: '–', writes: '–', others: '–' };
    return [name, server, plays, writes, others, players].map(String);
  });
  const [first, ...rest] = table([head, ...rows]);
  return [
    strong(first),
    ...rest,
    'Server: all its threads, the one that plays, those that write, and V8 itself.',
  ];
}

function goalRow({ name, value, unit, least, most }: Goal): string[] {
  const goal = least === undefined ? `≤ ${most}${unit}` : `≥ ${least}${unit}`;
  const ratio = least === undefined ? most! / value : value / least;
  return [name, `${value}${unit}`, goal, ratio.toFixed(2)];
}
