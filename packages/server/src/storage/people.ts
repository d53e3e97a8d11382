/** People, and the sessions by which they are known again. */
import { hashOf, newId, newToken } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import { one, statement, type Database } from './database.ts';

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = { browser: 400 * DAY, bot: 90 * DAY, link: DAY / 96 } as const;
export type SessionKind = keyof typeof LIFETIME;
/** Of each kind a person has so many at a time: a new one ends the oldest. */
const MOST: Readonly<Record<SessionKind, number>> = { browser: 50, bot: 500, link: 5 };
/** Browsers that are told of somebody's turn. */
const MOST_PUSHES = 10;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly vacationUntil: number;
  readonly webhook: string | null;
}

export interface Vacation {
  /** When it began; 0: never. */
  readonly from: number;
  readonly until: number;
  /** Milliseconds of vacation before it that count against it. */
  readonly taken: number;
}

export interface Session {
  readonly id: string;
  readonly person: Person;
  readonly kind: SessionKind;
  /** A bot's session is good for one seat of one table. */
  readonly tableId: string | null;
  readonly seat: number | null;
}

export interface ListedSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly label: string;
  readonly createdAt: number;
}

/** A browser that can be reached by Web Push; its keys as JSON. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: string;
}

interface SessionRow {
  session: string;
  kind: SessionKind;
  table_id: string | null;
  seat: number | null;
  id: string;
  name: string;
  login: string | null;
  vacation_until: number;
  webhook: string | null;
}

interface SessionScope {
  readonly label: string;
  readonly table?: string;
  readonly seat?: number;
  /** The session that asks for it. Its connection may not know yet that it has ended. */
  readonly by?: string;
}

/** So many sessions are looked up at a time. */
const PAGE = 100;
const STILL_GOOD = `SELECT s.id FROM sessions s JOIN people p ON p.id = s.person
   WHERE s.expires_at > $1 AND p.banned_until <= $1
     AND s.id IN (${Array.from({ length: PAGE }, (_, i) => `$${i + 2}`).join(', ')})`;

export class PeopleStore {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async createGuest(name: string): Promise<string> {
    const id = newId();
    await this.db.commit([
      one('INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)', id, name, this.now()),
    ]);
    return id;
  }

  /** The token of a new session; this is the only time that it can be seen. */
  async openSession(person: string, kind: SessionKind, scope: SessionScope): Promise<string> {
    const token = newToken();
    const opened = await this.db.commit([
      one(
        `INSERT INTO sessions (hash, id, person, kind, label, table_id, seat, created_at, expires_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
         WHERE $10 = '' OR EXISTS (SELECT 1 FROM sessions WHERE id = $10)`,
        hashOf(token),
        newId(),
        person,
        kind,
        scope.label,
        scope.table ?? null,
        scope.seat ?? null,
        this.now(),
        this.now() + LIFETIME[kind],
        scope.by ?? '',
      ),
      statement(
        `DELETE FROM sessions WHERE person = $1 AND kind = $2 AND hash NOT IN
           (SELECT hash FROM sessions WHERE person = $1 AND kind = $2
            ORDER BY created_at DESC, hash = $3 DESC LIMIT ${MOST[kind]})`,
        person,
        kind,
        hashOf(token),
      ),
    ]);
    if (!opened) throw new Refused('login', 'this session has ended');
    return token;
  }

  async session(token: string): Promise<Session | null> {
    const rows = await this.db.all<SessionRow>(
      `SELECT s.id AS session, s.kind, s.table_id, s.seat, p.id, p.name, p.login,
              p.vacation_until, p.webhook
       FROM sessions s JOIN people p ON p.id = s.person
       WHERE s.hash = $1 AND s.expires_at > $2 AND p.banned_until <= $2 AND s.kind <> 'link'`,
      [hashOf(token), this.now()],
    );
    if (rows.length === 0) return null;
    const [{ session, kind, table_id, seat, ...person }] = rows;
    return { id: session, kind, tableId: table_id, seat, person: personOf(person) };
  }

  /** A device link is good once: it is gone when it has been used. */
  async useLink(token: string): Promise<string | null> {
    const rows = await this.db.all<{ person: string }>(
      `SELECT person FROM sessions WHERE hash = $1 AND kind = 'link' AND expires_at > $2`,
      [hashOf(token), this.now()],
    );
    if (rows.length === 0) return null;
    const used = one('DELETE FROM sessions WHERE hash = $1', hashOf(token));
    return (await this.db.commit([used])) ? rows[0].person : null;
  }

  sessions(person: string): Promise<ListedSession[]> {
    return this.db.all<ListedSession>(
      `SELECT id, kind, label, created_at AS "createdAt" FROM sessions
       WHERE person = $1 AND expires_at > $2 ORDER BY created_at`,
      [person, this.now()],
    );
  }

  revoke(person: string, session: string): Promise<boolean> {
    return this.db.commit([
      one('DELETE FROM sessions WHERE person = $1 AND id = $2', person, session),
    ]);
  }

  /** Those of the sessions that are no longer good: ended, too old, or of somebody who may not come in. */
  async ended(sessions: readonly string[]): Promise<string[]> {
    const good = new Set<string>();
    for (let from = 0; from < sessions.length; from += PAGE) {
      const page = sessions.slice(from, from + PAGE);
      // Always as many, so that the statement is always the same.
      const asked = Array.from({ length: PAGE }, (_, i) => page[i] ?? '');
      const rows = await this.db.all<{ id: string }>(STILL_GOOD, [this.now(), ...asked]);
      for (const { id } of rows) good.add(id);
    }
    return sessions.filter((id) => !good.has(id));
  }

  /** Sessions and links that are no longer good. */
  async dropExpired(): Promise<void> {
    await this.db.commit([statement('DELETE FROM sessions WHERE expires_at <= $1', this.now())]);
  }

  async person(id: string): Promise<Person | null> {
    const rows = await this.db.all<Omit<SessionRow, 'session'>>(
      'SELECT id, name, login, vacation_until, webhook FROM people WHERE id = $1',
      [id],
    );
    return rows.length === 0 ? null : personOf(rows[0]);
  }

  async passwordOf(login: string): Promise<{ id: string; password: string } | null> {
    const rows = await this.db.all<{ id: string; password: string }>(
      'SELECT id, password FROM people WHERE login = $1',
      [login],
    );
    return rows[0] ?? null;
  }

  /** The hash of somebody's password, if there is one. */
  async ownPassword(person: string): Promise<string | null> {
    const rows = await this.db.all<{ password: string | null }>(
      'SELECT password FROM people WHERE id = $1',
      [person],
    );
    return rows[0]?.password ?? null;
  }

  /**
   * Ends all sessions but `stays`, bots and unused links too: they may be in the hands for which there is
   * a new password. Gives them; null if somebody else has the login.
   */
  async setPassword(
    { person, stays }: { person: string; stays: string },
    login: string,
    password: string,
  ): Promise<string[] | null> {
    const others = (await this.sessions(person)).filter(({ id }) => id !== stays);
    const work = [
      one(
        `UPDATE people SET login = $2, password = $3 WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM people o WHERE o.login = $2 AND o.id <> $1)`,
        person,
        login,
        password,
      ),
      statement('DELETE FROM sessions WHERE person = $1 AND id <> $2', person, stays),
    ];
    try {
      return (await this.db.commit(work)) ? others.map(({ id }) => id) : null;
    } catch (error) {
      // With PostgreSQL, who takes the login in the same moment is not seen before he has it.
      const owner = await this.passwordOf(login);
      if (owner && owner.id !== person) return null;
      throw error;
    }
  }

  /** Until then nobody comes in as this person; gives the sessions that this ends. */
  async ban(person: string, until: number): Promise<string[] | null> {
    const done = await this.db.commit([
      one('UPDATE people SET banned_until = $2 WHERE id = $1', person, until),
    ]);
    return done ? (await this.sessions(person)).map(({ id }) => id) : null;
  }

  /** People whose name or login has this in it, or whose id it is. */
  async search(text: string): Promise<object[]> {
    return this.db.all(
      `SELECT id, name, login, created_at AS "createdAt", banned_until AS "bannedUntil" FROM people
       WHERE id = $1 OR LOWER(name) LIKE $2 OR login LIKE $2 ORDER BY created_at DESC LIMIT 100`,
      [text, `%${text.toLowerCase().replace(/[%_]/g, '')}%`],
    );
  }

  async rename(person: string, name: string): Promise<void> {
    await this.db.commit([statement('UPDATE people SET name = $2 WHERE id = $1', person, name)]);
  }

  async vacation(person: string): Promise<Vacation> {
    const [found] = await this.db.all<Vacation>(
      `SELECT vacation_from AS "from", vacation_until AS "until", vacation_taken AS "taken"
       FROM people WHERE id = $1`,
      [person],
    );
    return found;
  }

  async setVacation(person: string, { from, until, taken }: Vacation): Promise<void> {
    await this.db.commit([
      statement(
        `UPDATE people SET vacation_from = $2, vacation_until = $3, vacation_taken = $4
         WHERE id = $1`,
        person,
        from,
        until,
        taken,
      ),
    ]);
  }

  async setWebhook(person: string, url: string | null): Promise<void> {
    await this.db.commit([statement('UPDATE people SET webhook = $2 WHERE id = $1', person, url)]);
  }

  /** False if there are enough of them; those that no longer answer leave by themselves. */
  addPush(person: string, endpoint: string, keys: string): Promise<boolean> {
    return this.db.commit([
      one(
        `INSERT INTO pushes (endpoint, person, keys) SELECT $1, $2, $3
         WHERE (SELECT COUNT(*) FROM pushes WHERE person = $2 AND endpoint <> $1) < ${MOST_PUSHES}
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
        endpoint,
        person,
        keys,
      ),
    ]);
  }

  pushes(person: string): Promise<Subscription[]> {
    return this.db.all('SELECT endpoint, keys FROM pushes WHERE person = $1', [person]);
  }

  async dropPush(endpoint: string): Promise<void> {
    await this.db.commit([statement('DELETE FROM pushes WHERE endpoint = $1', endpoint)]);
  }
}

function personOf(
  row: Pick<SessionRow, 'id' | 'name' | 'login' | 'vacation_until' | 'webhook'>,
): Person {
  return {
    id: row.id,
    name: row.name,
    login: row.login,
    vacationUntil: row.vacation_until,
    webhook: row.webhook,
  };
}
