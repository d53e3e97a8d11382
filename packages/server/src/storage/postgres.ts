/**
 * PostgreSQL, for any number of equal server processes. One transaction per commit; notices travel
 * with LISTEN/NOTIFY and are delivered by PostgreSQL only if the transaction is.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, Statement, Value } from './database.ts';

const CHANNEL = 'evervale';
const CONNECTIONS = 10;
/** Taken while the tables are brought up to date, so that processes that start together take turns. */
const MIGRATION_LOCK = 7_204_117;

/**
 * A process that is frozen or cut off must not keep the others waiting: what it has begun is rolled
 * back after a second, and nobody waits longer than that for anybody.
 */
const PATIENCE = {
  connectionTimeoutMillis: 3000,
  idle_in_transaction_session_timeout: 1000,
  lock_timeout: 1500,
  statement_timeout: 5000,
  keepAlive: true,
  application_name: 'evervale',
} as const;

/**
 * Longer than PostgreSQL itself lets anybody wait: who has no answer by then has lost the line, perhaps
 * without a word, and TCP would notice it only after many minutes.
 */
const LINE = {
  answer: 8000,
  /** How often the connection that only listens is asked whether it is there. */
  pulse: 10_000,
} as const;

/** Commits of which nobody knows what became: those of a long outage at most. */
const MOST_UNSURE = 10_000;

/** What takes as long as it takes. (The longest time that a timer knows.) */
const NO_LIMIT = { query_timeout: 2 ** 31 - 1 } as const;

/** At the start of a machine everything begins at once: whoever is slow then is not yet missing. */
const START_PATIENCE = 30_000;

// Times are milliseconds: they fit into a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly clock = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT';
  private readonly pool: pg.Pool;
  private readonly settings: pg.ClientConfig;
  private readonly pulse: number;
  private readonly self = randomUUID();
  private listener: pg.Client | null = null;
  private onNotice: ((notice: string) => void) | null = null;
  private closed = false;
  /** The notices of own commits that had no answer: if they come, the database had them all the same. */
  private readonly unsure = new Set<string>();

  constructor(url: string, { answer, pulse }: { answer: number; pulse: number } = LINE) {
    this.settings = { connectionString: url, ...PATIENCE, query_timeout: answer };
    this.pulse = pulse;
    this.pool = new pg.Pool({ ...this.settings, max: CONNECTIONS });
    // A connection that breaks is replaced by the pool, and whatever used it fails by itself. Without
    // a listener, the loss of one that is in use would end the process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async all<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query({ text: sql, values: [...values] });
    return rows as Row[];
  }

  async commit(statements: readonly Statement[], notice?: string): Promise<boolean> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      for (const { sql, values, rows } of statements) {
        const { rowCount } = await client.query({
          name: nameOf(sql),
          text: sql,
          values: [...values],
        });
        if (rows !== undefined && rows !== rowCount) {
          await client.query('ROLLBACK');
          broken = false;
          return false;
        }
      }
      if (notice !== undefined) {
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.self} ${notice}`]);
        // This could be written: then nothing has become of what was given up in the same place.
        this.unsure.delete(notice);
      }
      await client.query('COMMIT');
      broken = false;
      return true;
    } catch (error) {
      // What is only said, and not written, need not be said later.
      if (notice !== undefined && statements.length > 0) this.remember(notice);
      throw error;
    } finally {
      // A connection in an unknown state is thrown away: PostgreSQL rolls back what it had begun.
      client.release(broken);
    }
  }

  private remember(notice: string): void {
    if (this.unsure.size >= MOST_UNSURE) this.unsure.delete(this.unsure.keys().next().value!);
    this.unsure.add(notice);
  }

  listen(listener: (notice: string) => void): void {
    this.onNotice = listener;
    void this.connectListener();
  }

  /** Listens on a connection of its own, and again on a new one when it breaks. */
  private async connectListener(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client(this.settings);
    let pulse: NodeJS.Timeout | undefined;
    const again = (): void => {
      clearTimeout(pulse);
      if (this.listener !== client) return;
      this.listener = null;
      void client.end().catch(() => {});
      setTimeout(() => void this.connectListener(), 250).unref();
    };
    const feel = (): void => {
      pulse = setTimeout(() => void client.query('SELECT 1').then(feel, again), this.pulse).unref();
    };
    this.listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      feel();
      // What was said while nobody listened is lost: whoever cares must look for himself.
      this.onNotice?.('*');
    } catch {
      again();
    }
  }

  private receive(payload: string): void {
    const space = payload.indexOf(' ');
    const notice = payload.slice(space + 1);
    const known = payload.slice(0, space) === this.self && !this.unsure.delete(notice);
    if (!known) this.onNotice?.(notice);
  }

  async script(sql: string): Promise<void> {
    // Large tables take their time, and nothing else is done before.
    const patient = 'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0';
    await this.pool.query({ text: `BEGIN; ${patient}; ${sql}; COMMIT;`, ...NO_LIMIT });
  }

  /** Runs what comes before the start while no other process does the same. */
  async alone(work: () => Promise<void>): Promise<void> {
    this.pool.options.connectionTimeoutMillis = START_PATIENCE;
    const client = await this.pool.connect();
    try {
      await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
      const lock = { text: 'SELECT pg_advisory_lock($1)', values: [MIGRATION_LOCK], ...NO_LIMIT };
      await client.query(lock);
      await work();
    } finally {
      this.pool.options.connectionTimeoutMillis = PATIENCE.connectionTimeoutMillis;
      // The lock goes with the connection.
      client.release(true);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const listener = this.listener;
    this.listener = null;
    await listener?.end().catch(() => {});
    await this.pool.end();
  }
}

const names = new Map<string, string>();

/** A name for each statement lets PostgreSQL plan it once per connection. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = `q${names.size}`;
    names.set(sql, name);
  }
  return name;
}
