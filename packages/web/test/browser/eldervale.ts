/** Plays Dwellings of Eldervale through what a person sees: clicks, taps or keys. */
import { hostedEldervale as game } from '@evervale/eldervale';
import { decision, Play, type State } from '@evervale/kernel';
import type { Browser, Page } from 'playwright-core';
import { makeMove, myTurn, positionOf, type Hand } from './playing.ts';
import { visit, type Visit, type Wishes } from './visit.ts';

/** More decisions than a person has in any game. */
const MOST_MOVES = 900;
const SOON = { timeout: 5000 };

interface TableWishes extends Wishes {
  readonly seed: number;
  readonly players?: number;
  /** How elements and factions are found. */
  readonly factions?: 'choose' | 'randomFaction';
  readonly modules?: readonly string[];
  readonly picks?: readonly number[];
  /** Whom one plays against. */
  readonly computers?: string;
}

type Dealt = Pick<TableWishes, 'players' | 'modules'>;

/** Plays by chance, not in a row: partners who trade in a row would never stop. */
function played(
  seed: number,
  { players = 2, modules = [] }: Dealt,
  isThere: (s: State) => boolean,
): readonly number[] {
  const options = game.readOptions({ players, modules, factions: 'randomFaction' });
  const play = new Play(game, options, seed);
  let chance = seed;
  while (!play.over && !isThere(play.state)) {
    const { codes, count } = game.machine.legal(play.state);
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    play.pick(codes[Math.floor((chance / 2 ** 32) * count)]);
  }
  return play.picks;
}

/** The picks of a game up to so much of it: what comes after is played at the table. */
export function begun(seed: number, share: number, dealt: Dealt = {}): readonly number[] {
  const picks = played(seed, dealt, () => false);
  return picks.slice(0, Math.floor(picks.length * share));
}

/** The picks of a game up to the first time that the first seat is asked this. */
export function asked(seed: number, prompt: string, dealt: Dealt = {}): readonly number[] {
  return played(seed, dealt, (s) => {
    const question = decision(game, s)!;
    return question.seat === 0 && question.prompt.key === prompt;
  });
}

/** A table that stands in the browser as if it had been saved there. */
export async function openTable(browser: Browser, wishes: TableWishes): Promise<Visit> {
  const { seed, players = 2, picks = [], factions = 'randomFaction', modules = [] } = wishes;
  const { computers = 'seedling' } = wishes;
  const visited = await visit(browser, '/', wishes);
  const config = {
    id: 'vale-test',
    game: 'eldervale',
    options: { players, factions, modules },
    seed,
    seats: Array.from({ length: players }, (_, i) => ({
      name: ['Hazel', 'Oakley', 'Fern', 'Bramble', 'Thistle'][i],
      by: i === 0 ? 'person' : computers,
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

/** Wherever something glows: the tabs of a phone lead there. Looks with one tap, does it with the next. */
export const byTouch: Hand = async (page, move) => {
  const answers = page.locator('.prompt .answers.main .answer');
  const n = await answers.count();
  if (n > 0 && move % 2 === 0) return answers.nth((move * 5) % n).tap(SOON);
  const realms = page.locator('.map .hit.can:visible');
  const many = await realms.count();
  if (many > 0) {
    await realms.nth((move * 5) % many).tap(SOON);
    const here = page.locator('.prompt .answers.here .answer');
    if ((await here.count()) > 0) await here.first().tap(SOON);
    return;
  }
  const things = page.locator('.vale .thing.can:visible');
  const some = await things.count();
  if (some > 0 && n === 0) return things.first().tap(SOON);
  if (n > 0) return answers.nth((move * 5) % n).tap(SOON);
};

/** Numbers answer; the keys of the compass go to a lit Realm, Enter takes it. */
export const byKeys: Hand = async (page, move) => {
  // A Realm with several things to choose from is open: the first of them.
  if ((await page.locator('.prompt .answers.here .answer[data-key="1"]').count()) > 0) {
    return page.keyboard.press('1');
  }
  const lit = await page.locator('.map .hit.can').count();
  const answer = page.locator('.prompt .answers.main .answer[data-key]').first();
  const has = (await answer.count()) > 0;
  if (has && (lit === 0 || move % 3 === 2)) {
    return page.keyboard.press((await answer.getAttribute('data-key')) ?? '1');
  }
  if (lit === 0) return;
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  for (let i = 0; i < move % 3; i++) await page.keyboard.press('Tab');
  const can = await page.evaluate(() => document.activeElement?.matches('.hit.can') ?? false);
  if (!can) await page.locator('.map .hit.can').first().focus();
  await page.keyboard.press('Enter');
  const here = page.locator('.prompt .answers.here .answer[data-key="1"]');
  if ((await here.count()) > 0) await page.keyboard.press('1');
};
