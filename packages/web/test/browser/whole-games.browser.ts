import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { byKeys, byMouse, byTouch, myTurn, playOut } from './playing.ts';
import { PATIENCE, visit } from './visit.ts';

// `npm test` plays one whole game by mouse; the others are for the long run.
const long = process.env['EVERVALE_LONG'] === '1';

test('a whole game against a computer player by clicking, from the first screen to the score sheet', async () => {
  const { page, context, faults } = await visit(browser);
  await page.click('[data-game=everdell] .big');
  await playOut(page, byMouse);
  expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
    true,
  );
  expect(faults).toEqual([]);
  await context.close();
});

const HANDS = { clicking: byMouse, keyboard: byKeys, touch: byTouch };
type By = keyof typeof HANDS;

/** The laptop, the tablet and the large screen by mouse and keys; phones upright and sideways by touch. */
const GAMES = [
  ...(['clicking', 'keyboard'] as const).flatMap((by) =>
    [
      [1024, 768],
      [1366, 768],
      [1920, 1080],
    ].map(([width, height]) => ({ by, width, height })),
  ),
  { by: 'touch', width: 390, height: 844 },
  { by: 'touch', width: 844, height: 390 },
  { by: 'touch', width: 360, height: 740 },
] satisfies readonly { by: By; width: number; height: number }[];

test.runIf(long).for(GAMES)(
  'a whole game by $by at $width × $height',
  async ({ by, width, height }) => {
    const { page, context, faults } = await visit(browser, '/', { phone: by === 'touch' });
    await page.setViewportSize({ width, height });
    const first = page.locator('[data-game=everdell] .big');
    if (by === 'touch') await first.tap();
    else await first.press('Enter');
    await playOut(page, HANDS[by]);
    // Nothing has to be pushed to the side, however small the screen is.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.runIf(long)(
  'a whole game alone against Rugwort, then its replay, and playing on from the middle',
  async () => {
    const { page, context, faults } = await visit(browser);
    await page.click('[data-game=everdell] .second');
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

/** Whoever has the next turn takes the screen. */
async function takeOver(page: Page): Promise<void> {
  await page.waitForSelector('.veil.solid, .table [data-can], .prompt .answer, .sheet table', {
    state: 'attached',
  });
  if ((await page.locator('.veil.solid .answer').count()) === 0) return;
  // Nobody's cards are shown before.
  expect(await page.locator('.hand .card').count()).toBe(0);
  await page.click('.veil.solid .answer');
  await page.waitForSelector('.veil.solid', { state: 'detached' });
}

test.runIf(long)('a whole game of two persons around one screen', async () => {
  const { page, context, faults } = await visit(browser);
  const seats = ['Hazel', 'Oakley'].map((name) => ({ name, by: 'person' }));
  const config = { id: 'round', game: 'everdell', options: { players: 2 }, seed: 3, seats };
  await page.evaluate((table) => localStorage.setItem('evervale.tables', JSON.stringify([table])), {
    config,
    picks: [],
    over: false,
  });
  await page.goto('/table/round');
  await playOut(page, async (here, move) => {
    await takeOver(here);
    if ((await here.$('.sheet table')) === null) await byMouse(here, move);
  });
  expect(await page.locator('.sheet thead th').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('after the first visit a game can be played without a net', async () => {
  const context = await browser.newContext({ baseURL: inject('address') });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.evaluate(() =>
    localStorage.setItem(
      'evervale.settings',
      JSON.stringify({
        state: { lang: 'en', motion: 'none', knows: { everdell: 'well' } },
        version: 1,
      }),
    ),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await page.click('[data-game=everdell] .big');
  expect(await myTurn(page)).toBe(true);
  await page.locator('.spot.can').first().click();
  // The worker is on its way: its place at home is empty.
  await page.waitForSelector('.players .workers .out', { state: 'attached' });
  if (long) {
    await playOut(page, byMouse);
    // Every other screen is there too.
    for (const path of ['/cards', '/rules', '/learn/first', '/replay', '/settings', '/about']) {
      await page.goto(path);
      await page.waitForSelector('h1, .lesson');
    }
  }
  await context.close();
});

test.runIf(long)(
  'a finished game is reviewed: what was lost, and what would have been better',
  async () => {
    const { page, context, faults } = await visit(browser);
    await page.click('[data-game=everdell] .second');
    await playOut(page, byMouse);
    await page.click('.sheet a[href^="/replay"]');
    await page.click('.replay .answer:has-text("Review")');
    await page.waitForSelector('.review li, .review p', { timeout: 8 * 60_000 });
    expect(faults).toEqual([]);
    await context.close();
  },
);
