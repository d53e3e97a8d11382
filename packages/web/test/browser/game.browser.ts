import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium.ts';
import { byKeys, byMouse, byTouch, myTurn, playOut } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

test('a whole game against a computer player by clicking, from the first screen to the score sheet', async () => {
  const { page, context, faults } = await visit(browser);
  await page.click('.start .big');
  await playOut(page, byMouse);
  expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
    true,
  );
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game by keyboard', async () => {
  const { page, context, faults } = await visit(browser);
  await page.locator('.start .big').focus();
  await page.keyboard.press('Enter');
  await playOut(page, byKeys);
  expect(faults).toEqual([]);
  await context.close();
});

test('a whole game on a phone by touch', async () => {
  const { page, context, faults } = await visit(browser, '/', { phone: true });
  await page.tap('.start .big');
  await playOut(page, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

// The short run plays three whole games; this one is for the long run.
test.runIf(process.env['EVERVALE_LONG'] === '1')(
  'a whole game alone against Rugwort, then its replay, and playing on from the middle',
  async () => {
    const { page, context, faults } = await visit(browser);
    await page.click('.start .second');
    await playOut(page, byMouse);
    await page.click('.sheet a[href^="/replay"]');
    await page.waitForSelector('.replay');
    await page.locator('.replay input[type=range]').fill('20');
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 5);
    await page.click('.replay .answer >> nth=0');
    expect(await myTurn(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a finished move list can be seen again and played on from the middle', async () => {
  const { page, context, faults } = await visit(browser);
  await page.click('.start .second');
  for (let i = 0; i < 5; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  const id = page.url().split('/').at(-1);
  await page.goto(`/replay/${id}`);
  await page.waitForSelector('.replay');
  await page.locator('.replay input[type=range]').fill('3');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);
  await page.click('.replay .answer >> nth=0');
  expect(await myTurn(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

/** A table whose forest has a place with a choice: two resources of any kind. */
const CHOICE = {
  config: {
    id: 'choice',
    game: 'everdell',
    options: { players: 2 },
    seed: 5,
    seats: [
      { name: 'Hazel', by: 'person' },
      { name: 'Oakley', by: 'seedling' },
    ],
  },
  picks: [],
  over: false,
};

test('what was done without a surprise can be taken back', async () => {
  const { page, context, faults } = await visit(browser);
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    CHOICE,
  );
  await page.goto('/table/choice');
  const place = page.locator('[data-target="place/forest-two-any"].can');
  await place.click();
  await page.locator('.prompt .answer').first().click();
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.prompt .answer').length === 4);
  await page.locator('.undo', { hasText: 'Undo' }).click();
  await place.waitFor();
  expect(await page.locator('.workers .out').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('around one screen the hand is covered until the next person has it', async () => {
  const { page, context, faults } = await visit(browser, '/new');
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await page.click('.go');
  const shown: number[] = [];
  for (let i = 0; i < 6; i++) {
    await page.waitForSelector('.veil.solid, .table [data-can], .prompt .answer');
    if ((await page.locator('.veil.solid').count()) > 0) {
      shown.push(await page.locator('.hand .card').count());
      await page.click('.veil.solid .answer');
      await page.waitForSelector('.veil.solid', { state: 'detached' });
    }
    await byMouse(page, i);
    await page.waitForTimeout(80);
  }
  expect(new Set(shown)).toEqual(new Set([0]));
  expect(faults).toEqual([]);
  await context.close();
});
