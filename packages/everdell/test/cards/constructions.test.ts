import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/tables.ts';
import { table } from '../table.ts';

/** Card, rarity, colour, cost, points, copies, who lives there. */
const printed = [
  ['castle', 'unique', 'prosperity', { twig: 2, resin: 3, pebble: 3 }, 4, 2, ['king']],
  ['cemetery', 'unique', 'destination', { pebble: 2 }, 0, 2, ['undertaker']],
  ['chapel', 'unique', 'destination', { twig: 2, resin: 1, pebble: 1 }, 2, 2, ['shepherd']],
  ['clock-tower', 'unique', 'governance', { twig: 3, pebble: 1 }, 0, 3, ['historian']],
  ['courthouse', 'unique', 'governance', { twig: 1, resin: 1, pebble: 2 }, 2, 2, ['judge']],
  ['crane', 'unique', 'governance', { pebble: 1 }, 1, 3, ['architect']],
  ['dungeon', 'unique', 'governance', { resin: 1, pebble: 2 }, 0, 2, ['ranger']],
  ['ever-tree', 'unique', 'prosperity', { twig: 3, resin: 3, pebble: 3 }, 5, 2, []],
  ['fairgrounds', 'unique', 'production', { twig: 1, resin: 2, pebble: 1 }, 3, 3, ['fool']],
  ['farm', 'common', 'production', { twig: 2, resin: 1 }, 1, 8, ['husband', 'wife']],
  ['general-store', 'common', 'production', { resin: 1, pebble: 1 }, 1, 3, ['shopkeeper']],
  ['inn', 'common', 'destination', { twig: 2, resin: 1 }, 2, 3, ['innkeeper']],
  ['lookout', 'unique', 'destination', { twig: 1, resin: 1, pebble: 1 }, 2, 2, ['wanderer']],
  ['mine', 'common', 'production', { twig: 1, resin: 1, pebble: 1 }, 2, 3, ['miner-mole']],
  ['monastery', 'unique', 'destination', { twig: 1, resin: 1, pebble: 1 }, 1, 2, ['monk']],
  ['palace', 'unique', 'prosperity', { twig: 2, resin: 3, pebble: 3 }, 4, 2, ['queen']],
  ['post-office', 'common', 'destination', { twig: 1, resin: 2 }, 2, 3, ['postal-pigeon']],
  ['resin-refinery', 'common', 'production', { resin: 1, pebble: 1 }, 1, 3, ['chip-sweep']],
  ['ruins', 'common', 'traveler', {}, 0, 3, ['peddler']],
  ['school', 'unique', 'prosperity', { twig: 2, resin: 2 }, 2, 2, ['teacher']],
  ['storehouse', 'common', 'production', { twig: 1, resin: 1, pebble: 1 }, 2, 3, ['woodcarver']],
  ['theater', 'unique', 'prosperity', { twig: 3, resin: 1, pebble: 1 }, 3, 2, ['bard']],
  ['twig-barge', 'common', 'production', { twig: 1, pebble: 1 }, 1, 3, ['barge-toad']],
  ['university', 'unique', 'destination', { resin: 1, pebble: 2 }, 3, 2, ['doctor']],
] as const;

describe('what is printed on the Constructions', () => {
  it.each(printed)('%s', (id, rarity, color, cost, points, copies, critters) => {
    const card = CARDS.of(CARDS.kindOf(id));
    expect([card.kind, card.rarity, card.color, card.points, card.copies]).toEqual([
      'construction',
      rarity,
      color,
      points,
      copies,
    ]);
    expect(card.cost).toEqual(cost);
    const inhabitants = CARDS.list.filter((c) => c.livesIn?.includes(id)).map((c) => c.id);
    expect(inhabitants).toEqual(critters);
  });

  it('there are 24 of them, 65 cards in all', () => {
    const constructions = CARDS.list.filter((c) => c.box === 'base' && c.kind === 'construction');
    expect(constructions.map((c) => c.id)).toEqual(printed.map(([id]) => id));
    expect(printed.reduce((sum, [, , , , , copies]) => sum + copies, 0)).toBe(65);
  });

  it.each(printed.filter(([id]) => id !== 'ruins'))(
    'a %s takes exactly its cost from the player',
    (id, _rarity, _color, cost) => {
      // Without a choice of its own: what is gained in return is looked at in the file of the card.
      const game = table({ players: [{ hand: [id], resources: cost }, {}] });
      expect(game.offers(`play:${id}@hand`)).toBe(true);
      for (const resource of Object.keys(cost) as (keyof typeof cost)[]) {
        const short = { ...cost, [resource]: cost[resource] - 1, berry: 9 };
        const poor = table({ players: [{ hand: [id], resources: short }, {}] });
        expect(poor.why(`play:${id}@hand`)).toBe('resources-short');
      }
      game.pick(`play:${id}@hand`);
      expect(game.events).toContainEqual({
        type: 'pay',
        seat: 0,
        amounts: ['twig', 'resin', 'pebble', 'berry'].map(
          (r) => (cost as Record<string, number>)[r] ?? 0,
        ),
      });
    },
  );
});
