/** Takes pictures of tables in the built client, and lays several beside each other. */
import type { Browser, Page } from 'playwright-core';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SETTINGS = { lang: 'en', knows: { everdell: 'well' }, motion: 'none', sound: false };
const QUALITY = 82;

/** What is drawn later than the rest: pictures in cards, letters. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.card-art > .figure') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((one) => one.decode()));
  });
}

export class Camera {
  private readonly browser: Browser;
  private readonly address: string;

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  /** `tab`: which part is seen on a phone. */
  async table(table: object, size: Size, tab = 0): Promise<Buffer> {
    const isMobile = size.width < 500;
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: size,
      isMobile,
      hasTouch: isMobile,
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      ({ state, one }) => {
        localStorage.setItem('evervale.settings', JSON.stringify({ state, version: 1 }));
        localStorage.setItem('evervale.tables', JSON.stringify([one]));
      },
      { state: SETTINGS, one: table },
    );
    const page = await context.newPage();
    await page.goto('/table/picture');
    await page.locator('.prompt').waitFor();
    if (isMobile) await page.locator('.tabs button').nth(tab).tap();
    await isDrawn(page);
    const shot = await page.screenshot({ type: 'jpeg', quality: 100 });
    await context.close();
    return shot;
  }

  /** Side by side in so many columns. */
  async sheet(shots: readonly Buffer[], columns: number, width: number): Promise<Buffer> {
    const page = await this.browser.newPage({ viewport: { width, height: 10 } });
    const images = shots
      .map((shot) => `<img src="data:image/jpeg;base64,${shot.toString('base64')}">`)
      .join('');
    await page.setContent(
      `<style>body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px; }
       img { width: 100%; display: block; }</style>${images}`,
    );
    await isDrawn(page);
    const sheet = await page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true });
    await page.close();
    return sheet;
  }
}
