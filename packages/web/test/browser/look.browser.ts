/** What the table looks like where there is little room, while things fly, and at the end. */
import { everdell, FORESTS } from '@evervale/everdell';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOff, laidOut, overlapping } from './measure.ts';
import { open } from './positions.ts';

const RICH = { twig: 6, resin: 6, pebble: 6, berry: 6 };
const SMALL = { width: 1024, height: 768 };
/** Short and long names and texts. */
const HAND = [
  'farm',
  'clock-tower',
  'resin-refinery',
  'fairgrounds',
  'inn',
  'university',
  'queen',
  'mine',
];

test('a card of another keeps its form on the way to its city', async () => {
  const { page, context } = await open(
    {
      players: [{}, { season: 'autumn', resources: RICH, hand: ['farm', 'mine', 'inn', 'queen'] }],
      workers: { 'basic-two-cards-one-point': [2, 2, 2, 2, 2, 2] },
    },
    { motion: 'full', cardTime: 60 },
  );
  await page.evaluate(() => {
    const forms: [number, number][] = [];
    Object.assign(globalThis, { forms });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const card =
          node instanceof Element ? node.querySelector<HTMLElement>('.card.large') : null;
        if (card && node instanceof Element && node.matches('.flight')) {
          forms.push([card.offsetWidth, card.offsetHeight]);
        }
      }
    }).observe(document.querySelector('.table')!, { childList: true });
  });
  await page.locator('[data-target="place/basic-three-twigs"].can').click();
  const large = page.locator('.stage-play:not(.gone) .card.large');
  await large.waitFor();
  const shown = await large.evaluate((card: HTMLElement) => [card.offsetWidth, card.offsetHeight]);
  await page.locator('.stage-play').click();
  await page.locator('.stage-play.gone').waitFor({ state: 'attached' });
  const forms = await page.evaluate(
    () => (globalThis as unknown as { forms: [number, number][] }).forms,
  );
  expect(forms).toEqual([shown]);
  await context.close();
});

/** How far the most covered name of the hand lies below the next card, in pixels. */
async function covered(page: Page): Promise<number> {
  return page.locator('.hand-cards .card-name').evaluateAll((names) => {
    const below = names.map((name, i) => {
      const next = names[i + 1]?.closest('.card');
      const range = document.createRange();
      range.selectNodeContents(name);
      return next ? range.getBoundingClientRect().right - next.getBoundingClientRect().left : 0;
    });
    return Math.max(0, ...below);
  });
}

/** How much of a card in hand lies below the next one, in pixels. */
const overlap = (page: Page): Promise<number> =>
  page
    .locator('.hand-cards .card-button')
    .evaluateAll((cards) =>
      Math.max(...cards.map((one) => one.querySelector('.card')!.clientWidth - one.clientWidth)),
    );

const SIZES = [
  SMALL,
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
];
const CITY = [
  'farm',
  'twig-barge',
  { card: 'inn', workers: [2] },
  'general-store',
  { card: 'husband', partner: 'wife' },
  'storehouse',
  'palace',
];
const FULL_CITY = [
  ...CITY,
  'chapel',
  'post-office',
  'king',
  'shepherd',
  'ranger',
  'crane',
  'theater',
  'judge',
];

test('a hand of eight shows every name, and its cards lie beside each other', async () => {
  const { page, context } = await open({ players: [{ hand: HAND, city: CITY }, {}] });
  for (const size of SIZES.slice(0, 3)) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page)).toBe(0);
    await expect.poll(() => overlap(page)).toBeLessThanOrEqual(1);
  }
  await context.close();
});

test('beside a full city, too, and nothing is cut off there', async () => {
  const { page, context } = await open(
    { players: [{ hand: HAND, city: FULL_CITY }, {}], meadow: HAND },
    { lang: 'de' },
  );
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    await expect.poll(() => overlap(page)).toBeLessThanOrEqual(1);
    expect(await cutOff(page)).toEqual([]);
  }
  // The large card still has its place below the question.
  await page.setViewportSize(SIZES[1]);
  await page.locator('.meadow .card').first().hover();
  const large = await page.locator('.inspector').boundingBox();
  const trays = await page.locator('.trays').boundingBox();
  expect(large!.y + large!.height).toBeLessThanOrEqual(trays!.y + 1);
  await context.close();
});

test('beside a small city with much beside it, too', async () => {
  const { page, context } = await open({
    options: { players: 2, boxes: ['pearlbrook', 'legends', 'powers'] },
    players: [
      {
        hand: HAND,
        city: ['farm', 'mine', 'ferry', 'inn'],
        adornments: ['bell'],
        adorned: ['sundial'],
        legends: ['mcgregors-market', 'poe'],
        power: { power: 'pigs', cards: ['farm', 'farm', 'farm'] },
      },
      {},
    ],
  });
  for (const size of [SIZES[1], { width: 1440, height: 900 }, SIZES[2]]) {
    await page.setViewportSize(size);
    await expect.poll(() => overlap(page)).toBeLessThanOrEqual(1);
  }
  await context.close();
});

test('a short text does not leave half of its card blank', async () => {
  const short = ['wanderer', 'barge-toad', 'lookout', 'farm', 'mine', 'twig-barge'];
  const { page, context } = await open({
    players: [{}, {}],
    meadow: [...short, 'university', 'monk'],
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    const blank = await page.locator('.meadow .card-text').evaluateAll((texts) =>
      texts.map((text) => {
        const { bottom } = text.firstElementChild!.getBoundingClientRect();
        const card = text.closest('.card')!.getBoundingClientRect();
        return (card.bottom - bottom) / card.height;
      }),
    );
    expect(Math.max(...blank)).toBeLessThan(0.4);
  }
  await context.close();
});

/** Places that say what they do in words, the longest first. */
const WORDY = FORESTS.list
  .filter(({ box }) => box === 'base')
  .map(({ id }) => ({ id, said: everdell.print({ key: 'name', args: { id } }, 'fr') }))
  .toSorted((a, b) => b.said.length - a.said.length)
  .map(({ id }) => id);

test('signs of the valley lie on nothing else, however much they say', async () => {
  const { page, context } = await open(
    { players: [{}, {}], forest: WORDY.slice(0, 3), meadow: HAND },
    { lang: 'fr' },
  );
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    const signs = '.plank, .meadow, .journey, .piles > *, .prompt, .tray';
    expect(await overlapping(page, signs)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  }
  await context.close();
});

/** The smallest letters of a text in the Meadow. */
const letters = (page: Page): Promise<number> =>
  page
    .locator('.meadow .card-text')
    .evaluateAll((texts) =>
      Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
    );

test('very large letters are larger on cards, too', async () => {
  const { page, context } = await open({ players: [{}, {}], meadow: HAND });
  await laidOut(page);
  const normal = await letters(page);
  await page.evaluate(() => (document.documentElement.dataset['text'] = 'huge'));
  await expect.poll(() => letters(page)).toBeGreaterThan(normal * 1.15);
  await context.close();
});

test('the large card at 1024 × 768 has its whole text above what can be done with it', async () => {
  const { page, context } = await open({ players: [{}, {}], meadow: HAND });
  await page.setViewportSize(SMALL);
  await page.locator('.meadow .card', { hasText: 'University' }).hover();
  const text = await page.locator('.inspector .card-text').boundingBox();
  const pin = await page.locator('.inspector .pin').boundingBox();
  expect(text!.y + text!.height).toBeLessThanOrEqual(pin!.y);
  await context.close();
});

test('a low card shows its whole picture in the corner, with name and cost beside it', async () => {
  const { page, context } = await open({ players: [{}, {}], meadow: HAND });
  await page.setViewportSize(SMALL);
  await page.locator('.meadow[data-low] .picture').first().waitFor();
  const wrong = await page.locator('.meadow .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const box = (selector: string): DOMRect =>
        card.querySelector(selector)!.getBoundingClientRect();
      const picture = box('.picture');
      const name = box('.card-name');
      const cost = box('.card-cost');
      const text = box('.card-text');
      const square = Math.abs(picture.width - picture.height) < 3;
      const beside = name.left >= picture.right - 1 && cost.left >= picture.right - 1;
      const below = text.top >= picture.bottom - 2 && cost.bottom <= picture.bottom + 2;
      return square && beside && below ? [] : [card.textContent];
    }),
  );
  expect(wrong).toEqual([]);
  await context.close();
});

test('the score sheet names the most costly move, or that none cost much', async () => {
  const { page, context } = await open({
    players: [
      { season: 'autumn', resources: RICH, hand: ['palace', 'castle'] },
      { season: 'autumn', finished: true },
    ],
    workers: { 'basic-two-cards-one-point': [1, 1, 1, 1, 1, 1] },
  });
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  await page.locator('[data-asked]').click();
  const teaser = page.locator('.afterwards a', { hasText: /Your most costly move:/ });
  expect(await teaser.textContent()).toMatch(/pass.*−[1-9]\d? points/i);
  await teaser.click();
  await page.locator('.review li').first().waitFor();
  await context.close();
});
