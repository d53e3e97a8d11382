import { LANGS } from '@evervale/kernel/text';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { cutOff, serious } from './measure.ts';
import { PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

const long = process.env['EVERVALE_LONG'] === '1';
const CHECKED = long ? LANGS : (['de'] as const);

test.for(CHECKED)(
  'every card, place and Event of the gallery shows all it says (%s)',
  async (lang) => {
    const { page, context, faults } = await visit(browser, '/gallery', { lang });
    await page.locator('.page-sheet fieldset').nth(1).locator('button').nth(1).click();
    await page.waitForSelector('.gallery-cards .card');
    expect(await cutOff(page)).toEqual([]);
    await page.locator('.page-sheet fieldset').nth(1).locator('button').nth(2).click();
    await page.waitForSelector('.gallery-words li', { timeout: 60_000 });
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await cutOff(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('no serious accessibility finding in the gallery', async () => {
  const { page, context } = await visit(browser, '/gallery');
  await page.waitForSelector('.gallery-seasons');
  expect(await serious(page)).toEqual([]);
  await context.close();
});
