/** Plays a game through what a person sees: clicks, taps or keys. */
import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from './visit.ts';

/** Longer than any game. */
const MOST_MOVES = 400;

/** Waits until there is something to do; false when the game is over. Holds on to nothing it saw. */
export async function myTurn(page: Page): Promise<boolean> {
  await page
    .locator('.table [data-can], .prompt .answer, .sheet')
    .first()
    .waitFor({ timeout: PATIENCE, state: 'attached' });
  return (await page.locator('.sheet table').count()) === 0;
}

/** What the table shows: a move is made when another position is to be seen. */
export const positionOf = (page: Page): Promise<string | null> =>
  page.locator('.table').getAttribute('data-at');

/** How long a thing may take to be there for a finger, once it is seen. */
const SOON = { timeout: 5000 };

export type Hand = (page: Page, move: number) => Promise<void>;

/** Asked once more: a pass that is probably a slip, or what to do with a thing of several uses. */
const ASKED = '.prompt [data-asked], .inspector.pinned .answer:not(.plain)';

/**
 * Makes a move and waits until it is on the table, however slow the machine is. What was seen may be
 * gone, or covered for a moment, when the finger comes down: then it looks again, as a person would.
 */
export async function makeMove(
  page: Page,
  hand: Hand,
  move: number,
  done: () => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  const act = (): Promise<void> =>
    hand(page, move).catch((missed) => {
      if (Date.now() > end) throw missed;
    });
  await act();
  let looked = Date.now();
  while (!(await done())) {
    const isAsked = (await page.locator(ASKED).count()) > 0;
    if (isAsked || Date.now() - looked > SOON.timeout) {
      if (Date.now() > end) throw new Error('nothing happens');
      looked = Date.now();
      await act();
    } else await page.waitForTimeout(15);
  }
}

/** Plays to the end and says how many decisions it took. */
export async function playOut(page: Page, hand: Hand): Promise<number> {
  for (let move = 0; move < MOST_MOVES; move++) {
    if (!(await myTurn(page))) return move;
    const before = await positionOf(page);
    await makeMove(page, hand, move, async () => (await positionOf(page)) !== before);
  }
  throw new Error('the game does not end');
}

/** What was asked once more is meant. If it is gone again, the answer before was on its way. */
async function confirmed(page: Page, say: (answer: Locator) => Promise<void>): Promise<boolean> {
  const asked = page.locator(ASKED);
  if ((await asked.count()) === 0) return false;
  try {
    await say(asked.first());
  } catch (error) {
    if ((await asked.count()) > 0) throw error;
  }
  return true;
}

/** A card if one can be played, a place, or an answer. */
export const byMouse: Hand = async (page, move) => {
  if (await confirmed(page, async (answer) => answer.click(SOON))) return;
  const cards = page.locator('.meadow .can, .hand .can');
  const things = page.locator('.table .target.can');
  const answers = page.locator('.prompt .answer');
  const players = page.locator('.player.can');
  // Every other time a new season rather than a card: games stay short.
  const wanted = move % 2 === 0 ? [answers, cards, things] : [cards, things, answers];
  for (const choice of [...wanted, players]) {
    const n = await choice.count();
    if (n === 0) continue;
    await choice.nth((move * 5) % n).click(SOON);
    return visited(page, async (card) => card.click(SOON));
  }
};

/** Whoever glows may have a city that is opened: there a card is meant. */
async function visited(page: Page, go: (card: Locator) => Promise<void>): Promise<void> {
  const card = page.locator('.window .can').first();
  if ((await card.count()) > 0) await go(card);
}

/** Valley, City and Hand: wherever something glows. */
const TABS = [0, 1, 2];

/** Looks at the thing with one tap and does it with the next. */
export const byTouch: Hand = async (page, move) => {
  if (await confirmed(page, async (answer) => answer.tap(SOON))) return;
  const answers = page.locator('.prompt .answer');
  const n = await answers.count();
  if (n > 0 && move % 2 === 0) return answers.nth((move * 5) % n).tap(SOON);
  for (const tab of TABS) {
    await page.locator('.tabs button').nth(tab).tap(SOON);
    if (await touchedThing(page, move)) return;
  }
  return answers.nth((move * 5) % n).tap(SOON);
};

async function touchedThing(page: Page, move: number): Promise<boolean> {
  const things = page.locator('.table .can:visible');
  const n = await things.count();
  if (n === 0) return false;
  await things.nth((move * 5) % n).tap(SOON);
  await visited(page, async (card) => card.tap(SOON));
  const act = page.locator('.inspector.pinned .answer');
  if ((await act.count()) > 0) await act.first().tap(SOON);
  return true;
}

/** A number answers; else arrows through what is possible, then Enter. */
export const byKeys: Hand = async (page, move) => {
  if (await confirmed(page, async (answer) => answer.press('Enter', SOON))) return;
  const answer = page.locator('.prompt .answer[data-key]').first();
  if ((await answer.count()) > 0) {
    return page.keyboard.press((await answer.getAttribute('data-key')) ?? '1');
  }
  for (let i = 0; i <= move % 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await visited(page, async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  });
};
