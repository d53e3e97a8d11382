import { AxeBuilder } from '@axe-core/playwright';
import { LANGS } from '@evervale/kernel/text';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { byMouse, myTurn } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

const SCREENS = ['/', '/new', '/settings', '/about'];

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** A table some moves into the game. */
async function openTable(page: Page): Promise<void> {
  await page.click('.start .big');
  for (let i = 0; i < 6; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  await myTurn(page);
}

/** Words that stick out of what should hold them. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HOLDERS =
      'button:not(.target), a, h1, h2, .card-name, .event-name, .event-text, .plank, .player, .answer, .season-badge, .number, .pile, .tray h2, legend, label';
    return [...document.querySelectorAll<HTMLElement>(HOLDERS)]
      .filter((one) => one.checkVisibility() && one.clientWidth > 0)
      .filter((one) => one.scrollWidth > one.clientWidth + 2)
      .map((one) => `${one.className || one.tagName}: ${one.textContent?.slice(0, 60)}`);
  });
}

test('no serious accessibility finding on any screen', async () => {
  const { page, context } = await visit(browser);
  for (const path of SCREENS) {
    await page.goto(path);
    await page.waitForSelector('h1');
    expect(await serious(page)).toEqual([]);
  }
  await context.close();
});

test('no serious accessibility finding at the table, as pictures and as text', async () => {
  const { page, context } = await visit(browser);
  await openTable(page);
  expect(await serious(page)).toEqual([]);
  await context.close();
  const text = await visit(browser, '/', { textMode: true });
  await text.page.click('.start .big');
  await text.page.waitForSelector('.text-table .answer');
  expect(await serious(text.page)).toEqual([]);
  await text.context.close();
});

test.for(LANGS)('nothing is cut off on any screen, wide or narrow (%s)', async (lang) => {
  const { page, context, faults } = await visit(browser, '/', { lang });
  for (const path of [...SCREENS.slice(1), '/']) {
    await page.goto(path);
    await page.waitForSelector('h1');
    expect(await cutOff(page)).toEqual([]);
  }
  await page.click('.start .big');
  await myTurn(page);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cutOff(page)).toEqual([]);
  await page.goto('/');
  expect(await cutOff(page)).toEqual([]);
  expect(faults).toEqual([]);
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
