/** Other machines as workers: what is asked for here is played wherever `evervale work` runs. */
import { randomUUID } from 'node:crypto';
import type { Answer, Task, Workers } from '@evervale/ai/node';
import { Refusal } from '@evervale/kernel';
import type { PgBoss } from 'pg-boss';
import type { Batch } from '../simulate/batch.ts';
import type { Tally } from '../simulate/tally.ts';
import { openPost, ordersQueue, type Order, type Reply, type Work } from './post.ts';

/** More than any number of machines has threads: none waits for the next letter. */
const AT_ONCE = 512;
const LETTERS = 100;
const LOOK_EVERY = 0.5;

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

export class Fleet implements Workers {
  readonly atOnce = AT_ONCE;
  private readonly post: PgBoss;
  private readonly reply: string;
  private readonly waiting = new Map<string, Waiting>();

  private constructor(post: PgBoss, reply: string) {
    this.post = post;
    this.reply = reply;
  }

  static async open(url: string): Promise<Fleet> {
    const fleet = new Fleet(await openPost(url), `answers-${randomUUID()}`);
    await fleet.listen();
    return fleet;
  }

  private async listen(): Promise<void> {
    await this.post.createQueue(this.reply, { deleteAfterSeconds: 60 });
    await this.post.work<Reply>(
      this.reply,
      { batchSize: LETTERS, burstWhenBatchFull: true, pollingIntervalSeconds: LOOK_EVERY },
      (letters) => {
        for (const { data } of letters) this.hear(data);
        return Promise.resolve();
      },
    );
  }

  /** A game that was played twice, because a worker died after its letter, is answered once. */
  private hear({ id, answer, problem }: Reply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (problem === undefined) waiting?.done(answer as never);
    else waiting?.failed(new Refusal('task', problem));
  }

  run<T extends Task>(task: T, signal?: AbortSignal): Promise<Answer<T>> {
    return this.order<Answer<T>>({ task }, signal);
  }

  play(batch: Batch): Promise<Tally> {
    return this.order<Tally>({ batch });
  }

  private order<A>(work: Work, signal?: AbortSignal): Promise<A> {
    signal?.throwIfAborted();
    const id = randomUUID();
    return new Promise<A>((done, failed) => {
      this.waiting.set(id, { done, failed });
      signal?.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
      const order: Order = { reply: this.reply, work };
      this.post.send(ordersQueue(), order, { id }).catch(failed);
    });
  }

  /** What nobody waits for any more is not played. */
  async close(): Promise<void> {
    const left = [...this.waiting.keys()];
    if (left.length > 0) await this.post.cancel(ordersQueue(), left);
    await this.post.offWork(this.reply, { wait: true });
    await this.post.deleteQueue(this.reply);
    await this.post.stop({ graceful: false });
  }
}
