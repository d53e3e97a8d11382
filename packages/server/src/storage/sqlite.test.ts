import { existsSync, mkdirSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/house.ts';
import { one, statement } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open.ts';
import { SqliteDatabase, copyDatabase } from './sqlite.ts';
import { openFile } from './writer.ts';

let folder: ReturnType<typeof temporaryFolder>;
let db: SqliteDatabase;

beforeEach(async () => {
  folder = temporaryFolder();
  db = new SqliteDatabase(join(folder.path, 'test.sqlite'));
  await db.script('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)');
});
afterEach(async () => {
  await db.close();
  folder.remove();
});

const insert = (id: number, name = 'x') =>
  one('INSERT INTO things (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', id, name);
const ids = async (): Promise<number[]> =>
  (await db.all<{ id: number }>('SELECT id FROM things ORDER BY id')).map(({ id }) => id);

it('writes of the same moment share a commit, and each is all or nothing by itself', async () => {
  await db.commit([insert(1)]);
  const done = await Promise.all([
    db.commit([insert(2), insert(3)]),
    db.commit([insert(4), insert(1)]),
    db.commit([insert(5)]),
  ]);
  expect(done).toEqual([true, false, true]);
  expect(await ids()).toEqual([1, 2, 3, 5]);
});

it('what is committed is on the disk for everybody when the promise resolves', async () => {
  await db.commit([insert(7, 'seven')]);
  const other = new DatabaseSync(join(folder.path, 'test.sqlite'), { readOnly: true });
  expect(other.prepare('SELECT name FROM things').all()).toEqual([{ name: 'seven' }]);
  other.close();
});

it('a commit waits for the disk, so that it is there also if the power goes', () => {
  const connection = openFile(join(folder.path, 'test.sqlite'));
  const setting = (name: string): unknown =>
    Object.values(connection.prepare(`PRAGMA ${name}`).get()!)[0];
  // 2: FULL, as SQLite counts.
  expect([setting('synchronous'), setting('journal_mode')]).toEqual([2, 'wal']);
  connection.close();
});

it('a thread that cannot open the file fails what waits for it, and the next one writes again', async () => {
  const file = join(folder.path, 'test.sqlite');
  // Something else is there for a moment, as when a disk is not mounted.
  renameSync(file, `${file}.away`);
  mkdirSync(file);
  await expect(db.commit([insert(1)])).rejects.toThrow('unable to open');
  rmdirSync(file);
  renameSync(`${file}.away`, file);
  expect(await db.commit([insert(2)])).toBe(true);
  expect(await ids()).toEqual([2]);
});

it('the log of the database is carried over beside the commits, and does not grow', async () => {
  const size = (end = ''): number => statSync(join(folder.path, `test.sqlite${end}`)).size;
  const page = 'x'.repeat(4000);
  for (let round = 0; round < 5; round++) {
    const group = Array.from({ length: 1600 }, (_, i) =>
      db.commit([insert(1600 * round + i, page)]),
    );
    await Promise.all(group);
    await expect.poll(() => size(), { interval: 200 }).toBeGreaterThan(6e6 * round);
  }
  // 32 MB were written; SQLite by itself would not have begun yet.
  expect(size('-wal')).toBeLessThan(24e6);
  expect(await ids()).toHaveLength(8000);
});

it('a statement that fails takes back its group, and says so to everybody in it', async () => {
  const bad = statement('INSERT INTO nowhere VALUES (1)');
  const done = await Promise.allSettled([db.commit([insert(8)]), db.commit([bad])]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ids()).toEqual([]);
  expect(await db.commit([insert(9)])).toBe(true);
});

it('a backup is made while the database is written, and can be opened', async () => {
  await migrate(db);
  const copy = join(folder.path, 'copy', 'evervale.sqlite');
  await db.commit([insert(100)]);
  const writing = Array.from({ length: 50 }, (_, i) => db.commit([insert(i)]));
  copyDatabase(join(folder.path, 'test.sqlite'), copy);
  await Promise.all(writing);
  expect(await ids()).toHaveLength(51);
  expect(existsSync(copy)).toBe(true);
  const opened = await openDatabase({ data: join(folder.path, 'copy') });
  expect(await opened.all('SELECT id FROM things WHERE id = 100')).toHaveLength(1);
  expect(await opened.all('SELECT key FROM meta WHERE key = $1', ['secret'])).toHaveLength(1);
  await opened.close();
});

it('data of a newer version is refused by name', async () => {
  await migrate(db);
  const meta = (key: string): Promise<boolean> =>
    db.commit([statement(`UPDATE meta SET value = '99' WHERE key = $1`, key)]);
  await meta('version');
  // Steps that only add do not keep a process from starting that does not know them.
  await migrate(db);
  await meta('oldest');
  await expect(migrate(db)).rejects.toThrow('newer');
});

it('two servers do not share a folder; the lock goes with its owner', () => {
  const unlock = lockFolder(folder.path);
  expect(() => lockFolder(folder.path)).toThrow('another server runs with');
  unlock();
  lockFolder(folder.path)();
});
