/** The screen of a new table: an occasion first, everything else folded and within reach of the keys. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const screensHigh = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

test('a new table is short: boxes and details are folded, and say what was chosen', async () => {
  const { page, context, faults } = await visit(browser, '/new');
  await page.locator('.round-table').waitFor();
  expect(await screensHigh(page)).toBeLessThan(1.25);
  await page.setViewportSize(PHONE);
  expect(await screensHigh(page)).toBeLessThan(2.5);
  await page.setViewportSize(DESKTOP);
  expect(await page.locator('.lid:visible').count()).toBe(0);
  await page.locator('.preset', { hasText: 'Long evening' }).click();
  expect(await page.locator('.seat-row').count()).toBe(4);
  expect(await page.locator('.picked-box').count()).toBe(4);
  // What goes well together needs no advice.
  expect(await page.locator('.advice').count()).toBe(0);
  expect(await page.locator('.preset[aria-pressed=true]').count()).toBe(1);
  await page.click('.go');
  await page.locator('.players .player').nth(3).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('every choice among the house rules says what it is about', async () => {
  const { page, context } = await visit(browser, '/new');
  await page.locator('.round-table button', { hasText: '1' }).click();
  await page.locator('.house > summary').click();
  const legend = page.locator('.house legend', { hasText: 'Equal points' });
  expect(await legend.evaluate((one) => getComputedStyle(one).clipPath)).toBe('none');
  await context.close();
});

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return;
  }
  throw new Error(`nothing leads to ${selector}`);
}

test('a table with a box is set up by keys alone', async () => {
  const { page, context, faults } = await visit(browser, '/new');
  await page.locator('.round-table').waitFor();
  await tabTo(page, '.preset');
  await page.keyboard.press('Enter');
  expect(await page.locator('.preset[aria-pressed=true]').count()).toBe(1);
  await tabTo(page, '.folded > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.lid > input');
  await page.keyboard.press('Space');
  expect(await page.locator('.folded .picked-box').first().textContent()).toBe('Pearlbrook');
  await tabTo(page, '.go');
  await page.keyboard.press('Enter');
  await page.locator('.river').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
