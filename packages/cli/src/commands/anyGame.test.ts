import { GAMES } from '@evervale/games';
import { recordOf } from '@evervale/kernel';
import { GAMES as MAGPIES } from '@evervale/kernel/magpies';
import { describe, expect, it } from 'vitest';
import { randomGameOf } from '../../test/games.ts';
import { evervale, type Heard } from '../../test/listening.ts';
import type { BenchReport } from '../bench/report.ts';

const BOTH = [
  { game: GAMES.named('eldervale'), games: GAMES },
  { game: MAGPIES.named(), games: MAGPIES },
];

const widest = ({ out }: Heard): number => Math.max(...out.split('\n').map((line) => line.length));

// Whole games, and threads that take a while to start on a busy machine.
describe.each(BOTH)('commands and $game.title', ({ game, games }) => {
  const run = (command: string, ...args: string[]): Promise<Heard> =>
    evervale([command, '--game', game.id, ...args], { games });

  it('simulate plays random games, the same on threads', async () => {
    const alone = await run('simulate', '--games', '60', '--json');
    expect(alone.code).toBe(0);
    expect((await run('simulate', '--games', '60', '--json', '--jobs', '2')).out).toBe(alone.out);
    const page = await run('simulate', '--games', '20', '--players', '2,3');
    expect(page.out).toContain('20 random games, 3 players, seed 1');
    expect(widest(page)).toBeLessThanOrEqual(80);
  });

  it('tournament tells who is better', async () => {
    const { code, out } = await run('tournament', '--players', 'random,random', '--games', '2');
    expect(code).toBe(0);
    expect(out).toContain('2 games, 2 players, seed 1');
  });

  it('bench measures the kernel’s figures', async () => {
    const { code, out } = await run('bench', '--quick', '--json', '--players', '2');
    expect(code).toBe(0);
    const { speed, boxes, clone } = JSON.parse(out) as BenchReport;
    expect(speed.map(({ players }) => players)).toEqual([2]);
    expect(Math.min(speed[0].gamesPerSecond, speed[0].ratio, clone.nanoseconds)).toBeGreaterThan(0);
    expect(clone.bytes).toBeLessThanOrEqual(4096);
    expect(boxes).toEqual([]);
  });

  it('replay knows by itself which game it is, as a record and as notation', async () => {
    const { play } = randomGameOf(game, { players: 2 }, 5);
    const input = JSON.stringify(recordOf(play));
    const whole = await evervale(['replay', '-'], { games, input });
    expect(whole.out).toContain(`verified: all ${play.picks.length} picks are legal`);
    expect(whole.out).toMatch(/^Total +\d+ +\d+$/m);
    const notation = await evervale(['replay', '-', '--notation'], { games, input });
    expect(notation.out).toContain(`game ${game.id}`);
    const again = await evervale(['replay', '-'], { games, input: notation.out });
    expect(again.out).toContain(`verified: all ${play.picks.length} picks are legal`);
  });

  it('the help of every command that takes a table names the flags of its form', async () => {
    for (const command of ['play', 'simulate', 'tournament', 'bench']) {
      const { out } = await run(command, '--help');
      expect(out).toContain(`Options of ${game.title}:`);
      for (const { flag } of game.form.fields) expect(out).toContain(`--${flag} `);
    }
  });
});

it.each([
  ['position', 'Magpies has no positions written by hand'],
  ['train', 'magpies has no training'],
  ['ladder', 'magpies has no ladder'],
])('%s says clearly what a game does not have', async (command, problem) => {
  const file = command === 'position' ? ['-'] : [];
  const { code, err } = await evervale([command, ...file], { games: MAGPIES });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(problem) });
});

describe('flags of a form', () => {
  const simulate = (...args: string[]): Promise<Heard> =>
    evervale(['simulate', '--games', '3', '--json', ...args]);

  it('reach the game, whatever kind they are', async () => {
    const options = async (...args: string[]): Promise<unknown> => {
      const { out, err } = await simulate(...args);
      expect(err).toBe('');
      return (JSON.parse(out) as [{ options: unknown }])[0].options;
    };
    const eldervale = ['--game=eldervale', '--factions', 'randomFaction', '--modules', 'noDoors'];
    expect(await options(...eldervale)).toMatchObject({
      factions: 'randomFaction',
      modules: ['noDoors'],
    });
    expect(await options('--early-seasons', '--boxes', 'pearlbrook')).toMatchObject({
      boxes: ['pearlbrook'],
      house: { 'prepare.requireAllDeployed': false },
    });
  });

  it('may be about some of the tables only', async () => {
    const { code, out } = await simulate('--players', '1,2', '--year', '3');
    expect(code).toBe(0);
    const years = (JSON.parse(out) as { options: { rugwort?: { year: number } } }[]).map(
      ({ options }) => options.rugwort?.year,
    );
    expect(years).toEqual([3, undefined]);
  });

  it.each([
    [['--year', '3'], '--year: does not go with the other options'],
    [['--events', 'half'], '--events: does not go with the other options'],
    [['--boxes', 'perlbrook'], 'There are '],
    [['--boxes', 'pearlbrook,newleaf-basic-events'], '--boxes: '],
    [['--game', 'eldervale', '--year', '3'], "unknown option '--year'"],
    [['--game', 'eldervale', '--factions', 'mine'], 'It must be one of choose, randomElement'],
    [['--game', 'eldervale', '--players', '6'], 'It must be numbers from '],
    [['--game', 'chess'], 'game: must be everdell, eldervale'],
    [['--game'], 'argument missing'],
  ])('that are wrong are refused in one line: %j', async (args, problem) => {
    const { code, out, err } = await simulate(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
