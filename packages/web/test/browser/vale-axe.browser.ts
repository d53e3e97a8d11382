/** What axe finds on every screen of Eldervale: the table in its phases, and all that stands around it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { asked, begun, openTable } from './eldervale.ts';
import { anything, laidOut, nameless, serious } from './measure.ts';
import { goTo } from './screens.ts';
import { visit } from './visit.ts';

const SEED = 12;

async function wrong(page: Page): Promise<string[]> {
  await laidOut(page);
  return [...(await serious(page)), ...(await nameless(page))];
}

test.each([
  ['choosing an element', 'prompt.element', '.choice:enabled'],
  ['a Regroup', 'prompt.withdraw', '.map .hit.can'],
  ['a new Realm', 'prompt.lay', '.map .hit.can'],
  ['a battle', 'prompt.join', '.battle'],
] as const)('axe finds nothing serious while there is %s', async (_, prompt, there) => {
  const chooses = prompt === 'prompt.element';
  const factions = chooses ? 'choose' : 'randomFaction';
  const picks = chooses ? [] : asked(SEED, prompt);
  const { page, context } = await openTable(browser, { seed: SEED, factions, picks });
  await page.locator(there).first().waitFor();
  expect(await wrong(page)).toEqual([]);
  await context.close();
});

test('axe finds nothing when a Realm is looked at, and nothing serious in the Tableau of another', async () => {
  const picks = begun(6, 0.4, { players: 3 });
  const { page, context } = await openTable(browser, { seed: 6, players: 3, picks });
  await page.locator('.prompt .answer').first().waitFor();
  await page.locator('.map .hit').nth(3).focus();
  await page.locator('.looked .note').waitFor();
  expect(await anything(page)).toEqual([]);
  await page.locator('.left .seat').first().click();
  await page.waitForSelector('.window');
  expect(await wrong(page)).toEqual([]);
  await context.close();
});

test('axe finds nothing serious on the score sheet and in the replay of a finished game', async () => {
  const { page, context } = await openTable(browser, { seed: SEED, picks: begun(SEED, 1) });
  await page.waitForSelector('.sheet table');
  expect(await wrong(page)).toEqual([]);
  await page.click('.sheet a[href^="/replay"]');
  await page.waitForSelector('.replay');
  expect(await wrong(page)).toEqual([]);
  await page.click('.replay .answer:has-text("Review")');
  await page.waitForSelector('.reviewing, .review');
  expect(await wrong(page)).toEqual([]);
  await context.close();
});

/** Every page of Eldervale, and how one knows that it is there. */
const PAGES = [
  ['/eldervale/cards', '.vale-face'],
  ['/eldervale/cards/fire-03', '.vale-detail'],
  ['/eldervale/cards/base-fire', '.vale-detail'],
  ['/eldervale/cards/earth-b', '.vale-people'],
  ['/eldervale/rules', '.guide li'],
  ['/eldervale/learn', '.lessons'],
  ['/eldervale/learn/battle', '.lesson'],
  ['/eldervale/gallery', '.vale-gallery > *'],
  ['/new/eldervale', '.folded'],
] as const;

test('axe finds nothing serious on its pages', async () => {
  const { page, context } = await visit(browser);
  const found: string[] = [];
  for (const [path, there] of PAGES) {
    await goTo(page, path, there);
    found.push(...(await wrong(page)).map((one) => `${path} ${one}`));
  }
  expect(found).toEqual([]);
  await context.close();
});
