/** What people say at a table, and whom they do not want to hear. */
import { Refused } from '../refused.ts';
import { one, statement, type Database } from './database.ts';

/** Of one table; a game takes a few hundred. */
const MOST_LINES = 5000;

export interface ChatLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export class ChatStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** The line with its number. Another process may take the number first: then the next one. */
  async add(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (;;) {
      const [{ n }] = await this.db.all<{ n: number }>(
        'SELECT COALESCE(MAX(n) + 1, 0) AS n FROM chat WHERE table_id = $1',
        [table],
      );
      if (n >= MOST_LINES) throw new Refused('limit', 'enough has been said at this table');
      const insert = one(
        `INSERT INTO chat (table_id, n, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        table,
        n,
        line.person,
        line.name,
        line.text,
        line.at,
      );
      if (await this.db.commit([insert], `chat ${table} ${n}`)) return { n, ...line };
    }
  }

  /** The lines from `from` on, without those of people the reader has muted. */
  list(table: string, reader: string, from = 0): Promise<ChatLine[]> {
    return this.db.all<ChatLine>(
      `SELECT n, person, name, text, at FROM chat
       WHERE table_id = $1 AND n >= $2
         AND person NOT IN (SELECT muted FROM mutes WHERE person = $3)
       ORDER BY n LIMIT 500`,
      [table, from, reader],
    );
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    const sql = on
      ? 'INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING'
      : 'DELETE FROM mutes WHERE person = $1 AND muted = $2';
    await this.db.commit([statement(sql, person, muted)]);
  }

  async mutedBy(person: string): Promise<string[]> {
    const rows = await this.db.all<{ muted: string }>(
      'SELECT muted FROM mutes WHERE person = $1 ORDER BY muted',
      [person],
    );
    return rows.map((row) => row.muted);
  }

  /** Everybody who does not want to hear this person. */
  async mutersOf(person: string): Promise<Set<string>> {
    const rows = await this.db.all<{ person: string }>(
      'SELECT person FROM mutes WHERE muted = $1',
      [person],
    );
    return new Set(rows.map((row) => row.person));
  }

  /** Nobody reads it any more; its number stays. */
  erase(table: string, n: number): Promise<boolean> {
    return this.db.commit([
      one(`UPDATE chat SET text = '–' WHERE table_id = $1 AND n = $2`, table, n),
    ]);
  }

  async line(table: string, n: number): Promise<ChatLine | undefined> {
    const rows = await this.db.all<ChatLine>(
      'SELECT n, person, name, text, at FROM chat WHERE table_id = $1 AND n = $2',
      [table, n],
    );
    return rows[0];
  }
}
