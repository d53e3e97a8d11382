/** A visit to the client: a page with its own storage, and what went wrong on it. */
import type { Lang } from '@evervale/kernel/text';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and of its console. */
  readonly faults: string[];
}

export interface Wishes {
  readonly lang?: Lang;
  readonly phone?: boolean;
  readonly textMode?: boolean;
  readonly motion?: 'full' | 'quick' | 'none';
  /** Both games; null: nobody has asked yet. */
  readonly knows?: 'little' | 'well' | null;
  /** Seconds. */
  readonly cardTime?: number;
  readonly textSize?: 'normal' | 'large' | 'huge';
  /** Tests are quiet unless they listen. */
  readonly sound?: boolean;
  /** The settings stay as the page changes them; else every page begins with these. */
  readonly kept?: boolean;
  /** Another server than the one without games online. */
  readonly at?: string;
}

/** A busy machine is slow, not wrong. */
export const PATIENCE = 120_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Time stands still on this page from now on: what passes by itself passes when `page.clock.runFor` lets it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

export async function visit(browser: Browser, path = '/', wishes: Wishes = {}): Promise<Visit> {
  const {
    lang = 'en',
    phone = false,
    textMode = false,
    textSize = 'normal',
    motion = 'none',
    cardTime = 1.2,
    knows = 'well',
    sound = false,
  } = wishes;
  const { at = inject('address'), kept = false } = wishes;
  const context = await browser.newContext({
    baseURL: at,
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
  });
  const state = {
    lang,
    name: '',
    knows: knows === null ? {} : { everdell: knows, eldervale: knows },
    motion,
    cardTime,
    textSize,
    inclusiveNames: false,
    textMode,
    sound,
  };
  await context.addInitScript(
    ({ settings, once }) => {
      if (once && localStorage.getItem('evervale.settings') !== null) return;
      localStorage.setItem('evervale.settings', JSON.stringify({ state: settings, version: 1 }));
    },
    { settings: state, once: kept },
  );
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await page.goto(path);
  return { page, context, faults };
}
