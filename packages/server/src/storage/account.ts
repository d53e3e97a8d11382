/** Everything that is known of a person: to be handed out, and to be forgotten. */
import { statement, type Database, type Statement } from './database.ts';

/** What stands where a name was. */
const FORGOTTEN = '–';

/** Where names are in the row of a table. */
interface Named {
  readonly owner: string;
  readonly setup: string;
  readonly seats: string | null;
}

export class AccountStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** As plain data, without what would let somebody in. */
  async exported(person: string): Promise<object> {
    const all = (sql: string): Promise<object[]> => this.db.all(sql, [person]);
    const [profile] = await all(
      `SELECT id, name, login, created_at, vacation_from, vacation_until, webhook FROM people WHERE id = $1`,
    );
    return {
      profile,
      sessions: await all(`SELECT kind, label, created_at FROM sessions WHERE person = $1`),
      tables: await all(
        `SELECT t.id, t.game, t.status, t.challenge, t.created_at, t.updated_at FROM tables t
         JOIN members m ON m.table_id = t.id WHERE m.person = $1 ORDER BY t.created_at`,
      ),
      chat: await all(`SELECT table_id, text, at FROM chat WHERE person = $1 ORDER BY at`),
      ratings: await all(`SELECT game, mu, sigma, games FROM ratings WHERE person = $1`),
      challenges: await all(`SELECT challenge, score, won, at FROM results WHERE person = $1`),
      muted: await all(`SELECT muted FROM mutes WHERE person = $1`),
      pushes: await all(`SELECT endpoint FROM pushes WHERE person = $1`),
    };
  }

  tablesOf(person: string): Promise<{ id: string; status: string }[]> {
    return this.db.all(
      `SELECT id, status FROM tables WHERE id IN (SELECT table_id FROM members WHERE person = $1)`,
      [person],
    );
  }

  /**
   * Forgets who somebody was. Games that others have played stay theirs, with nobody's name in that
   * seat; the number of the person means nothing any more.
   */
  async forget(person: string): Promise<void> {
    const gone = (table: string, column = 'person'): Statement =>
      statement(`DELETE FROM ${table} WHERE ${column} = $1`, person);
    await this.db.commit([
      ...(await this.unnamed(person)),
      gone('sessions'),
      gone('pushes'),
      gone('mutes'),
      gone('mutes', 'muted'),
      gone('ratings'),
      gone('results'),
      statement(`UPDATE chat SET name = $2, text = $2 WHERE person = $1`, person, FORGOTTEN),
      statement(
        `UPDATE people SET name = $2, login = NULL, password = NULL, webhook = NULL WHERE id = $1`,
        person,
        FORGOTTEN,
      ),
    ]);
  }

  /** The name is in the logs and in the lists of tables, too, and in what was saved of them. */
  private async unnamed(person: string): Promise<Statement[]> {
    const statements: Statement[] = [];
    for (const { id } of await this.tablesOf(person)) {
      const joined = await this.db.all<{ n: number; data: string }>(
        `SELECT n, data FROM entries WHERE table_id = $1 AND kind = 'join'`,
        [id],
      );
      for (const { n, data } of joined) {
        if (!names(data, person)) continue;
        const sql = 'UPDATE entries SET data = $3 WHERE table_id = $1 AND n = $2';
        statements.push(statement(sql, id, n, JSON.stringify({ person, name: FORGOTTEN })));
      }
      const [{ owner, setup, seats }] = await this.db.all<Named>(
        'SELECT owner, setup, seats FROM tables WHERE id = $1',
        [id],
      );
      if (owner === person) {
        const sql = 'UPDATE tables SET setup = $2 WHERE id = $1';
        statements.push(statement(sql, id, withoutGuests(setup)));
      }
      if (seats !== null) {
        const sql = 'UPDATE tables SET seats = $2 WHERE id = $1';
        statements.push(statement(sql, id, renamed(seats, person)));
      }
      statements.push(statement('DELETE FROM snapshots WHERE table_id = $1', id));
    }
    return statements;
  }
}

/** Who plays at the owner's device has the name that the owner has given him. */
function withoutGuests(setup: string): string {
  try {
    const read = JSON.parse(setup) as { seats: { name?: string }[] };
    for (const seat of read.seats) if (seat.name !== undefined) seat.name = FORGOTTEN;
    return JSON.stringify(read);
  } catch {
    // Nobody can read it, and nobody plays there any more.
    return '';
  }
}

/** Whose entry it is. One that is damaged keeps nobody from being forgotten. */
function names(data: string, person: string): boolean {
  try {
    return (JSON.parse(data) as { person: string }).person === person;
  } catch {
    return data.includes(person);
  }
}

/** Who sits there, without the name; null: nobody can tell any more. */
function renamed(seats: string, person: string): string | null {
  try {
    const list = JSON.parse(seats) as { person: string | null; name: string }[];
    for (const seat of list) if (seat.person === person) seat.name = FORGOTTEN;
    return JSON.stringify(list);
  } catch {
    return null;
  }
}
