import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { nameless, serious } from './measure.ts';
import { SCREENS, VALE_LESSON, goTo, openTable } from './screens.ts';
import { visit, type Visit } from './visit.ts';

/** All screens are looked at in one page, as long as its browser lives. */
let shared: Visit | null = null;
async function pageAtHome(): Promise<Page> {
  if (shared === null || shared.page.isClosed()) shared = await visit(browser);
  return shared.page;
}

test.for([...SCREENS, VALE_LESSON])(
  'no serious accessibility finding at %s, and nothing without a name',
  async ([path, there]) => {
    const page = await pageAtHome();
    await goTo(page, path, there);
    expect([...(await serious(page)), ...(await nameless(page))]).toEqual([]);
  },
);

test('no serious accessibility finding at the table, as pictures and as text', async () => {
  const { page, context } = await visit(browser);
  await openTable(page, 'river', 3);
  expect([...(await serious(page)), ...(await nameless(page))]).toEqual([]);
  // A card seen large, and the city of somebody else.
  await page.locator('.meadow .target').first().click({ button: 'right', force: true });
  await page.waitForSelector('.inspector.pinned');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.players .player').nth(1).click();
  await page.waitForSelector('.window');
  expect(await serious(page)).toEqual([]);
  await context.close();
  const text = await visit(browser, '/', { textMode: true });
  await text.page.click('[data-game=everdell] .big');
  await text.page.waitForSelector('.text-table .answer');
  expect(await serious(text.page)).toEqual([]);
  await text.context.close();
});

test('what keeps people out is found', async () => {
  const { page, context } = await visit(browser, '/settings');
  await page.waitForSelector('h1');
  await page.addStyleTag({
    content: 'legend { color: #fff !important; background: #eee !important; }',
  });
  await page.evaluate(() => document.body.append(document.createElement('button')));
  const found = await serious(page);
  expect(found.some((one) => one.startsWith('color-contrast'))).toBe(true);
  expect(found.some((one) => one.startsWith('button-name'))).toBe(true);
  expect((await nameless(page)).length).toBe(1);
  await context.close();
});
