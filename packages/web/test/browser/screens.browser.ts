import { LANGS } from '@evervale/kernel/text';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { cutOff, nameless, serious } from './measure.ts';
import { byMouse, myTurn, playOut } from './playing.ts';
import { PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

const long = process.env['EVERVALE_LONG'] === '1';

/** Every screen beside the table, and how one knows that it is there. */
const SCREENS: readonly (readonly [path: string, there: string])[] = [
  ['/new', 'h1'],
  ['/cards', '.card'],
  ['/cards/king', '.card-detail .rulings'],
  ['/rules', '.numbered li'],
  ['/learn', 'h1'],
  ['/learn/first', '.lesson'],
  ['/replay', 'h1'],
  ['/settings', 'h1'],
  ['/about', 'h1'],
  ['/', 'h1'],
];

/** A table some moves into the game, with every box that has something to show. */
const TABLE = {
  config: {
    id: 'boxes',
    game: 'everdell',
    options: {
      players: 3,
      boxes: [
        'extra',
        'rugwort-cards',
        'corrin',
        'farms',
        'bellfaire-forest',
        'bellfaire-events',
        'flower-festival',
        'royal-award',
        'market',
      ],
    },
    seed: 5,
    seats: [
      { name: 'Hazel', by: 'person' },
      { name: 'Oakley', by: 'seedling' },
      { name: 'Bramble', by: 'seedling' },
    ],
  },
  picks: [],
  over: false,
};

async function openTable(page: Page, moves: number): Promise<void> {
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    TABLE,
  );
  await page.goto('/table/boxes');
  for (let i = 0; i < moves; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  await myTurn(page);
}

async function everyScreen(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const [path, there] of SCREENS) {
    await page.goto(path);
    await page.waitForSelector(there);
    await look(path);
  }
}

test('no serious accessibility finding on any screen, and nothing without a name', async () => {
  const { page, context } = await visit(browser);
  await everyScreen(page, async (path) => {
    expect([path, ...(await serious(page)), ...(await nameless(page))]).toEqual([path]);
  });
  await context.close();
});

test('no serious accessibility finding at the table, as pictures and as text', async () => {
  const { page, context } = await visit(browser);
  await openTable(page, 6);
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
  await text.page.click('.start .big');
  await text.page.waitForSelector('.text-table .answer');
  expect(await serious(text.page)).toEqual([]);
  await text.context.close();
});

test.for(LANGS)('nothing is cut off on any screen, wide or narrow (%s)', async (lang) => {
  const { page, context, faults } = await visit(browser, '/', { lang });
  const wrong: string[] = [];
  const look = async (path: string): Promise<void> => {
    wrong.push(...(await cutOff(page)).map((one) => `${path} ${one}`));
    await page.setViewportSize(PHONE);
    wrong.push(...(await cutOff(page)).map((one) => `phone ${path} ${one}`));
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await everyScreen(page, look);
  await openTable(page, 8);
  await look('table');
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

// Whole games for the score sheets: in the long run only.
test.runIf(long).for(LANGS)('the score sheet shows all it says (%s)', async (lang) => {
  const { page, context } = await visit(browser, '/', { lang });
  await openTable(page, 1);
  await playOut(page, byMouse);
  expect(await serious(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await cutOff(page)).toEqual([]);
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
