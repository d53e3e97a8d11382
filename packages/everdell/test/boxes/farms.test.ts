/** Farms through the seasons: eight Farms of our own design (19.7). */
import { describe, expect, it } from 'vitest';
import { CARDS, cardFacts, wordsOf, type Position } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';
import { printedIn } from './printed.ts';

const farms = (position: Position): Table =>
  table({ options: { players: 2, boxes: ['farms'] }, ...position });

const IDS = Object.keys(printedIn('farms'));

describe('the Farms through the seasons', () => {
  it('are eight, once each, with these facts', () => {
    const common = ['construction', 'common', 'production'];
    expect(printedIn('farms')).toEqual({
      'farm-winter-1': [...common, { twig: 1, resin: 1 }, 1, 1],
      'farm-winter-2': [...common, { twig: 2, pebble: 1 }, 1, 1],
      'farm-spring-1': [...common, { twig: 3 }, 1, 1],
      'farm-spring-2': [...common, { twig: 1, resin: 2 }, 1, 1],
      'farm-summer-1': [...common, { twig: 2, resin: 2 }, 1, 1],
      'farm-summer-2': [...common, { twig: 1, resin: 1, pebble: 1 }, 1, 1],
      'farm-autumn-1': [...common, { resin: 2 }, 1, 1],
      'farm-autumn-2': [...common, { resin: 2, pebble: 1 }, 1, 1],
    });
  });

  it('say that they are of our own design', () => {
    const words = wordsOf();
    for (const id of IDS) {
      expect(CARDS.of(CARDS.kindOf(id)).original).toBe(true);
      expect(words.print(cardFacts(id).original!, 'en')).toContain('our own design');
    }
    expect(cardFacts('farm').original).toBeUndefined();
  });

  it('take the place of the eight usual Farms in the deck (19.7, FARM.3)', () => {
    const { position } = newTable({ players: 2, boxes: ['farms'] }, 3);
    const all = [
      ...position.deck!,
      ...position.meadow!,
      ...position.players!.flatMap((p) => p.hand!),
    ];
    expect(all).toHaveLength(128);
    expect(all.filter((id) => id === 'farm')).toEqual([]);
    const seasonal = all.filter((id) => id?.startsWith('farm-'));
    expect(seasonal).toHaveLength(8);
    expect(new Set(seasonal)).toEqual(new Set(IDS));
    expect(() => farms({ players: [{ city: ['farm'] }, {}] })).toThrow('farm');
  });

  it.each(IDS)('count as a Farm: %s (19.7)', (id) => {
    const game = farms({
      players: [
        {
          city: ['husband', 'wife', id],
          hand: ['general-store'],
          resources: { resin: 1, pebble: 1 },
        },
        {},
      ],
    });
    expect(game.pick('play:general-store').player(1).resources.berry).toBe(2);
  });

  it('count for the Barge Toad (BARGETOAD.4)', () => {
    const game = farms({
      players: [
        { city: ['farm-winter-1', 'farm-spring-1'], hand: ['barge-toad'], resources: { berry: 2 } },
        {},
      ],
    });
    expect(game.pick('play:barge-toad').player(1).resources.twig).toBe(4);
  });

  it('can be occupied for Husband and Wife, each of them by itself (19.7)', () => {
    const game = farms({
      players: [{ city: ['farm-winter-1', 'farm-spring-1'], hand: ['wife'] }, {}],
    });
    game.pick('play:wife');
    expect(game.options).toEqual(['occupy:farm-winter-1', 'occupy:farm-spring-1']);
    game.pick('occupy:farm-spring-1');
    expect(game.player(1).city.map((card) => card.occupied)).toEqual([false, true, false]);
  });

  it('stop counting when they leave (19.7)', () => {
    const game = farms({
      players: [
        {
          city: ['farm-winter-1'],
          hand: ['ruins', 'general-store'],
          resources: { resin: 1, pebble: 1 },
        },
        {},
      ],
    });
    game.pick(
      'play:ruins',
      'replace:farm-winter-1@city1-1',
      'place:basic-one-berry',
      'play:general-store',
    );
    expect(game.player(1).resources.berry).toBe(1);
  });
});

describe('what they produce', () => {
  const play = (id: string): Table =>
    farms({
      players: [{ hand: [id], resources: { twig: 3, resin: 3, pebble: 3 } }, {}],
      deck: ['king', 'queen', 'fool'],
    }).pick(`play:${id}`);
  const gained = (game: Table): unknown[] => {
    const { resources, points, hand } = game.player(1);
    return [resources.berry, points, hand!.length];
  };

  it('Woodpile Plot: a twig or a card', () => {
    expect(play('farm-winter-1').pick('choose:1').player(1).resources.twig).toBe(3);
    expect(gained(play('farm-winter-1').pick('choose:2'))).toEqual([0, 0, 1]);
  });

  it('Root Cellar Farm: a berry or a resin', () => {
    expect(gained(play('farm-winter-2').pick('choose:1'))).toEqual([1, 0, 0]);
    expect(play('farm-winter-2').pick('choose:2').player(1).resources.resin).toBe(4);
  });

  it('Seedling Rows: a berry', () => {
    expect(gained(play('farm-spring-1'))).toEqual([1, 0, 0]);
  });

  it('Blossom Orchard: a berry or two cards', () => {
    expect(gained(play('farm-spring-2').pick('choose:1'))).toEqual([1, 0, 0]);
    expect(gained(play('farm-spring-2').pick('choose:2'))).toEqual([0, 0, 2]);
  });

  it('Haymaker’s Field: a berry and a card', () => {
    expect(gained(play('farm-summer-1'))).toEqual([1, 0, 1]);
  });

  it('Rooftop Garden: a berry, and no space', () => {
    const game = play('farm-summer-2');
    expect(gained(game)).toEqual([1, 0, 0]);
    expect(game.player(1).spaces.used).toBe(0);
  });

  it('Harvest Fair Field: a point token', () => {
    expect(gained(play('farm-autumn-1'))).toEqual([0, 1, 0]);
  });

  it('Mixed Smallholding: any resource', () => {
    expect(gained(play('farm-autumn-2').pick('gain:berry'))).toEqual([1, 0, 0]);
  });
});
