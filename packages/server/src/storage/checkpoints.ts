/**
 * When the log of SQLite is carried over into the database. Left to itself, SQLite does it in the
 * middle of a commit, several times a second under load, and everybody waits for the disk. Here a
 * thread of its own does nearly all of it; the thread that writes only adds what came meanwhile, so
 * that the log begins again from its start and does not grow.
 */
import { Worker } from 'node:worker_threads';

/** Commits, each of which changes a few pages of 4 KiB. */
const EVERY = 1500;

export class Checkpoints {
  private readonly path: string;
  private readonly finish: () => void;
  private thread: Worker | null = null;
  private lost = false;
  private since = 0;
  private underWay = false;

  /** `finish` is called between two commits, when nearly everything has been carried over. */
  constructor(path: string, finish: () => void) {
    this.path = path;
    this.finish = finish;
  }

  /** So many more commits are in the log. */
  wrote(commits: number): void {
    this.since += commits;
    if (this.since < EVERY || this.underWay || this.lost) return;
    this.since = 0;
    // What was written has been told: nothing of it may seem to have failed.
    try {
      this.thread ??= this.start();
    } catch {
      this.lost = true;
      return;
    }
    this.underWay = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    this.thread.postMessage(true);
  }

  private start(): Worker {
    const thread = new Worker(new URL('checkpointThread.ts', import.meta.url), {
      name: 'checkpoints',
      workerData: { path: this.path },
    });
    thread.on('message', () => this.carriedOver());
    thread.on('error', () => void (this.lost = true));
    return thread;
  }

  private carriedOver(): void {
    this.underWay = false;
    try {
      this.finish();
    } catch {
      // Everything is in the log, and SQLite carries it over by itself when that has become long.
      this.lost = true;
    }
  }

  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null || this.lost) return;
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    thread.postMessage(null);
    await gone;
  }
}
