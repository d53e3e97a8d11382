import { afterEach, expect, test, vi } from 'vitest';
import { toClipboard } from './clipboard.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a text is on the clipboard when it is said to be', async () => {
  const had: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => had.push(text) } });
  expect(await toClipboard('a link')).toBe(true);
  expect(had).toEqual(['a link']);
});

test('without a clipboard, or when it is not allowed, it is said that it is not', async () => {
  vi.stubGlobal('navigator', {});
  expect(await toClipboard('a link')).toBe(false);
  const refused = (): Promise<void> => Promise.reject(new Error('not allowed'));
  vi.stubGlobal('navigator', { clipboard: { writeText: refused } });
  expect(await toClipboard('a link')).toBe(false);
});
