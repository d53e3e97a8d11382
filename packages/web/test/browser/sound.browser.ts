import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { byMouse, myTurn } from './playing.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => browser.close());

/** Counts what is played: every voice is an oscillator or a piece of noise. */
const EAR = `
  window.heard = { contexts: 0, voices: 0 };
  const Own = window.AudioContext;
  window.AudioContext = class extends Own {
    constructor() { super(); window.heard.contexts++; }
    createOscillator() { window.heard.voices++; return super.createOscillator(); }
  };`;
const heard = 'window.heard';

test('nothing is heard before the first click, then worker and goods are, and M turns it off for good', async () => {
  const { page, context, faults } = await visit(browser, '/about', { sound: true });
  await context.addInitScript(EAR);
  await page.goto('/');
  await page.waitForSelector('[data-game=everdell] .big');
  expect(await page.evaluate(heard)).toEqual({ contexts: 0, voices: 0 });
  await page.click('[data-game=everdell] .big');
  await myTurn(page);
  await byMouse(page, 0);
  const voices = async () => page.evaluate(`${heard}.voices`);
  await expect.poll(voices).toBeGreaterThan(1);
  expect(await page.evaluate(`${heard}.contexts`)).toBe(1);

  await page.locator('.table').press('m');
  const kept = async () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('evervale.settings')!).state.sound);
  await expect.poll(kept).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test('sound is set by keyboard: on or off, how loud, with or without the season', async () => {
  const { page, context, faults } = await visit(browser, '/settings', { sound: true });
  const volume = page.locator('input[type=range]');
  await volume.focus();
  await page.keyboard.press('ArrowRight');
  expect(await volume.inputValue()).toBe('55');
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('evervale.settings')!).state,
  );
  expect(kept).toMatchObject({ sound: true, ambience: true, volume: 55 });
  expect(faults).toEqual([]);
  await context.close();
});
