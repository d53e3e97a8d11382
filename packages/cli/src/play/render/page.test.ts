import { describe, expect, it } from 'vitest';
import { fitted } from './page.ts';

describe('what fits on the screen', () => {
  const page = ['a', 'b', 'c', 'd', 'e'];

  it('is the lower end, with a hint that there is more above', () => {
    expect(fitted(page, ['?'], 4, 0, 'more')).toEqual([' more', 'd', 'e', '?']);
  });

  it('can be scrolled up to the beginning and not further', () => {
    expect(fitted(page, ['?'], 4, 99, 'more')).toEqual(['a', 'b', 'c', '?']);
  });

  it('holds the marked line', () => {
    expect(fitted(page, ['?'], 4, 0, 'more', 1)).toEqual(['a', 'b', 'c', '?']);
    expect(fitted(page, ['?'], 4, 0, 'more', 3)).toEqual([' more', 'd', 'e', '?']);
  });

  it('is filled up when the page is short', () => {
    expect(fitted(['a'], ['?'], 4, 0, 'more')).toEqual(['a', '', '', '?']);
  });
});
