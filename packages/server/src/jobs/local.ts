/** Jobs of a single process: the database remembers what is due, so nothing is lost by a restart. */
import type { JobHandlers, Jobs } from './jobs.ts';

const SWEEP = 1000;

export class LocalJobs implements Jobs {
  private handlers: JobHandlers | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  async start(handlers: JobHandlers): Promise<void> {
    this.handlers = handlers;
    await handlers.sweep();
    this.timer = setInterval(() => void handlers.sweep().catch(this.failed), SWEEP);
  }

  /** The sweep finds it. */
  deadlineAt(): void {}

  automatic(table: string): void {
    setImmediate(() => void this.handlers?.automatic(table).catch(this.failed));
  }

  stop(): Promise<void> {
    clearInterval(this.timer);
    this.handlers = null;
    return Promise.resolve();
  }
}
