import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { begun, byKeys, byMouse, byTouch, openTable, playOut } from './eldervale.ts';
import { cutOff, serious } from './measure.ts';

const over = '.sheet table';

test('a whole game of Eldervale by clicking on the map, against a computer player', async () => {
  const { page, faults, context } = await openTable(browser, { seed: 11 });
  await playOut(page, byMouse);
  expect(await page.locator(over).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the second half of a game by keyboard alone', async () => {
  const picks = begun(12, 0.5);
  const { page, faults, context } = await openTable(browser, { seed: 12, picks });
  await playOut(page, byKeys);
  expect(await page.locator(over).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the second half of a game on a phone, by touch', async () => {
  const picks = begun(13, 0.5);
  const { page, faults, context } = await openTable(browser, { seed: 13, picks, phone: true });
  await playOut(page, byTouch);
  expect(await page.locator(over).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['with pictures', {}],
  ['on a phone', { phone: true }],
  ['as text', { textMode: true }],
])('the table is accessible %s', async (_, wishes) => {
  const { page, context } = await openTable(browser, { seed: 11, players: 3, ...wishes });
  await page.locator('.prompt .answer').first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
  expect(found).toEqual([]);
  await context.close();
});

test.each([[false], [true]])(
  'an element and then one of its two factions are taken by clicking on their lands (phone: %s)',
  async (phone) => {
    const wishes = { seed: 4, players: 3, factions: 'choose', phone } as const;
    const { page, faults, context } = await openTable(browser, wishes);
    const free = page.locator('.choice:enabled');
    await free.first().waitFor();
    expect(await free.count()).toBe(8);
    expect([...(await serious(page)), ...(await cutOff(page))]).toEqual([]);
    await free.filter({ hasText: 'Earth' }).click();
    await page.locator('.choice-portrait').first().waitFor();
    expect(await free.count()).toBe(2);
    expect([...(await serious(page)), ...(await cutOff(page))]).toEqual([]);
    await free.first().click();
    await page.locator('.map .hit').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the wheel of power stays inside its panel on a low screen, above what the others did', async () => {
  const { page, context } = await openTable(browser, { seed: 11, players: 3 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('.prompt .answer').first().waitFor();
  const bottoms = await page.evaluate(() =>
    ['.power > svg', '.power', '.since', '.right .menu-button'].map(
      (one) => document.querySelector(one)!.getBoundingClientRect().bottom,
    ),
  );
  expect(bottoms).toEqual(bottoms.toSorted((a, b) => a - b));
  expect(bottoms[3]).toBeLessThan(768);
  const wheel = await page.locator('.power > svg').boundingBox();
  expect(wheel!.height).toBeGreaterThan(90);
  await context.close();
});
