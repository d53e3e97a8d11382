import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [results, picture] = ['ladder.jsonl', 'growth.svg'].map((name) => join(folder, name));
const ladder = (...args: string[]) =>
  evervale(['ladder', '--results', results, '--picture', picture, ...args]);

// Threads take a while to start on a busy machine.
describe('evervale ladder', () => {
  it('plays what is missing, keeps it, and goes on another day', async () => {
    const first = await ladder('--only', 'seedling-random', '--games', '2');
    expect(first.code).toBe(0);
    expect(first.out).toContain('| `seedling`, `random` | 2 |');
    const kept = readFileSync(results, 'utf8');
    const more = await ladder('--only', 'seedling-random', '--games', '3');
    expect(more.err.trimEnd().split('\n')).toHaveLength(1);
    expect(more.out).toContain('| `seedling`, `random` | 3 |');
    const line = kept.split('\n').find((text) => text.includes('"game":1'))!;
    expect(readFileSync(results, 'utf8')).toContain(line.trim());
    expect(readFileSync(picture, 'utf8')).toContain('<svg');
  });

  it('refuses a match that nobody knows', async () => {
    const { code, err } = await ladder('--only', 'oak-birch');
    expect(code).toBe(1);
    expect(err).toContain('match: must be seedling-random');
  });
});
