import { CARDS } from '@evervale/everdell';
import { LANGS } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STATES } from '../../src/games/everdell/gallery/states.ts';
import { browser } from './browser.ts';
import { cutOff, serious } from './measure.ts';
import { PHONE, visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';
const CHECKED = long ? LANGS : (['de'] as const);

const PARTS = ['pictures', 'cards', 'states', 'words'] as const;

async function openPart(page: Page, part: (typeof PARTS)[number]): Promise<void> {
  const buttons = page.locator('.page-sheet > fieldset').nth(1).locator('button');
  await buttons.nth(PARTS.indexOf(part)).click();
}

test.for(CHECKED)(
  'every card, place and Event of the gallery shows all it says (%s)',
  async (lang) => {
    const { page, context, faults } = await visit(browser, '/gallery', { lang });
    await openPart(page, 'cards');
    await page.waitForSelector('.gallery-cards .card');
    expect(await cutOff(page)).toEqual([]);
    await openPart(page, 'words');
    await page.waitForSelector('.gallery-words li');
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await cutOff(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.for(CHECKED)('nothing is cut off, whatever lies on the table (%s)', async (lang) => {
  const { page, context, faults } = await visit(browser, '/gallery', { lang });
  await openPart(page, 'states');
  const states = page.locator('.gallery fieldset button');
  await states.first().waitFor();
  for (let i = 0; i < STATES.length; i++) {
    await states.nth(i).click();
    const wrong = (await cutOff(page)).map((one) => `${STATES[i]}: ${one}`);
    expect(wrong).toEqual([]);
  }
  expect(await states.count()).toBe(STATES.length);
  expect(faults).toEqual([]);
  await context.close();
});

/** Without the seams where long words may be parted. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00AD', '').trim();

test.for([false, true])(
  'what ends in dots on a small card is whole on the large one (phone: %s)',
  async (phone) => {
    const { page, context, faults } = await visit(browser, '/gallery', { lang: 'de', phone });
    await openPart(page, 'states');
    const dotted = page.locator('.meadow .target:has(.card-text[data-more])');
    await dotted.first().waitFor();
    const some = Math.min(3, await dotted.count());
    for (let i = 0; i < some; i++) {
      const card = dotted.nth(i);
      const wanted = plain(await card.locator('.card-text').textContent());
      // Nothing can be done with it, but it can be looked at.
      await (phone ? card.tap({ force: true }) : card.hover());
      const large = page.locator('.inspector .card.large .card-text');
      const said = async (): Promise<string> => plain(await large.textContent());
      await expect.poll(said).toBe(wanted);
      expect(await large.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
      // On a phone it stays until it is closed, and what does not fit is reached by scrolling.
      const box = await page.locator('.inspector').boundingBox();
      expect(box!.y >= 0 && box!.y + box!.height <= page.viewportSize()!.height).toBe(true);
      if (phone) await page.locator('.inspector .answer').last().tap();
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a card seen large has its rulings and says how many copies are not in sight', async () => {
  const { page, context, faults } = await visit(browser, '/gallery');
  await openPart(page, 'states');
  const at = CARDS.list.findIndex(({ id }) => id === 'post-office');
  await page
    .locator(`.meadow [data-target="meadow/${at}"]`)
    .click({ button: 'right', force: true });
  // Folded until somebody wants them; the number is short, the whole of it stands in the link.
  await page.locator('.inspector .rulings-folded summary').click();
  const first = page.locator('.inspector .rulings a').first();
  await first.waitFor();
  expect(await first.textContent()).toBe('§ 1');
  expect(await first.getAttribute('href')).toBe('/everdell/rules#POSTOFFICE.1');
  await page.locator('.inspector .facts li', { hasText: 'out of sight' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

// axe takes its time where there is much to see.
test.for(long ? PARTS : (['pictures'] as const))(
  'no serious accessibility finding in the gallery (%s)',
  async (part) => {
    const { page, context } = await visit(browser, '/gallery');
    await openPart(page, part);
    await page.waitForSelector('.gallery > *');
    expect(await serious(page)).toEqual([]);
    await context.close();
  },
);
