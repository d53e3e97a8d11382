import { LANGS } from '@evervale/kernel/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from './browser.ts';
import { House } from './house.ts';
import { cutOff, laidOut, nameless, overlapping, serious } from './measure.ts';
import { come, playOn, sayName, sitTogether } from './online.ts';
import { myTurn, positionOf } from './playing.ts';
import { PATIENCE, PHONE, visit, type Visit } from './visit.ts';

const long = process.env['EVERVALE_LONG'] === '1';
/** Longer than any game. */
const MOST_MOVES = 800;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const leave = (...visits: Visit[]): Promise<void[]> =>
  Promise.all(visits.map(({ context }) => context.close()));

/** Faults of the page itself; that a server was gone for a while is said by the browser too. */
const own = ({ faults }: Visit): string[] =>
  faults.filter((fault) => !/WebSocket|ERR_CONNECTION|ERR_INTERNET/.test(fault));

const hands = (page: Page): Promise<number> => page.locator('.hand .card').count();

/** Whoever made the last move sees it first: waits until both have heard of it. */
async function sameTable(one: Page, other: Page): Promise<void> {
  const same = async () => (await positionOf(one)) === (await positionOf(other));
  await expect.poll(same).toBe(true);
}

/** The server is killed and comes back; so do those who play. */
async function powerCut(...visits: Visit[]): Promise<void> {
  await house.kill();
  for (const { page } of visits) await page.waitForSelector('[data-link=reconnecting]');
  await house.rise();
  for (const { page } of visits) await page.waitForSelector('[data-link=connected]');
}

test('two people come together by a link and play on when the server has been killed', async () => {
  const { ann, bob } = await sitTogether(browser, house.address);
  await playOn([ann.page, bob.page], 4);
  await sameTable(ann.page, bob.page);
  const log = await ann.page.locator('.log ol > li').allTextContents();
  await powerCut(ann, bob);
  await sameTable(ann.page, bob.page);
  expect(await ann.page.locator('.log ol > li').allTextContents()).toEqual(log);
  expect(await playOn([ann.page, bob.page], 6)).toBe(true);
  expect([...own(ann), ...own(bob)]).toEqual([]);
  await leave(ann, bob);
});

test.runIf(long)(
  'two people, one on a phone, play a whole game through two power cuts up to the score sheet',
  async () => {
    const { ann, bob } = await sitTogether(browser, house.address, { phone: true });
    for (let i = 0; i < 2; i++) {
      await playOn([ann.page, bob.page], 25);
      await powerCut(ann, bob);
    }
    expect(await playOn([ann.page, bob.page], MOST_MOVES)).toBe(false);
    for (const { page } of [ann, bob]) {
      await page.waitForSelector('.sheet tbody tr');
      // How the points grew is known now that nothing is secret any more.
      await page.waitForSelector('.growth path, .growth polyline', { state: 'attached' });
    }
    await ann.page.locator('.sheet .answer').first().click();
    await ann.page.waitForSelector('.wait-seats');
    await bob.page.locator('.sheet .answer').first().click();
    await bob.page.locator('.wait-seats .answer').click();
    await ann.page.locator('.answer.go:not([disabled])').click();
    await Promise.race([myTurn(ann.page), myTurn(bob.page)]);
    expect([...own(ann), ...own(bob)]).toEqual([]);
    await leave(ann, bob);
  },
);

const partMissing = (page: Page): Promise<unknown> =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));

test('parts that are wanted while the server is away never leave an empty page', async () => {
  const ann = await come(browser, 'Ann', '/new#online', { at: house.address });
  await ann.page.locator('.seat-row select').first().selectOption('seedling');
  await ann.page.click('.go');
  await ann.page.locator('.answer.go:not([disabled])').click();
  await myTurn(ann.page);
  const bob = await visit(browser, '/', { at: house.address });
  await bob.page.waitForSelector('a[href="/settings"]');
  await house.kill();
  await ann.page.waitForSelector('[data-link=reconnecting]');
  // The rulings of a card are loaded when the first card is looked at: the table does without them.
  const missing = partMissing(ann.page);
  await ann.page.locator('.meadow .card').first().hover();
  await missing;
  await ann.page.locator('.inspector').waitFor();
  // A page cannot do without itself: it comes with the server.
  const absent = partMissing(bob.page);
  await bob.page.click('a[href="/settings"]');
  await absent;
  await house.rise();
  await ann.page.waitForSelector('[data-link=connected]');
  expect(await playOn([ann.page], 1)).toBe(true);
  await bob.page.waitForSelector('.page-sheet label');
  expect(own(ann)).toEqual([]);
  await leave(ann, bob);
});

test('a pick made while the server is away is done once when it is back', async () => {
  const ann = await come(browser, 'Ann', '/new#online', { at: house.address });
  await ann.page.locator('.seat-row select').first().selectOption('seedling');
  await ann.page.click('.go');
  await ann.page.locator('.answer.go:not([disabled])').click();
  await myTurn(ann.page);
  await house.kill();
  await ann.page.waitForSelector('[data-link=reconnecting]');
  await ann.page.locator('[data-target="place/basic-three-twigs"].can').click();
  await ann.page.waitForSelector('[data-sending]');
  await house.rise();
  await ann.page.waitForSelector('.players .workers .out', { state: 'attached' });
  await ann.page.waitForSelector('[data-sending]', { state: 'detached' });
  expect(await ann.page.locator('.players .player').first().locator('.workers .out').count()).toBe(
    1,
  );
  expect(own(ann)).toEqual([]);
  await leave(ann);
});

test('people talk, agree to take something back, and a spectator sees no hand', async () => {
  const { ann, bob, link } = await sitTogether(browser, house.address);
  await bob.page.locator('.room-bar button').first().click();
  await bob.page.locator('.say input').fill('Good luck!');
  await bob.page.keyboard.press('Enter');
  await ann.page.locator('.room-bar b', { hasText: '1' }).waitFor();
  await ann.page.locator('.room-bar button').first().click();
  await ann.page.locator('.chat li', { hasText: 'Good luck!' }).waitFor();

  const eve = await come(browser, 'Eve', link, { at: house.address });
  await eve.page.waitForSelector('.table .room-note');
  expect(await hands(ann.page)).toBe(5);
  expect(await hands(bob.page)).toBe(6);
  expect(await hands(eve.page)).toBe(0);
  expect(await eve.page.locator('.hand .card-back').count()).toBe(5);

  // A card is drawn: the rule of the game does not take that back, but the others may.
  await ann.page.locator('[data-target="place/basic-one-berry-one-card"].can').click();
  await bob.page.waitForSelector('.prompt.mine');
  expect(await hands(ann.page)).toBe(6);
  await ann.page.locator('.room-bar button').nth(1).click();
  await ann.page.locator('.undo-wish button').click();
  await bob.page.locator('.room-ask .answer').first().click();
  await ann.page.waitForSelector('.prompt.mine');
  expect(await hands(ann.page)).toBe(5);
  await eve.page.waitForFunction(() => document.querySelectorAll('.spot .animal').length === 0);
  expect([...own(ann), ...own(bob), ...own(eve)]).toEqual([]);

  // Muted is muted.
  await ann.page.locator('.room-bar button').nth(1).click();
  await ann.page.locator('.people button', { hasText: 'Mute' }).click();
  await ann.page.locator('.chat li', { hasText: 'Good luck!' }).waitFor({ state: 'detached' });
  await leave(ann, bob, eve);
});

test('the buttons of a French table stand beside each other, and who leaves is said to be away', async () => {
  const { ann, bob } = await sitTogether(browser, house.address, { lang: 'fr' });
  for (const size of [bob.page.viewportSize()!, { width: 1024, height: 768 }]) {
    await bob.page.setViewportSize(size);
    await laidOut(bob.page);
    const signs = '.room-bar > *, .menu-button, .prompt, .room-bar b';
    expect(await overlapping(bob.page, signs)).toEqual([]);
  }
  await leave(bob);
  await ann.page.locator('.seat-note .gone').waitFor();
  await leave(ann);
});

test('without a net the table says so and comes back by itself', async () => {
  const { ann, bob } = await sitTogether(browser, house.address);
  await ann.context.setOffline(true);
  await ann.page.waitForSelector('[data-link=offline]');
  await ann.context.setOffline(false);
  await ann.page.waitForSelector('[data-link=connected]');
  await playOn([ann.page, bob.page], 2);
  expect([...own(ann), ...own(bob)]).toEqual([]);
  await leave(ann, bob);
});

test.runIf(long)(
  'a computer player takes a seat over and gives it back; who resigns has lost',
  async () => {
    const { ann, bob } = await sitTogether(browser, house.address);
    await bob.page.locator('.room-bar button').nth(1).click();
    await bob.page
      .locator('.table-window .answer', { hasText: 'Let a computer play for me' })
      .click();
    await bob.page.locator('.table-window .round').click();
    await ann.page.locator('.seat-note', { hasText: 'away' }).waitFor();
    await bob.page.locator('.room-ask .answer').click();
    await ann.page.waitForFunction(() => !document.querySelector('.seat-note i'));
    await bob.page.locator('.room-bar button').nth(1).click();
    await bob.page.locator('.table-window .answer', { hasText: 'Resign' }).click();
    await bob.page.locator('.table-window .answer', { hasText: 'Really resign' }).click();
    await ann.page.locator('.sheet h1', { hasText: 'Ann wins' }).waitFor();
    expect([...own(ann), ...own(bob)]).toEqual([]);
    await leave(ann, bob);
  },
);

test.runIf(long)(
  'a guest gets a password, another device, and ends its session from the first',
  async () => {
    const ann = await come(browser, 'Ann', '/account', { at: house.address });
    const { page } = ann;
    await page.getByLabel('Login', { exact: true }).fill(`ann.${Date.now() % 1e6}`);
    await page.getByLabel('New password').fill('acorns and honey');
    await page.locator('form', { hasText: 'New password' }).locator('button').click();
    await page.locator('text=Saved.').waitFor();
    await page.locator('button', { hasText: 'Make a link' }).click();
    const link = await page.locator('.copied input').nth(1).inputValue();
    const phone = await visit(browser, link, { at: house.address, phone: true });
    await phone.page.tap('.answer');
    await phone.page.waitForSelector('.sessions li');
    expect(await phone.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann');
    await page.reload();
    await page.locator('.sessions .answer').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.sessions .answer').length === 0);
    await phone.page.goto('/account');
    await phone.page.waitForSelector('.come-in');
    await page.locator('button', { hasText: 'Log out' }).click();
    await page.waitForSelector('.home');
    expect(own(ann)).toEqual([]);
    await leave(ann, phone);
  },
);

test('whoever wants takes along what the server knows, and is forgotten after a second question', async () => {
  const ann = await come(browser, 'Ann', '/account', { at: house.address });
  const { page } = ann;
  const saving = page.waitForEvent('download');
  await page.locator('.own-data button', { hasText: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('evervale-account.json');
  await page.locator('.own-data button', { hasText: 'Delete account' }).click();
  await page.locator('.own-data button', { hasText: 'Delete for good' }).click();
  await page.waitForSelector('.home');
  await page.goto('/account');
  await page.waitForSelector('.come-in');
  expect(own(ann)).toEqual([]);
  await leave(ann);
});

test.runIf(long)(
  'the challenge of the day is one’s own table, and the same one again',
  async () => {
    const ann = await come(browser, 'Ann', '/online', { at: house.address });
    await ann.page.locator('.challenge .answer').click();
    await ann.page.waitForSelector('.table .room');
    const address = ann.page.url();
    await ann.page.goto('/');
    await ann.page.locator('.table-row[data-turn] a').click();
    await ann.page.waitForSelector('.table .room');
    expect(ann.page.url()).toBe(address);
    expect(own(ann)).toEqual([]);
    await leave(ann);
  },
);

test.runIf(long)(
  'a public table with a password is found in the list and entered with it',
  async () => {
    const ann = await come(browser, 'Ann', '/new#online', { at: house.address });
    await ann.page.locator('.choice button', { hasText: 'Everybody' }).click();
    await ann.page.locator('details', { hasText: 'Password' }).locator('summary').click();
    await ann.page.getByLabel('Password').fill('acorn');
    await ann.page.locator('.answer.go').click();
    await ann.page.waitForSelector('.wait-seats');
    const bob = await come(browser, 'Bob', '/online', { at: house.address });
    await bob.page.locator('.table-list a', { hasText: 'Ann' }).first().click();
    const field = bob.page.getByLabel('This table has a password');
    await field.fill('oak');
    await bob.page.locator('.row-form .answer').click();
    await bob.page.locator('text=That was not the password.').waitFor();
    await field.fill('acorn');
    await bob.page.locator('.row-form .answer').click();
    await bob.page.locator('.wait-seats .answer').click();
    await ann.page.locator('.wait-seats', { hasText: 'Bob' }).waitFor();
    expect([...own(ann), ...own(bob)]).toEqual([]);
    await leave(ann, bob);
  },
);

test.runIf(long)('a message of the server becomes a notice that leads to the table', async () => {
  const context = await browser.newContext({ baseURL: house.address });
  context.setDefaultTimeout(PATIENCE);
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) found(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/');
  await page.click('.languages [lang=fr]');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  // The service worker reads the language where the page has put it.
  const language = (): Promise<string | undefined> =>
    page.evaluate(async () => (await caches.match('/language'))?.text());
  await expect.poll(language).toBe('fr');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: house.address,
    registrationId: await registered,
    data: JSON.stringify({ kind: 'your-turn', table: 'abc123' }),
  });
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const [first] = await (await navigator.serviceWorker.ready).getNotifications();
      return first && { title: first.title, data: first.data as string };
    });
  await expect.poll(shown).toEqual({ title: 'À vous de jouer', data: '/table/abc123' });
  await context.close();
});

test.runIf(long)('advice comes from the server, for who has to decide', async () => {
  const { ann, bob } = await sitTogether(browser, house.address);
  await ann.page.locator('.undo', { hasText: 'Hint' }).click();
  await ann.page.locator('.hints button').first().click();
  await ann.page.waitForSelector('.hints', { state: 'detached' });
  expect(await bob.page.locator('.hints').count()).toBe(0);
  expect([...own(ann), ...own(bob)]).toEqual([]);
  await leave(ann, bob);
});

/** Every screen that only a server has, with everything open that can be opened. */
async function everyScreen({ page }: Visit, look: (what: string) => Promise<void>): Promise<void> {
  for (const path of ['/', '/online', '/account', '/new#online']) {
    await page.goto(path);
    await page.waitForSelector('.lobby-ways, .sessions li, .answer.go, .online-home a');
    await page.evaluate(() => {
      document.querySelectorAll('details').forEach((one) => (one.open = true));
    });
    await look(path);
  }
  await page.locator('.seat-row select').first().selectOption('seedling');
  await page.locator('.choice button', { hasText: '15 min' }).click();
  await page.locator('.answer.go').click();
  await page.waitForSelector('.wait-seats');
  await look('waiting room');
  await page.locator('.answer.go:not([disabled])').click();
  await myTurn(page);
  // The table itself is measured elsewhere, with a deal that is always the same.
  await page.addStyleTag({ content: '.valley, .trays { visibility: hidden }' });
  await page.locator('.room-bar button').first().click();
  await page.waitForSelector('.chat');
  await look('chat');
  await page.locator('.chat .round').click();
  await page.locator('.room-bar button').nth(1).click();
  await page.waitForSelector('.table-window');
  await look('table window');
}

// The longest words are German.
const SPOKEN = long ? LANGS : (['de'] as const);

test.for(SPOKEN)('every screen online keeps nobody out and cuts nothing off (%s)', async (lang) => {
  const ann = await visit(browser, '/online', { at: house.address, lang });
  const { page } = ann;
  const wide = page.viewportSize()!;
  const look = async (what: string): Promise<void> => {
    await laidOut(page);
    // Who cannot use it does not depend on the language.
    const kept = lang === SPOKEN[0] ? [...(await serious(page)), ...(await nameless(page))] : [];
    expect([what, ...kept, ...(await cutOff(page))]).toEqual([what]);
    await page.setViewportSize(PHONE);
    await laidOut(page);
    expect([`${what}, phone`, ...(await cutOff(page))]).toEqual([`${what}, phone`]);
    await page.setViewportSize(wide);
  };
  await page.waitForSelector('.come-in');
  await look('coming in');
  await sayName(page, 'Wilhelmine-Luise');
  await everyScreen(ann, look);
  expect(own(ann)).toEqual([]);
  await leave(ann);
});
