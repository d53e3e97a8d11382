import { LANGS } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { cutOff, serious } from './measure.ts';
import { byMouse, playOut } from './playing.ts';
import { SCREENS, goTo, openTable } from './screens.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';

async function everyScreen(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const [path, there] of SCREENS) {
    await goTo(page, path, there);
    await look(path);
  }
}

/** Looks at a screen wide and narrow; on a phone the table has tabs. */
async function findings(page: Page, path: string): Promise<string[]> {
  const wrong = (await cutOff(page)).map((one) => `${path} ${one}`);
  await page.setViewportSize(PHONE);
  // The table lays itself out anew when it hears of its size.
  await page.waitForFunction(() => {
    const table = document.querySelector('[data-layout]');
    return table === null || table.getAttribute('data-layout') === 'phone';
  });
  wrong.push(...(await cutOff(page)).map((one) => `phone ${path} ${one}`));
  for (const tab of [1, 2, 3, 0]) {
    const button = page.locator('.tabs button').nth(tab);
    if ((await button.count()) === 0) break;
    await button.click();
    wrong.push(...(await cutOff(page)).map((one) => `phone ${path} tab ${tab} ${one}`));
  }
  await page.setViewportSize(DESKTOP);
  return wrong;
}

test.for(LANGS)('nothing is cut off on any screen, wide or narrow (%s)', async (lang) => {
  const { page, context, faults } = await visit(browser, '/', { lang });
  const wrong: string[] = [];
  await everyScreen(page, async (path) => void wrong.push(...(await findings(page, path))));
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test.for(LANGS)(
  'nothing is cut off at the table with all boxes, wide or narrow (%s)',
  async (lang) => {
    const { page, context, faults } = await visit(browser, '/', { lang });
    await openTable(page, 'fair', 3);
    expect(await findings(page, 'fair')).toEqual([]);
    await openTable(page, 'river', 3);
    expect(await findings(page, 'river')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('nothing is cut off with the largest letters, wide or narrow', async () => {
  const { page, context, faults } = await visit(browser, '/', { lang: 'de', textSize: 'huge' });
  const wrong: string[] = [];
  await everyScreen(page, async (path) => void wrong.push(...(await findings(page, path))));
  await openTable(page, 'river', 3);
  wrong.push(...(await findings(page, 'river')));
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

// Whole games for the score sheets: in the long run only.
test.runIf(long).for(LANGS)('the score sheet shows all it says (%s)', async (lang) => {
  const { page, context } = await visit(browser, '/', { lang });
  await openTable(page, 'river', 1);
  await playOut(page, byMouse);
  expect(await serious(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await cutOff(page)).toEqual([]);
  await context.close();
});

test('what is cut off is found', async () => {
  const { page, context } = await visit(browser, '/settings');
  await page.waitForSelector('h1');
  await page.addStyleTag({
    content: '.choice button { width: 30px; padding: 0; overflow: hidden; }',
  });
  expect((await cutOff(page)).length).toBeGreaterThan(3);
  await context.close();
});

test('the language is switched in place', async () => {
  const { page, context } = await visit(browser);
  await page.click('.languages [lang=de]');
  await page.waitForSelector('text=Jetzt spielen');
  await page.click('.languages [lang=it]');
  await page.waitForSelector('text=Gioca subito');
  await context.close();
});
