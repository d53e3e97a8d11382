/** What people do online, through what they see. */
import type { Browser, Page } from 'playwright-core';
import { byMouse, byTouch, makeMove, positionOf, type Hand } from './playing.ts';
import { PATIENCE, PHONE, visit, type Visit, type Wishes } from './visit.ts';

/** Whoever comes for the first time says a name. */
export async function come(browser: Browser, name: string, path: string, wishes: Wishes) {
  const there = await visit(browser, path, wishes);
  await sayName(there.page, name);
  return there;
}

export async function sayName(page: Page, name: string): Promise<void> {
  await page.locator('.come-in input').first().fill(name);
  await page.locator('.come-in .answer').first().click();
  await page.waitForSelector('.come-in', { state: 'detached' });
}

export interface Pair {
  readonly ann: Visit;
  readonly bob: Visit;
  /** The invitation. */
  readonly link: string;
}

/** What Ann sets before she opens the table. */
type Settling = (page: Page) => Promise<void>;

/** Ann opens a table, Bob comes by her link, the game begins. */
export async function sitTogether(
  browser: Browser,
  at: string,
  bobs: Wishes = {},
  path = '/new#online',
  settle: Settling = async () => {},
): Promise<Pair> {
  const ann = await come(browser, 'Ann', path, { at });
  await settle(ann.page);
  await ann.page.click('.go');
  const link = await ann.page.locator('.invite .copied input').inputValue();
  const bob = await come(browser, 'Bob', link, { ...bobs, at });
  await bob.page.locator('.wait-seats .answer').click();
  await ann.page.locator('.wait-seats', { hasText: 'Bob' }).waitFor();
  await ann.page.locator('.answer.go:not([disabled])').click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.table .room');
  return { ann, bob, link };
}

/** Who can do something now; null when the game is over. */
async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    for (const page of pages) {
      if ((await page.locator('.sheet table').count()) > 0) return null;
      const mine = page.locator('.prompt.mine');
      if ((await mine.count()) > 0) return page;
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('nobody has to decide');
}

/** Plays on by clicking, whoever's turn it is; false when the game is over. */
export async function playOn(
  pages: readonly Page[],
  moves: number,
  given?: Hand,
): Promise<boolean> {
  for (let move = 0; move < moves; move++) {
    const page = await whoseTurn(pages);
    if (page === null) return false;
    const before = await positionOf(page);
    const phone = page.viewportSize()!.width === PHONE.width;
    const hand = given ?? (phone ? byTouch : byMouse);
    await makeMove(
      page,
      hand,
      move,
      async () =>
        (await positionOf(page)) !== before || (await page.locator('.sheet table').count()) > 0,
    );
  }
  return true;
}
