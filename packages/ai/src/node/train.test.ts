import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { train } from './train.ts';

test('a course that is over is not written anew: the picture of how it went would be lost', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'evervale-trained-'));
  const [weights, picture] = ['weights.json', 'curve.svg'].map((name) => join(dir, name));
  const said: string[] = [];
  await train(everdell, { dir, weights, picture }, (line) => said.push(line));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('--anew');
  expect([weights, picture].some((file) => existsSync(file))).toBe(false);
  rmSync(dir, { recursive: true });
});
