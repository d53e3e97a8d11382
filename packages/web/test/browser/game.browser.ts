import { expect, test } from 'vitest';
import { everdell } from '@evervale/everdell';
import { Play, decision } from '@evervale/kernel';
import { LESSON_IDS } from '../../src/games/everdell/learn/lesson.ts';
import { browser } from './browser.ts';
import { byKeys, byMouse, byTouch, makeMove, myTurn, positionOf } from './playing.ts';
import { visit } from './visit.ts';

test('a finished move list can be seen again and played on from the middle', async () => {
  const { page, context, faults } = await visit(browser);
  await page.click('[data-game=everdell] .second');
  for (let i = 0; i < 5; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  const id = page.url().split('/').at(-1);
  await page.goto(`/replay/${id}`);
  await page.waitForSelector('.replay');
  // Somewhere behind the first action, however many picks the deal made of it.
  const range = page.locator('.replay input[type=range]');
  await range.fill((await range.getAttribute('max'))!);
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);
  await page.click('.replay .answer >> nth=0');
  expect(await myTurn(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

/** A table whose forest has a place with a choice: two resources of any kind. */
const CHOICE = {
  config: {
    id: 'choice',
    game: 'everdell',
    options: { players: 2 },
    seed: 5,
    seats: [
      { name: 'Hazel', by: 'person' },
      { name: 'Oakley', by: 'seedling' },
    ],
  },
  picks: [],
  over: false,
};

test('what was done without a surprise can be taken back', async () => {
  const { page, context, faults } = await visit(browser);
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    CHOICE,
  );
  await page.goto('/table/choice');
  const place = page.locator('[data-target="place/forest-two-any"].can');
  await place.click();
  await page.locator('.prompt .answer').first().click();
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('.prompt .answer').length === 4);
  await page.locator('.undo', { hasText: 'Undo' }).click();
  await place.waitFor();
  expect(await page.locator('.workers .out').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a computer player with a character is called by it and wears its hat at the table', async () => {
  const { page, context, faults } = await visit(browser, '/new');
  const seat = page.locator('.seat-row', { has: page.locator('.seat-says') });
  const bare = await seat.locator('.animal').innerHTML();
  await seat.locator('.character-choice').selectOption('farmer');
  expect(await seat.locator('input').inputValue()).toBe('Farmer');
  expect(await seat.locator('.seat-says').textContent()).toContain('green cards');
  const hatted = await seat.locator('.animal').innerHTML();
  expect(hatted.length).toBeGreaterThan(bare.length);
  await page.click('.go');
  const card = page.locator('.player', { hasText: 'Farmer' });
  expect(await card.locator('.portrait .animal').innerHTML()).toBe(hatted);
  expect(faults).toEqual([]);
  await context.close();
});

test('around one screen the hand is covered until the next person has it', async () => {
  const { page, context, faults } = await visit(browser, '/new');
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await page.click('.go');
  const shown: number[] = [];
  for (let i = 0; i < 6; i++) {
    await page.waitForSelector('.veil.solid, .table [data-can], .prompt .answer');
    if ((await page.locator('.veil.solid').count()) > 0) {
      shown.push(await page.locator('.hand .card').count());
      await page.click('.veil.solid .answer');
      await page.waitForSelector('.veil.solid', { state: 'detached' });
    }
    await byMouse(page, i);
    await page.waitForTimeout(80);
  }
  expect(new Set(shown)).toEqual(new Set([0]));
  expect(faults).toEqual([]);
  await context.close();
});

test('some turns by keyboard alone, and some by touch on a phone', async () => {
  const keys = await visit(browser);
  await keys.page.locator('[data-game=everdell] .big').focus();
  await keys.page.keyboard.press('Enter');
  // How many picks four actions take depends on the deal.
  const actions = keys.page.locator('.log ol > li');
  for (let i = 0; i < 6 || (await actions.count()) < 4; i++) {
    expect(i).toBeLessThan(60);
    await myTurn(keys.page);
    await byKeys(keys.page, i);
    await keys.page.waitForTimeout(60);
  }
  expect(keys.faults).toEqual([]);
  await keys.context.close();
  const phone = await visit(browser, '/', { phone: true });
  await phone.page.tap('[data-game=everdell] .big');
  for (let i = 0; i < 6; i++) {
    await myTurn(phone.page);
    const before = await positionOf(phone.page);
    const isMade = async (): Promise<boolean> => (await positionOf(phone.page)) !== before;
    await makeMove(phone.page, byTouch, i, isMade);
  }
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  expect(phone.faults).toEqual([]);
  await phone.context.close();
});

const LESSONS = process.env['EVERVALE_LONG'] === '1' ? LESSON_IDS : (['discounts'] as const);

test.for(LESSONS)('the lesson %s is taken to its end by doing what it points at', async (id) => {
  const { page, context, faults } = await visit(browser, `/learn/${id}`);
  for (let i = 0; i < 60; i++) {
    await page.waitForSelector('.lesson');
    if ((await page.locator('.lesson.done').count()) > 0) break;
    await page.waitForSelector('.lesson footer button');
    await page.locator('.lesson footer button').first().click();
    // What is pointed at wears a dashed line.
    const pointed = page.locator('[data-can], .prompt .answer');
    const n = await pointed.evaluateAll((all) =>
      all.findIndex((one) => getComputedStyle(one).outlineStyle === 'dashed'),
    );
    if (n >= 0) await pointed.nth(n).click();
    await page.waitForTimeout(120);
  }
  expect(await page.locator('.lesson.done').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a lesson can be taken as text', async () => {
  const { page, context, faults } = await visit(browser, '/learn/discounts', { textMode: true });
  for (let i = 0; i < 30 && (await page.locator('.lesson.done').count()) === 0; i++) {
    await page.waitForSelector('.lesson footer button');
    await page.locator('.lesson footer button').first().click();
    const wanted = page.locator('.text-table .prompt .answer');
    const n = await wanted.evaluateAll((all) =>
      all.findIndex((one) => getComputedStyle(one).outlineStyle === 'dashed'),
    );
    if (n >= 0) await wanted.nth(n).click();
    await page.waitForTimeout(120);
  }
  expect(await page.locator('.lesson.done').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a reason leads to its rule in place, in the language of the person', async () => {
  const { page, context, faults } = await visit(browser, '/', { lang: 'de' });
  await page.click('[data-game=everdell] .big');
  await myTurn(page);
  await page.locator('.stage').first().click({ force: true });
  await page.locator('.prompt .why .rule-link').click();
  await page.waitForSelector('.rule-note:has-text("Herbst")');
  expect(faults).toEqual([]);
  await context.close();
});

test('a game is saved as a file, opened again, and shared as a link', async () => {
  const { page, context, faults } = await visit(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('[data-game=everdell] .big');
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    await byMouse(page, i);
    await page.waitForTimeout(60);
  }
  await myTurn(page);
  const id = page.url().split('/').at(-1);
  await page.goto(`/replay/${id}`);
  await page.waitForSelector('.replay');
  const moves = await page.locator('.replay h2').textContent();
  const saving = page.waitForEvent('download');
  await page.click('.replay .answer:has-text("file")');
  const file = await (await saving).path();
  await page.click('.replay .answer:has-text("link")');
  await page.waitForSelector('.replay .answer:has-text("copied")');
  const link = await page.evaluate(async () => navigator.clipboard.readText());

  await page.goto('/replay');
  await page.setInputFiles('input[type=file]', file);
  await page.waitForSelector('.replay');
  expect(await page.locator('.replay h2').textContent()).toBe(moves);

  const other = await visit(browser, link.slice(link.indexOf('/replay')));
  await other.page.waitForSelector('.replay');
  expect(await other.page.locator('.replay h2').textContent()).toBe(moves);
  // Where the clipboard is not to be had, the link can be copied by hand.
  await other.page.click('.replay .answer:has-text("link")');
  expect(await other.page.locator('.by-hand').inputValue()).toContain('/replay#');
  expect([...faults, ...other.faults]).toEqual([]);
  await other.context.close();
  await context.close();
});

test('a line of the log leads to the place it names', async () => {
  const { page, context, faults } = await visit(browser);
  await page.evaluate(
    (table) => localStorage.setItem('evervale.tables', JSON.stringify([table])),
    CHOICE,
  );
  await page.goto('/table/choice');
  await page.locator('.spot-forest.can').first().click();
  const link = page.locator('.log li a').first();
  // Goods to be seen, the name to be heard.
  const name = await link.getAttribute('title');
  expect(await link.textContent()).toContain(name);
  await link.click();
  await page.waitForSelector('.inspector.pinned');
  const place = await page.locator('.inspector.pinned').getAttribute('aria-label');
  expect(name).toBe(`Forest location (${place})`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.inspector', { state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a position is opened, played on, and a text that is no game is refused with a reason', async () => {
  const { page, context, faults } = await visit(browser, '/replay');
  await page.fill('textarea', 'nonsense');
  await page.click('.bring .answer.plain');
  await page.waitForSelector('.why');
  const position = { options: { players: 2 }, players: [{ hand: ['farm', 'inn'] }, {}] };
  await page.fill('textarea', JSON.stringify(position));
  await page.click('.bring .answer.plain');
  await page.waitForSelector('.replay');
  await page.click('.replay .answer >> nth=0');
  expect(await myTurn(page)).toBe(true);
  await page.locator('.hand .card').nth(1).waitFor();
  expect(await page.locator('.hand .card').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('a hint names three things to do and does the one that is clicked', async () => {
  const { page, context, faults } = await visit(browser);
  await page.click('[data-game=everdell] .big');
  await myTurn(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.hints li');
  expect(await page.locator('.hints li').count()).toBeGreaterThan(1);
  expect(await page.locator('.hints small').first().textContent()).toMatch(/about \d+ points/);
  const before = await positionOf(page);
  await page.locator('.hints button').first().click();
  await page.waitForFunction(
    (at) => document.querySelector('.table')?.getAttribute('data-at') !== at,
    before,
  );
  expect(faults).toEqual([]);
  await context.close();
});

test('the strongest computer player thinks in a worker while the table stays awake', async () => {
  const { page, context, faults } = await visit(browser);
  const seats = [
    { name: 'Hazel', by: 'person' },
    { name: 'Oakley', by: 'ever-tree' },
  ];
  const config = { id: 'strong', game: 'everdell', options: { players: 2 }, seed: 4, seats };
  await page.evaluate((table) => localStorage.setItem('evervale.tables', JSON.stringify([table])), {
    config,
    picks: [],
    over: false,
  });
  await page.goto('/table/strong');
  await myTurn(page);
  await page.locator('.spot.can').first().click();
  await page.waitForSelector('.waiting');
  // The table answers while the other one thinks.
  await page.locator('.players .player').nth(1).click();
  await page.waitForSelector('.window');
  await page.keyboard.press('Escape');
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator('.log ol > li').count()).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});

/** Two who play anything, until the first may visit a card in the city of the second. */
function untilVisit(): { readonly seed: number; readonly picks: readonly number[] } {
  for (let seed = 1; ; seed++) {
    const play = new Play(everdell, everdell.readOptions({ players: 2 }), seed);
    for (let i = 0; !play.over; i++) {
      const { seat, options } = decision(everdell, play.state)!;
      const visits = options.filter(({ key }) => /^place:.*@city2-/.test(key));
      if (seat === 0 && visits.length > 0) return { seed, picks: [...play.picks] };
      const plays = options.filter(({ key }) => key.startsWith('play:'));
      const among = plays.length > 0 ? plays : options;
      play.pick(among[(i * 7 + seed) % among.length].code);
    }
  }
}

test('a card in the city of another is visited by keyboard: its owner glows', async () => {
  const { page, context, faults } = await visit(browser);
  const seats = ['Hazel', 'Oakley'].map((name, i) => ({ name, by: i === 0 ? 'person' : 'sprout' }));
  const { seed, picks } = untilVisit();
  const config = { id: 'guest', game: 'everdell', options: { players: 2 }, seed, seats };
  await page.evaluate((table) => localStorage.setItem('evervale.tables', JSON.stringify([table])), {
    config,
    picks,
    over: false,
  });
  await page.goto('/table/guest');
  await page.locator('.player.can').press('Enter');
  await page.locator('.window [data-can]').first().press('Enter');
  await page.waitForSelector(`.table:not([data-at="${picks.length}"])`);
  expect(await page.locator('.window').count()).toBe(0);
  expect(await page.locator('.log').textContent()).toContain('Hazel places a worker');
  expect(faults).toEqual([]);
  await context.close();
});
