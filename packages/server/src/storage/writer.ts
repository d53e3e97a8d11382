/**
 * Carries out commits on one SQLite connection. Commits that come together share one transaction: the
 * disk is asked once for all of them (group commit).
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Statement } from './database.ts';

/** Pages after which a commit carries its log over by itself, if nobody else has done so (64 MiB). */
const LONGEST_LOG = 16_384;

/** Carries over what is committed, as far as nobody has to wait for it. */
export const CARRY_OVER = 'PRAGMA wal_checkpoint(PASSIVE)';

export function openFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000 });
  // FULL: a commit is on the disk when it returns, also if the power goes.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  db.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_LOG}`);
  return db;
}

export class Writer {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /** For each commit whether it is done; when this throws, nothing of any of them is. */
  write(commits: readonly (readonly Statement[])[]): boolean[] {
    try {
      this.prepare('BEGIN IMMEDIATE').run();
      const done = commits.map((statements) => this.runAll(statements));
      this.prepare('COMMIT').run();
      return done;
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  /** One member of the group: all of its statements or none, whatever becomes of the others. */
  private runAll(statements: readonly Statement[]): boolean {
    // A single statement is all or nothing by itself.
    if (statements.length === 1) return this.run(statements[0]);
    this.prepare('SAVEPOINT member').run();
    const done = statements.every((statement) => this.run(statement));
    if (!done) this.prepare('ROLLBACK TO member').run();
    this.prepare('RELEASE member').run();
    return done;
  }

  private run({ sql, values, rows }: Statement): boolean {
    const { changes } = this.prepare(sql).run(...(values as SQLInputValue[]));
    return rows === undefined || rows === Number(changes);
  }

  prepare(sql: string): StatementSync {
    let found = this.prepared.get(sql);
    if (!found) {
      found = this.db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.prepared.set(sql, found);
    }
    return found;
  }
}
