import { describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

describe('evervale play', () => {
  it('without a terminal explains how to play and ends well', async () => {
    const { code, out, err } = await evervale(['play']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('$ evervale play --people Anna,Ben');
  });

  it.each([
    [['--people', 'Anna'], '--people: is one alone'],
    [['--people', 'A,B,C,D,E', '--computers', '2'], '--people: is more than six'],
    [['--solo', '--people', 'Anna,Ben'], '--solo: is for one person'],
    [['--solo', '--computers', '1'], '--solo: is for one person'],
    [['--computers', '6'], 'It must be a whole number, 0 to 5.'],
    [['--computers', 'oak,birch'], 'It must be a number, or some of random, seedling'],
    [['--level', 'birch'], 'Allowed choices are random, seedling'],
    [['--people', ','], 'It must be names'],
  ])('refuses %j', async (args, problem) => {
    const { code, err } = await evervale(['play', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(problem);
  });
});
