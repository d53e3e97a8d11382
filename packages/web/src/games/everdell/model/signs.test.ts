import { BASIC_LOCATIONS } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { isShared, mainSign, placeSigns } from './signs.ts';

test('a place shows what it gives', () => {
  expect(placeSigns('basic-two-twigs-one-card')).toEqual({ twig: 2, card: 1 });
  expect(placeSigns('forest-two-any')).toEqual({ any: 2 });
  expect(mainSign('basic-two-twigs-one-card')).toBe('twig');
  expect(isShared('basic-one-berry')).toBe(true);
});

test('what no sign can say is said in words', () => {
  expect(placeSigns('forest-two-meadow-play-one')).toBeNull();
  expect(placeSigns('forest-discard-three-for-any')).toBeNull();
});

test('every basic location has signs', () => {
  expect(BASIC_LOCATIONS.filter(({ id }) => placeSigns(id) === null)).toEqual([]);
});
