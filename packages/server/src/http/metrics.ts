/** Figures for Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../storage/database.ts';

/**
 * Figures of Node for which all connections are listed one by one: milliseconds in which nobody else is
 * answered. How many there are is one of ours.
 */
const COSTLY = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'process_open_fds',
];

export class Metrics {
  readonly registry = new Registry();
  readonly changes = new Counter({
    name: 'evervale_changes_total',
    help: 'Changes of tables written to the log',
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'evervale_refused_total',
    help: 'Requests that were refused, by reason',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'evervale_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['command'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });

  readonly errors = new Counter({
    name: 'evervale_errors_total',
    help: 'Failures that are ours, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'evervale_commit_seconds',
    help: 'Time until a change is safe on disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    registers: [this.registry],
  });

  /** By command: to look a label up takes longer than to count. */
  private readonly secondsOf = new Map<string, { observe(seconds: number): void }>();

  /** A request of this command was answered. */
  took(command: string, milliseconds: number): void {
    let found = this.secondsOf.get(command);
    if (found === undefined) {
      found = this.seconds.labels(command);
      this.secondsOf.set(command, found);
    }
    found.observe(milliseconds / 1000);
  }

  /** Figures that are read when they are asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const made: Gauge = new Gauge({
      name: `evervale_${name}`,
      help,
      registers: [this.registry],
      collect: async (): Promise<void> => made.set(await read()),
    });
  }

  /** Tables by their status. */
  tables(read: () => Promise<readonly { status: string; n: number }[]>): void {
    const made: Gauge<'status'> = new Gauge({
      name: 'evervale_tables',
      help: 'Tables in the database, by status',
      labelNames: ['status'],
      registers: [this.registry],
      collect: async (): Promise<void> => {
        const counts = await read();
        // Those of which there are none any more are not listed.
        made.reset();
        for (const { status, n } of counts) made.set({ status }, n);
      },
    });
  }

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const name of COSTLY) this.registry.removeSingleMetric(name);
  }

  /** Every commit of a database is timed. */
  watch(db: Database): void {
    const commit = db.commit.bind(db);
    db.commit = (...given) => {
      const began = performance.now();
      const stop = (): void => this.commits.observe((performance.now() - began) / 1000);
      const done = commit(...given);
      done.then(stop, () => {
        stop();
        this.errors.inc({ kind: 'commit' });
      });
      return done;
    };
  }
}
