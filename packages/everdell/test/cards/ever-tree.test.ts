import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import { table } from '../table.ts';

describe('Ever Tree', () => {
  it('scores a point for each Prosperity card, itself included (EVERTREE.1)', () => {
    const bonus = (city: string[]) =>
      table({ players: [{ city }, { city: ['wife'] }] }).scorePart(1, 'prosperity');
    expect(bonus(['ever-tree'])).toBe(1);
    expect(bonus(['ever-tree', 'architect', 'king', 'farm', 'queen'])).toBe(3);
  });

  // 18.5: a Legendary Critter is played by no occupied token.
  const critters = CARDS.list.filter((c) => c.kind === 'critter' && c.rarity !== 'legendary');

  it.each(critters.map((c) => [c.id, c.box]))(
    'may be occupied for a %s (EVERTREE.2)',
    (id, box) => {
      const boxes = box === 'base' ? [] : [box];
      const game = table({
        options: { players: 2, boxes },
        players: [{ city: ['ever-tree'], hand: [id] }, {}],
      });
      game.pick(`play:${id}@hand`);
      // Its golden banner may fit as well (14.7).
      if (game.offers('occupy:ever-tree')) game.pick('occupy:ever-tree');
      expect(game.player(1).city[0].occupied).toBe(true);
      expect(game.city(id === 'fool' ? 2 : 1)).toContain(id);
    },
  );

  it('may be occupied once, and not for a Construction (EVERTREE.2)', () => {
    const once = table({
      players: [{ city: [{ card: 'ever-tree', occupied: true }], hand: ['wife'] }, {}],
    });
    expect(once.why('play:wife@hand')).toBe('resources-short');
    const farm = table({ players: [{ city: ['ever-tree'], hand: ['farm'] }, {}] });
    expect(farm.why('play:farm@hand')).toBe('resources-short');
  });
});
