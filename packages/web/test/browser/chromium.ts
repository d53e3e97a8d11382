/** The browser of the tests: the one of this machine, else the one that npm brought along. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launch(): Promise<Browser> {
  const found = KNOWN.find((path) => existsSync(path));
  if (found) return chromium.launch({ executablePath: found, args: QUIET });
  const packed = (await import('@sparticuz/chromium')).default;
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...packed.args, ...QUIET],
  });
}
