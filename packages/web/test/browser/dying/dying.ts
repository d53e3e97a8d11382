/** Tests whose browser dies. Only death.browser.ts runs them, and looks what comes of it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';

interface Processes {
  readonly processInfo: readonly { readonly type: string; readonly id: number }[];
}

async function killBrowser(): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as Processes;
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
}

const see = (page: Page): Promise<number> => page.evaluate(() => 1 + 1);

test('waits for something on its page', async () => {
  const page = await browser.newPage();
  const waiting = page.waitForSelector('.never', { timeout: 0 });
  await Promise.all([waiting, killBrowser()]);
});

test('waits for something elsewhere', async () => {
  expect(await see(await browser.newPage())).toBe(2);
  await killBrowser();
  await new Promise(() => {});
});

test('has a browser that lives', async () => {
  expect(await see(await browser.newPage())).toBe(2);
});
