/** Nightweave with her modules at the table: cards, webs, foils, and a whole game. */
import type { Position } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { byMouse, playOut } from './playing.ts';
import { open } from './positions.ts';

const MEADOW = [null, 'mine', 'school', 'theater', 'queen', 'bard', 'judge', 'king'];

function against(modules: object, rest: object = {}): Position {
  return {
    options: { players: 1, nightweave: { difficulty: 1, ...modules } },
    meadow: MEADOW,
    forest: ['forest-three-berries', 'forest-two-any', null, 'forest-twig-resin-berry'],
    players: [{ hand: ['farm', 'wife'], resources: { twig: 3, resin: 3, pebble: 3, berry: 3 } }],
    lair: { figure: 1, card: 'winter-06', part: 1, seen: ['winter-06'] },
    ...rest,
  };
}

test('a character: marked cards have webs, and what it asks for is a question (32.4, 32.6)', async () => {
  const { page, context, faults } = await open(against({ character: 'character-1' }));
  await page.locator('.module', { hasText: 'The Toll Taker' }).waitFor();
  expect(await page.locator('.meadow .web').count()).toBe(3);
  await page.locator('[data-target="meadow/1"].can').click();
  await page.locator('.prompt', { hasText: 'The Toll Taker' }).waitFor();
  await page.locator('.prompt .answer', { hasText: 'twig' }).click();
  await page.locator('.tray.city', { hasText: 'Mine' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a plot: webs on its places, which are closed, and why (32.11, 32.14)', async () => {
  const { page, context, faults } = await open(
    against({ plots: true }, { lair: { plot: 'plot-17', plots: ['plot-17'] } }),
  );
  await page.locator('.module', { hasText: 'Overgrown Ways' }).waitFor();
  expect(await page.locator('.bank .web').count()).toBe(2);
  const twigs = page.locator('[data-target="place/basic-three-twigs"]');
  expect(await twigs.getAttribute('data-can')).toBeNull();
  await twigs.locator('.plank').click({ force: true });
  await page.locator('.why', { hasText: 'Overgrown Ways' }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

// `npm test` plays the last season by mouse; the whole year is for the long run.
const season = process.env['EVERVALE_LONG'] === '1' ? 'winter' : 'autumn';

test('a game with plots and a character is played to its end by clicking (32.10)', async () => {
  const { page, context, faults } = await open(
    {
      options: { players: 1, nightweave: { difficulty: 0, plots: true, character: 'character-4' } },
      players: [{ season, resources: { twig: 2, berry: 2 }, hand: ['farm', 'wife'] }],
      nightweave: { season },
    },
    { motion: 'none' },
  );
  await playOut(page, byMouse);
  expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await context.close();
});
