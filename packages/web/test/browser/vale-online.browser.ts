import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from './browser.ts';
import { byMouse } from './eldervale.ts';
import { House } from './house.ts';
import { anything, cutOff, laidOut, nameless, serious } from './measure.ts';
import { come, playOn, sitTogether } from './online.ts';
import { positionOf } from './playing.ts';
import { DESKTOP, PHONE, type Visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';
/** More decisions than two people have in any game. */
const MOST_MOVES = 2000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Faults of the page itself; that a server was gone for a while is said by the browser too. */
const own = ({ faults }: Visit): string[] =>
  faults.filter((fault) => !/WebSocket|ERR_CONNECTION|ERR_INTERNET/.test(fault));

const together = (...visits: readonly Visit[]) => ({
  async sameTable(): Promise<void> {
    const positions = async () =>
      new Set(await Promise.all(visits.map(({ page }) => positionOf(page)))).size;
    await expect.poll(positions).toBe(1);
  },
  async leave(): Promise<void> {
    expect(visits.flatMap(own)).toEqual([]);
    await Promise.all(visits.map(({ context }) => context.close()));
  },
});

const sit = (clock = false) =>
  sitTogether(browser, house.address, {}, '/new/eldervale#online', async (page) => {
    if (clock) await page.locator('.choice button', { hasText: '15 min' }).click();
  });

test('two people play Eldervale against the clock while somebody watches, and play on when the server was killed', async () => {
  const { ann, bob, link } = await sit(true);
  const eve = await come(browser, 'Eve', link, { at: house.address });
  await eve.page.waitForSelector('.vale .room-note');
  const all = together(ann, bob, eve);
  await playOn([ann.page, bob.page], 12, byMouse);
  await all.sameTable();
  // Everybody has cards; nobody sees those of others.
  for (const { page } of [ann, bob]) {
    expect(await page.locator('.magic-card').count()).toBeGreaterThan(0);
  }
  expect(await eve.page.locator('.magic-card').count()).toBe(0);
  // Whoever is asked sees how much time is left; the others do not decide.
  const timers = async (): Promise<number> => {
    const shown = [ann, bob, eve].map(({ page }) => page.locator('.prompt .countdown').count());
    return (await Promise.all(shown)).filter((n) => n > 0).length;
  };
  await expect.poll(timers).toBe(1);
  expect(await serious(ann.page)).toEqual([]);

  await house.kill();
  for (const { page } of [ann, bob]) await page.waitForSelector('[data-link=reconnecting]');
  await house.rise();
  for (const { page } of [ann, bob, eve]) await page.waitForSelector('[data-link=connected]');
  await all.sameTable();
  expect(await playOn([ann.page, bob.page], 8, byMouse)).toBe(true);
  await all.sameTable();
  // At home the list of games says which of the two it is.
  await ann.page.goto('/');
  await ann.page.locator('.table-row small', { hasText: 'Dwellings of Eldervale' }).waitFor();
  await all.leave();
});

/** What axe finds, what has no name and what is cut off, wide and on a phone. */
async function wrongWith({ page }: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await laidOut(page);
    found.push(...(await anything(page)), ...(await nameless(page)), ...(await cutOff(page)));
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

// The longest words are German.
test.each(['/new/eldervale#online', '/new/everdell#online'])(
  'the waiting room keeps nobody out, neither the host nor a guest (%s)',
  async (path) => {
    const ann = await come(browser, 'Wilhelmine', path, { at: house.address, lang: 'de' });
    await ann.page.click('.go');
    const link = await ann.page.locator('.invite .copied input').inputValue();
    expect(await wrongWith(ann)).toEqual([]);
    const bob = await come(browser, 'Bob', link, { at: house.address, lang: 'de' });
    await bob.page.locator('.wait-seats .answer').waitFor();
    expect(await wrongWith(bob)).toEqual([]);
    await bob.page.locator('.wait-seats .answer').click();
    await ann.page.locator('.wait-seats', { hasText: 'Bob' }).waitFor();
    expect([...(await wrongWith(ann)), ...(await wrongWith(bob))]).toEqual([]);
    await together(ann, bob).leave();
  },
);

test.runIf(long)(
  'two people play a whole game of Eldervale online up to the score sheet',
  async () => {
    const { ann, bob } = await sit();
    expect(await playOn([ann.page, bob.page], MOST_MOVES, byMouse)).toBe(false);
    for (const { page } of [ann, bob]) await page.waitForSelector('.sheet tbody tr');
    await together(ann, bob).leave();
  },
);
