/** Plays Dwellings of Eldervale through what a person sees: clicks, taps or keys. */
import type { Browser, Page } from 'playwright-core';
import { makeMove, myTurn, positionOf, type Hand } from './playing.ts';
import { visit, type Visit, type Wishes } from './visit.ts';

/** More decisions than a person has in any game. */
const MOST_MOVES = 900;
const SOON = { timeout: 5000 };

interface TableWishes extends Wishes {
  readonly seed: number;
  readonly players?: number;
  readonly picks?: readonly number[];
}

/** A table that stands in the browser as if it had been saved there. */
export async function openTable(browser: Browser, wishes: TableWishes): Promise<Visit> {
  const { seed, players = 2, picks = [] } = wishes;
  const visited = await visit(browser, '/', wishes);
  const config = {
    id: 'vale-test',
    game: 'eldervale',
    options: { players, factions: 'randomFaction' },
    seed,
    seats: Array.from({ length: players }, (_, i) => ({
      name: ['Hazel', 'Oakley', 'Fern', 'Bramble', 'Thistle'][i],
      by: i === 0 ? 'person' : 'seedling',
    })),
  };
  await visited.page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    { config, picks, over: false },
  );
  await visited.page.goto('/table/vale-test');
  await visited.page.locator('.vale').waitFor();
  return visited;
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

/** Builds and acquires where it can, else a lit Realm, else an answer: games come to their end. */
export const byMouse: Hand = async (page, move) => {
  const realms = page.locator('.map .hit.can');
  const cards = page.locator('.tableau .thing.can, .adventure .thing.can');
  const answers = page.locator('.prompt .answers.main .answer');
  const wanted = move % 3 === 2 ? [answers, cards, realms] : [cards, realms, answers];
  for (const choice of wanted) {
    const n = await choice.count();
    if (n === 0) continue;
    await choice.nth((move * 5) % n).click(SOON);
    const here = page.locator('.prompt .answers.here .answer');
    if ((await choice.count()) > 0 && (await here.count()) > 1) await here.first().click(SOON);
    return;
  }
};
