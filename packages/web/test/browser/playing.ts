/** Plays a game through what a person sees: clicks, taps or keys. */
import type { Page } from 'playwright-core';

/** Longer than any game. */
const MOST_MOVES = 400;

/** Waits until there is something to do; false when the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector('.table [data-can], .prompt .answer, .sheet', {
    timeout: 30_000,
    state: 'attached',
  });
  return (await page.$('.sheet table')) === null;
}

const moves = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('evervale.tables') ?? '[]') as { picks: number[] }[])[0]
        .picks.length,
  );

/** Waits until the move is on the table. */
async function moved(page: Page, before: number, timeout: number): Promise<void> {
  await page.waitForFunction(
    (n) =>
      (JSON.parse(localStorage.getItem('evervale.tables') ?? '[]') as { picks: number[] }[])[0]
        .picks.length > n,
    before,
    { timeout, polling: 15 },
  );
}

export type Hand = (page: Page, move: number) => Promise<void>;

/** Plays to the end and says how many decisions it took. */
export async function playOut(page: Page, hand: Hand): Promise<number> {
  for (let move = 0; move < MOST_MOVES; move++) {
    if (!(await myTurn(page))) return move;
    const before = await moves(page);
    await hand(page, move);
    // A pass that is probably a slip is asked once more.
    await moved(page, before, 1500).catch(async () => {
      await hand(page, move);
      await moved(page, before, 20_000);
    });
  }
  throw new Error('the game does not end');
}

/** A card if one can be played, a place, or an answer. */
export const byMouse: Hand = async (page, move) => {
  // A thing with which several things can be done asks which.
  const offered = page.locator('.inspector.pinned .answer:not(.plain)');
  if ((await offered.count()) > 0) return offered.first().click();
  const cards = page.locator('.meadow .can, .hand .can');
  const things = page.locator('.table .target.can');
  const answers = page.locator('.prompt .answer');
  // Every other time a new season rather than a card: games stay short.
  const wanted = move % 2 === 0 ? [answers, cards, things] : [cards, things, answers];
  for (const choice of wanted) {
    const n = await choice.count();
    if (n > 0) return choice.nth((move * 5) % n).click();
  }
  return page.locator('.player.can').first().click();
};

/** Looks at the thing with one tap and does it with the next. */
export const byTouch: Hand = async (page, move) => {
  const answers = page.locator('.prompt .answer');
  const n = await answers.count();
  const things = page.locator('.valley .target.can');
  const places = await things.count();
  if (n > 0 && (places === 0 || move % 2 === 0)) return answers.nth((move * 5) % n).tap();
  if (places > 0) {
    await things.nth((move * 5) % places).tap();
    return page.locator('.inspector.pinned .answer').first().tap();
  }
  await page.locator('.tabs button').nth(2).tap();
  await page.locator('.hand .can, .player.can').first().tap();
  const act = page.locator('.inspector.pinned .answer');
  if ((await act.count()) > 0) await act.first().tap();
  return page.locator('.tabs button').first().tap();
};

/** A number answers; else arrows through what is possible, then Enter. */
export const byKeys: Hand = async (page, move) => {
  if ((await page.locator('.prompt .answer').count()) > 0) return page.keyboard.press('1');
  for (let i = 0; i <= move % 3; i++) await page.keyboard.press('ArrowRight');
  return page.keyboard.press('Enter');
};
