import { expect, test } from 'vitest';
import { readTableFile, writeTableFile } from './file.ts';

const config = {
  id: 'abc',
  game: 'everdell',
  options: { players: 2 },
  seed: 7,
  seats: [
    { name: 'Hazel', by: 'person' },
    { name: 'Oak', by: 'oak' },
  ],
} as const;

test('a table comes back from its file as it was', () => {
  const table = readTableFile(writeTableFile(config, [1, 2, 3]));
  expect(table?.config).toEqual(config);
  expect(table?.picks).toEqual([1, 2, 3]);
});

test('what is no table is refused', () => {
  for (const text of ['', '{', '[]', 'null', '{"format":"evervale table 1"}']) {
    expect(readTableFile(text)).toBeNull();
  }
  expect(readTableFile(writeTableFile(config, [1.5]))).toBeNull();
});
