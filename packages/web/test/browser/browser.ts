/** The browser that all tests of a file share; when it has died, the next test gets a new one. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, aroundEach } from 'vitest';
import { launch } from './chromium.ts';

export let browser: Browser;

/** How long a test may take to notice that its browser is gone. */
const NOTICE_MS = 2000;

/** Whether a browser can be had is found out once: what a machine lacks, it lacks for every test. */
let problem: unknown;

async function living(): Promise<Browser> {
  if (problem !== undefined) throw problem;
  try {
    return browser?.isConnected() ? browser : await launch();
  } catch (error) {
    problem = error;
    throw error;
  }
}

aroundEach(async (runTest, { task }) => {
  browser = await living();
  const died = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  await Promise.race([runTest(), died.then(() => setTimeout(NOTICE_MS))]);
  if (browser.isConnected()) return;
  // What the test says about it (a closed page, an element that never came) is only the consequence.
  const [cause] = task.result?.errors ?? [];
  if (task.result) task.result.errors = [];
  throw new Error('The browser died during this test.', { cause });
});

afterAll(() => browser?.close());
