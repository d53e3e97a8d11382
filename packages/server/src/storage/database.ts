/**
 * What the server asks of a database. The SQL is the common part of SQLite and PostgreSQL, with `$1`,
 * `$2` … for values, so that every query is written once.
 */
export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** How many rows it must change; if it changes another number, nothing of the commit happens. */
  readonly rows?: number;
}

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** SQL for the time by the clock that all processes share, in milliseconds since 1970. */
  readonly clock: string;
  all<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /**
   * All statements or none. Resolves when they are safe on disk; false if a statement did not change
   * the rows it had to. The notice reaches the listeners of all processes.
   */
  commit(statements: readonly Statement[], notice?: string): Promise<boolean>;
  /** Called with the notices of other processes. */
  listen(listener: (notice: string) => void): void;
  /** Runs the statements of a step of migration, all or none. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

export function statement(sql: string, ...values: Value[]): Statement {
  return { sql, values };
}

/** A statement that must change exactly one row. */
export function one(sql: string, ...values: Value[]): Statement {
  return { sql, values, rows: 1 };
}
