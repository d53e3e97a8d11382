import type { Position } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { open } from './positions.ts';

/** Before an exploration of the foothills, with the tiles and discoveries that a test is about. */
function mountains(player: object, rest: object = {}): Position {
  return {
    options: { players: 2, boxes: ['spirecrest'] },
    mountain: {
      foothills: ['cuddlers-cove', 'littledell', 'meeks-crossing'],
      peaks: ['burrowdale', 'twin-bridges', 'mirror-lake'],
      ridges: ['badgers-teeth', 'amber-caves', 'mistfire-falls'],
      covered: ['peaks', 'ridges'],
      weather: ['winter-1'],
      coveredWeather: ['spring-1', 'summer-1', 'autumn-1'],
      discoveries: ['stubblehoof', 'forager', 'greensprout-trail', 'everblossom-trail'],
    },
    players: [{ ...player }, {}],
    workers: { 'basic-three-twigs': [1], 'basic-two-resin': [1] },
    ...rest,
  };
}

test('an exploration: a tile, a discovery at its price, and the hare goes on (13.9)', async () => {
  const { page, context, faults } = await open(mountains({ hand: ['king'] }), { motion: 'quick' });
  expect(await page.locator('.weather-scene').getAttribute('data-weather')).toBe('hail');
  expect(await page.locator('.section .tile-back').count()).toBe(6);
  await page.locator('.prompt .answer', { hasText: 'spring' }).click();
  await page.locator('[data-target="tile/littledell"].can').click();
  await page.locator('.find-card.can').first().waitFor();
  expect(await page.locator('.find-card').count()).toBe(3);
  await page.locator('[data-target="discover/stubblehoof"].can').click();
  // It stands at home under a saddle, and lies beside the city.
  await page.locator('.tray.city .find', { hasText: 'Stubble' }).waitFor();
  await page.locator('.players .workers .big-critter').waitFor();
  await page.locator('.tray.city .expedition [data-anchor="trek/0/littledell"]').waitFor();
  await page.locator('[data-anchor="section/peaks"] [data-hare="0"]').waitFor();
  await expect.poll(() => page.locator('.section .tile-back').count()).toBe(3);
  await expect.poll(() => page.locator('.weather-scene').getAttribute('data-weather')).toBe('rain');
  // The next turn: it is sent like a worker, and stands there as itself (13.20).
  await page.locator('[data-target="worker/stubblehoof"].can').click();
  await page.locator('.bank .spot.can .plank').first().click();
  await page.locator('.bank .spot .big-critter').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('what the weather forbids says so, and the weather can be read (13.24)', async () => {
  const { page, context, faults } = await open(
    mountains({}, { workers: {}, forest: ['forest-three-berries'] }),
  );
  const forest = page.locator('[data-target="place/forest-three-berries"]');
  expect(await forest.getAttribute('data-can')).toBeNull();
  await forest.locator('.plank').click({ force: true });
  await page.locator('.why', { hasText: 'Freezing Rain' }).first().waitFor();
  await page.locator('.weather-card.binds').hover();
  await page.locator('.inspector', { hasText: 'Forest' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the expedition is paid tile by tile, on the tiles themselves (13.28-13.30)', async () => {
  const { page, context, faults } = await open(
    mountains(
      {
        season: 'autumn',
        workers: 2,
        resources: { twig: 2, pebble: 2, berry: 1 },
        expedition: ['littledell', 'burrowdale', 'badgers-teeth'],
      },
      { mountain: { weather: ['autumn-1'] } },
    ),
  );
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  await page.locator('[data-target="travel/littledell"].can').click();
  await page.locator('[data-target="travel/burrowdale"].can').click();
  await page.locator('[data-anchor="trek/0/burrowdale"].reached').waitFor();
  expect(await page.locator('.tray.city .tile.reached').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone the discoveries come first, and a tap on one makes it', async () => {
  const { page, context, faults } = await open(mountains({ hand: ['king'] }), { phone: true });
  await page.locator('.prompt .answer', { hasText: 'spring' }).tap();
  const tile = page.locator('[data-target="tile/littledell"].can');
  await tile.scrollIntoViewIfNeeded();
  await tile.tap();
  await page.locator('.inspector.pinned .answer').first().tap();
  const find = page.locator('[data-target="discover/forager"].can');
  await find.scrollIntoViewIfNeeded();
  await find.tap();
  await page.locator('.inspector.pinned .answer').first().tap();
  await page.locator('.tabs button', { hasText: 'City' }).tap();
  await page.locator('.tray.city .find', { hasText: 'Forager' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('in text mode trail, weather and expedition are read out', async () => {
  const { page, context, faults } = await open(
    mountains({ expedition: ['serpents-pass'], discoveries: ['truffle'] }),
    { textMode: true },
  );
  const text = (await page.locator('.text-table').textContent())!;
  for (const said of [
    'Cuddler’s Cove',
    '3 map tiles face down',
    'Freezing Rain (in force for you now)',
    'expedition: Serpent’s Pass',
    'Truffle',
  ]) {
    expect(text).toContain(said);
  }
  expect(faults).toEqual([]);
  await context.close();
});
