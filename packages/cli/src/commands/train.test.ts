import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('evervale train writes weights and a picture of the learning curve where they are wanted', async () => {
  const [weights, picture] = ['weights.json', 'curve.svg'].map((name) => join(folder, name));
  const where = ['--dir', folder, '--weights', weights, '--picture', picture];
  const { code, out } = await evervale(['train', '--anew', '--games', '0', ...where]);
  expect({ code, out }).toEqual({ code: 0, out: '0 games in all\n' });
  expect(readFileSync(picture, 'utf8')).toContain('<svg');
  expect(JSON.parse(readFileSync(weights, 'utf8'))).toBeTypeOf('object');
});

it('evervale train goes on from the committed weights where no checkpoint is', async () => {
  const dir = join(folder, 'empty');
  const [weights, picture] = ['weights.json', 'curve.svg'].map((name) => join(dir, name));
  const where = ['--dir', dir, '--weights', weights, '--picture', picture];
  const { out } = await evervale(['train', '--games', '0', ...where]);
  expect(out).toMatch(/^Nothing to do: [1-9]\d+ games .*\n[1-9][\d,]+ games in all\n$/);
  expect([weights, picture].some((file) => existsSync(file))).toBe(false);
});
