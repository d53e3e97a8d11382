import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { begun, byKeys, byMouse, byTouch, openTable, playOut } from './eldervale.ts';

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
