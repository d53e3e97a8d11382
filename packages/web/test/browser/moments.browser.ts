/** The moments of a game that are more than a click: a season, a lesson's first pointing, the end. */
import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { open } from './positions.ts';
import { stopTime, visit } from './visit.ts';

/** What a page says to the worker of its table. */
interface Told {
  readonly intent?: { readonly type: string; readonly ms: number };
}

/** Nothing that somebody without goods could play. */
const DEAR = ['king', 'queen', 'palace', 'castle', 'ever-tree', 'university', 'theater', 'school'];

test('a season begins with a changing scene and a great sign, and workers are home again (4.5)', async () => {
  const { page, context, faults } = await open(
    {
      players: [{ city: ['farm', 'mine'] }, {}],
      meadow: DEAR,
      workers: { 'basic-two-cards-one-point': [1, 1] },
    },
    { motion: 'full' },
  );
  expect(await page.locator('.player').first().locator('.workers .out').count()).toBe(2);
  await stopTime(page);
  await page.locator('.prompt .answer', { hasText: 'spring' }).click();
  await page.locator('.season-sign-great', { hasText: 'pring' }).waitFor({ state: 'attached' });
  await page.locator('.last-season[data-season="winter"]').waitFor({ state: 'attached' });
  // The moment passes by itself.
  await page.clock.runFor(1500);
  await page.locator('.season-sign-great').waitFor({ state: 'detached' });
  expect(await page.locator('.player').first().locator('.workers .out').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a lesson points at once: what is wanted stands in the light, the rest is dimmed', async () => {
  const { page, context, faults } = await visit(browser, '/everdell/learn/first');
  const dimmed = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => /brightness|grayscale/.test(getComputedStyle(one).filter));
  const next = page.locator('.lesson .answer:not(.plain)');
  await next.click();
  await page.locator('.lesson', { hasText: 'Step 2 ' }).waitFor();
  await next.click();
  const wanted = '[data-target="place/basic-three-twigs"]';
  await page.locator('.lesson', { hasText: 'Step 3 ' }).waitFor();
  await expect.poll(() => dimmed('.meadow .card-button')).toBe(true);
  expect(await dimmed(wanted)).toBe(false);
  await page.locator(wanted).click();
  // The light goes on to what comes next.
  await expect.poll(() => dimmed(wanted)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test('at the end points are counted part by part, one may see all at once, and the winner is named', async () => {
  const { page, context, faults } = await open(
    {
      players: [
        { season: 'autumn', city: ['farm', 'theater', 'king'], points: 4 },
        { season: 'autumn', finished: true },
      ],
      workers: { 'basic-two-cards-one-point': [1, 1, 1, 1, 1, 1] },
    },
    { motion: 'full' },
  );
  await stopTime(page);
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  const asked = page.locator('.prompt [data-asked]');
  await asked.or(page.locator('.sheet')).first().waitFor();
  if ((await asked.count()) > 0) await asked.first().click();
  await page.locator('.sheet[data-counting]').waitFor();
  expect(await page.locator('.sheet tr[data-open]').count()).toBeGreaterThan(0);
  await page.locator('.sheet .answer', { hasText: 'Show all' }).click();
  await page.locator('.sheet:not([data-counting]) h1', { hasText: 'Hazel' }).waitFor();
  expect(await page.locator('.sheet tr[data-open]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever has passed need not watch the others: the rest is there at once', async () => {
  const { page, context, faults } = await open(
    {
      players: [{ season: 'autumn' }, { season: 'autumn', resources: { twig: 4, berry: 4 } }],
    },
    { motion: 'full' },
  );
  await stopTime(page);
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  const asked = page.locator('.prompt [data-asked]');
  const rest = page.locator('.prompt .answer', { hasText: 'Skip to the end' });
  await asked.or(rest).first().waitFor();
  if ((await asked.count()) > 0) await asked.first().click();
  const paces = await page.evaluateHandle(() => {
    const told: number[] = [];
    const workers: { postMessage: (this: Worker, message: Told) => void } = Worker.prototype;
    const { postMessage } = workers;
    workers.postMessage = function tell(message) {
      if (message.intent?.type === 'pace') told.push(message.intent.ms);
      postMessage.call(this, message);
    };
    return told;
  });
  await rest.click();
  // Computer players wait for nobody now.
  await expect.poll(() => paces.jsonValue()).toEqual([0]);
  // No time passes on this page, so nothing of it is shown move by move.
  await page.locator('.sheet').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('what others did since the own turn leads to its moment in the replay', async () => {
  const { page, context } = await open({ players: [{}, {}], meadow: DEAR });
  await page.locator('[data-target="place/basic-three-twigs"].can').click();
  await page.locator('.since li a').first().click();
  await page.locator('.replay').waitFor();
  expect(new URL(page.url()).searchParams.get('at')).not.toBeNull();
  await context.close();
});

test('nothing moves the table out of its window: neither focus nor what is brought into sight', async () => {
  const { page, context } = await open({ players: [{}, {}] });
  const moved = await page.locator('.table').evaluate((table) => {
    table.scrollTop = 40;
    table.scrollLeft = 40;
    return table.scrollTop + table.scrollLeft;
  });
  expect(moved).toBe(0);
  await context.close();
});
