import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/house.ts';
import { putInPlace } from './files.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
/** What was done to the disk. */
const done: string[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'it');
  done.length = 0;
  const real = { ...fs };
  const names = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((file, flags, mode) => {
    const number = real.openSync(file, flags, mode);
    names.set(number, basename(String(file)));
    return number;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    done.push(`sync ${names.get(file)}`);
    real.fsyncSync(file);
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push(`${basename(String(from))} becomes ${basename(String(to))}`);
    real.renameSync(from, to);
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  folder.remove();
});

const inFolder = (): string[] => fs.readdirSync(folder.path);

it('a file is on the disk before it has its name, and then its name is', () => {
  putInPlace(path, (making) => {
    fs.writeFileSync(making, 'all of it');
    expect(inFolder()).toEqual(['it.making']);
  });
  expect(done.slice(0, 2)).toEqual(['sync it.making', 'it.making becomes it']);
  const named = process.platform === 'win32' ? [] : [`sync ${basename(folder.path)}`];
  expect(done.slice(2)).toEqual(named);
  expect([inFolder(), fs.readFileSync(path, 'utf8')]).toEqual([['it'], 'all of it']);
});

it('one that fails in the middle leaves nothing, and one that was killed is not in the way', () => {
  const half = (making: string): void => {
    fs.writeFileSync(making, 'half of it');
    throw new Error('no room left');
  };
  expect(() => putInPlace(path, half)).toThrow('no room left');
  expect(inFolder()).toEqual([]);
  for (const end of ['', '-wal', '-journal']) fs.writeFileSync(`${path}.making${end}`, 'before');
  putInPlace(path, (making) => {
    expect(inFolder()).toEqual([]);
    fs.writeFileSync(making, 'all of it');
  });
  expect([inFolder(), fs.readFileSync(path, 'utf8')]).toEqual([['it'], 'all of it']);
});
