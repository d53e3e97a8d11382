/** A game that the client has never heard of is played at the plain table. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from './browser.ts';
import { visit } from './visit.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const games = fileURLToPath(new URL('magpies/games.ts', import.meta.url));

const ANSWER = '.plain-table .answers:not(.row) .answer';

let outDir: string;
let server: PreviewServer;

/** The same client, with another list of games. */
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'evervale-magpies-'));
  const where = { root, logLevel: 'error' as const, build: { outDir, emptyOutDir: true } };
  await build({ ...where, resolve: { alias: { '@evervale/games/lazy': games } } });
  server = await preview({ ...where, preview: { port: 4199, strictPort: false, proxy: {} } });
}, 120_000);

afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

test.each([false, true])('a whole game at the plain table (phone: %s)', async (phone) => {
  const at = server.resolvedUrls!.local[0];
  const { page, context, faults } = await visit(browser, '/new', { at, phone });
  await page.locator('.folded > summary').click();
  await page.getByRole('button', { name: 'en n 2', exact: true }).click();
  await page.click('.answer.go');
  await page.waitForSelector('.plain-table');
  for (let i = 0; i < 200; i++) {
    await page.waitForSelector(`${ANSWER}, .plain-table table`);
    if ((await page.locator('.plain-table table').count()) > 0) break;
    const answers = page.locator(ANSWER);
    const before = await page.locator('.plain-table').getAttribute('data-at');
    await answers.nth(i % (await answers.count())).click();
    // What was asked stays to be seen until the answer has been taken.
    await page.locator(`.plain-table:not([data-at="${before}"])`).waitFor();
  }
  expect(await page.locator('.plain-table table').count()).toBe(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.goto(`/replay/${page.url().split('/').at(-1)}`);
  await page.waitForSelector('.replay');
  await page.locator('.replay input[type=range]').fill('2');
  expect(faults).toEqual([]);
  await context.close();
});
