import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { open } from './positions.ts';
import { visit } from './visit.ts';

/** A Meadow nobody can pay for. */
const DEAR = ['palace', 'palace', 'castle', 'castle', 'king', 'king', 'ever-tree', 'ever-tree'];
const RICH = { twig: 6, resin: 6, pebble: 6, berry: 6 };

test('a card that another plays is shown large with its name before it goes to its city', async () => {
  // It has cards, goods, and no worker to send: it will play.
  const { page, context, faults } = await open(
    {
      players: [{}, { season: 'autumn', resources: RICH, hand: ['farm', 'mine', 'inn', 'queen'] }],
      workers: { 'basic-two-cards-one-point': [2, 2, 2, 2, 2, 2] },
    },
    { motion: 'full', cardTime: 60 },
  );
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        addedNodes.forEach((node) => said.push(node.textContent ?? ''));
      }
    }).observe(document.querySelector('.table')!, { childList: true });
  });
  await page.locator('[data-target="place/basic-three-twigs"].can').click();
  const large = page.locator('.stage-play:not(.gone) .card.large');
  await large.waitFor();
  const name = (await large.locator('.card-name').textContent())!.replaceAll('\u00AD', '');
  expect(await page.locator('.stage-play').textContent()).toContain('Oakley');
  // A click goes on.
  await page.locator('.stage-play').click();
  await page.locator('.stage-play.gone').waitFor({ state: 'attached' });
  await page.locator('.since', { hasText: name }).waitFor();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('undefined'))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('passing is quiet, has no key, and asks back while a worker is left', async () => {
  const { page, context } = await open({ players: [{ season: 'autumn' }, { season: 'autumn' }] });
  const pass = page.locator('.prompt .answer', { hasText: 'Pass' });
  expect(await pass.getAttribute('class')).toContain('plain');
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  expect(await page.locator('.table').getAttribute('data-at')).toBe('0');
  await pass.click();
  await page.locator('.really', { hasText: '6 workers' }).waitFor();
  expect(await page.locator('.table').getAttribute('data-at')).toBe('0');
  await page.locator('.really .answer:not(.plain)').click();
  await pass.click();
  await page.locator('[data-asked]').click();
  await page.locator('.table:not([data-at="0"])').waitFor();
  await context.close();
});

test('passing asks back while a card could be played, though no worker is left', async () => {
  const { page, context } = await open({
    players: [
      { season: 'autumn', hand: ['farm'], resources: { twig: 2, resin: 1 } },
      { season: 'autumn' },
    ],
    meadow: DEAR,
    workers: { 'basic-two-cards-one-point': [1, 1, 1, 1, 1, 1] },
  });
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  await page.locator('.really', { hasText: '1 card' }).waitFor();
  expect(await page.locator('.table').getAttribute('data-at')).toBe('0');
  await context.close();
});

test('an answer that declines is quiet, and has its key', async () => {
  const { page, context } = await open({
    players: [{ hand: ['woodcarver'], resources: { twig: 2, berry: 2 } }, {}],
    meadow: DEAR,
  });
  await page.locator('[data-target="hand/woodcarver"].can').click();
  const decline = page.locator('.prompt .answer', { hasText: 'Decline' });
  await decline.waitFor();
  expect(await decline.getAttribute('class')).toContain('plain');
  expect(await page.locator('.prompt .answers .answer:not(.plain)').count()).toBe(2);
  await page.keyboard.press('0');
  await decline.waitFor({ state: 'detached' });
  await context.close();
});

test('a misclick is taken back after the computer player has answered', async () => {
  // It has nothing to play: it sends a worker.
  const { page, context } = await open({ players: [{}, {}], meadow: DEAR });
  await page.locator('[data-target="place/basic-three-twigs"].can').click();
  await page.locator('.since li').first().waitFor();
  await page.locator('.undo', { hasText: 'Undo' }).click();
  await page.locator('.table[data-at="0"]').waitFor();
  expect(await page.locator('.log ol > li').count()).toBe(1);
  await context.close();
});

test('a person who can only prepare for the season is asked to', async () => {
  const { page, context } = await open({
    players: [{}, {}],
    meadow: DEAR,
    workers: { 'basic-two-cards-one-point': [1, 1] },
  });
  await page.locator('.prompt .answer', { hasText: 'spring' }).waitFor();
  await page.keyboard.press('s');
  await page.locator('.table[data-season="spring"]').waitFor();
  await context.close();
});

test('the menu of a table has home, rules, language, speed and saving; Escape and a click beside close it', async () => {
  const { page, context } = await open({ players: [{}, {}] });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.locator('.menu .round').click(),
  ]) {
    await page.locator('.menu-button').click();
    await page.locator('dialog.menu').waitFor();
    await close();
    await page.locator('dialog.menu').waitFor({ state: 'detached' });
  }
  await page.locator('.menu-button').click();
  await page.locator('.menu [lang=fr]').click();
  await page.locator('.menu .answer', { hasText: 'Accueil' }).waitFor();
  expect(await page.locator('.menu .menu-ways > *').count()).toBe(5);
  await page.keyboard.press('Escape');
  // At this table nothing was done by the keys meanwhile.
  expect(await page.locator('.table').getAttribute('data-at')).toBe('0');
  await context.close();
});

test('the score sheet is put aside to look at the table, and comes back', async () => {
  const { page, context } = await open({
    players: [{ season: 'autumn' }, { season: 'autumn', finished: true }],
    workers: { 'basic-two-cards-one-point': [1, 1, 1, 1, 1, 1] },
  });
  await page.locator('.prompt .answer', { hasText: 'Pass' }).click();
  await page.locator('.sheet .answer', { hasText: 'Look at the table' }).click();
  await page.locator('.sheet').waitFor({ state: 'detached' });
  await page.locator('.players .player').nth(1).click();
  await page.locator('.window .city-grid').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.prompt .answer', { hasText: 'Score sheet' }).click();
  await page.locator('.sheet table').waitFor();
  await context.close();
});

test('a table that is opened in a second window steps back in the first, and can be taken over', async () => {
  const { page, context, reopen } = await open({ players: [{}, {}] });
  const other = await context.newPage();
  await reopen(other);
  await page.locator('h1', { hasText: 'another window' }).waitFor();
  await other.locator('[data-target="place/basic-three-twigs"].can').click();
  await other.locator('.log ol > li').nth(1).waitFor();
  await page.locator('.answer', { hasText: 'Play here' }).click();
  await page.locator('.log ol > li').nth(1).waitFor();
  await other.locator('h1', { hasText: 'another window' }).waitFor();
  await context.close();
});

test('the large card covers neither the Meadow nor the question, and its rulings are reached with the mouse', async () => {
  const { page, context } = await open({
    players: [{ hand: ['post-office'] }, {}],
    meadow: ['post-office', ...DEAR.slice(1)],
  });
  await page.locator('[data-target="meadow/0"]').hover();
  const large = page.locator('.inspector');
  await large.waitFor();
  const box = (await large.boundingBox())!;
  for (const selector of ['.meadow', '.prompt']) {
    const other = (await page.locator(selector).boundingBox())!;
    const apart =
      box.x >= other.x + other.width ||
      box.x + box.width <= other.x ||
      box.y >= other.y + other.height ||
      box.y + box.height <= other.y;
    expect(apart).toBe(true);
  }
  await large.locator('summary').click();
  // A plain sign with its number: POSTOFFICE.1 stands nowhere but in the address.
  const links = await large.locator('.rulings a').allTextContents();
  expect(links).toEqual(links.map((_, i) => `§ ${i + 1}`));
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('[title], [aria-label]')]
      .flatMap((one) => [one.getAttribute('title'), one.getAttribute('aria-label')])
      .concat(document.body.innerText)
      .join(' '),
  );
  expect(said).not.toMatch(/POSTOFFICE/);
  const opening = context.waitForEvent('page');
  await large.locator('.rulings a').first().click();
  expect((await opening).url()).toContain('/everdell/rules#POSTOFFICE.1');
  await large.locator('.pin').click();
  await page.locator('[data-target="meadow/1"]').hover();
  await page.locator('.inspector.pinned', { hasText: 'Post Office' }).waitFor();
  await context.close();
});

test('of several picks each can be put back, and the others keep their keys', async () => {
  const hand = ['farm', 'mine', 'inn', 'queen'];
  const { page, context } = await open({
    players: [{ hand }, {}],
    meadow: DEAR,
  });
  await page.locator('[data-target="place/haven"].can').click();
  const keyOf = async (name: string): Promise<string | null> =>
    page.locator('.prompt .answer', { hasText: name }).getAttribute('data-key');
  const queen = await keyOf('Queen');
  await page.locator('.prompt .answer', { hasText: 'Farm' }).click();
  await page.locator('.chosen button', { hasText: 'Farm' }).waitFor();
  await page.locator('.prompt .answer', { hasText: 'Mine' }).click();
  await page.locator('.chosen button', { hasText: 'Mine' }).waitFor();
  expect(await keyOf('Queen')).toBe(queen);
  await page.locator('.chosen button', { hasText: 'Farm' }).click();
  await page.locator('.chosen button', { hasText: 'Farm' }).waitFor({ state: 'detached' });
  await page.locator('.prompt .answer', { hasText: 'Farm' }).waitFor();
  await page.locator('.chosen button', { hasText: 'Mine' }).waitFor();
  await context.close();
});

test('drawing into a full hand is warned of', async () => {
  const hand = ['farm', 'mine', 'inn', 'queen', 'farm', 'mine', 'inn', 'king'];
  const { page, context } = await open({ players: [{ hand }, {}] });
  await page.locator('[data-target="place/basic-two-cards-one-point"]').hover();
  await page.locator('.inspector .why', { hasText: 'hand is full' }).waitFor();
  await context.close();
});

test('Husband and Wife who share a space are shown together', async () => {
  const { page, context } = await open({
    players: [{ city: ['farm', { card: 'husband', partner: 'wife' }] }, {}],
  });
  await page.locator('.tray.city .couple', { hasText: 'Husband' }).waitFor();
  expect(await page.locator('.tray.city .couple .card').count()).toBe(2);
  await context.close();
});

test('before the first game it is asked how well one knows it, and said whom one meets', async () => {
  const { page, context } = await visit(browser, '/', { knows: null });
  await page.locator('[data-game=everdell] .big').click();
  await page.locator('.how-well .answer', { hasText: 'A little' }).click();
  await page.locator('.table .prompt').waitFor();
  // Back at the start nothing is asked again (a link inside the page: nothing is loaded anew).
  await page.locator('.menu-button').click();
  await page.locator('.menu-ways .answer').first().click();
  await page.locator('[data-game=everdell] .big', { hasText: 'Oakley: easy' }).waitFor();
  // Who knows one game may be new to the other.
  await page.locator('[data-game=eldervale] .big').click();
  await page.locator('.how-well', { hasText: 'Dwellings of Eldervale' }).waitFor();
  await context.close();
});
