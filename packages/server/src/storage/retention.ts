/** What is not kept for ever: finished games and guests, if the operator says so, and tables left alone. */
import { statement, type Database, type Statement } from './database.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A table nobody has begun, and a game nobody goes on with, end. */
const OPEN_DAYS = 30;
const LEFT_DAYS = 90;
/** No clock, with all vacations, waits as long: there is none that could end the game. */
const CLOCKLESS_DAYS = 180;
const PAGE = 200;

export interface Keeping {
  /** Days; 0: for ever. */
  readonly games: number;
  readonly guests: number;
}

export class Retention {
  private readonly db: Database;
  private readonly keeping: Keeping;
  private readonly now: () => number;

  constructor(db: Database, keeping: Keeping, now: () => number) {
    this.db = db;
    this.keeping = keeping;
    this.now = now;
  }

  private before(days: number): number {
    return this.now() - days * DAY;
  }

  /**
   * Tables that nobody has visited for so long that they are to be closed. Where a clock runs, the clock
   * ends the game, with a loser: it must not pay to wait for this. But no clock runs where the rules are
   * gone, or the log is damaged.
   */
  async *left(): AsyncGenerator<string> {
    // Page by page, so that those that cannot be closed do not hide the others.
    for (let after = ''; ;) {
      const rows = await this.db.all<{ id: string }>(
        `SELECT id FROM tables WHERE id > $3 AND ((status = 'open' AND updated_at < $1)
         OR (status = 'playing' AND updated_at < $2 AND (deadline IS NULL OR updated_at < $4)))
         ORDER BY id LIMIT ${PAGE}`,
        [this.before(OPEN_DAYS), this.before(LEFT_DAYS), after, this.before(CLOCKLESS_DAYS)],
      );
      for (const { id } of rows) yield id;
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.id;
    }
  }

  /** Forgets finished games that are old enough, one after the other. */
  async *dropGames(): AsyncGenerator<string> {
    if (this.keeping.games === 0) return;
    for (let more = true; more;) {
      const rows = await this.db.all<{ id: string }>(
        `SELECT id FROM tables WHERE status IN ('over', 'closed') AND updated_at < $1
         ORDER BY updated_at LIMIT ${PAGE}`,
        [this.before(this.keeping.games)],
      );
      for (const { id } of rows) {
        await this.db.commit(allOf(id));
        yield id;
      }
      more = rows.length === PAGE;
    }
  }

  /** Forgets guests who cannot come back: no login, no session, at no table. */
  async dropGuests(): Promise<void> {
    if (this.keeping.guests === 0) return;
    await this.db.commit([
      statement(
        `DELETE FROM people WHERE login IS NULL AND created_at < $1
         AND id NOT IN (SELECT person FROM sessions)
         AND id NOT IN (SELECT person FROM members)`,
        this.before(this.keeping.guests),
      ),
    ]);
  }
}

/** A table with everything that hangs on it. */
function allOf(id: string): Statement[] {
  const tables = ['entries', 'chat', 'standing', 'snapshots', 'members', 'thinking'];
  return [
    ...tables.map((table) => statement(`DELETE FROM ${table} WHERE table_id = $1`, id)),
    statement('DELETE FROM tables WHERE id = $1', id),
  ];
}
