import { describe, expect, it } from 'vitest';
import { LOWER_LEFT, RUGWORT, UPPER_LEFT, rolling, rolls, solo } from '../solo.ts';
import { newTable } from '../table.ts';

const nothing = { twig: 0, resin: 0, pebble: 0, berry: 0 };
/** Eight different cards, one on each position. */
const meadow = ['inn', 'mine', 'school', 'theater', 'queen', 'bard', 'judge', 'king'];
const wife = { hand: ['wife'], resources: { berry: 2 } };
const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the rules of the base game against Rugwort', () => {
  it('apply as usual: one action after the other, all workers before preparing, no passing (21.1)', () => {
    const game = solo({
      players: [{ city: ['farm'], hand: ['mine'], resources: { twig: 1, resin: 1, pebble: 1 } }],
      meadow,
    });
    expect(game.why('prepare')).toBe('workers-left');
    expect(game.why('pass')).toBe('only-in-autumn');
    game.pick('place:basic-two-resin');
    expect(game.decides).toBe(1);
    expect(game.player(1)).toMatchObject({ ready: 1, resources: { resin: 3 } });
    game.pick('play:mine@hand');
    expect(game.player(1)).toMatchObject({
      ready: 1,
      resources: { ...nothing, resin: 2, pebble: 1 },
    });
    game.pick('place:basic-one-pebble', 'prepare');
    // Only the preparation is left: two workers return, one is new, Farm and Mine produce.
    expect(game.player(1)).toMatchObject({
      season: 'spring',
      ready: 3,
      resources: { ...nothing, resin: 2, pebble: 3, berry: 1 },
    });
  });

  it('score the player as usual (21.1)', () => {
    const game = solo({
      players: [{ city: ['castle', 'farm'], points: 2, events: ['grand-tour'] }],
    });
    expect(game.score(1)).toBe(4 + 1 + 1 + 2 + 3);
  });
});

describe('what is given to Rugwort', () => {
  it('is discarded: berries, resources and cards (21.2)', () => {
    const monk = solo({ players: [{ hand: ['monk'], resources: { berry: 3 } }] }).pick(
      'play:monk@hand',
      'give:2',
    );
    expect(monk.player(1)).toMatchObject({ points: 4, resources: nothing });
    expect(monk.player(RUGWORT)).toMatchObject({ points: 0, resources: nothing });

    const monastery = solo({ players: [{ city: ['monastery'], resources: { pebble: 2 } }] }).pick(
      'place:monastery',
    );
    expect(monastery.player(1)).toMatchObject({ points: 4, resources: nothing });
    expect(monastery.player(RUGWORT).resources).toEqual(nothing);

    const teacher = solo({
      players: [{ hand: ['teacher'], resources: { berry: 2 } }],
      deck: ['king', 'queen'],
    });
    teacher.pick('play:teacher@hand', 'keep:queen');
    expect(teacher.hand(1)).toEqual(['queen']);
    expect(teacher.position.discard).toEqual(['king']);
    expect(teacher.player(RUGWORT).handCount).toBe(0);
  });

  it('is discarded in a dealt game, too (21.2)', () => {
    const seeds = Array.from({ length: 300 }, (_, i) => i + 1);
    const seed = seeds.find((n) => newTable({ players: 1 }, n).hand(1).includes('monk'))!;
    const game = newTable({ players: 1 }, seed).pick(
      'place:basic-one-berry',
      'place:basic-one-berry',
    );
    game.pick('play:monk@hand', 'give:1');
    expect(game.player(1)).toMatchObject({ points: 2, resources: nothing });
    expect(game.player(RUGWORT)).toMatchObject({ points: 0, resources: nothing });
  });

  it('is not taken by him elsewhere either: his places and cards bring him no resources (21.2)', () => {
    const game = solo({
      season: 'summer',
      players: [{ workers: 0, ...wife }],
      rugwort: { city: ['farm', 'mine', 'barge-toad'] },
      meadow,
      rest: true,
    });
    game.pick('prepare');
    expect(game.player(1).season).toBe('autumn');
    expect(game.player(RUGWORT)).toMatchObject({
      season: 'autumn',
      points: 0,
      handCount: 0,
      resources: nothing,
    });
  });
});

describe('Rugwort in the way', () => {
  it('no worker goes where one of his stands (21.3)', () => {
    const game = solo({ season: 'spring' });
    expect(game.why('place:basic-two-resin')).toBe('occupied');
    expect(game.why(`place:${LOWER_LEFT}`)).toBe('occupied');
    expect(game.offers('place:basic-three-twigs')).toBe(true);
    expect(game.offers(`place:${UPPER_LEFT}`)).toBe(true);
    const journey = solo({ season: 'autumn', players: [{ hand: Array<string>(5).fill('farm') }] });
    expect(journey.why('place:journey-3')).toBe('occupied');
    expect(journey.offers('place:journey-4')).toBe(true);
  });

  it('a Ranger moves no worker there either (21.3)', () => {
    const game = solo({
      players: [{ hand: ['ranger'], resources: { berry: 2 } }],
      workers: { haven: [1] },
    });
    game.pick('play:ranger@hand');
    expect(game.offers('place:basic-two-resin')).toBe(true);
    expect(game.offers('place:basic-three-twigs')).toBe(false);
    expect(game.offers(`place:${UPPER_LEFT}`)).toBe(false);
  });
});

describe('Rugwort plays a card', () => {
  it('each time the player does, however the card is played (21.4)', () => {
    const paid = solo({ players: [wife], meadow }).pick('play:wife@hand');
    expect(paid.city(RUGWORT)).toHaveLength(1);
    const occupied = solo({ players: [{ city: ['farm'], hand: ['wife'] }], meadow }).pick(
      'play:wife@hand',
    );
    expect(occupied.city(RUGWORT)).toHaveLength(1);
    const fromMeadow = solo({
      players: [{ resources: { berry: 5 } }],
      meadow,
      deck: ['farm'],
    }).pick('play:queen@meadow');
    expect(fromMeadow.city(RUGWORT)).toHaveLength(1);
    const byQueen = solo({
      players: [{ city: ['queen'], hand: ['farm'] }],
      meadow: meadow.with(4, 'farm'),
    });
    byQueen.pick('place:queen', 'play:farm@hand');
    expect(byQueen.city(RUGWORT)).toHaveLength(1);
  });

  it('and at no other time (21.4)', () => {
    const game = solo({ players: [{ hand: ['farm', 'wife'] }], meadow, rest: true });
    game.pick(
      'place:basic-two-resin',
      'place:haven',
      'discard:farm',
      'discard:wife',
      'gain:twig',
      'prepare',
    );
    expect(game.player(1).season).toBe('spring');
    expect(rolls(game)).toEqual([]);
    expect(game.city(RUGWORT)).toEqual([]);
  });

  it('after the card of the player is resolved with all it triggers (21.5)', () => {
    const player = {
      city: ['historian', 'shopkeeper'],
      hand: ['undertaker'],
      resources: { berry: 2 },
    };
    const game = solo({
      players: [player],
      meadow,
      deck: ['farm', 'farm', 'farm', 'crane', 'lookout', 'chapel'],
    });
    game.pick('play:undertaker@hand', 'discard:inn', 'discard:mine', 'discard:school');
    expect(rolls(game)).toEqual([]);
    game.pick('take:king');
    expect(rolls(game)).toEqual([]);
    game.pick('trigger:shopkeeper');
    const order = game.events
      .map((event) => event.type)
      .filter((type) => ['trigger', 'die'].includes(type));
    expect(order).toEqual(['trigger', 'trigger', 'die']);
    expect(game.city(RUGWORT)).toHaveLength(1);
  });

  it('from the Meadow as it is after the player, refilled (21.5)', () => {
    const game = rolling(
      [1],
      { players: [{ resources: { twig: 2, resin: 1 } }], meadow, deck: ['crane', 'farm'] },
      'play:inn@meadow',
    );
    expect(game.city(1)).toEqual(['inn']);
    expect(game.city(RUGWORT)).toEqual(['crane']);
    expect(game.view.meadow[0]).toBe('farm');
  });

  it('for each card that one action of the player plays (21.6)', () => {
    const pigeon = { hand: ['postal-pigeon'], resources: { berry: 2 } };
    const two = solo({ players: [pigeon], meadow, deck: ['farm', 'castle', 'crane', 'crane'] });
    two.pick('play:postal-pigeon@hand', 'play:farm');
    expect(two.city(1)).toEqual(['postal-pigeon', 'farm']);
    expect(two.city(RUGWORT)).toHaveLength(2);

    const one = solo({ players: [pigeon], meadow, deck: ['farm', 'castle', 'crane'] });
    one.pick('play:postal-pigeon@hand', 'done');
    expect(one.city(RUGWORT)).toHaveLength(1);

    const three = solo({
      players: [pigeon],
      meadow,
      deck: ['postal-pigeon', 'farm', 'lookout', 'chapel', 'crane', 'crane', 'crane'],
    });
    three.pick('play:postal-pigeon@hand', 'play:postal-pigeon', 'play:lookout');
    expect(three.city(1)).toEqual(['postal-pigeon', 'postal-pigeon', 'lookout']);
    expect(rolls(three)).toHaveLength(3);
    expect(three.city(RUGWORT)).toHaveLength(3);
  });

  it.each(eight)(
    'the one on position %i of the Meadow if the die shows it, for nothing (21.7)',
    (value) => {
      const game = rolling([value], { players: [wife], meadow, deck: ['crane'] }, 'play:wife@hand');
      expect(game.city(RUGWORT)).toEqual([meadow[value - 1]]);
      expect(game.view.meadow).toEqual(meadow.with(value - 1, 'crane'));
      expect(game.view.deck).toBe(0);
      expect(game.player(RUGWORT).resources).toEqual(nothing);
    },
  );

  it('by a fair die: all eight positions come up about as often (21.7)', () => {
    const counts = Array<number>(9).fill(0);
    for (let seed = 1; seed <= 800; seed++) {
      counts[rolls(solo({ players: [wife], meadow, seed }).pick('play:wife@hand'))[0]]++;
    }
    expect(counts[0]).toBe(0);
    for (const value of eight) expect(counts[value]).toBeGreaterThan(60);
  });

  it('without any effect of it (21.8)', () => {
    const cards = [
      'clock-tower',
      'wanderer',
      'fairgrounds',
      'farm',
      'shepherd',
      'doctor',
      'teacher',
      'storehouse',
    ];
    for (const value of eight) {
      const game = rolling(
        [value],
        { players: [wife], meadow: cards, deck: ['king', 'queen', 'bard', 'judge'] },
        'play:wife@hand',
      );
      expect(game.decides).toBe(1);
      expect(game.city(RUGWORT)).toEqual([cards[value - 1]]);
      expect(game.player(RUGWORT)).toMatchObject({ points: 0, handCount: 0, resources: nothing });
      expect(game.player(RUGWORT).city[0]).toMatchObject({ tokens: 0, resources: {} });
      // Printed points do not matter either: 2 points each.
      expect(game.score(RUGWORT)).toBe(2);
    }
  });

  it('although a copy of a unique card is there already (21.9)', () => {
    const game = rolling(
      [8],
      { players: [wife], rugwort: { city: ['king'] }, meadow },
      'play:wife@hand',
    );
    expect(game.city(RUGWORT)).toEqual(['king', 'king']);
  });

  it.each([15, 30, 40])('although he has %i cards (21.9)', (n) => {
    const many = [
      'farm',
      'mine',
      'inn',
      'storehouse',
      'twig-barge',
      'resin-refinery',
      'general-store',
      'post-office',
      'teacher',
      'wanderer',
      'peddler',
      'barge-toad',
      'woodcarver',
      'chip-sweep',
      'miner-mole',
      'husband',
    ];
    const city = [...many, ...many, ...many].slice(0, n);
    const cards = ['king', 'king', 'queen', 'queen', 'bard', 'bard', 'judge', 'judge'];
    const game = solo({ players: [wife], rugwort: { city }, meadow: cards }).pick('play:wife@hand');
    expect(game.city(RUGWORT)).toHaveLength(n + 1);
  });
});
