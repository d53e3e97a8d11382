/**
 * Jobs shared by all processes, kept in PostgreSQL by pg-boss. What a process starts at once it also
 * writes down, so that another one takes it up if the process dies.
 */
import { PgBoss } from 'pg-boss';
import type { JobHandlers, Jobs } from './jobs.ts';

const DEADLINE = 'deadline';
const AUTOMATIC = 'automatic';
const SWEEP = 'sweep';
/** A process that lives has done a computer player's turn by then. */
const TAKE_UP_AFTER = 15;

interface TableJob {
  readonly table: string;
}

export class BossJobs implements Jobs {
  private readonly boss: PgBoss;
  private readonly failed: (error: unknown) => void;
  private handlers: JobHandlers | null = null;

  constructor(url: string, failed: (error: unknown) => void) {
    this.boss = new PgBoss({ connectionString: url, max: 3 });
    this.failed = failed;
    this.boss.on('error', failed);
  }

  async start(handlers: JobHandlers): Promise<void> {
    this.handlers = handlers;
    await this.boss.start();
    // One waiting job per table is enough: what is to be done is looked up when it runs.
    await this.boss.createQueue(DEADLINE, { policy: 'standard', retryLimit: 5 });
    await this.boss.createQueue(AUTOMATIC, { policy: 'short', retryLimit: 5 });
    await this.boss.createQueue(SWEEP, { policy: 'singleton', retryLimit: 0 });
    const often = { pollingIntervalSeconds: 1, batchSize: 10 };
    await this.boss.work<TableJob>(DEADLINE, often, async (jobs) => {
      for (const { data } of jobs) await handlers.deadline(data.table);
    });
    await this.boss.work<TableJob>(AUTOMATIC, often, async (jobs) => {
      for (const { data } of jobs) await handlers.automatic(data.table);
    });
    await this.boss.work(SWEEP, async () => handlers.sweep());
    await this.boss.schedule(SWEEP, '* * * * *');
    await handlers.sweep();
  }

  deadlineAt(table: string, time: number): void {
    this.send(DEADLINE, table, new Date(time + 50));
  }

  automatic(table: string): void {
    setImmediate(() => void this.handlers?.automatic(table).catch(this.failed));
    this.send(AUTOMATIC, table, new Date(Date.now() + TAKE_UP_AFTER * 1000));
  }

  private send(queue: string, table: string, startAfter: Date): void {
    if (!this.handlers) return;
    const job: TableJob = { table };
    this.boss.send(queue, job, { startAfter, singletonKey: table }).catch(this.failed);
  }

  async stop(): Promise<void> {
    this.handlers = null;
    await this.boss.stop({ graceful: false, timeout: 2000 });
  }
}
