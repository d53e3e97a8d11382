import { BOX_IDS, type BoxId } from '@evervale/everdell';
import { LANGS } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { cutOff, nameless, serious } from './measure.ts';
import { byMouse, myTurn, playOut } from './playing.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

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

/** Tables with every box that has something to show: some do not go together. */
const TABLES = {
  fair: BOX_IDS.filter((box) => box !== 'pearlbrook' && box !== 'legends'),
  river: BOX_IDS.filter((box) => box !== 'flower-festival'),
} satisfies Record<string, readonly BoxId[]>;

function tableWith(id: keyof typeof TABLES): unknown {
  const seats = [
    { name: 'Hazel', by: 'person' },
    { name: 'Oakley', by: 'seedling' },
    { name: 'Bramble', by: 'seedling' },
    { name: 'Sorrel', by: 'seedling' },
  ];
  const options = { players: seats.length, boxes: TABLES[id] };
  return { config: { id, game: 'everdell', options, seed: 5, seats }, picks: [], over: false };
}

async function openTable(page: Page, id: keyof typeof TABLES, moves: number): Promise<void> {
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    tableWith(id),
  );
  await page.goto(`/table/${id}`);
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

test.for(SCREENS)(
  'no serious accessibility finding at %s, and nothing without a name',
  async ([path, there]) => {
    const { page, context } = await visit(browser, path);
    await page.waitForSelector(there);
    expect([...(await serious(page)), ...(await nameless(page))]).toEqual([]);
    await context.close();
  },
);

test('no serious accessibility finding at the table, as pictures and as text', async () => {
  const { page, context } = await visit(browser);
  await openTable(page, 'river', 6);
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

/** Looks at a screen wide and narrow; on a phone the table has tabs. */
async function findings(page: Page, path: string): Promise<string[]> {
  const wrong = (await cutOff(page)).map((one) => `${path} ${one}`);
  await page.setViewportSize(PHONE);
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
    await openTable(page, 'fair', 5);
    expect(await findings(page, 'fair')).toEqual([]);
    await openTable(page, 'river', 5);
    expect(await findings(page, 'river')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('nothing is cut off with the largest letters, wide or narrow', async () => {
  const { page, context, faults } = await visit(browser, '/', { lang: 'de', textSize: 'huge' });
  const wrong: string[] = [];
  await everyScreen(page, async (path) => void wrong.push(...(await findings(page, path))));
  await openTable(page, 'river', 5);
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
