import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

/** Cards whose picture has not come, sticks out of its place, or covers what a card costs. */
async function badCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (one: DOMRect, other: DOMRect): boolean =>
      one.left >= other.left - 1 &&
      one.right <= other.right + 1 &&
      one.top >= other.top - 1 &&
      one.bottom <= other.bottom + 1;
    return [...document.querySelectorAll('.card')].flatMap((card) => {
      const art = card.querySelector('.card-art')!.getBoundingClientRect();
      const picture = card.querySelector<HTMLImageElement>('.card-art > .picture');
      const cost = card.querySelector('.card-cost .goods, .card-cost b');
      const name = card.querySelector('.card-name')!.textContent;
      if (!picture?.complete || picture.naturalWidth === 0) return [`${name}: no picture`];
      const box = picture.getBoundingClientRect();
      const wrong: string[] = [];
      if (!inside(box, art)) wrong.push(`${name}: picture sticks out`);
      if (box.width < 20 || box.height < 20) wrong.push(`${name}: picture is squeezed`);
      if (cost) {
        const paid = cost.getBoundingClientRect();
        if (paid.right > box.left + 1) wrong.push(`${name}: the cost lies on the picture`);
        if (paid.bottom > art.bottom + 1) wrong.push(`${name}: the cost sticks out`);
      }
      return wrong;
    });
  });
}

test.for([false, true])(
  'every card shows its picture and beside it what it costs (phone: %s)',
  async (phone) => {
    const { page, context, faults } = await visit(browser, '/gallery', { phone });
    await page.setViewportSize(phone ? PHONE : DESKTOP);
    await page.locator('.page-sheet > fieldset').nth(1).locator('button').nth(1).click();
    await page.locator('.gallery-cards .card .picture').last().waitFor();
    await expect.poll(async () => badCards(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the first screen does not load the pictures, the table does', async () => {
  const { page, context } = await visit(browser, 'about:blank');
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /paint/.test(url))).toEqual([]);
  await page.click('[data-game=everdell] .big');
  await page.locator('.meadow .picture').first().waitFor();
  expect(loaded.filter((url) => /paint/.test(url))).toHaveLength(1);
  await context.close();
});
