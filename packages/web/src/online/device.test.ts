import { expect, test } from 'vitest';
import { deviceName } from './device.ts';

test('a session is named by browser and system', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36';
  expect(deviceName(agent)).toBe('Chrome, Android');
  expect(deviceName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari/605')).toBe(
    'Safari, macOS',
  );
  expect(deviceName('my-own-program 1')).toBe('my-own-program 1');
});
