/** Hand limit, Meadow, piles, and giving things to opponents (chapter 7). */
import { describe, expect, it } from 'vitest';
import { everdell, eventFor, writePosition } from '../../src/index.ts';
import type { PositionPlayer } from '../../src/position/format.ts';
import { newTable, table, type Table } from '../table.ts';

const AWAY: PositionPlayer = { season: 'autumn', finished: true, workers: 0 };
const FARMS = Array<string>(8).fill('farm');
const EIGHT = ['mine', 'mine', 'mine', 'inn', 'inn', 'inn', 'castle', 'palace'];
const MEADOW = ['king', 'queen', 'judge', 'monk', 'bard', 'castle', 'palace', 'school'];

describe('the hand limit', () => {
  it('is eight with up to four players and seven with five or six (7.1)', () => {
    const limits = [1, 2, 3, 4, 5, 6].map(
      (players) => newTable({ players }, 1).player(1).handLimit,
    );
    expect(limits).toEqual([8, 8, 8, 8, 7, 7]);
    const full = (players: number) => {
      const game = table({
        options: { players },
        players: [{ city: ['post-office'], hand: ['farm', 'farm', 'king'] }],
        deck: EIGHT,
      });
      game.pick('place:post-office', 'player:2', 'give:farm', 'give:farm', 'done');
      return game.hand(1).length;
    };
    expect([full(4), full(5)]).toEqual([8, 7]);
  });

  it('cards beyond it are not drawn (7.2)', () => {
    const game = table({
      players: [{ hand: FARMS.slice(0, 7) }, {}],
      forest: ['forest-three-cards-one-pebble'],
      deck: ['king', 'queen', 'judge'],
    });
    game.pick('place:forest-three-cards-one-pebble');
    expect(game.hand(1)).toEqual([...FARMS.slice(0, 7), 'king']);
    expect(game.view.deck).toBe(2);
  });

  it('cards beyond it are not taken from the Meadow or received from others (7.2)', () => {
    const summer = table({
      players: [
        {
          season: 'spring',
          hand: [...FARMS.slice(0, 6), 'wife'],
          workers: 0,
          resources: { berry: 2 },
        },
        AWAY,
      ],
      meadow: MEADOW,
    });
    summer.pick('prepare', 'take:king@meadow');
    expect(summer.hand(1)).toHaveLength(8);
    expect(summer.offers('place:basic-one-berry')).toBe(true);

    const teacher = table({
      players: [{ hand: ['teacher'], resources: { berry: 2 } }, { hand: FARMS }, {}],
      deck: ['king', 'queen'],
    });
    teacher.pick('play:teacher@hand', 'keep:king');
    expect([teacher.hand(2).length, teacher.hand(3)]).toEqual([8, ['queen']]);
  });

  it('a card that leaves the hand makes room at that moment (7.2)', () => {
    // The Wanderer itself has left the hand when it draws.
    const game = table({
      players: [
        { hand: [...FARMS.slice(0, 6), 'wanderer', 'mine'], resources: { berry: 2 } },
        AWAY,
      ],
      deck: ['king', 'queen', 'judge'],
    });
    game.pick('play:wanderer@hand');
    expect(game.hand(1)).toEqual([...FARMS.slice(0, 6), 'mine', 'king']);
  });
});

describe('the Meadow', () => {
  it('a card played from the Meadow is replaced before it is laid down and works (7.4)', () => {
    const game = table({
      players: [{ resources: { berry: 2 } }, AWAY],
      meadow: [...MEADOW.slice(0, 3), 'wanderer', ...MEADOW.slice(4)],
      deck: ['theater', 'farm', 'mine', 'inn', 'wife'],
    });
    game.pick('play:wanderer@meadow');
    expect(game.view.meadow).toEqual([...MEADOW.slice(0, 3), 'theater', ...MEADOW.slice(4)]);
    expect(game.hand(1)).toEqual(['farm', 'mine', 'inn']);
    const types = game.events.map((event) => event.type);
    expect(types.indexOf('meadowFill')).toBeLessThan(types.indexOf('lay'));
  });

  it('of several Meadow cards all are taken before it is refilled (7.5)', () => {
    const game = table({
      players: [{ season: 'spring', workers: 0, hand: ['wife'], resources: { berry: 2 } }, AWAY],
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn'],
    });
    game.pick('prepare', 'take:queen@meadow-2');
    expect(game.view.meadow[1]).toBeNull();
    expect(game.view.deck).toBe(3);
    expect(game.options.some((key) => key.includes('farm'))).toBe(false);
    game.pick('take:bard@meadow-5');
    expect(game.hand(1)).toEqual(['wife', 'queen', 'bard']);
    expect(game.view.deck).toBe(1);

    const forest = table({
      players: [{}, AWAY],
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn'],
      forest: ['forest-two-meadow-play-one'],
    });
    forest.pick('place:forest-two-meadow-play-one', 'take:king@meadow');
    expect(forest.view.meadow).toEqual([null, ...MEADOW.slice(1)]);
  });

  it('is refilled from the draw pile, each card on an empty position (7.6)', () => {
    const game = table({
      players: [{ season: 'spring', workers: 0, hand: ['wife'], resources: { berry: 2 } }, AWAY],
      meadow: MEADOW,
      deck: ['farm', 'mine', 'inn'],
    });
    game.pick('prepare', 'take:queen@meadow-2', 'take:bard@meadow-5');
    expect(game.view.meadow).toEqual([
      'king',
      'farm',
      'judge',
      'monk',
      'mine',
      'castle',
      'palace',
      'school',
    ]);
    expect(game.position.deck).toEqual(['inn']);
  });
});

describe('the piles', () => {
  it('an empty draw pile is made anew from the discard pile when a card is needed (7.7)', () => {
    const game = table({
      players: [{}, AWAY],
      deck: ['king'],
      discard: ['farm', 'mine', 'inn', 'wife'],
    });
    game.pick('place:basic-one-resin-one-card');
    // The last card came from the draw pile; nobody needed another.
    expect([game.view.deck, game.view.discard]).toEqual([0, 4]);
    expect(game.hand(1)).toEqual(['king']);
    game.pick('place:basic-two-cards-one-point');
    expect([game.view.deck, game.view.discard]).toEqual([2, 0]);
    expect([...game.hand(1).slice(1), ...game.position.deck!].sort()).toEqual([
      'farm',
      'inn',
      'mine',
      'wife',
    ]);
  });

  it('the new draw pile is shuffled (7.7)', () => {
    const cards = ['farm', 'mine', 'inn', 'wife', 'king', 'queen', 'judge', 'monk'];
    const orders = [1, 2, 3, 4].map((seed) => {
      const game = table({ players: [{}, AWAY], discard: cards, seed });
      game.pick('place:basic-two-cards-one-point');
      return [...game.hand(1), ...game.position.deck!].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('the Meadow is refilled from a new draw pile too (7.7)', () => {
    const game = table({
      players: [{ resources: { berry: 2 } }, AWAY],
      meadow: ['wife', ...MEADOW.slice(1)],
      discard: ['mine'],
    });
    game.pick('play:wife@meadow');
    expect(game.view.meadow[0]).toBe('mine');
    expect(game.view.discard).toBe(0);
  });

  it('with five players and both piles empty a drawing player may take Meadow cards instead (7.8)', () => {
    const position = {
      options: { players: 5 },
      players: [{ hand: ['farm'] }],
      meadow: ['mine', 'inn', 'wife'],
    };
    const game = table(position).pick('place:basic-two-cards-one-point');
    expect([...game.options].sort()).toEqual([
      'done',
      'take:inn@meadow-2',
      'take:mine@meadow-1',
      'take:wife@meadow-3',
    ]);
    game.pick('take:inn@meadow', 'take:wife@meadow');
    expect(game.hand(1)).toEqual(['farm', 'inn', 'wife']);
    expect(game.view.meadow.filter((card) => card !== null)).toEqual(['mine']);
    expect([game.player(1).points, game.decides]).toEqual([1, 2]);

    const none = table(position).pick('place:basic-two-cards-one-point', 'done');
    expect(none.hand(1)).toEqual(['farm']);

    // First what the pile still holds, then the Meadow.
    const one = table({ ...position, deck: ['king'] }).pick(
      'place:basic-two-cards-one-point',
      'take:inn@meadow',
    );
    expect(one.hand(1)).toEqual(['farm', 'king', 'inn']);

    const six = table({ ...position, options: { players: 6 } }).pick(
      'place:basic-one-resin-one-card',
    );
    expect(six.offers('take:mine@meadow')).toBe(true);
  });

  it('the last Meadow card can be taken as well, and none without room in the hand (7.2, 7.8)', () => {
    const hand = Array<string>(7).fill('farm');
    const meadow = [null, null, null, null, null, null, null, 'mine'];
    const draws = (cards: readonly string[]): Table =>
      table({ options: { players: 5 }, players: [{ hand: cards }], meadow }).pick(
        'place:basic-two-cards-one-point',
      );
    expect(draws([]).options).toContain('take:mine@meadow-8');
    const full = draws(hand);
    expect([full.player(1).points, full.decides]).toEqual([1, 2]);
  });

  it('as many Meadow cards are asked for as are wanted, lie there and have room (7.2, 7.8)', () => {
    const asks = (cards: number, meadow: string[]): string =>
      table({
        options: { players: 5 },
        players: [{ hand: Array<string>(cards).fill('farm') }],
        meadow,
      }).pick('place:basic-two-cards-one-point').prompt;
    const two = asks(0, ['mine', 'inn', 'wife']);
    const one = asks(0, ['mine']);
    expect(one).not.toBe(two);
    expect(asks(5, ['mine', 'inn', 'wife'])).toBe(two);
    expect(asks(6, ['mine', 'inn', 'wife'])).toBe(one);
  });

  it('if the Meadow is empty too, nothing is drawn until there are discards again (7.8)', () => {
    const game = table({
      options: { players: 5 },
      players: [{}, { hand: ['farm', 'mine'] }, { hand: ['king'] }],
    });
    game.pick('place:basic-two-cards-one-point');
    expect([game.hand(1), game.decides]).toEqual([[], 2]);
    game.pick('place:haven', 'discard:farm', 'done', 'place:basic-one-resin-one-card');
    expect(game.hand(3)).toEqual(['king', 'farm']);
  });

  it('with fewer players and both piles empty nothing is drawn and nothing refilled (7.9)', () => {
    const game = table({
      options: { players: 4 },
      players: [{ resources: { berry: 2 } }],
      meadow: ['wife', 'inn', 'mine'],
    });
    game.pick('place:basic-two-cards-one-point');
    expect([game.hand(1), game.player(1).points, game.decides]).toEqual([[], 1, 2]);
    expect(game.view.meadow.slice(0, 3)).toEqual(['wife', 'inn', 'mine']);

    const play = table({
      players: [{ resources: { berry: 2 } }, AWAY],
      meadow: ['wife', 'inn', 'mine'],
    });
    play.pick('play:wife@meadow');
    expect(play.view.meadow).toEqual([null, 'inn', 'mine', null, null, null, null, null]);
  });

  it('order and contents of the discard pile are hidden (7.10)', () => {
    const seen = (discard: string[]) => {
      const { state } = table({ players: [{ hand: ['wife'] }, {}], discard });
      return [null, 0, 1].map((seat) => JSON.stringify(everdell.view(state, seat)));
    };
    expect(seen(['farm', 'mine'])).toEqual(seen(['mine', 'farm']));
    expect(seen(['farm', 'mine'])).toEqual(seen(['king', 'queen']));
    expect(seen(['farm', 'mine'])).not.toEqual(seen(['farm']));
    const { state } = table({ players: [{}, {}], discard: ['farm', 'mine'] });
    expect(writePosition(state, 0).discard).toBeUndefined();

    // Who discards knows the card, the others see only that one went.
    const game = table({ players: [{ hand: ['farm', 'mine'] }, {}] });
    game.pick('place:haven', 'discard:mine', 'done');
    const event = game.events.find((e) => e.type === 'discard')!;
    expect(eventFor(event, 0)).toHaveProperty('cards.length', 1);
    expect(eventFor(event, 1)).toHaveProperty('cards', []);
  });
});

describe('giving', () => {
  const giver: PositionPlayer = { city: ['post-office'], hand: ['king', 'queen'] };

  it('cards go to an opponent with room in hand if there is one (7.11)', () => {
    const choice = table({ players: [giver, { hand: FARMS.slice(1) }, {}] }).pick(
      'place:post-office',
    );
    expect([...choice.options].sort()).toEqual(['player:2', 'player:3']);

    // Only player 3 has room, so nobody is asked.
    const only = table({ players: [giver, { hand: FARMS }, {}], deck: ['bard'] });
    only.pick('place:post-office', 'give:king');
    expect([...only.hand(3)].sort()).toEqual(['king', 'queen']);
    expect(only.hand(2)).toEqual(FARMS);
  });

  it('the receiver gets what fits, the surplus is discarded (7.12)', () => {
    const game = table({ players: [giver, { hand: FARMS.slice(1) }], deck: EIGHT });
    game.pick('place:post-office', 'give:king');
    expect(game.hand(2)).toEqual([...FARMS.slice(1), 'king']);
    expect(game.position.discard).toEqual(['queen']);
  });

  it('if nobody has room, the cards are discarded (7.13)', () => {
    const deck = ['bard', 'monk', 'judge', 'crane', 'ruins', 'ruins', 'ruins', 'wife', 'wife'];
    const game = table({ players: [giver, { hand: FARMS }, { hand: EIGHT }], deck });
    game.pick('place:post-office', 'give:king');
    expect([...game.position.discard!].sort()).toEqual(['king', 'queen']);
    expect([game.hand(2), game.hand(3)]).toEqual([FARMS, EIGHT]);
    expect(game.hand(1)).toEqual(deck.slice(0, 8));
  });

  it('players who have finished are given neither cards nor resources (7.14)', () => {
    const players = [
      {
        city: ['post-office', 'monastery'],
        hand: ['king', 'queen', 'monk'],
        resources: { berry: 3 },
      },
      AWAY,
      {},
      {},
    ];
    expect([...table({ players }).pick('place:post-office').options].sort()).toEqual([
      'player:3',
      'player:4',
    ]);
    expect([...table({ players }).pick('place:monastery').options].sort()).toEqual([
      'player:3',
      'player:4',
    ]);
    const monk = table({ players }).pick('play:monk@hand', 'pay', 'give:1');
    expect([...monk.options].sort()).toEqual(['player:3', 'player:4']);
    // Not even if the only others have no room for cards.
    const full = table({ players: [giver, AWAY, { hand: FARMS }], deck: EIGHT }).pick(
      'place:post-office',
      'give:king',
    );
    expect([full.hand(2), full.view.discard]).toEqual([[], 2]);
  });

  it('if all others have finished, the gift is discarded and the giver has the reward (7.15)', () => {
    const players = [
      {
        city: ['monastery', 'post-office'],
        hand: ['king', 'queen', 'monk'],
        resources: { berry: 3 },
      },
      AWAY,
      AWAY,
    ];
    const monastery = table({ players }).pick('place:monastery');
    expect(monastery.player(1).points).toBe(4);
    expect(monastery.player(1).resources.berry).toBe(1);

    const monk = table({ players }).pick('play:monk@hand', 'pay', 'give:2');
    expect([monk.player(1).points, monk.player(1).resources.berry]).toEqual([4, 0]);

    const office = table({ players, deck: EIGHT });
    office.pick('place:post-office', 'give:king', 'give:queen', 'done');
    expect([...office.position.discard!].sort()).toEqual(['king', 'queen']);
    expect(office.hand(1)).toEqual(['monk', ...EIGHT.slice(0, 7)]);
    for (const game of [monastery, monk, office]) {
      expect([game.hand(2), game.hand(3)]).toEqual([[], []]);
      expect([game.player(2).resources.berry, game.player(3).resources.berry]).toEqual([0, 0]);
    }
  });

  it('resources may be given to any opponent who has not finished, however much that one has (7.16)', () => {
    const players = [
      { city: ['monastery'], resources: { berry: 1, pebble: 1 } },
      { hand: FARMS, resources: { twig: 200, resin: 200, pebble: 200, berry: 200 } },
      { season: 'autumn' as const },
    ];
    const game = table({ players }).pick('place:monastery');
    expect([...game.options].sort()).toEqual(['player:2', 'player:3']);
    game.pick('player:2');
    while (game.options.every((key) => key.startsWith('give:'))) game.pick(game.options[0]);
    expect(game.player(2).resources).toEqual({ twig: 200, resin: 200, pebble: 201, berry: 201 });
    expect(game.player(1).points).toBe(4);
  });
});
