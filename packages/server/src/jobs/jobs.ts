/**
 * What has to happen later, or without anybody asking. The database remembers what is due: every
 * process looks there again and again, so nothing is lost by a restart or with a process that dies.
 */
export interface JobHandlers {
  /** A computer player, or an order given before, has to go on. Being called twice does no harm. */
  automatic(table: string): Promise<void>;
  /** Looks in the database for turns and clocks that wait. */
  sweep(): Promise<void>;
}

const SWEEP = 500;

export class Jobs {
  private readonly failed: (error: unknown) => void;
  private handlers: JobHandlers | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  async start(handlers: JobHandlers): Promise<void> {
    this.handlers = handlers;
    await handlers.sweep();
    this.next();
  }

  /** One after the other: a sweep that takes long is not overtaken. */
  private next(): void {
    if (!this.handlers) return;
    this.timer = setTimeout(() => {
      void this.handlers
        ?.sweep()
        .catch(this.failed)
        .finally(() => this.next());
    }, SWEEP);
  }

  automatic(table: string): void {
    setImmediate(() => void this.handlers?.automatic(table).catch(this.failed));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.handlers = null;
  }
}
