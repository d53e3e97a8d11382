/**
 * SQLite in a file, through Node's own module. Writes that arrive in the same turn of the event loop
 * share one commit: the disk is asked once for all of them (group commit).
 */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Database, Statement, Value } from './database.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  private readonly path: string;
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private waiting: Waiting[] = [];

  constructor(path: string) {
    this.path = path;
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    this.db = new DatabaseSync(path, { timeout: 5000 });
    // FULL: a commit is on the disk when it returns, also if the power goes.
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  }

  all<Row>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return Promise.resolve(this.prepare(sql).all(...(values as SQLInputValue[])) as Row[]);
  }

  commit(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flush());
      this.waiting.push({ statements, resolve, reject });
    });
  }

  private flush(): void {
    const group = this.waiting;
    this.waiting = [];
    let done: boolean[];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      done = group.map((waiting) => this.runAll(waiting.statements));
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      for (const waiting of group) waiting.reject(error);
      return;
    }
    group.forEach((waiting, i) => waiting.resolve(done[i]));
  }

  /** One member of the group: all of its statements or none, whatever becomes of the others. */
  private runAll(statements: readonly Statement[]): boolean {
    // A single statement is all or nothing by itself.
    if (statements.length === 1) return this.run(statements[0]);
    this.db.exec('SAVEPOINT member');
    const done = statements.every((statement) => this.run(statement));
    if (!done) this.db.exec('ROLLBACK TO member');
    this.db.exec('RELEASE member');
    return done;
  }

  private run({ sql, values, rows }: Statement): boolean {
    const { changes } = this.prepare(sql).run(...(values as SQLInputValue[]));
    return rows === undefined || rows === Number(changes);
  }

  private prepare(sql: string): StatementSync {
    let found = this.prepared.get(sql);
    if (!found) {
      found = this.db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.prepared.set(sql, found);
    }
    return found;
  }

  /** There is no other process. */
  listen(): void {}

  script(sql: string): Promise<void> {
    this.db.exec(sql);
    return Promise.resolve();
  }

  /** On a connection of its own, which sees one moment of the database whatever is written meanwhile. */
  backup(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    const reader = new DatabaseSync(this.path, { timeout: 5000 });
    try {
      reader.prepare('VACUUM INTO ?').run(path);
    } finally {
      reader.close();
    }
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
    return Promise.resolve();
  }

  close(): Promise<void> {
    if (this.waiting.length > 0) this.flush();
    if (this.db.isOpen) this.db.close();
    return Promise.resolve();
  }
}
