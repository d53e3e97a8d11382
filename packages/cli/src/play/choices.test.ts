import { describe, expect, it } from 'vitest';
import { matching, numbersIn } from './choices.ts';

describe('filtering', () => {
  const choices = ['3 twigs', 'Twig Barge', 'École'].map((label, i) => ({
    number: i + 9,
    code: i,
    group: 'choice' as const,
    label,
    search: label,
  }));
  const labels = (typed: string): string[] => matching(choices, typed).map(({ label }) => label);

  it('goes by words in any order, without accents', () => {
    expect(labels('twig')).toEqual(['3 twigs', 'Twig Barge']);
    expect(labels('barge twig')).toEqual(['Twig Barge']);
    expect(labels('ecole')).toEqual(['École']);
    expect(labels(' ')).toHaveLength(3);
  });

  it('goes by number as soon as digits are typed', () => {
    expect(labels('1')).toEqual(['Twig Barge', 'École']);
    expect(labels('9')).toEqual(['3 twigs']);
    expect(labels('9 11')).toEqual(['3 twigs', 'École']);
  });

  it('knows lists of numbers', () => {
    expect(numbersIn('1 3,4 ')).toEqual([1, 3, 4]);
    expect(numbersIn('1 farm')).toBeNull();
  });
});
