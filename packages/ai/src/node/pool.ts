/** Worker threads that share the tasks given to them. Whoever waits can give up at any time. */
import { Worker } from 'node:worker_threads';
import { Refusal } from '@evervale/kernel';
import type { Answer, Request, Response, Task } from '../worker/serve.ts';
import type { Workers } from './workers.ts';

interface Waiting {
  readonly id: number;
  readonly task: Task;
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
}

export class Pool implements Workers {
  readonly atOnce: number;
  private readonly threads: Thread[];
  private readonly queue: Waiting[] = [];
  private readonly games: string | undefined;
  private nextId = 1;

  /** `games`: where threads find the list of games, if it is not the usual one. */
  constructor(size: number, games?: string) {
    this.games = games;
    this.atOnce = size;
    this.threads = Array.from({ length: size }, () => this.start());
  }

  private start(): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('./thread.ts', import.meta.url), {
        workerData: { games: this.games },
      }),
      current: null,
    };
    thread.worker.unref();
    thread.worker.on('message', (response: Response) => this.finish(thread, response));
    thread.worker.on('error', (error) => this.replace(thread, error as Error));
    return thread;
  }

  /** A thread that broke takes only its own task with it. */
  private replace(thread: Thread, error: Error): void {
    thread.current?.failed(error);
    this.threads[this.threads.indexOf(thread)] = this.start();
    this.next();
  }

  private finish(thread: Thread, response: Response): void {
    const waiting = thread.current;
    if (waiting === null || waiting.id !== response.id) return;
    thread.current = null;
    thread.worker.unref();
    if ('answer' in response) waiting.done(response.answer as never);
    else waiting.failed(new Refusal('task', response.problem));
    this.next();
  }

  /** Carries out a task on the next free thread. */
  async run<T extends Task>(task: T, signal?: AbortSignal): Promise<Answer<T>> {
    signal?.throwIfAborted();
    const id = this.nextId++;
    return new Promise<Answer<T>>((done, failed) => {
      this.queue.push({ id, task, done, failed });
      signal?.addEventListener('abort', () => this.cancel(id, signal), { once: true });
      this.next();
    });
  }

  private cancel(id: number, signal: AbortSignal): void {
    const at = this.queue.findIndex((waiting) => waiting.id === id);
    if (at >= 0) this.queue.splice(at, 1)[0].failed(signal.reason as Error);
    const busy = this.threads.find((thread) => thread.current?.id === id);
    busy?.worker.postMessage({ id, cancel: true } satisfies Request, []);
  }

  private next(): void {
    for (const thread of this.threads) {
      if (thread.current !== null) continue;
      const waiting = this.queue.shift();
      if (waiting === undefined) return;
      thread.current = waiting;
      thread.worker.ref();
      thread.worker.postMessage({ id: waiting.id, task: waiting.task } satisfies Request, []);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(async ({ worker }) => worker.terminate()));
  }
}
