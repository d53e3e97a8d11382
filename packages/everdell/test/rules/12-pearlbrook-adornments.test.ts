/** Chapter 12: adornments and wonders, and what Pearlbrook adds to the score. */
import { describe, expect, it } from 'vitest';
import { WONDERS } from '../../src/index.ts';
import { brook, pearlsOf } from '../pearlbrook-table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9 };
const FIVE = ['king', 'queen', 'fool', 'judge', 'farm'];

describe('adornments', () => {
  it('are played for a pearl as the action of a turn, face up and without a space (4.3, 12.19)', () => {
    const game = brook({ pearls: 2, adornments: ['bell', 'tiara'] });
    game.pick('adorn:bell');
    expect(game.decides).toBe(2);
    expect(pearlsOf(game, 1)).toMatchObject({
      pearls: 1,
      adorned: ['bell'],
      adornments: ['tiara'],
    });
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.player(1).spaces.used).toBe(0);
    expect(game.view.players[0].pearlbrook!.adorned).toEqual(['bell']);
  });

  it('need a pearl (12.19)', () => {
    const game = brook({ adornments: ['bell'] });
    expect(game.offers('adorn:bell')).toBe(false);
    expect(game.why('adorn:bell')).toBe('pearls-short');
    expect(game.whyNumbers('adorn:bell')).toEqual({ pearl: 1 });
  });

  it('can be played even if their effect does nothing (12.19, R-27)', () => {
    for (const id of ['compass', 'gilded-book', 'tiara', 'sundial', 'mirror', 'scales']) {
      const game = brook({ pearls: 1, adornments: [id] }).pick(`adorn:${id}`);
      expect([pearlsOf(game, 1).adorned, game.decides]).toEqual([[id], 2]);
    }
  });

  it('count at the end only if they were played (12.20)', () => {
    const player = { city: ['king', 'queen'] };
    expect(brook({ ...player, adornments: ['bell'] }).scorePart(1, 'adornments')).toBe(0);
    expect(brook({ ...player, adorned: ['bell'] }).scorePart(1, 'adornments')).toBe(2);
  });

  it('are two for each player, in turns of their own, and never more (12.21)', () => {
    const game = brook({ pearls: 3, adornments: ['bell', 'seaglass-amulet'] });
    game.pick('adorn:bell');
    expect(game.decides).toBe(2);
    game.pick(
      'place:basic-one-berry',
      'adorn:seaglass-amulet',
      'gain:twig',
      'gain:twig',
      'gain:twig',
    );
    game.pick('place:basic-one-berry');
    expect(pearlsOf(game, 1)).toMatchObject({ hidden: 0, adorned: ['bell', 'seaglass-amulet'] });
    expect(game.options.filter((key) => key.startsWith('adorn:'))).toEqual([]);
  });

  it('are no cards that are played: nothing triggers, nothing makes them cheaper (12.22, HISTORIAN.6)', () => {
    const game = brook({
      pearls: 1,
      adornments: ['tiara'],
      city: ['historian', 'shopkeeper', 'courthouse', 'innkeeper', 'crane'],
    }).pick('adorn:tiara');
    expect(game.player(1).handCount).toBe(0);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    expect([game.city(1).length, game.decides]).toEqual([5, 2]);
  });

  it('the Bell gives three berries and a card for each Critter, a point for each at the end (12.23)', () => {
    const game = brook({ pearls: 1, adornments: ['bell'], city: ['wanderer', 'wanderer', 'farm'] });
    game.pick('adorn:bell');
    expect([game.player(1).resources.berry, game.player(1).handCount]).toEqual([3, 2]);
    expect(game.scorePart(1, 'adornments')).toBe(2);
  });
});

describe('wonders', () => {
  it.each([
    ['hopewatch-gate', 10, [1, 1, 1, 2, 2]],
    ['mistrise-fountain', 15, [2, 2, 2, 2, 2]],
    ['sunblaze-bridge', 20, [2, 2, 2, 3, 3]],
    ['starfalls-flame', 25, [3, 3, 3, 3, 3]],
  ])(
    '%s is built by a worker who pays everything and discards the cards (12.24, 12.29)',
    (id, points, [twig, resin, pebble, pearls, cards]) => {
      const player = {
        resources: { twig, resin, pebble },
        pearls,
        hand: FIVE.slice(0, cards),
      };
      const game = brook(player).pick(`place:${id}`);
      while (game.decides === 1) game.pick(game.options[0]);
      expect(game.player(1)).toMatchObject({
        resources: { twig: 0, resin: 0, pebble: 0 },
        handCount: 0,
        ready: 1,
      });
      expect(pearlsOf(game, 1).pearls).toBe(0);
      expect(game.view.pearlbrook!.wonders.find((wonder) => wonder.id === id)).toMatchObject({
        owner: 0,
        workers: [0],
      });
      expect(game.scorePart(1, 'wonders')).toBe(points);
      const lacks = (less: object): string | undefined =>
        brook({ ...player, ...less }).why(`place:${id}`);
      expect(lacks({ pearls: pearls - 1 })).toBe('pearls-short');
      expect(lacks({ hand: FIVE.slice(0, cards - 1) })).toBe('hand-short');
      expect(lacks({ resources: { twig, resin, pebble: pebble - 1 } })).toBe('resources-short');
    },
  );

  it('are worth and cost what the content says (12.29, 34.5)', () => {
    expect(WONDERS.map(({ points, price }) => [points, price.pearl])).toEqual([
      [10, 2],
      [15, 2],
      [20, 3],
      [25, 3],
    ]);
  });

  it('tell what is missing', () => {
    const game = brook({ resources: { twig: 1 }, pearls: 1, hand: FIVE });
    expect(game.whyNumbers('place:hopewatch-gate')).toEqual({ resin: 1, pebble: 1, pearl: 1 });
    const poor = brook({ resources: RICH, pearls: 9 });
    expect(poor.whyNumbers('place:starfalls-flame')).toEqual({ cards: 3 });
  });

  it('are not made cheaper by any card (12.25, JUDGE.5)', () => {
    const game = brook({
      resources: { twig: 2, resin: 1 },
      pearls: 2,
      hand: FIVE,
      city: ['judge', 'crane', 'innkeeper', 'dungeon'],
    });
    expect(game.why('place:hopewatch-gate')).toBe('resources-short');
  });

  it('take no space, and their worker comes home with the others (12.26)', () => {
    const game = brook(
      { city: ['ruins'], workers: 2, wonders: ['hopewatch-gate'], hand: ['farm'], resources: RICH },
      { workers: { 'hopewatch-gate': [1], haven: [1] } },
    );
    expect(game.player(1).spaces.used).toBe(1);
    game.pick('prepare');
    expect(game.player(1).ready).toBe(3);
    expect(game.view.pearlbrook!.wonders[0]).toMatchObject({ owner: 0, workers: [] });
  });

  it('can be built several by one player, each once (12.27)', () => {
    const game = brook(
      { resources: RICH, pearls: 9, hand: FIVE },
      { players: [{ resources: RICH, pearls: 9, hand: ['mine', 'inn', 'mine'] }] },
    );
    game.pick('place:hopewatch-gate', 'discard:king', 'discard:queen');
    expect(game.why('place:hopewatch-gate')).toBe('built');
    game.pick('place:mistrise-fountain', 'discard:mine', 'discard:mine');
    expect(game.why('place:mistrise-fountain')).toBe('built');
    game.pick('place:sunblaze-bridge');
    expect(game.scorePart(1, 'wonders')).toBe(30);
  });

  it('are no Events: not for the King, not in a tie (12.28, KING.3)', () => {
    const over = { season: 'autumn', finished: true } as const;
    const king = brook({ city: ['king'], wonders: ['hopewatch-gate'] });
    expect(king.scorePart(1, 'prosperity')).toBe(0);
    const tie = brook(
      { ...over, wonders: ['hopewatch-gate'] },
      { players: [{ ...over, points: 10 }] },
    );
    expect([tie.score(1), tie.score(2), tie.winners()]).toEqual([10, 10, [1, 2]]);
  });

  it('cannot be built by the frog, and other places of Pearlbrook not by workers (12.8, 12.24)', () => {
    const game = brook({ resources: RICH, pearls: 9, hand: FIVE, workers: 0 });
    expect(game.why('place:hopewatch-gate')).toBe('no-worker');
    expect(game.offers('frog:shoal')).toBe(true);
  });
});

describe('scoring with Pearlbrook', () => {
  it('adds played adornments, wonders and two points for each pearl (10.2, 12.30, 35.10)', () => {
    const game = brook({
      pearls: 1,
      wonders: ['mistrise-fountain'],
      adorned: ['seaglass-amulet'],
      adornments: ['bell'],
      city: ['wanderer'],
    });
    expect(game.scorePart(1, 'wonders')).toBe(15);
    expect(game.scorePart(1, 'adornments')).toBe(3);
    expect(game.scorePart(1, 'pearls')).toBe(2);
    expect(game.score(1)).toBe(20 + game.scorePart(1, 'cards'));
  });

  it('looks at the hand before it is discarded with five and more players (9.3, 9.4)', () => {
    const autumn = { season: 'autumn' } as const;
    const others = [autumn, autumn, autumn, autumn];
    const game = brook(
      { ...autumn, adorned: ['scales'], hand: ['king', 'queen', 'fool'] },
      { players: others },
    ).pick('pass');
    expect(game.player(1).handCount).toBe(0);
    expect(game.scorePart(1, 'adornments')).toBe(3);
    const four = brook(
      { ...autumn, adorned: ['scales'], hand: ['king', 'queen', 'fool'] },
      { players: [autumn] },
    ).pick('pass');
    expect([four.player(1).handCount, four.scorePart(1, 'adornments')]).toEqual([3, 3]);
  });
});
