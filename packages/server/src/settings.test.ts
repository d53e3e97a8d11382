import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS, readSettings, type Setting } from './settings.ts';

it('the server listens to its own machine only, unless it is told otherwise', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, trustProxy: false });
});

it('PORT counts where EVERVALE_PORT is not set', () => {
  expect(readSettings({ PORT: '3000' }).port).toBe(3000);
  expect(readSettings({ PORT: '3000', EVERVALE_PORT: '4000' }).port).toBe(4000);
});

it('a setting that makes no sense is refused by the name of its variable', () => {
  expect(() => readSettings({ EVERVALE_PORT: '70000' })).toThrow('EVERVALE_PORT must be');
  expect(() => readSettings({ EVERVALE_RATE: '9' })).toThrow('EVERVALE_RATE must be');
  expect(() => readSettings({ EVERVALE_LOG: 'loud' })).toThrow('EVERVALE_LOG must be one of');
  expect(() => readSettings({ EVERVALE_ORIGIN: 'here' })).toThrow('EVERVALE_ORIGIN must be');
});

it('docs/hosting.md lists every setting with its default', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const rows: readonly Setting[] = Object.values(SETTINGS);
  for (const { variable, usual } of rows) {
    expect(page).toContain(`| \`${variable}\` | ${usual === '' ? '–' : `\`${usual}\``} |`);
  }
});
