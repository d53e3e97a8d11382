import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bar, duration, progress } from './progress.ts';

describe('progress', () => {
  it('says how long it will still take', () => {
    const drawn = stripVTControlCharacters(bar('games', 0.25, 10));
    expect(drawn).toMatch(/^games {2}━{8}─{22} 25 % {2}30 s left$/);
  });

  it('tells times as people do', () => {
    expect([0.2, 59, 61, 3725].map(duration)).toEqual(['1 s', '59 s', '1 min 1 s', '1 h 2 min']);
  });

  it('is silent when nobody watches', () => {
    let said = '';
    const io = {
      out: () => {},
      err: (text: string) => void (said += text),
      input: () => '',
      interrupted: () => new Promise<void>(() => {}),
    };
    const silent = progress({ ...io, interactive: false, watched: false }, 'x', 2);
    silent.advance(1);
    silent.end();
    expect(said).toBe('');
    const loud = progress({ ...io, interactive: false, watched: true }, 'x', 2);
    loud.advance(1);
    expect(said).toContain('50 %');
  });
});
