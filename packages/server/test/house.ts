/** A server of its own for a test, in memory or in a folder that is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Replaced, type Running } from '../src/serve.ts';
import { readSettings, type Settings } from '../src/settings.ts';

function testSettings(more: Partial<Settings> = {}): Settings {
  const usual = readSettings({});
  return { ...usual, port: 0, data: ':memory:', logLevel: 'silent', rate: 1_000_000, ...more };
}

export function openHouse(more: Partial<Settings> = {}, replaced: Replaced = {}): Promise<Running> {
  return serve(testSettings(more), replaced);
}

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'evervale-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
