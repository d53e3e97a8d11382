import { hostedEldervale } from '@evervale/eldervale';
import {
  everdell,
  hostedEverdell,
  writePosition,
  type GameEvent,
  type View,
} from '@evervale/everdell';
import { decidingSeat, Play, recordOf, writeNotation } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { handOf } from '../games/everdell/model/hand.ts';
import type { TableConfig } from '../table/source.ts';
import { writeTableFile } from '../table/file.ts';
import { eyesOf, filmOf, snapshotAt, turnFrom, turnNumber } from './film.ts';
import { packGame, unpackGame } from './link.ts';
import { openText } from './open.ts';

/** A whole game of first and last picks. */
function played(length = Infinity) {
  const play = new Play(everdell, everdell.readOptions({ players: 2 }), 7);
  for (let i = 0; !play.over && i < length; i++) {
    const codes = everdell.machine.legal(play.state).toArray();
    play.pick(codes[i % 3 === 0 ? codes.length - 1 : 0]);
  }
  return play;
}

const game = played();
const config: TableConfig = {
  id: 'a',
  game: 'everdell',
  options: game.options,
  seed: game.seed,
  seats: [
    { name: 'Hazel', by: 'person' },
    { name: 'Oakley', by: 'sapling' },
  ],
};
const film = filmOf(hostedEverdell, config, game.picks);

test('a film has a frame for the start and one for every pick', () => {
  expect(film.frames).toHaveLength(game.picks.length + 1);
  expect(film.history).toHaveLength(film.frames.length);
  expect(film.over).toBe(true);
  expect(film.record.hash).toBe(recordOf(game).hash);
});

test('jumping goes from turn to turn and stops at both ends', () => {
  const second = turnFrom(film, 0, 1);
  expect(turnNumber(film, second)).toBe(2);
  expect(turnFrom(film, second, -1)).toBe(0);
  expect(turnFrom(film, film.frames.length - 1, 1)).toBe(film.frames.length - 1);
});

test('a seat sees its own hand only, everybody all hands when the game is over', () => {
  const { view: seen, log } = snapshotAt(film, 20, 1, 0);
  const view = seen as View;
  const hand = handOf(view, 1).map(({ args }) => args!['id']);
  expect(hand).toEqual(view.players[1].hand);
  expect(hand.length).toBeGreaterThan(0);
  expect(view.players[0].hand).toBeNull();
  expect(log.lines.length).toBeGreaterThan(0);
  expect(eyesOf(film)).toEqual([0, 1]);
  expect(eyesOf(filmOf(hostedEverdell, config, game.picks.slice(0, 9)))).toEqual([0]);
});

test('things fly for one step forth, not for a jump', () => {
  expect(snapshotAt(film, 5, 0, 4).events).toEqual(
    film.frames[5].events.map((event) => everdell.eventFor(event as GameEvent, 0)),
  );
  expect(snapshotAt(film, 5, 0, 2).events).toEqual([]);
});

test('a record, a table file and notation open as the same game', async () => {
  const record = recordOf(game);
  const texts = [
    JSON.stringify(record),
    writeTableFile(config, game.picks),
    writeNotation(everdell, record),
  ];
  for (const text of texts) expect((await openText(text)).picks).toEqual(game.picks);
});

test('a position opens as a game that begins there and can be played on', async () => {
  const play = played(30);
  const opened = await openText(JSON.stringify(writePosition(play.state)));
  const { frames } = filmOf(hostedEverdell, opened.config, opened.picks);
  expect(decidingSeat(frames[0].state)).toBe(decidingSeat(play.state));
  expect(writePosition(frames[0].state)).toEqual(writePosition(play.state));
  const saved = await openText(writeTableFile(opened.config, []));
  expect(saved.config.start).toEqual(opened.config.start);
});

test('a position of Eldervale says so, and opens at its table', async () => {
  const { state } = hostedEldervale.positions!.read({ map: ['mill', 'air-2'], rest: true });
  const written = hostedEldervale.positions!.write(state);
  const opened = await openText(JSON.stringify(written));
  expect(opened.config.game).toBe('eldervale');
  const { frames } = filmOf(hostedEldervale, opened.config, []);
  expect(hostedEldervale.positions!.write(frames[0].state)).toEqual(written);
});

test('what lies open at the end of Eldervale counts all along: the points do not leap there', () => {
  const play = new Play(hostedEldervale, hostedEldervale.readOptions({ players: 2 }), 5);
  for (let i = 0; !play.over; i++) {
    const codes = hostedEldervale.machine.legal(play.state).toArray();
    play.pick(codes[(i * 7) % codes.length]);
  }
  const { history } = filmOf(
    hostedEldervale,
    { ...config, game: 'eldervale', options: { players: 2 }, seed: 5 },
    play.picks,
  );
  const [before, last] = history.slice(-2);
  for (const { seat, total, lines } of hostedEldervale.score(play.state)) {
    const hidden = lines.filter(({ part }) => part === 'vaults' || part === 'prophecies');
    expect(last[seat]).toBe(total);
    expect(total - before[seat]).toBeLessThan(
      15 + hidden.reduce((sum, line) => sum + line.points, 0),
    );
  }
});

test('what is no game is refused with a reason', async () => {
  await expect(openText('{"game":"chess"}')).rejects.toThrow('everdell');
  await expect(openText('{"game":')).rejects.toThrow('JSON');
  await expect(openText('hello')).rejects.toThrow('evervale 1');
});

test('a link holds the whole game', async () => {
  const link = await packGame({ config, picks: game.picks });
  expect(link.length).toBeLessThan(2000);
  const { config: names, picks } = await unpackGame(`#${link}`);
  expect(picks).toEqual(game.picks);
  expect(names.seats).toEqual(config.seats);
  await expect(unpackGame(`#${link.slice(0, 40)}`)).rejects.toThrow('not complete');
});
