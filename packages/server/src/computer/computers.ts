/** The computer players of a server: a few threads that think, one task each at a time. */
import { Worker } from 'node:worker_threads';
import { givenTime } from '@evervale/ai';
import { Refused } from '../refused.ts';
import type { Answer, Answers, Question, Task } from './task.ts';

/** Somebody who can choose a pick for a seat, or give advice. */
export interface Computers {
  think<T extends Task>(task: T): Promise<Answers[T['kind']]>;
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  readonly resolve: (answer: Answers[Task['kind']]) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

export class ComputerThreads implements Computers {
  private readonly size: number;
  private readonly seconds: number;
  private readonly games: string | undefined;
  private readonly threads: Thread[] = [];
  private readonly queue: Job[] = [];
  private lastId = 0;
  private closed = false;

  /** So many threads, so many seconds for the strongest, and where threads find another list of games. */
  constructor(size: number, seconds: number, games?: string) {
    this.size = size;
    this.seconds = seconds;
    this.games = games;
  }

  async think<T extends Task>(task: T): Promise<Answers[T['kind']]> {
    if (this.closed) throw closing();
    const answer = await new Promise<Answers[Task['kind']]>((resolve, reject) => {
      this.queue.push({ question: this.question(task), resolve, reject });
      this.hand();
    });
    return answer as Answers[T['kind']];
  }

  private question(task: Task): Question {
    const id = ++this.lastId;
    if (task.kind === 'hint') return { id, ...task };
    return { id, ...task, level: givenTime(task.level, this.seconds) };
  }

  private hand(): void {
    if (this.queue.length === 0) return;
    const free = this.threads.find(({ job }) => job === null) ?? this.start();
    if (!free) return;
    free.job = this.queue.shift()!;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    free.worker.postMessage(free.job.question);
  }

  /** Threads are started when they are needed first: a server of people needs none. */
  private start(): Thread | null {
    if (this.threads.length >= this.size) return null;
    const worker = new Worker(new URL('thinker.ts', import.meta.url), {
      workerData: { games: this.games },
    });
    const thread: Thread = { worker, job: null };
    worker.on('message', (answer: Answer) => this.finish(thread, answer));
    worker.on('error', (error: Error) => this.lose(thread, error));
    worker.on('exit', () => this.lose(thread, new Error('the thinking thread has ended')));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, answer: Answer): void {
    const { job } = thread;
    if (job?.question.id !== answer.id) return;
    thread.job = null;
    if ('answer' in answer) job.resolve(answer.answer);
    else job.reject(new Error(answer.error));
    this.hand();
  }

  private lose(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    thread.job?.reject(this.closed ? closing() : error);
    if (!this.closed) this.hand();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(closing());
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

/** Nothing has gone wrong: whoever asked will ask again after the restart. */
function closing(): Refused {
  return new Refused('state', 'the server is closing');
}
