import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { byMouse, openTable, playOut } from './eldervale.ts';

test('a whole game of Eldervale by clicking on the map, against a computer player', async () => {
  const { page, faults, context } = await openTable(browser, { seed: 11 });
  await playOut(page, byMouse);
  expect(await page.locator('.sheet table').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});
