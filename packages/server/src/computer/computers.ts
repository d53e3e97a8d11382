/** The computer players of a server: a few threads that think, one task each at a time. */
import { Worker } from 'node:worker_threads';
import { givenTime, levelOf } from '@evervale/ai';
import { Refused } from '../refused.ts';
import { FairQueue } from './queue.ts';
import type { Answer, Answers, Question, Task } from './task.ts';

/** Somebody who can choose a pick for a seat, or give advice. */
export interface Computers {
  think<T extends Task>(task: T): Promise<Answers[T['kind']]>;
  /** Somebody will have to think soon: a thread takes its time to start. */
  prepare(): void;
  readonly waiting: number;
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  /** It takes a moment only. */
  readonly quick: boolean;
  readonly resolve: (answer: Answers[Task['kind']]) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly quickOnly: boolean;
  job: Job | null;
}

interface Plan {
  readonly threads: number;
  /** How long the strongest may think. */
  readonly seconds: number;
  /** Where threads find another list of games. */
  readonly games?: string | undefined;
  /** From where somebody asks: everybody alone, if not said. */
  readonly networkOf?: (person: string) => string;
}

export class ComputerThreads implements Computers {
  private readonly size: number;
  private readonly seconds: number;
  private readonly games: string | undefined;
  private readonly networkOf: (person: string) => string;
  private readonly threads: Thread[] = [];
  private readonly queue = new FairQueue<Job>();
  private lastId = 0;
  private closed = false;

  constructor({ threads, seconds, games, networkOf = (person) => person }: Plan) {
    this.size = threads;
    this.seconds = seconds;
    this.games = games;
    this.networkOf = networkOf;
  }

  /** How many wait for a thought. */
  get waiting(): number {
    return this.queue.size;
  }

  async think<T extends Task>(task: T): Promise<Answers[T['kind']]> {
    if (this.closed) throw closing();
    const answer = await new Promise<Answers[Task['kind']]>((resolve, reject) => {
      const question = this.question(task);
      const asker = { network: this.networkOf(task.whom), person: task.whom };
      this.queue.push(asker, { question, quick: isQuick(task), resolve, reject });
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
    while (this.queue.size > 0) {
      const free = this.idle(false) ?? this.tryToStart() ?? this.idle(true);
      const job = free && this.queue.take((one) => one.quick || !free.quickOnly);
      if (!job) return;
      free.job = job;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      free.worker.postMessage(job.question);
    }
  }

  private idle(quickOnly: boolean): Thread | undefined {
    return this.threads.find((thread) => thread.job === null && thread.quickOnly === quickOnly);
  }

  prepare(): void {
    if (this.threads.length === 0 && !this.closed) this.tryToStart();
  }

  /** The system may have no room for one more. Who waits for nobody is told, and asks again. */
  private tryToStart(): Thread | null {
    try {
      return this.start();
    } catch (error) {
      for (let job = this.forNobody(); job; job = this.forNobody()) job.reject(error as Error);
      return null;
    }
  }

  /** Takes out one that none of the threads will ever do. */
  private forNobody(): Job | undefined {
    return this.queue.take(({ quick }) =>
      this.threads.every(({ quickOnly }) => quickOnly && !quick),
    );
  }

  /** Threads are started when they are needed first: a server of people needs none. */
  private start(): Thread | null {
    const others = this.threads.filter((thread) => !thread.quickOnly).length;
    const quickOnly = others >= this.size;
    // One more thread for those who need no time to speak of: they wait for nobody.
    const isThere = this.threads.length > others;
    if (quickOnly && (isThere || !this.queue.has(({ quick }) => quick))) return null;
    const worker = new Worker(new URL('thinker.ts', import.meta.url), {
      name: 'thinker',
      workerData: { games: this.games },
    });
    const thread: Thread = { worker, quickOnly, job: null };
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
    for (const { reject } of this.queue.clear()) reject(closing());
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

/** Who searches takes seconds, the others milliseconds. */
const SEARCHING = new Set(['oak', 'ever-tree']);

function isQuick(task: Task): boolean {
  return task.kind === 'pick' && !SEARCHING.has(levelOf(task.level));
}

/** Nothing has gone wrong: whoever asked will ask again after the restart. */
function closing(): Refused {
  return new Refused('state', 'the server is closing');
}
