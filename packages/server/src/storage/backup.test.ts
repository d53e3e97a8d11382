import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/house.ts';
import { backup, restore } from './backup.ts';
import { lockFolder } from './lock.ts';
import { openDatabase } from './open.ts';

let folder: ReturnType<typeof temporaryFolder>;
const at = (...names: string[]): string => join(folder.path, ...names);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function oneBackup(): Promise<string> {
  await (await openDatabase({ data: at('old') })).close();
  backup({ data: at('old') }, at('copy.sqlite'));
  return at('copy.sqlite');
}

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('what a killed server left beside its database is not mixed with what is restored', async () => {
  const copy = await oneBackup();
  await restore({ data: at('new') }, copy);
  // The operator moves the database away and forgets the rest.
  const wal = at('another', 'evervale.sqlite-wal');
  lockFolder(at('another'))();
  writeFileSync(wal, 'pages of another database');
  await expect(restore({ data: at('another') }, copy)).rejects.toThrow(/-wal is left over from/);
  expect(existsSync(at('another', 'evervale.sqlite'))).toBe(false);
  expect(readFileSync(wal, 'utf8')).toBe('pages of another database');
});

it('the file of a server is no backup while there is more beside it', async () => {
  const copy = await oneBackup();
  writeFileSync(`${copy}-wal`, 'more');
  await expect(restore({ data: at('new') }, copy)).rejects.toThrow('Make a backup with');
});

it('a damaged backup is refused, and nothing is put in place', async () => {
  const copy = await oneBackup();
  const bytes = readFileSync(copy);
  bytes.fill(0xee, bytes.length - 4096);
  writeFileSync(at('bad.sqlite'), bytes);
  await expect(restore({ data: at('new') }, at('bad.sqlite'))).rejects.toThrow('damaged');
  expect(existsSync(at('new', 'evervale.sqlite'))).toBe(false);
});

it('a backup of a newer version is refused, and nothing is put in place', async () => {
  const copy = await oneBackup();
  const db = new DatabaseSync(copy);
  db.exec(`UPDATE meta SET value = '99' WHERE key IN ('version', 'oldest')`);
  db.close();
  await expect(restore({ data: at('new') }, copy)).rejects.toThrow('newer Evervale');
  expect(existsSync(at('new', 'evervale.sqlite'))).toBe(false);
});

it('a file that is no database is refused by its name', async () => {
  lockFolder(at('odd'))();
  writeFileSync(
    at('odd', 'evervale.sqlite'),
    'This is a letter, and a long one: no database at all.',
  );
  const named = new RegExp(`evervale.sqlite cannot be read \\(.*not a database`);
  await expect(openDatabase({ data: at('odd') })).rejects.toThrow(named);
});

it('a folder on which a server runs is not touched', async () => {
  const copy = await oneBackup();
  const unlock = lockFolder(at('busy'));
  await expect(restore({ data: at('busy') }, copy)).rejects.toThrow('another server runs');
  unlock();
  expect(await restore({ data: at('busy') }, copy)).toBe(0);
});

it('an empty file is refused: it is what is left of a database, not a new one', async () => {
  lockFolder(at('empty'))();
  writeFileSync(at('empty', 'evervale.sqlite'), '');
  await expect(openDatabase({ data: at('empty') })).rejects.toThrow('is empty: restore a backup');
});

it('a log without its database is refused', async () => {
  lockFolder(at('lost'))();
  writeFileSync(at('lost', 'evervale.sqlite-wal'), 'x');
  await expect(openDatabase({ data: at('lost') })).rejects.toThrow('has lost its database');
});

it.skipIf(process.platform === 'win32')('nobody else may read the data', async () => {
  const copy = await oneBackup();
  expect([mode(at('old')), mode(at('old', 'evervale.sqlite')), mode(copy)]).toEqual([
    '700',
    '600',
    '600',
  ]);
  // Also of an installation from before.
  lockFolder(at('before'))();
  copyFileSync(copy, at('before', 'evervale.sqlite'));
  const db = await openDatabase({ data: at('before') });
  expect(mode(at('before', 'evervale.sqlite'))).toBe('600');
  expect(mode(at('before', 'evervale.sqlite-wal'))).toBe('600');
  await db.close();
});
