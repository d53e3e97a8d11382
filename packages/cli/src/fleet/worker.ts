/** A machine that plays what others ask for. */
import { Pool } from '@evervale/ai/node';
import { playBatchOnThread } from '../simulate/series.ts';
import { openPost, ordersQueue, type Order, type Reply, type Work } from './post.ts';

/** Two at a time for each thread: the next one is there when the first is done. */
const ORDERS_AT_ONCE = 2;
const LOOK_EVERY = 0.5;

export interface FleetWorker {
  close(): Promise<void>;
}

export async function startWorker(
  url: string,
  jobs: number,
  played: (work: Work, problem?: string) => void,
): Promise<FleetWorker> {
  const post = await openPost(url);
  const pool = new Pool(jobs);
  const carryOut = (work: Work): Promise<unknown> =>
    'task' in work ? pool.run(work.task) : playBatchOnThread(work.batch);
  const fulfil = async (id: string, { reply, work }: Order): Promise<void> => {
    const letter = await carryOut(work).then(
      (answer): Reply => ({ id, answer }),
      (error: Error): Reply => ({ id, problem: error.message }),
    );
    // Whoever asked may be gone: then nobody misses the answer.
    await post.send(reply, letter).catch(() => null);
    played(work, letter.problem);
  };
  await post.work<Order>(
    ordersQueue(),
    {
      localConcurrency: jobs,
      batchSize: ORDERS_AT_ONCE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: LOOK_EVERY,
    },
    async (orders) => {
      await Promise.all(orders.map(({ id, data }) => fulfil(id, data)));
    },
  );
  return {
    async close() {
      await pool.close();
      await post.stop({ graceful: false });
    },
  };
}
