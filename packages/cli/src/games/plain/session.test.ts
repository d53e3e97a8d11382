import { Play } from '@evervale/kernel';
import { GAMES, hostedMagpies } from '@evervale/kernel/magpies';
import { expect, test } from 'vitest';
import { TestScreen, evervale, typed } from '../../../test/listening.ts';
import { playPlain, type PlainTable } from './session.ts';

function table(...seats: PlainTable['seats']): PlainTable {
  const options = hostedMagpies.readOptions({ players: seats.length, rounds: 2 });
  const play = new Play<unknown, unknown, unknown>(GAMES.named('magpies'), options, 1);
  return { game: GAMES.named('magpies'), play, seats, lang: 'en', module: GAMES.module };
}

test('a game that the terminal has never heard of is played to its end', async () => {
  const keys = (): ReturnType<typeof typed>[number] => queue.shift() ?? { name: 'return' };
  const queue = Array.from({ length: 60 }, () => typed('1⏎')).flat();
  const screen = new TestScreen(80, 60, keys);
  const own = table({ name: 'Ann' }, { name: 'Ben' });
  expect(await playPlain(own, screen)).toBe('over');
  expect(screen.text).toMatch(/Ann: \d+/);
  expect(screen.text).toContain('★');
});

test('against a computer player, who thinks on a thread', async () => {
  const screen = new TestScreen(80, 60, () => queue.shift() ?? { name: 'return' });
  const queue = Array.from({ length: 60 }, () => typed('1⏎')).flat();
  expect(await playPlain(table({ name: 'Ann' }, { computer: 'sapling' }), screen)).toBe('over');
}, 30_000);

test('the page shows what the seat sees and what it may do; whoever leaves, leaves', async () => {
  const screen = new TestScreen(80, 60, () => ({ name: 'c', ctrl: true }));
  expect(await playPlain(table({ name: 'Ann' }, { name: 'Ben' }), screen)).toBe('left');
  expect(screen.text).toContain('Magpies · Ann');
  expect(screen.text).toContain('deck: 24');
  expect(screen.text).toContain('  1 en draw');
});

test('a game that does not exist is refused with those that do', async () => {
  const { code, err } = await evervale(['play', '--game', 'chess']);
  expect({ code, err: err.trim() }).toEqual({ code: 1, err: expect.stringContaining('must be') });
});
