import { hostedEverdell } from '@evervale/everdell';
import { describe, expect, it } from 'vitest';
import { computerSeats, seatOf, wishFrom } from './setup.ts';

describe('computer players', () => {
  it('are called by their strength in the language of the game', () => {
    expect(computerSeats(['oak', 'ever-tree'], 'de')).toEqual([
      { name: 'Eiche', computer: 'oak' },
      { name: 'Immerbaum', computer: 'ever-tree' },
    ]);
  });

  it('are numbered if there are several of one kind', () => {
    const names = computerSeats(['oak', 'sprout', 'oak'], 'en').map(({ name }) => name);
    expect(names).toEqual(['Oak 1', 'Sprout', 'Oak 2']);
  });

  it('are called by their character, if they have one', () => {
    const kinds = ['oak/builder', 'sprout', 'sapling/builder'] as const;
    const names = computerSeats(kinds, 'de').map(({ name }) => name);
    expect(names).toEqual(['Baumeister 1', 'Spross', 'Baumeister 2']);
  });

  it('sit behind the people', () => {
    expect(
      wishFrom(hostedEverdell, { people: ['Anna'], computers: ['sapling'] }, {}, 'fr'),
    ).toEqual({
      flags: {},
      seats: [{ name: 'Anna' }, { name: 'Arbrisseau', computer: 'sapling' }],
    });
  });
});

it('whoever gives no name is numbered', () => {
  expect(seatOf('')).toEqual({});
  expect(seatOf(undefined)).toEqual({});
});
