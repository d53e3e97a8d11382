/**
 * Which process goes on with which table. A claim is good for a moment and renewed while the process
 * lives: what a process leaves behind that was killed, frozen or cut off is taken up by the others.
 */
import { randomUUID } from 'node:crypto';
import { one, statement, type Database, type Statement } from './database.ts';

const GOOD_FOR = 1500;
const RENEW = 400;
/** So many claims are renewed at a time. */
const PAGE = 100;

export class Claims {
  private readonly db: Database;
  private readonly failed: (error: unknown) => void;
  private readonly self = randomUUID();
  private readonly held = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Database, failed: (error: unknown) => void) {
    this.db = db;
    this.failed = failed;
  }

  /** False if another living process has it. */
  async claim(table: string): Promise<boolean> {
    // A database of one process is nobody else's.
    if (this.db.kind === 'sqlite') return true;
    const { clock } = this.db;
    const claimed = await this.db.commit([
      one(
        `INSERT INTO thinking (table_id, process, until) VALUES ($1, $2, ${clock} + ${GOOD_FOR})
         ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until
         WHERE thinking.process = excluded.process OR thinking.until < ${clock}`,
        table,
        this.self,
      ),
    ]);
    if (!claimed) return false;
    this.held.add(table);
    this.timer ??= setInterval(() => void this.renew().catch(this.failed), RENEW);
    return true;
  }

  async release(table: string): Promise<void> {
    if (!this.held.delete(table)) return;
    if (this.held.size === 0) this.rest();
    await this.db.commit([
      statement('DELETE FROM thinking WHERE table_id = $1 AND process = $2', table, this.self),
    ]);
  }

  /**
   * Only what is held: what was claimed or left when the line was cut may still be in the database in our
   * name, and would be kept from everybody for as long as there is anything else to do.
   */
  private async renew(): Promise<void> {
    const { clock } = this.db;
    const held = [...this.held];
    const renewals: Statement[] = [];
    for (let from = 0; from < held.length; from += PAGE) {
      // Always as many, so that the statement is always the same.
      const page = Array.from({ length: PAGE }, (_, i) => held[from + i] ?? '');
      renewals.push(
        statement(
          `UPDATE thinking SET until = ${clock} + ${GOOD_FOR} WHERE process = $1 AND until >= ${clock}
           AND table_id IN (${page.map((_, i) => `$${i + 2}`).join(', ')})`,
          this.self,
          ...page,
        ),
      );
    }
    await this.db.commit(renewals);
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Others need not wait. */
  async close(): Promise<void> {
    this.rest();
    if (this.held.size === 0) return;
    this.held.clear();
    await this.db.commit([statement('DELETE FROM thinking WHERE process = $1', this.self)]);
  }
}
