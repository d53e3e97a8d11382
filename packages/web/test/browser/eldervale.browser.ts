import { expect, test } from 'vitest';
import { browser } from './browser.ts';
import { asked, begun, byKeys, byMouse, byTouch, openTable, playOut } from './eldervale.ts';
import { anything, cutOff, serious } from './measure.ts';
import { positionOf, type Hand } from './playing.ts';

const over = '.sheet table';
const long = process.env['EVERVALE_LONG'] === '1';

test('a whole game of Eldervale by clicking on the map, against a computer player', async () => {
  const { page, faults, context } = await openTable(browser, { seed: 11 });
  await playOut(page, byMouse);
  expect(await page.locator(over).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

/** The rest of a game, from a share of it on; all of it in the long run. */
async function playsOut(
  wishes: Parameters<typeof openTable>[1],
  share: number,
  hand: Hand,
): Promise<void> {
  const picks = long ? [] : begun(wishes.seed, share, wishes);
  const { page, faults, context } = await openTable(browser, { ...wishes, picks });
  await playOut(page, hand);
  expect(await page.locator(over).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
}

const SHARE = long ? 'a whole game' : 'the last third of a game';

test(`${SHARE} by keyboard alone`, async () => {
  await playsOut({ seed: 12 }, 0.67, byKeys);
});

test(`${SHARE} on a phone, by touch`, async () => {
  await playsOut({ seed: 13, phone: true }, 0.67, byTouch);
});

test('a computer player of a character wears its hat over the face of its people', async () => {
  const { page, faults, context } = await openTable(browser, { seed: 11, computers: 'oak/mason' });
  const hat = page.locator('.opponents .portrait [data-character="mason"] svg');
  await hat.waitFor();
  const { width, height } = (await hat.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThan(12);
  expect(await page.locator('.own [data-character]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a phone a battle is seen again whenever it asks something', async () => {
  const picks = asked(7, 'prompt.addDice');
  const { page, context, faults } = await openTable(browser, { seed: 7, phone: true, picks });
  const tracks = page.locator('.vale-tabs button').nth(3);
  await tracks.tap();
  await page.locator('.battle').waitFor({ state: 'hidden' });
  const before = await positionOf(page);
  await page.locator('.prompt .answer', { hasText: 'Pass' }).first().tap();
  await expect.poll(async () => positionOf(page)).not.toBe(before);
  await page.locator('.battle').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test.each([[3], [5]])(
  'on a phone Adventure cards are as high as their texts, not as a picture as wide as the screen (%s players)',
  async (players) => {
    const { page, context } = await openTable(browser, { seed: 11, players, phone: true });
    await page.locator('.vale-tabs button').nth(3).tap();
    const cards = page.locator('.tracks-page .adventure .thing');
    await cards.first().waitFor();
    const heights = await cards.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(160);
    await context.close();
  },
);

test.each([
  ['with pictures', {}],
  ['on a phone', { phone: true }],
  ['as text', { textMode: true }],
])('the table is accessible %s', async (_, wishes) => {
  const { page, context } = await openTable(browser, { seed: 11, players: 3, ...wishes });
  await page.locator('.prompt .answer').first().waitFor();
  expect(await anything(page)).toEqual([]);
  await context.close();
});

test.each([[false], [true]])(
  'an element and then one of its two factions are taken by clicking on their lands (phone: %s)',
  async (phone) => {
    const wishes = { seed: 4, players: 3, factions: 'choose', phone } as const;
    const { page, faults, context } = await openTable(browser, wishes);
    const free = page.locator('.choice:enabled');
    await free.first().waitFor();
    expect(await free.count()).toBe(8);
    expect([...(await serious(page)), ...(await cutOff(page))]).toEqual([]);
    await free.filter({ hasText: 'Earth' }).click();
    await page.locator('.choice-portrait').first().waitFor();
    expect(await free.count()).toBe(2);
    expect([...(await serious(page)), ...(await cutOff(page))]).toEqual([]);
    await free.first().click();
    await page.locator('.map .hit').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the wheel of power stays inside its panel on a low screen, above what the others did', async () => {
  const { page, context } = await openTable(browser, { seed: 11, players: 3 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('.prompt .answer').first().waitFor();
  const bottoms = await page.evaluate(() =>
    ['.power > svg', '.power', '.since', '.right .menu-button'].map(
      (one) => document.querySelector(one)!.getBoundingClientRect().bottom,
    ),
  );
  expect(bottoms).toEqual(bottoms.toSorted((a, b) => a - b));
  expect(bottoms[3]).toBeLessThan(768);
  const wheel = await page.locator('.power > svg').boundingBox();
  expect(wheel!.height).toBeGreaterThan(90);
  await context.close();
});

test('alone against the Ghosts, whose cards are seen and told', async () => {
  await playsOut({ seed: 14, players: 1 }, 0.8, byMouse);
});

test('four players with modules', async () => {
  const modules = ['legendary', 'oracle', 'minotaur', 'shapeshifter', 'frostGiant', 'tactics'];
  await playsOut({ seed: 15, players: 4, modules }, 0.96, byMouse);
});

test('two teams of two', async () => {
  await playsOut({ seed: 16, players: 4, modules: ['teams'] }, 0.96, byMouse);
});

test('a Unit is carried from the rim onto a Realm', async () => {
  const { page, faults, context } = await openTable(browser, { seed: 11 });
  await page.locator('.ready [role=radio]:enabled').first().waitFor();
  const before = await page.locator('.vale').getAttribute('data-at');
  await page
    .locator('.ready [role=radio]:enabled')
    .first()
    .dragTo(page.locator('.map .hit.can').first());
  await expect.poll(() => page.locator('.vale').getAttribute('data-at')).not.toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('in a Regroup a Unit is carried from its Realm onto a card, and the map stays where it is (E8.3, E8.5)', async () => {
  const picks = asked(12, 'prompt.withdraw');
  const { page, faults, context } = await openTable(browser, { seed: 12, picks });
  const from = await page.locator('.map .hit.can').first().boundingBox();
  const to = await page.locator('.tableau [data-target="own/gather"]').boundingBox();
  const land = await page.locator('.map .land').getAttribute('style');
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 10, { steps: 4 });
  await page.locator('.carried svg').waitFor();
  expect(await page.locator('.map .land').getAttribute('style')).toBe(land);
  await page.mouse.up();
  await page.locator('.tableau [data-target="own/gather"] .user').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('keys bring the map closer, move it and show all of it again; the night can be brighter', async () => {
  const { page, context } = await openTable(browser, { seed: 11 });
  await page.locator('.map .hit').first().waitFor();
  const land = () => page.locator('.map .land').getAttribute('style');
  const whole = await land();
  await page.keyboard.press('+');
  await expect.poll(land).not.toBe(whole);
  const closer = await land();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(land).not.toBe(closer);
  await page.keyboard.press('Home');
  await expect.poll(land).toBe(whole);
  await page.locator('.menu-button').click();
  await page.getByLabel('Brighter night').check();
  expect(await page.locator('.vale[data-bright]').count()).toBe(1);
  expect(await page.locator('.menu a[href="/eldervale/rules"]').count()).toBe(1);
  await context.close();
});

test('the name of every Realm that is looked at is seen whole, at the edges of the map, too', async () => {
  const { page, context } = await openTable(browser, { seed: 11, players: 3 });
  await page.setViewportSize({ width: 1366, height: 768 });
  const realms = page.locator('.map .hit');
  await page.locator('.prompt .answer').first().waitFor();
  let flags = 0;
  for (let i = 0; i < (await realms.count()); i++) {
    const realm = realms.nth(i);
    // Else the flag of the Realm before would be measured; a move of another player takes it away.
    await expect
      .poll(async () => {
        await realm.dispatchEvent('pointerover', { pointerType: 'mouse' });
        return realm.getAttribute('aria-current');
      })
      .toBe('true');
    const flag = page.locator('.map .flag');
    if ((await flag.count()) === 0) continue;
    flags += 1;
    // The table may still be finding its size.
    await expect
      .poll(async () => {
        const [box, map] = [await flag.boundingBox(), await page.locator('.map').boundingBox()];
        if (box === null || map === null) return false;
        const right = box.x + box.width <= map.x + map.width + 1;
        return box.y >= map.y - 1 && box.x >= map.x - 1 && right;
      })
      .toBe(true);
  }
  expect(flags).toBeGreaterThan(5);
  await context.close();
});

test.each([
  [1366, 768],
  [1024, 768],
])(
  'answers stay where they are, in sight, whatever Realm is looked at (%s × %s)',
  async (width, height) => {
    const picks = begun(6, 0.4, { players: 3 });
    const { page, context } = await openTable(browser, { seed: 6, players: 3, picks });
    await page.setViewportSize({ width, height });
    const answers = page.locator('.prompt .ways .answer, .prompt-foot button, .right .menu-button');
    await page.locator('.prompt .ways .answer').first().waitFor();
    const places = () =>
      answers.evaluateAll((all) =>
        all.map((one) => {
          const { x, y, bottom } = one.getBoundingClientRect();
          return [x, y, bottom].map(Math.round);
        }),
      );
    const before = await places();
    expect(Math.max(...before.map(([, , bottom]) => bottom))).toBeLessThan(height);
    const realms = page.locator('.map .hit');
    for (let i = 0; i < (await realms.count()); i++) {
      await realms.nth(i).dispatchEvent('pointerover', { pointerType: 'mouse' });
      const note = await page.locator('.looked').boundingBox();
      expect(note!.y + note!.height).toBeLessThan(height);
      const question = await page.locator('.prompt').boundingBox();
      expect(note!.y).toBeGreaterThan(question!.y + question!.height);
      expect(await places()).toEqual(before);
    }
    await context.close();
  },
);

test.each([
  [1366, 768],
  [1024, 768],
])(
  'all answers to a long question are in sight: the wheel and the log give way to them (%s × %s)',
  async (width, height) => {
    const picks = asked(2, 'prompt.pay');
    const { page, context } = await openTable(browser, { seed: 2, picks });
    await page.setViewportSize({ width, height });
    await page.locator('.prompt .answers.main .answer').nth(5).waitFor();
    const lack = () =>
      page
        .locator('.prompt')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(lack).toBe(0);
    await context.close();
  },
);

test.each([
  [1366, 768],
  [1024, 768],
])('in a draft seven cards are read and taken over the map (%s × %s)', async (width, height) => {
  const dealt = { players: 3, modules: ['draft'] };
  const picks = asked(3, 'prompt.draft', dealt);
  const { page, context, faults } = await openTable(browser, { seed: 3, ...dealt, picks });
  await page.setViewportSize({ width, height });
  const cards = page.locator('.draft .magic-card');
  await cards.nth(6).waitFor();
  const cut = () =>
    cards.evaluateAll(
      (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
    );
  await expect.poll(cut).toBe(0);
  const before = await positionOf(page);
  await cards.first().click();
  await expect.poll(async () => positionOf(page)).not.toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  [10, 'prompt.addDice'],
  [20, 'prompt.reroll'],
])(
  'all six dice of a side are inside the battle on a small table (%s, %s)',
  async (seed, prompt) => {
    const picks = asked(seed, prompt);
    const { page, context } = await openTable(browser, { seed, picks, lang: 'de' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('.battle .die').nth(5).waitFor();
    const outside = () =>
      page.locator('.battle').evaluate((battle) => {
        const { right } = battle.getBoundingClientRect();
        const dice = [...battle.querySelectorAll('.die')];
        return dice.filter((die) => die.getBoundingClientRect().right > right).length;
      });
    await expect.poll(outside).toBe(0);
    await context.close();
  },
);

test('the question leads to its rule, in place', async () => {
  const { page, context } = await openTable(browser, { seed: 11 });
  await page.locator('.prompt .rule-link').first().click();
  await page.locator('.rule-note', { hasText: 'E4.1' }).waitFor();
  await context.close();
});
