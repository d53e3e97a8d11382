import type { Position } from '@evervale/everdell';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from './positions.ts';

const BOXES = ['newleaf', 'tickets', 'reservation'];
const DEAR = ['palace', 'palace', 'castle', 'castle', 'king', 'king', 'ever-tree', 'ever-tree'];

/** A table at the station; what nobody can pay for lies in the Meadow. */
function station(player: object, rest: object = {}): Position {
  return {
    options: { players: 2, boxes: BOXES },
    meadow: DEAR,
    station: ['farm', 'inventor', 'mine'],
    cars: ['train-car-point', 'train-car-berry', 'train-car-resin'],
    visitors: [
      ['dune-tarrington', 'plum-shortclaw', 'ruby-dew'],
      ['mossy-steptoe', 'bim-little', 'iggy-silverscale'],
    ],
    players: [{ ...player }, {}],
    ...rest,
  };
}

const ownSupply = (page: Page, good: string) =>
  page.locator(`.player [data-anchor="supply/0"] .good-count:has(.good-${good}) b`).first();

test('a card of the train is played by a click, and its car brings what it shows (14.14)', async () => {
  const { page, context, faults } = await open(station({ resources: { twig: 2, resin: 1 } }), {
    motion: 'full',
  });
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(globalThis, { flown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        addedNodes.forEach((node) => {
          if (node instanceof Element && node.matches('.flight')) flown.push(node.innerHTML);
        });
      }
    }).observe(document.querySelector('.table')!, { childList: true });
  });
  await page.locator('[data-target="station/0"].can').click();
  await page.locator('.city-grid [data-anchor="city/0/0"]').waitFor();
  await expect.poll(() => ownSupply(page, 'point').textContent()).toBe('1');
  const flown = await page.evaluate(() => (globalThis as unknown as { flown: string[] }).flown);
  expect(flown.some((html) => html.includes('wagon'))).toBe(true);
  expect(flown.some((html) => html.includes('good-point'))).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test('a card of the train is dragged into the city', async () => {
  const { page, context } = await open(station({ resources: { twig: 2, resin: 1 } }));
  await page.locator('[data-target="station/0"].can').dragTo(page.locator('.tray.city'));
  await page.locator('.city-grid [data-anchor="city/0/0"]').waitFor();
  await context.close();
});

test('at the Platform one visitor leaves, one stays, and a car is unloaded: by mouse and keys (14.19)', async () => {
  const city = ['farm', 'mine', 'twig-barge', 'general-store', 'resin-refinery'];
  const { page, context, faults } = await open(station({ city, workers: 2 }));
  await page.locator('[data-target="place/station-platform"].can .plank').click();
  await page.locator('[data-target="visitor/dune-tarrington"].can').click();
  // The next one has stepped forward.
  await page.locator('[data-target="visitor/plum-shortclaw"].can').waitFor();
  await page.locator('[data-target="visitor/mossy-steptoe"].can').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-target="car/train-car-berry"].can').click();
  const guest = page.locator('.tray.city .guest');
  await guest.waitFor();
  expect(await guest.getAttribute('class')).toContain('content');
  expect(await guest.textContent()).toContain('wish fulfilled');
  // The guest came before the car was unloaded.
  await expect.poll(() => ownSupply(page, 'berry').textContent()).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

test('a golden token leaves the supply and lies on the Construction (14.7, 14.10)', async () => {
  const { page, context, faults } = await open(
    station({ city: ['clock-tower'], hand: ['diplomat'] }),
  );
  expect(await ownSupply(page, 'golden').textContent()).toBe('3');
  await page.locator('[data-target="hand/diplomat"].can').click();
  await page.locator('[data-target="city/0/0"].can').click();
  await page.locator('[data-anchor="city/0/0"] .golden-mark').waitFor();
  expect(await ownSupply(page, 'golden').textContent()).toBe('2');
  expect(faults).toEqual([]);
  await context.close();
});

test('what could only be reserved is asked about: no slip of a click takes it (15.17)', async () => {
  const { page, context, faults } = await open(station({}));
  const castle = page.locator('[data-target="meadow/2"]');
  expect(await castle.getAttribute('class')).toContain('may');
  await castle.click();
  const large = page.locator('.inspector.pinned');
  await large.waitFor();
  expect(await large.locator('.why').textContent()).toContain('short');
  await large.locator('.answer', { hasText: 'Reserve' }).click();
  const reserved = page.locator('.tray.city .reserved');
  await reserved.waitFor();
  expect(await reserved.textContent()).toContain('Castle');
  expect(faults).toEqual([]);
  await context.close();
});

test('the ticket lies beside the city and moves a worker (15.10)', async () => {
  const { page, context, faults } = await open(
    station({ workers: 2 }, { workers: { 'basic-three-twigs': [1] } }),
  );
  await page.locator('.tray.city .ticket.can').click();
  // There is only one worker that could move.
  await page.locator('[data-target="place/basic-one-pebble"].can .plank').click();
  await page.locator('.ticket-drawing[data-side="return"]').first().waitFor();
  await expect.poll(() => ownSupply(page, 'pebble').textContent()).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the train stops below the Meadow, and a second tap plays its card', async () => {
  const { page, context, faults } = await open(station({ resources: { twig: 2, resin: 1 } }), {
    phone: true,
  });
  const card = page.locator('[data-target="station/0"].can');
  await card.scrollIntoViewIfNeeded();
  await card.tap();
  await page.locator('.inspector.pinned .answer', { hasText: 'Play' }).tap();
  await page.locator('.tabs button', { hasText: 'City' }).tap();
  await page.locator('.city-grid [data-anchor="city/0/0"]').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('in text mode the station, its cars and visitors are read out with their wishes', async () => {
  const { page, context, faults } = await open(
    station(
      { guests: ['bim-little'] },
      {
        visitors: [['dune-tarrington'], ['mossy-steptoe']],
      },
    ),
    { textMode: true },
  );
  const text = (await page.locator('.text-table').textContent())!;
  for (const said of [
    'Farm (train car: ',
    'Mossy Steptoe (1 visitor in this pile)',
    'golden occupied token 3',
    'Bim Little (wish not yet fulfilled)',
    'ticket (outbound)',
    '15 train cars in the bag',
  ]) {
    expect(text).toContain(said);
  }
  expect(faults).toEqual([]);
  await context.close();
});
