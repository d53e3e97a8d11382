import { beforeEach, expect, test, vi } from 'vitest';
import { keepResult, tallyOf } from './results.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const result = { game: 'everdell', against: 'sprout', won: true, points: 50 };

test('results are counted against each opponent, and each game for itself', () => {
  expect(tallyOf('everdell', 'sprout')).toBeNull();
  keepResult({ ...result, table: 'a' });
  keepResult({ ...result, table: 'b', won: false, points: 61 });
  keepResult({ ...result, table: 'c', against: 'oak' });
  keepResult({ ...result, table: 'd', game: 'eldervale' });
  expect(tallyOf('everdell', 'sprout')).toEqual({ won: 1, all: 2, best: 61 });
  expect(tallyOf('everdell', 'oak')?.all).toBe(1);
  expect(tallyOf('eldervale', 'sprout')?.all).toBe(1);
});

test('a sheet that is looked at again counts once', () => {
  keepResult({ ...result, table: 'a' });
  expect(keepResult({ ...result, table: 'a' })).toEqual({ won: 1, all: 1, best: 50 });
});

test('results from before there were two games are of Everdell', () => {
  const old = { table: 'x', against: 'sprout', won: true, points: 40 };
  localStorage.setItem('evervale.results', JSON.stringify([old]));
  expect(tallyOf('everdell', 'sprout')?.all).toBe(1);
  expect(tallyOf('eldervale', 'sprout')).toBeNull();
});
