/** Figures for Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

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
  readonly seconds = new Histogram({
    name: 'evervale_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['command'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });

  constructor(sockets: () => number, tables: () => number) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number): void => {
      const made: Gauge = new Gauge({
        name,
        help,
        registers: [this.registry],
        collect: (): void => made.set(read()),
      });
    };
    gauge('evervale_sockets', 'Open WebSocket connections', sockets);
    gauge('evervale_tables_in_memory', 'Tables in memory', tables);
  }
}
