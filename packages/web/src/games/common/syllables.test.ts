import { expect, test } from 'vitest';
import { softened } from './syllables.ts';

const parted = (name: string): string => softened(name).replaceAll('\u00AD', '-');

test('long words may be parted where one would part them', () => {
  expect(parted('Prismentreppe')).toBe('Pris-men-treppe');
  expect(parted('Blausteinbruch')).toBe('Blaustein-bruch');
  expect(parted('Kerbholzhaus')).toBe('Kerbholz-haus');
  expect(parted('Botschaftsfroschs')).toBe('Bot-schafts-froschs');
  expect(parted('Gesellschaften')).toBe('Gesell-schaften');
  expect(parted('Schwertschmiede')).not.toContain('c-h');
});

test('short words stay whole', () => {
  expect(parted('Echolagune und Mühle')).toBe('Echolagune und Mühle');
});
