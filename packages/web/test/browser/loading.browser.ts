/** What is to be seen while something is on its way. */
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { stopTime, visit } from './visit.ts';

/** Keeps files back until they are let go. */
async function hold(context: BrowserContext, files: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(files, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test('no page is blank while it is on its way: not the first, and no other', async () => {
  const { page, context } = await visit(browser, 'about:blank');
  const first = await hold(context, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const icon = page.locator('.loading img');
  await icon.waitFor();
  await expect
    .poll(() => icon.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  first();
  await page.locator('.home').waitFor();

  const next = await hold(context, /\.js$/);
  await page.locator('a[href="/settings"]').click();
  await page.locator('.loading [role=status]', { hasText: 'One moment' }).waitFor();
  expect(await page.locator('.loading .landscape, .loading svg').count()).toBeGreaterThan(0);
  next();
  await page.locator('.page-sheet label').first().waitFor();
  await context.close();
});

test('nothing is laid out before its letters are there, but nobody waits for them for ever', async () => {
  const { page, context } = await visit(browser, 'about:blank');
  // Only the letters can bring the page.
  await stopTime(page);
  const late = await hold(context, /\.woff2$/);
  const waits = async (): Promise<void> => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
    expect(await page.locator('.home').count()).toBe(0);
  };
  await waits();
  await page.clock.runFor(600);
  await page.locator('.home').waitFor();
  await waits();
  late();
  await page.locator('.home').waitFor();
  const shown = await page.evaluate(() => document.fonts.check('700 1rem "Alegreya Sans"'));
  expect(shown).toBe(true);
  await context.close();
});
