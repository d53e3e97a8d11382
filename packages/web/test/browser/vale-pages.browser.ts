import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { PATIENCE, visit } from './visit.ts';

/** Does what the lesson points at: an answer where there is one, else the thing on the table. */
async function doAsTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dashed = (one: Element): boolean => getComputedStyle(one).outlineStyle === 'dashed';
    const answers = [...document.querySelectorAll('.prompt [data-code]')];
    const things = [...document.querySelectorAll('.vale [data-target]')];
    const told = [...answers, ...things].find(dashed);
    told?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** By how much the way on lies below the edge of the lesson, where one would have to scroll for it. */
async function outOfSight(page: Page): Promise<number> {
  const [box, button] = await page
    .locator('.lesson, .lesson footer button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  return Math.max(0, (button ?? box) - box);
}

const LESSONS = ['first', 'battle', 'magic', 'monsters'].flatMap((lesson) =>
  [false, true].map((phone) => ({ lesson, phone })),
);

test.for(LESSONS)('lesson "$lesson" to its end (phone: $phone)', async ({ lesson, phone }) => {
  const { page, context, faults } = await visit(browser, `/eldervale/learn/${lesson}`, { phone });
  if (!phone) await page.setViewportSize({ width: 1366, height: 768 });
  let hidden = 0;
  for (let i = 0; i < 160; i++) {
    await page.waitForSelector('.lesson');
    if ((await page.locator('.lesson.done').count()) > 0) break;
    const button = page.locator('.lesson footer button');
    if ((await button.count()) > 0) {
      hidden = Math.max(hidden, await outOfSight(page));
      await button.first().click();
      await doAsTold(page);
    }
    await page.waitForTimeout(80);
  }
  expect(await page.locator('.lesson.done').count()).toBe(1);
  expect(hidden).toBe(0);
  expect(faults).toEqual([]);
  await page.goto('/eldervale/learn');
  await page.waitForSelector('.lessons');
  expect(await page.locator('.lessons i').count()).toBe(1);
  await context.close();
});

test('two games are two doors: each opens its own table, cards and rules', async () => {
  const { page, context, faults } = await visit(browser);
  await page.waitForSelector('[data-game=eldervale] .door-picture image');
  for (const [game, table] of [
    ['everdell', '.playfield'],
    ['eldervale', '.vale'],
  ]) {
    await page.goto('/');
    await page.click(`[data-game=${game}] .big`);
    await page.waitForSelector(table);
    await page.goto('/');
    const links = await page
      .locator(`[data-game=${game}] .ways a`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual([`/${game}/learn`, `/new/${game}`, `/${game}/cards`, `/${game}/rules`]);
  }
  await page.goto('/');
  expect(await page.locator('.my-games small').allTextContents()).toEqual([
    expect.stringContaining('Dwellings of Eldervale'),
    expect.stringContaining('Everdell'),
  ]);
  await page.goto('/cards/king');
  await page.waitForURL('**/everdell/cards/king');
  expect(faults).toEqual([]);
  await context.close();
});

test('cards, Monsters, factions and Realms of Eldervale are found and seen large', async () => {
  const { page, context, faults } = await visit(browser, '/eldervale/cards');
  await page.waitForSelector('.vale-face');
  expect(await page.locator('.vale-face').count()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Monsters and Mercenaries' }).click();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  expect(await page.locator('.vale-face b').allTextContents()).toEqual([
    'Demon of Might',
    'Volcanic Terror',
  ]);
  await page.locator('.vale-face').first().click();
  await page.waitForURL('**/eldervale/cards/base-fire');
  expect(await page.locator('.vale-detail h2').textContent()).toBe('Demon of Might');
  await page.locator('.vale-detail .vale-others a').first().click();
  await page.waitForURL('**/eldervale/cards/fire-1');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/eldervale/cards');
  expect(faults).toEqual([]);
  await context.close();
});

test('after the first visit Eldervale is played, looked up and learnt without a net', async () => {
  const context = await browser.newContext({ baseURL: inject('address') });
  context.setDefaultTimeout(PATIENCE);
  const settings = {
    state: { lang: 'en', motion: 'none', knows: { eldervale: 'well' } },
    version: 1,
  };
  await context.addInitScript(
    (kept) => localStorage.setItem('evervale.settings', JSON.stringify(kept)),
    settings,
  );
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await page.click('[data-game=eldervale] .big');
  // An element, a people, then a Unit on the map; the computer player answers.
  const choice = page.locator('.choice:enabled');
  await choice.first().click();
  await choice.locator('.choice-portrait').first().click();
  await page.locator('.map .hit.can').first().click();
  const turn = page.locator('.since li, .prompt.mine');
  await turn.first().waitFor();
  for (const [path, there] of [
    ['/eldervale/cards/fire-03', '.vale-detail'],
    ['/eldervale/rules', '.guide li'],
    ['/eldervale/learn/battle', '.lesson'],
  ]) {
    await page.goto(path);
    await page.locator(there).first().waitFor();
  }
  await context.close();
});
