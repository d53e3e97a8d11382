/**
 * The post between the machine that asks for games and those that play them: queues of pg-boss in
 * PostgreSQL. A game that a killed worker had taken goes back into its queue when its heartbeat stops.
 */
import { GAMES } from '@evervale/games';
import type { Task } from '@evervale/ai/node';
import { Refusal, seedOf } from '@evervale/kernel';
import { PgBoss } from 'pg-boss';
import type { Batch } from '../simulate/batch.ts';

/** What is to be played, and the queue that waits for the answer. */
export interface Order {
  readonly reply: string;
  readonly work: Work;
}

export type Work = { readonly task: Task } | { readonly batch: Batch };

export interface Reply {
  /** Of the order. */
  readonly id: string;
  readonly answer?: unknown;
  readonly problem?: string;
}

const SCHEMA = 'evervale_work';
/** Seconds without a sign of life after which somebody else plays it. */
const HEARTBEAT = 10;
const LOOK_EVERY = 5;
/** Longer than any game. */
const LONGEST = 20 * 60 * 60;
/** A game at which so many workers died kills workers. */
const TRIES = 20;

/** Only the same program plays the same games: others do not even see the queue. */
export function ordersQueue(): string {
  const program =
    process.env['EVERVALE_PROGRAM'] ?? GAMES.list.map(({ version }) => version).join();
  return `games-${seedOf(program)}`;
}

const ORDERS = {
  heartbeatSeconds: HEARTBEAT,
  expireInSeconds: LONGEST,
  retryLimit: TRIES,
  deleteAfterSeconds: 60,
} as const;

export async function openPost(url: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    superviseIntervalSeconds: LOOK_EVERY,
    monitorIntervalSeconds: LOOK_EVERY,
  });
  // What is wrong for a moment is tried again; what stays wrong is found by whoever waits.
  boss.on('error', () => {});
  try {
    await boss.start();
  } catch (error) {
    throw new Refusal('workers', `no PostgreSQL there: ${(error as Error).message}`);
  }
  await boss.createQueue(ordersQueue(), ORDERS);
  return boss;
}
