import { describe, expect, it } from 'vitest';
import { evervale } from '../test/listening.ts';

const COMMANDS = [
  'serve',
  'play',
  'simulate',
  'tournament',
  'train',
  'ladder',
  'bench',
  'position',
  'replay',
  'cards',
];

describe('the command line', () => {
  it('without arguments shows what there is', async () => {
    const { code, out } = await evervale([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  it.each(COMMANDS)('explains %s with examples', async (command) => {
    const { code, out } = await evervale([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Examples:\n  $ evervale ${command}`);
  });

  it('tells which rules it plays', async () => {
    expect((await evervale(['--version'])).out).toMatch(/^rules version \S+\n$/);
  });

  it.each([
    [['simulat'], "unknown command 'simulat' (Did you mean simulate?)"],
    [['simulate', '--gmaes', '3'], "unknown option '--gmaes' (Did you mean --games?)"],
    [['simulate', '--games', 'many'], 'It must be a whole number, 1 or more.'],
    [['simulate', '--players', '7'], 'It must be numbers from 1 to 6'],
    [['simulate', '--players', '1', '--year', '4'], 'It must be a whole number, 1 to 3.'],
    [['simulate', '--modules', 'hast'], 'There are haste, fullness'],
    [['cards', '--lang', 'es'], 'Allowed choices are en, de, fr, it.'],
    [['position'], "missing required argument 'file'"],
  ])('refuses %j in one line', async (args, problem) => {
    const { code, out, err } = await evervale(args);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain('\n');
  });
});
