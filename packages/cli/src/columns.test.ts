import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { cut, grid, packed, padEnd, padStart, table, width, wrap } from './columns.ts';

const bold = (text: string): string => `\u001B[1m${text}\u001B[22m`;

describe('columns', () => {
  it('are counted as the eye sees them', () => {
    expect(width('Farm')).toBe(4);
    expect(width(bold('Farm'))).toBe(4);
    expect(width('École')).toBe(5);
    expect(width('E\u0301cole')).toBe(5);
    expect(width('農場')).toBe(4);
    expect(width('2╱ 1◆ ★')).toBe(7);
  });

  it('are filled up on either side', () => {
    expect(padEnd(bold('ab'), 4)).toBe(`${bold('ab')}  `);
    expect(padStart('ab', 4)).toBe('  ab');
    expect(padStart('abcde', 4)).toBe('abcde');
  });

  it('cut a text with an ellipsis', () => {
    expect(cut('Cartographers’ Expedition', 15)).toBe('Cartographers’…');
    expect(cut('Farm', 4)).toBe('Farm');
    expect(width(cut('農場農場', 5))).toBeLessThanOrEqual(5);
  });
});

describe('wrapping', () => {
  it('breaks at blanks, keeps the first indent and indents the rest', () => {
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  });

  it('lets a word stand out rather than break it', () => {
    expect(wrap('a extraordinarily b', 6)).toEqual(['a', 'extraordinarily', 'b']);
  });

  it('ends a style at the end of a line and begins it anew on the next', () => {
    const lines = wrap(`x ${bold('one two')} y`, 5);
    expect(lines.map(stripVTControlCharacters)).toEqual(['x one', 'two y']);
    expect(lines[0].endsWith('\u001B[0m')).toBe(true);
    expect(lines[1].startsWith('\u001B[1m')).toBe(true);
  });
});

describe('tables and grids', () => {
  it('set the first column to the left and figures to the right', () => {
    expect(
      table([
        ['', 'n'],
        ['Farm', '7'],
        ['Inn', '12'],
      ]),
    ).toEqual(['       n', 'Farm   7', 'Inn   12']);
  });

  it('go down before they go across', () => {
    expect(grid(['a', 'b', 'c'], 2, 3)).toEqual(['a  c', 'b']);
  });

  it('take as many columns as fit, each as wide as it needs', () => {
    const cells = ['a', 'b', 'a very long one', 'c', 'd', 'e'];
    expect(packed(cells, 3, 24)).toEqual(['a  a very long one  d', 'b  c                e']);
    expect(packed(cells, 3, 17)).toEqual(cells);
    expect(packed(['a', 'b'], 3, 80)).toHaveLength(1);
  });
});
