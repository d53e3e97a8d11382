import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everdell, hostedEverdell } from '@evervale/everdell';
import { GAMES } from '@evervale/games';
import { decision, next32, stream } from '@evervale/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { people, randomGame } from '../../test/games.ts';
import { TestScreen, typing } from '../../test/listening.ts';
import { terminal } from '../io.ts';
import { adviceOn } from './adviceOn.ts';
import { Desk } from './desk.ts';
import type { Key } from './prompt.ts';
import { resume, save, type Running } from './saving.ts';
import type { Seat } from './seats.ts';
import { playSession } from './session.ts';
import { newGame } from './setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bot: Seat = { name: 'Bot', computer: 'random' };

function deskFor(seats: readonly Seat[], keys: (screen: TestScreen) => Key, seed = 1) {
  const screen = new TestScreen(80, 40, keys);
  const desk = new Desk(
    screen,
    newGame(hostedEverdell, seats, {}, seed),
    'en',
    join(folder, 'game.json'),
  );
  return { desk, screen };
}

/** Somebody who chooses with arrows and Enter, and goes on where nothing is asked. */
function restless(seed: number): () => Key {
  const rng = stream(seed);
  return () => ({ name: next32(rng.bytes, 0) % 3 === 0 ? 'return' : 'down' });
}

// Whole games, and threads that take a while to start on a busy machine.
describe('a game at the screen', () => {
  it('can be played from the first turn to the score sheet', async () => {
    const { desk, screen } = deskFor([{ name: 'Anna' }, bot], restless(3));
    expect(await playSession(desk)).toBe('over');
    expect(screen.text).toContain('The game is over');
    expect(screen.text).toMatch(/(Anna|Bot) wins with \d+ points|share the victory/);
    expect(screen.text).toMatch(/^Total +\d+ +\d+$/m);
  });

  it('says above the first question which boxes are not recommended', async () => {
    const { desk, screen } = deskFor([{ name: 'Anna' }, bot], typing(''));
    desk.message = adviceOn(hostedEverdell, { boxes: ['pearlbrook', 'newleaf'] }, 'en');
    expect(await playSession(desk)).toBe('left');
    expect(screen.text.replace(/\s+/g, ' ')).toContain(
      'Pearlbrook, Newleaf: More than one large expansion is possible, but not recommended',
    );
  });

  it('can be played by two people, with a page between them', async () => {
    const { desk } = deskFor(people(2), restless(4));
    expect(await playSession(desk)).toBe('over');
  });

  it('goes on while a computer player thinks in its thread', async () => {
    const seats: Seat[] = [{ name: 'Anna' }, { name: 'Sprout', computer: 'sprout' }];
    const { desk, screen } = deskFor(seats, typing('1⏎'));
    expect(await playSession(desk)).toBe('left');
    expect(everdell.view(desk.running.play.state, 0).turn).toBe(0);
    expect(screen.text).toContain('Sprout');
    expect(desk.running.play.picks.length).toBeGreaterThan(1);
  });

  it('can be left while a computer player thinks', async () => {
    const seats: Seat[] = [{ name: 'Tree', computer: 'ever-tree' }, { name: 'Anna' }];
    const { desk, screen } = deskFor(seats, typing(''));
    const session = playSession(desk);
    expect(screen.text).toContain('Tree is thinking …');
    expect(screen.text).toContain('Your hand');
    screen.leave!();
    expect(await session).toBe('left');
    expect(desk.running.play.picks).toEqual([]);
  });

  it('can be played alone against Rugwort', async () => {
    const rugwort = { year: 2, modules: ['luck'] };
    const running = newGame(hostedEverdell, [{ name: 'Anna' }], { rugwort }, 2);
    const screen = new TestScreen(80, 40, restless(5));
    const desk = new Desk(screen, running, 'en', 'x.json');
    expect(await playSession(desk)).toBe('over');
    expect(screen.text).toContain('R Rugwort');
  });

  it('can be watched when only computers play', async () => {
    const { desk, screen } = deskFor([bot, { ...bot, name: 'Other' }], () => ({ name: 'return' }));
    expect(await playSession(desk)).toBe('over');
    expect(screen.text).toContain('B Other');
  });

  it('hides the hand while the keyboard changes hands', async () => {
    const pages: string[] = [];
    const keys = typing('⏎2⏎');
    const { desk } = deskFor(people(2), (screen) => {
      pages.push(screen.text);
      return keys();
    });
    expect(await playSession(desk)).toBe('left');
    const [first, , , second] = pages;
    expect(first).toContain('Over to Anna');
    expect(second).toContain('Over to Ben');
    expect(second).toContain('Anna places a worker');
    expect(first + second).not.toContain('Your hand');
    // She drew a card; which one is her affair.
    expect(second).toContain('draws 1 card');
  });

  it('takes several things at once, and with that the choice is made (5.23)', async () => {
    const { desk, screen } = deskFor([{ name: 'Anna' }, bot], typing('haven⏎1 2 3 4⏎'));
    await playSession(desk);
    expect(everdell.view(desk.running.play.state, 0).players[0].handCount).toBe(1);
    expect(screen.text).toContain('Which resource do you gain? (2 left)');
  });

  it('lets the one before undo the last choice', async () => {
    const { desk, screen } = deskFor(people(2), typing('⏎1⏎u'));
    expect(await playSession(desk)).toBe('left');
    expect(desk.running.play.picks).toEqual([]);
    expect(screen.text).toContain('Your turn: choose an action');
    expect(screen.text).not.toContain('Since your last turn');
  });
});

describe('commands in the game', () => {
  const shown = async (text: string): Promise<string> => {
    const { desk, screen } = deskFor([{ name: 'Anna' }, bot], typing(text));
    await playSession(desk);
    return screen.text;
  };

  it('show reasons, cards, cities, the log and the help', async () => {
    expect(await shown('? journey⏎')).toContain('Only in autumn');
    expect(await shown('i farm⏎')).toContain('Production: gain 1 berry.');
    expect(await shown('look b⏎')).toContain('Bot’s city');
    expect(await shown('1⏎log⏎')).toContain('places a worker: basic location (3 twigs)');
    expect(await shown('help⏎')).toContain('undo the last choice');
  });

  it('show what a strong player would do, in the language of the game', async () => {
    expect(await shown('lang de⏎tipp⏎')).toMatch(/\d+\. .+ {2}etwa \d+ Punkte am Ende/);
  });

  it('switch the language in place', async () => {
    expect(await shown('lang de⏎')).toContain('Deine Hand');
    expect(await shown('lang xx⏎')).toContain('There are en, de, fr and it.');
  });

  it('say when nothing can be taken back', async () => {
    expect(await shown('undo⏎')).toContain('Nothing can be undone');
  });

  it('do not pass by accident', async () => {
    const running = untilPass();
    const keys = typing('pass⏎⎋');
    const screen = new TestScreen(80, 40, keys);
    const picks = running.play.picks.length;
    const desk = new Desk(screen, { ...running, seats: [{ name: 'Anna' }] }, 'en', 'x.json');
    await playSession(desk);
    expect(running.play.picks).toHaveLength(picks);
  });

  it('save the game, and it goes on from there', async () => {
    const { desk } = deskFor([{ name: 'Anna' }, bot], typing('1⏎save⏎'));
    await playSession(desk);
    expect(existsSync(desk.file)).toBe(true);
    const back = resume(terminal(), desk.file, GAMES);
    expect(back.seats).toEqual([{ name: 'Anna' }, bot]);
    expect(back.play.state).toEqual(desk.running.play.state);
    expect(back.journal.all(0)).toEqual(desk.running.journal.all(0));
  });
});

/** A game of one person in which passing is possible, but not the only thing. */
function untilPass() {
  let running = randomGame(1, 2, 20);
  for (let picks = 21; !mayPass(running); picks++) running = randomGame(1, 2, picks);
  return running;
}

function mayPass({ play }: Running): boolean {
  const { options } = decision(everdell, play.state)!;
  return options.length > 1 && options.some(({ key }) => key === 'pass');
}

describe('a saved game', () => {
  it('is a record that anybody can replay', () => {
    const running = randomGame(2, 9, 30);
    const file = join(folder, 'record.json');
    save(file, running.play, running.seats);
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(stored).toMatchObject({ game: 'everdell', seed: 9, seats: people(2) });
  });

  it.each([
    [{ seats: 'Anna' }, 'record.seats'],
    [{ seats: [{ name: 7 }] }, 'record.seats[0].name'],
    [{ seats: [{ name: 'x', computer: 'genius' }] }, 'record.seats[0].computer'],
  ])('with %j is refused', (change, field) => {
    const running = randomGame(2, 9, 3);
    const file = join(folder, 'broken.json');
    save(file, running.play, running.seats);
    const stored = JSON.parse(readFileSync(file, 'utf8')) as object;
    const io = { ...terminal(), input: () => JSON.stringify({ ...stored, ...change }) };
    expect(() => resume(io, '-', GAMES)).toThrow(field);
  });
});
