import { eldervale } from '@evervale/eldervale';
import { VERSION, hostedEverdell as everdell } from '@evervale/everdell';
import { describe, expect, it } from 'vitest';
import { randomRecord } from '../../test/games.ts';
import { evervale } from '../../test/listening.ts';

const record = randomRecord(2, 5);
const json = JSON.stringify(record);
const replay = (input: string, ...args: string[]) => evervale(['replay', '-', ...args], { input });

describe('evervale replay', () => {
  it('verifies a record and shows it move by move', async () => {
    const { code, out } = await replay(json);
    expect(code).toBe(0);
    expect(out).toContain(`verified: all ${record.picks.length} picks are legal`);
    expect(out).toMatch(/^ {3}1 {2}A {2}\S/m);
    expect(out).toMatch(/^Total +\d+ +\d+$/m);
    expect(out).toMatch(/Player \d wins with \d+ points|share the victory/);
  });

  it('keeps to 80 columns, also with the log', async () => {
    const { out } = await replay(json, '--log', '--lang', 'fr');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('says in its head which boxes and modules are in play', async () => {
    const { hash: _, ...begun } = { ...record, seed: 5, picks: [] };
    const headOf = async (game: object): Promise<string> =>
      (await replay(JSON.stringify({ ...begun, ...game }))).out.split('\n')[0];
    const boxes = { players: 2, boxes: ['pearlbrook', 'legends'] };
    const rules = everdell.versionOf(everdell.readOptions(boxes));
    expect(await headOf({ rules, options: boxes })).toContain(
      '2 players, Pearlbrook, Legends, seed 5',
    );
    const modules = { players: 2, modules: ['oracle', 'draft'] };
    const theirs = { game: 'eldervale', rules: eldervale.version, options: modules };
    expect(await headOf(theirs)).toContain('2 players, Oracle, Magic draft, seed 5');
  });

  it('calls the players of a saved game by their names', async () => {
    const { out } = await replay(JSON.stringify({ ...record, seats: [{ name: 'Anna' }, {}] }));
    expect(out).toContain('A Anna  B Player 2');
  });

  it('stops where it is told', async () => {
    const { out } = await replay(json, '--to', '3');
    expect(out).toContain('stopped after 3 picks');
    expect(out).not.toContain('verified');
  });

  it('turns a record into notation and back', async () => {
    const notation = await replay(json, '--notation');
    expect(notation.out).toMatch(/^evervale 1\ngame everdell\n/);
    const back = await replay(notation.out, '--notation');
    expect(JSON.parse(back.out)).toEqual(record);
  });

  it('verifies notation too', async () => {
    const { out } = await replay(json, '--notation');
    expect((await replay(out)).out).toContain('verified');
  });

  it('prints everything as JSON', async () => {
    const { out } = await replay(json, '--json');
    const data = JSON.parse(out) as { moves: { key: string; log: string[] }[]; verified: boolean };
    expect(data.verified).toBe(true);
    expect(data.moves).toHaveLength(record.picks.length);
    expect(data.moves.some(({ log }) => log.length > 0)).toBe(true);
  });

  it('shows nobody’s hidden cards in the log', async () => {
    const { out } = await replay(json, '--json');
    expect(out).toMatch(/draws \d cards?/);
  });

  it.each([
    ['a pick that is not legal', { ...record, picks: [9999] }, 'record.picks[0]: 9999'],
    ['picks behind the end', { ...record, picks: [...record.picks, 1] }, 'the game is over'],
    ['another last position', { ...record, hash: '0'.repeat(16) }, 'record.hash'],
    ['other rules', { ...record, rules: '0' }, 'record.rules'],
    ['another game', { ...record, game: 'chess' }, 'record.game'],
    ['wrong options', { ...record, options: { players: 9 } }, 'options.players'],
  ])('refuses %s', async (_what, broken, problem) => {
    const { code, err } = await replay(JSON.stringify(broken));
    expect(code).toBe(1);
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('reviews a game: the worst losses, and what would have been better', async () => {
    const args = ['--to', '12', '--simulations', '30', '--review'];
    const { code, out } = await replay(json, ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/Where points were lost[^]*turn \d+ +−\d+\.\d\n[^]*Better: /);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const data = JSON.parse((await replay(json, ...args, '--json')).out) as {
      misses: { lost: number }[];
    };
    const found = data.misses;
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ lost }) => lost)).toEqual(
      found.map(({ lost }) => lost).toSorted((a, b) => b - a),
    );
  });

  it('names the line of broken notation', async () => {
    const { err } = await replay(
      `evervale 1\ngame everdell\nrules ${VERSION}\noptions {}\nseed 5\n1. A fly\n`,
    );
    expect(err).toContain('line 6: "fly" is not among the options');
  });

  it('refuses a game of older rules and names their version', async () => {
    const { code, err } = await replay(JSON.stringify({ ...record, rules: '1' }));
    expect(code).not.toBe(0);
    expect(err).toContain(`was played with rules version 1, this is ${VERSION}`);
  });
});
