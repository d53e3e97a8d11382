/** The tables of the database, in steps. A step that has been released is never changed. */
import { randomBytes } from 'node:crypto';
import { statement, type Database, type Statement } from './database.ts';

const STEPS: readonly string[] = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     login TEXT UNIQUE,
     password TEXT,
     created_at BIGINT NOT NULL,
     vacation_until BIGINT NOT NULL DEFAULT 0,
     webhook TEXT
   );
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     person TEXT NOT NULL REFERENCES people(id),
     kind TEXT NOT NULL,
     label TEXT NOT NULL,
     table_id TEXT,
     seat INTEGER,
     created_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX sessions_by_person ON sessions(person);
   CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     secret TEXT NOT NULL,
     game TEXT NOT NULL,
     rules TEXT NOT NULL,
     setup TEXT NOT NULL,
     seed BIGINT NOT NULL,
     owner TEXT NOT NULL,
     visibility TEXT NOT NULL,
     status TEXT NOT NULL,
     challenge TEXT,
     created_at BIGINT NOT NULL,
     updated_at BIGINT NOT NULL,
     turn TEXT,
     deadline BIGINT,
     automatic INTEGER NOT NULL DEFAULT 0
   );
   CREATE INDEX tables_by_turn ON tables(turn);
   CREATE INDEX tables_by_status ON tables(status, visibility);
   CREATE INDEX tables_by_deadline ON tables(deadline);
   CREATE TABLE members (
     table_id TEXT NOT NULL REFERENCES tables(id),
     person TEXT NOT NULL,
     PRIMARY KEY (person, table_id)
   );
   CREATE TABLE entries (
     table_id TEXT NOT NULL,
     n INTEGER NOT NULL,
     kind TEXT NOT NULL,
     seat INTEGER NOT NULL,
     value INTEGER NOT NULL,
     data TEXT,
     at BIGINT NOT NULL,
     PRIMARY KEY (table_id, n)
   );
   CREATE TABLE chat (
     table_id TEXT NOT NULL,
     n INTEGER NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (table_id, n)
   );
   CREATE TABLE mutes (person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted));
   CREATE INDEX mutes_by_muted ON mutes(muted);
   CREATE TABLE ratings (
     person TEXT NOT NULL,
     game TEXT NOT NULL,
     mu DOUBLE PRECISION NOT NULL,
     sigma DOUBLE PRECISION NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (person, game)
   );
   CREATE TABLE results (
     challenge TEXT NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     score INTEGER NOT NULL,
     won INTEGER NOT NULL,
     table_id TEXT NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (challenge, person)
   );
   CREATE TABLE pushes (
     endpoint TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     keys TEXT NOT NULL
   );`,
  // Who sits where and who has to decide, for the lists.
  `ALTER TABLE tables ADD COLUMN seats TEXT;
   ALTER TABLE tables ADD COLUMN decider INTEGER;`,
  // Orders to pass are nobody else's business, so they are not in the log, whose numbers all see.
  // What is looked for every second has an index of just those rows.
  `CREATE TABLE orders (table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
   DROP INDEX tables_by_deadline;
   CREATE INDEX tables_due ON tables(deadline) WHERE deadline IS NOT NULL;
   CREATE INDEX tables_automatic ON tables(automatic) WHERE automatic = 1;`,
  // When somebody is to be reminded of a slow game.
  `ALTER TABLE tables ADD COLUMN remind_at BIGINT;
   CREATE INDEX tables_remind ON tables(remind_at) WHERE remind_at IS NOT NULL;
   CREATE INDEX sessions_by_end ON sessions(expires_at);`,
  // Seeds of 256 bits, in hexadecimal digits; tables from before keep their number.
  `ALTER TABLE tables ADD COLUMN deal_key TEXT;`,
  // Which process goes on with which table.
  `CREATE TABLE thinking (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, until BIGINT NOT NULL);`,
  // Everybody begins a challenge once.
  `CREATE TABLE challenge_starts (
     challenge TEXT NOT NULL,
     person TEXT NOT NULL,
     table_id TEXT NOT NULL,
     PRIMARY KEY (challenge, person)
   );
   INSERT INTO challenge_starts (challenge, person, table_id)
     SELECT challenge, owner, MIN(id) FROM tables WHERE challenge IS NOT NULL
     GROUP BY challenge, owner;`,
  // Tables as they were after so many entries, so that a long log need not be read from its beginning.
  `CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, data TEXT NOT NULL);`,
  // When no server was there.
  `CREATE TABLE downtimes (began BIGINT NOT NULL, ended BIGINT NOT NULL);
   CREATE INDEX tables_by_owner ON tables(owner, status);`,
  // Answers given ahead: passing was the first of them.
  `CREATE TABLE standing (table_id TEXT NOT NULL, seat INTEGER NOT NULL, answer TEXT NOT NULL,
                          n INTEGER NOT NULL, PRIMARY KEY (table_id, seat, answer));
   INSERT INTO standing (table_id, seat, answer, n) SELECT table_id, seat, 'pass', 1 FROM orders;
   DROP TABLE orders;`,
  // Who may not come in.
  `ALTER TABLE people ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0;`,
  // How much vacation somebody has had.
  `ALTER TABLE people ADD COLUMN vacation_from BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE people ADD COLUMN vacation_taken BIGINT NOT NULL DEFAULT 0;`,
  // What belongs to a person or a table is found without looking through everybody's.
  `CREATE INDEX members_by_table ON members(table_id);
   CREATE INDEX chat_by_person ON chat(person);
   CREATE INDEX results_by_person ON results(person);
   CREATE INDEX pushes_by_person ON pushes(person);`,
  // The first hundred of a list that anybody may ask for are found without sorting all of it.
  `CREATE INDEX tables_public ON tables(updated_at)
     WHERE visibility = 'public' AND status NOT IN ('over', 'closed');
   CREATE INDEX ratings_by_rank ON ratings(game, (mu - 3 * sigma));
   CREATE INDEX results_by_rank ON results(challenge, won DESC, score DESC, at);`,
];

/**
 * During an upgrade two versions work side by side. Steps only add, so a process that knows fewer of them
 * works on; but it must know this many, or it would misread what the others write. A step that takes
 * something away, or gives it another meaning, raises this number.
 */
const OLDEST = 10;

/** Throws if this is data that we would misread. */
export function mustKnow(version: number, oldest: number): void {
  if (version <= STEPS.length || oldest <= STEPS.length) return;
  throw new Error(
    `this data was written by a newer Evervale (step ${version}, this one knows ${STEPS.length})`,
  );
}

/** Brings the tables up to date, and makes the secrets that all processes share. */
export async function migrate(db: Database): Promise<void> {
  await db.script('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const version = Number((await readMeta(db, 'version')) ?? 0);
  const oldest = Number((await readMeta(db, 'oldest')) ?? 0);
  mustKnow(version, oldest);
  for (let step = version; step < STEPS.length; step++) {
    const write = `INSERT INTO meta (key, value) VALUES ('version', '${step + 1}')
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value;`;
    await db.script(`${STEPS[step]}; ${write}`);
  }
  if (oldest < OLDEST) await db.commit([setMeta('oldest', String(OLDEST))]);
  if ((await readMeta(db, 'secret')) === undefined) {
    await db.commit([
      statement(
        `INSERT INTO meta (key, value) VALUES ('secret', $1) ON CONFLICT (key) DO NOTHING`,
        randomBytes(32).toString('base64url'),
      ),
    ]);
  }
}

function setMeta(key: string, value: string): Statement {
  return statement(
    `INSERT INTO meta (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    key,
    value,
  );
}

export async function readMeta(db: Database, key: string): Promise<string | undefined> {
  const rows = await db.all<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key]);
  return rows[0]?.value;
}
