/** Card-playing advantages: at most one for each card (6.F). */
import { describe, expect, it } from 'vitest';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table, type Table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const PAIRWISE = { players: 2, house: { 'advantage.limit': 'pairwise' } };
const FOREST = 'forest-two-meadow-play-one';

function paid(game: Table, before = RICH): Record<string, number> {
  const now = game.player(1).resources;
  const left = Object.entries(before).map(([r, n]) => [r, n - now[r as keyof typeof now]] as const);
  return Object.fromEntries(left.filter(([, n]) => n !== 0));
}

/** Pays unit by unit, always the first kind that is offered. */
function payAnyhow(game: Table): Table {
  while (game.options.every((key) => key.startsWith('pay:'))) game.pick(game.options[0]);
  return game;
}

describe('what an advantage is', () => {
  it('an Innkeeper, a Crane, a prisoner and a Judge change what a card costs (6.32, 6.34)', () => {
    const city = ['innkeeper', 'crane', 'dungeon', 'judge'];
    const start = (card: string) =>
      table({ players: [{ resources: RICH, hand: [card], city }, AWAY] }).pick(`play:${card}@hand`);

    expect(paid(start('king').pick('pay'))).toEqual({ berry: 6 });
    expect(paid(start('king').pick('use:innkeeper'))).toEqual({ berry: 3 });
    expect(paid(start('king').pick('imprison:judge'))).toEqual({ berry: 3 });
    const swapped = start('king').pick('use:judge', 'pay:twig');
    expect(paid(payAnyhow(swapped))).toEqual({ twig: 1, berry: 5 });

    const built = start('theater').pick('use:crane', 'pay:twig', 'pay:resin');
    expect(paid(built)).toEqual({ twig: 1, resin: 1 });
  });

  it('the Inn and a Forest location play cards for less, and the Queen, the Pigeon and the Cemetery for free (6.32, 6.34)', () => {
    const inn = table({
      players: [{ resources: RICH, city: ['inn'] }, AWAY],
      meadow: ['king', 'queen'],
    });
    expect(paid(inn.pick('place:inn', 'play:king@meadow'))).toEqual({ berry: 3 });

    const forest = table({
      players: [{ resources: RICH }, AWAY],
      meadow: ['king', 'queen'],
      forest: [FOREST],
    });
    expect(paid(forest.pick(`place:${FOREST}`, 'take:king@meadow', 'play:king@hand'))).toEqual({
      berry: 5,
    });

    const queen = table({
      players: [{ resources: RICH, city: ['queen'] }, AWAY],
      meadow: ['bard', 'school'],
    });
    expect(paid(queen.pick('place:queen', 'play:school@meadow'))).toEqual({});

    const pigeon = table({
      players: [{ resources: RICH, hand: ['postal-pigeon'] }, AWAY],
      deck: ['bard', 'school'],
    });
    expect(paid(pigeon.pick('play:postal-pigeon@hand', 'play:school'))).toEqual({ berry: 2 });

    const cemetery = table({
      players: [{ resources: RICH, city: ['cemetery'] }, AWAY],
      deck: ['bard', 'school', 'king', 'queen'],
    });
    expect(paid(cemetery.pick('place:cemetery', 'play:king'))).toEqual({});
  });
});

describe('one advantage for each card', () => {
  // Each of these could be paid with both advantages together, but not with one of them.
  const both: [string, PositionPlayer][] = [
    [
      'Innkeeper and Judge',
      { hand: ['king'], city: ['innkeeper', 'judge'], resources: { berry: 2, twig: 9 } },
    ],
    [
      'Innkeeper and Dungeon',
      { hand: ['king'], city: ['innkeeper', 'dungeon', 'wife'], resources: { berry: 2 } },
    ],
    [
      'Dungeon and Judge',
      { hand: ['king'], city: ['dungeon', 'wife', 'judge'], resources: { berry: 2, twig: 9 } },
    ],
    ['Crane and Judge', { hand: ['school'], city: ['crane', 'judge'], resources: { berry: 9 } }],
    [
      'Crane and Dungeon',
      { hand: ['castle'], city: ['crane', 'dungeon', 'wife'], resources: { pebble: 3 } },
    ],
  ];

  it.each(both)('%s cannot be combined (6.33, R-02)', (_name, player) => {
    const card = player.hand![0];
    expect(table({ players: [player, AWAY] }).why(`play:${card}@hand`)).toBe('resources-short');
    // The older exclusions still hold under the house rule.
    expect(table({ options: PAIRWISE, players: [player, AWAY] }).why(`play:${card}@hand`)).toBe(
      'resources-short',
    );
  });

  const withInn: [string, PositionPlayer, string][] = [
    ['an Innkeeper', { city: ['inn', 'innkeeper'], resources: { berry: 2 } }, 'king'],
    ['a Crane', { city: ['inn', 'crane'], resources: { pebble: 2 } }, 'castle'],
    ['a Dungeon', { city: ['inn', 'dungeon', 'wife'], resources: { pebble: 2 } }, 'castle'],
  ];

  it.each(withInn)(
    'the Inn cannot be combined with %s (6.33, 6.34, R-02)',
    (_name, player, card) => {
      expect(table({ players: [player, AWAY], meadow: [card] }).why('place:inn')).toBe(
        'no-card-to-play',
      );
      expect(
        table({ options: PAIRWISE, players: [player, AWAY], meadow: [card] }).why('place:inn'),
      ).toBe('no-card-to-play');

      // With enough to pay nobody is even asked.
      const rich = table({ players: [{ ...player, resources: RICH }, AWAY], meadow: [card] });
      rich.pick('place:inn');
      expect(rich.options.some((key) => /^(use|imprison)/.test(key))).toBe(false);
    },
  );

  it('the Judge joins the Inn or a Forest location only under the house rule (6.33, 6.34, R-02)', () => {
    const player: PositionPlayer = { city: ['inn', 'judge'], resources: { berry: 2, twig: 1 } };
    const meadow = ['king'];
    expect(table({ players: [player, AWAY], meadow }).why('place:inn')).toBe('no-card-to-play');
    const inn = table({ options: PAIRWISE, players: [player, AWAY], meadow });
    payAnyhow(inn.pick('place:inn'));
    expect(inn.city(1)).toEqual(['inn', 'judge', 'king']);
    expect(inn.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });

    const poor: PositionPlayer = { city: ['judge'], resources: { berry: 4, twig: 1 } };
    const board = { forest: [FOREST], meadow: ['king', 'castle'] };
    const forest = table({ players: [poor, AWAY], ...board });
    forest.pick(`place:${FOREST}`, 'take:king@meadow');
    expect(forest.hand(1).length).toBe(2);
    expect(forest.offers('play:king@hand')).toBe(false);
    expect(forest.city(1)).toEqual(['judge']);
    const paired = table({ options: PAIRWISE, players: [poor, AWAY], ...board });
    payAnyhow(paired.pick(`place:${FOREST}`, 'take:king@meadow', 'play:king@hand'));
    expect(paired.city(1)).toEqual(['judge', 'king']);
  });

  it.each([
    ['an Innkeeper', ['innkeeper'], 'king', { berry: 2 }],
    ['a Crane', ['crane'], 'castle', { pebble: 3, resin: 1 }],
    ['a Dungeon', ['dungeon', 'wife'], 'king', { berry: 2 }],
  ])(
    'a Forest location that plays a card cannot be combined with %s (6.33, 6.34)',
    (_name, city, card, resources) => {
      const board = { forest: [FOREST], meadow: [card, 'palace'] };
      for (const options of [{ players: 2 }, PAIRWISE]) {
        const game = table({ options, players: [{ city, resources }, AWAY], ...board });
        game.pick(`place:${FOREST}`, 'take:palace@meadow');
        expect([...game.hand(1)].sort()).toEqual([card, 'palace']);
        // Neither can be played, so the turn is over.
        expect(game.offers('place:basic-one-berry')).toBe(true);
        expect(game.city(1)).toEqual(city);
      }
    },
  );

  it('nothing is discarded, imprisoned or swapped for a card played for free (6.33, 6.34)', () => {
    const city = ['innkeeper', 'dungeon', 'wife', 'judge', 'crane'];
    const queen = table({
      players: [{ resources: RICH, city: ['queen', ...city], hand: ['bard', 'mine'] }, AWAY],
    });
    queen.pick('place:queen', 'play:mine@hand');
    expect(queen.city(1)).toEqual(['queen', ...city, 'mine']);

    const pigeon = table({
      players: [{ resources: { berry: 2 }, city, hand: ['postal-pigeon'] }, AWAY],
      deck: ['mine', 'teacher'],
    });
    pigeon.pick('play:postal-pigeon@hand', 'pay', 'play:mine');
    expect(pigeon.city(1)).toEqual([...city, 'postal-pigeon', 'mine']);

    const cemetery = table({
      players: [{ resources: RICH, city: ['cemetery', ...city] }, AWAY],
      deck: ['mine', 'king', 'teacher', 'bard'],
    });
    cemetery.pick('place:cemetery', 'play:mine');
    expect(cemetery.city(1)).toEqual(['cemetery', ...city, 'mine']);
  });

  it('each card played may use an advantage of its own (6.33)', () => {
    // The Innkeeper for the Pigeon; the card the Pigeon plays is another one.
    const game = table({
      players: [{ city: ['innkeeper'], hand: ['postal-pigeon'] }, AWAY],
      deck: ['bard', 'king'],
    });
    game.pick('play:postal-pigeon@hand', 'use:innkeeper', 'play:bard');
    expect(game.city(1).sort()).toEqual(['bard', 'postal-pigeon']);
  });
});

describe('how a reduction works', () => {
  it('says for each way what is left to pay (6.37)', () => {
    const ways = (meadow: string, city: string[], berry: number): readonly string[] => {
      const players = [{ city: ['inn', ...city], resources: { berry } }, {}];
      const game = table({ players, meadow: [meadow] }).pick('place:inn', `play:${meadow}@meadow`);
      return game.say('en').options;
    };
    expect(ways('king', ['castle'], 6)).toEqual(['Pay 3 berries', 'Occupy your Castle']);
    expect(ways('monk', ['monastery'], 1)[0]).toBe('Play for free');
    expect(ways('wife', ['farm'], 0)).toEqual(['Play for free', 'Occupy your Farm']);
    const judge = (mode: object): readonly string[] =>
      table({
        options: { players: 2, house: mode },
        players: [{ city: ['inn', 'judge'], resources: { twig: 9, resin: 9, pebble: 9 } }, {}],
        meadow: ['castle'],
      })
        .pick('place:inn', 'play:castle@meadow')
        .say('en').options;
    expect(judge({ 'advantage.limit': 'pairwise' })[0]).toBe('Pay 5 resources of your choice');
  });

  it('a unique Critter that goes to prison makes way for its like, and only so (6.6, DUNGEON.7)', () => {
    const players = [{ city: ['dungeon', 'king'], hand: ['king'], resources: { berry: 9 } }, {}];
    const game = table({ players }).pick('play:king');
    expect(game.options).toEqual(['imprison:king']);
    expect(game.pick('imprison:king').city(1)).toEqual(['dungeon', 'king']);
    expect(game.player(1).resources.berry).toBe(6);
  });

  it('the player chooses freely between the advantages, or uses none (6.37)', () => {
    const city = ['innkeeper', 'dungeon', 'judge', 'crane', 'castle'];
    const critter = table({
      players: [{ resources: RICH, hand: ['king', 'theater'], city }, AWAY],
    });
    critter.pick('play:king@hand');
    expect([...critter.options].sort()).toEqual([
      'imprison:innkeeper',
      'imprison:judge',
      'occupy:castle',
      'pay',
      'use:innkeeper',
      'use:judge',
    ]);
    critter.pick('pay');
    expect(critter.city(1)).toEqual([...city, 'king']);

    const construction = table({ players: [{ resources: RICH, hand: ['theater'], city }, AWAY] });
    construction.pick('play:theater@hand');
    expect([...construction.options].sort()).toEqual([
      'imprison:innkeeper',
      'imprison:judge',
      'pay',
      'use:crane',
      'use:judge',
    ]);
  });

  it('a reduction beyond the cost is lost and pays nothing out (6.38)', () => {
    const city = ['innkeeper', 'crane', 'dungeon', 'inn', 'wife'];
    const start = (card: string) =>
      table({ players: [{ resources: RICH, hand: [card], city }, AWAY] }).pick(`play:${card}@hand`);
    expect(paid(start('undertaker').pick('use:innkeeper'))).toEqual({});
    expect(paid(start('undertaker').pick('imprison:wife'))).toEqual({});
    expect(paid(start('twig-barge').pick('use:crane'))).toEqual({ twig: -2 });

    const inn = table({ players: [{ resources: RICH, city }, AWAY], meadow: ['undertaker'] });
    inn.pick('place:inn');
    expect(paid(inn)).toEqual({});
  });

  it('a reduction by any three resources is split over the cost as the player likes (6.39)', () => {
    // A Theater costs 3 twigs, 1 resin and 1 pebble; two of these five are left to pay.
    const pairs: string[][] = [];
    const seen = (game: Table, before: string[]): void => {
      const units = game.options.filter((key) => key.startsWith('pay:'));
      if (units.length === 0) return void pairs.push(before);
      for (const unit of units) seen(start(...before, unit), [...before, unit]);
    };
    const start = (...units: string[]) =>
      table({ players: [{ resources: RICH, hand: ['theater'], city: ['crane'] }, AWAY] }).pick(
        'play:theater@hand',
        'use:crane',
        ...units,
      );
    seen(start(), []);
    const totals = pairs.map((pair) =>
      pair
        .map((unit) => unit.slice(4))
        .sort()
        .join('+'),
    );
    expect([...new Set(totals)].sort()).toEqual([
      'pebble+resin',
      'pebble+twig',
      'resin+twig',
      'twig+twig',
    ]);

    // So any two of them are enough, but not two of one kind that is listed once.
    const affordable = (resources: object) =>
      table({ players: [{ resources, hand: ['theater'], city: ['crane'] }, AWAY] }).offers(
        'play:theater@hand',
      );
    expect(affordable({ twig: 2 })).toBe(true);
    expect(affordable({ resin: 1, pebble: 1 })).toBe(true);
    expect(affordable({ resin: 2 })).toBe(false);
    expect(affordable({ berry: 9, twig: 1 })).toBe(false);
  });

  it('advantages do not lower the price of an Event (6.40)', () => {
    const city = ['undertaker', 'barge-toad', 'judge', 'innkeeper', 'crane', 'dungeon', 'farm'];
    const events = ['croak-wart-cure'];
    const price = (resources: object) => table({ players: [{ resources, city }, AWAY], events });
    expect(price({ berry: 1, twig: 9 }).offers('place:croak-wart-cure')).toBe(false);
    expect(price({ twig: 9, resin: 9, pebble: 9 }).offers('place:croak-wart-cure')).toBe(false);
    const game = price({ berry: 2 }).pick('place:croak-wart-cure');
    expect(game.player(1).resources.berry).toBe(0);
    expect(game.options.every((key) => key.startsWith('discard:'))).toBe(true);
  });
});
