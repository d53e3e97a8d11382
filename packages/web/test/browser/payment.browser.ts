/** What a payment takes is named before it is gone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './positions.ts';

const HELPERS = { hand: ['farm', 'wife'], city: ['crane', 'innkeeper'] };

/** What is asked when the card is played, one answer after the other; then it is taken back. */
async function asked(page: Page, card: string): Promise<string[]> {
  await page.locator(`[data-target="hand/${card}"].can`).click();
  await page.locator('.prompt h2', { hasText: 'How do you pay' }).waitFor();
  const answers = await page.locator('.prompt .answers .answer > span').allTextContents();
  await page.keyboard.press('u');
  await page.locator(`[data-target="hand/${card}"].can`).waitFor();
  return answers.map((text) => text.replaceAll('\u00AD', ''));
}

test('a Crane or an Innkeeper without whom a card cannot be paid is asked about by name (R-77)', async () => {
  const { page, context } = await open({ players: [HELPERS, {}] });
  expect(await asked(page, 'farm')).toEqual(['Discard your Crane and pay nothing']);
  expect(await asked(page, 'wife')).toEqual(['Discard your Innkeeper and pay nothing']);
  expect(await page.locator('.tray.city .card').count()).toBe(2);
  await context.close();
});

test('a Critter that would be imprisoned is asked about by name (R-77)', async () => {
  const player = { hand: ['wife'], city: ['dungeon', 'king'] };
  const { page, context } = await open({ players: [player, {}] });
  expect(await asked(page, 'wife')).toEqual(['Imprison King in your Dungeon and pay nothing']);
  await context.close();
});

test('with the full price in hand paying it is the first answer', async () => {
  const resources = { twig: 2, resin: 1, berry: 2 };
  const { page, context } = await open({ players: [{ ...HELPERS, resources }, {}] });
  expect((await asked(page, 'farm'))[0]).toBe('Pay 2 twigs and 1 resin');
  expect((await asked(page, 'wife'))[0]).toBe('Pay 2 berries');
  await context.close();
});

test('an Ever Tree that would be occupied is named beforehand, and asked about with the price in hand', async () => {
  const player = { hand: ['wife'], city: ['ever-tree'] };
  const poor = await open({ players: [player, {}] });
  await poor.page.locator('[data-target="hand/wife"].can').hover();
  await poor.page.locator('.inspector .why', { hasText: 'occupies Ever Tree' }).waitFor();
  await poor.context.close();

  const { page, context } = await open({ players: [{ ...player, resources: { berry: 2 } }, {}] });
  await page.locator('[data-target="hand/wife"].can').hover();
  await page.locator('.inspector').waitFor();
  expect(await page.locator('.inspector .why').count()).toBe(0);
  expect(await asked(page, 'wife')).toEqual(['Pay 2 berries', 'Occupy your Ever Tree']);
  await context.close();
});
