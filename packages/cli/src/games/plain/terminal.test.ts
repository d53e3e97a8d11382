import { GAMES } from '@evervale/kernel/magpies';
import { expect, test } from 'vitest';
import { TestScreen, evervale, typed, typing } from '../../../test/listening.ts';
import { Desk } from '../../play/desk.ts';
import type { Key } from '../../play/prompt.ts';
import type { Seat } from '../../play/seats.ts';
import { playSession } from '../../play/session.ts';
import { newGame } from '../../play/setup.ts';

function deskOf(keys: () => Key, ...seats: Seat[]): { desk: Desk; screen: TestScreen } {
  const game = GAMES.named('magpies');
  const screen = new TestScreen(80, 60, keys);
  const running = newGame(game, seats, { rounds: 2 }, 1, GAMES.module);
  return { desk: new Desk(screen, running, 'en', 'game.json'), screen };
}

/** Always the first option; Enter where something is read. */
function first(): () => Key {
  const queue: Key[] = [];
  return () => {
    if (queue.length === 0) queue.push(...typed('1⏎'));
    return queue.shift()!;
  };
}

test('a game that the terminal has never heard of is played to its end', async () => {
  const { desk, screen } = deskOf(first(), { name: 'Ann' }, { name: 'Ben' });
  expect(await playSession(desk)).toBe('over');
  expect(screen.text).toMatch(/(Ann|Ben) wins with \d+ points|share the victory/);
  expect(screen.text).toMatch(/^Total +\d+ +\d+$/m);
});

test('against a computer player, who thinks on a thread', async () => {
  const { desk } = deskOf(first(), { name: 'Ann' }, { computer: 'sapling' });
  expect(await playSession(desk)).toBe('over');
});

test('the page shows what the seat sees and what it may do; whoever leaves, leaves', async () => {
  const { desk, screen } = deskOf(typing(''), { name: 'Ann' }, { computer: 'random' });
  expect(await playSession(desk)).toBe('left');
  expect(screen.text).toContain('Magpies · Ann');
  expect(screen.text).toContain('deck: 24');
  expect(screen.text).toContain('  1. en draw');
});

test.each([
  ['i card-3⏎', 'en card 3'],
  ['look b⏎', 'cards: 3'],
  ['1⏎log⏎', 'log.draw'],
  ['help⏎', 'undo the last choice'],
  ['?⏎', 'Everything you could ask about is among the options.'],
  ['lang de⏎', 'Deine Wahl'],
])('what can be typed works in every game: %s', async (keys, expected) => {
  const { desk, screen } = deskOf(typing(keys), { name: 'Ann' }, { computer: 'random' });
  await playSession(desk);
  expect(screen.text).toContain(expected);
});

test('a game that does not exist is refused with those that do', async () => {
  const { code, err } = await evervale(['play', '--game', 'chess']);
  expect({ code, err: err.trim() }).toEqual({ code: 1, err: expect.stringContaining('must be') });
});
