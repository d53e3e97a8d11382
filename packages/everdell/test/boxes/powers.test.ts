/** The 23 powers, one by one. */
import { describe, expect, it } from 'vitest';
import { everdell, type Position } from '../../src/index.ts';
import { newTable, table, type Table } from '../table.ts';

const powers = (position: Position, boxes: readonly string[] = []): Table =>
  table({ options: { players: 2, boxes: ['powers', ...boxes] }, ...position });

/** A game in which the first player has this power. */
const having = (power: unknown, rest: object = {}, position: object = {}): Table =>
  powers({ players: [{ power, ...rest }, {}], ...position } as Position);

/** A freshly dealt game with these powers, whatever the seed must be. */
function dealt(wanted: readonly string[], players = 2): Table {
  for (let seed = 0; seed < 20_000; seed++) {
    const game = newTable({ players, boxes: ['powers'] }, seed);
    const offers = Array.from({ length: players }, (_, i) => game.player(i + 1).powerOffer!);
    if (!wanted.every((id, i) => offers[i].includes(id))) continue;
    for (let i = 0; i < players; i++) {
      game.pick(`power:${wanted[i] ?? offers[i].find((id) => !['spiders', 'pigs'].includes(id))}`);
    }
    return game;
  }
  throw new Error('no such game');
}

describe('axolotls', () => {
  it('gain any resource more with their first worker on each basic location', () => {
    const game = having('axolotls').pick('place:basic-one-berry', 'gain:pebble');
    expect(game.player(1).resources).toMatchObject({ berry: 1, pebble: 1 });
    expect(game.player(1).power!.places).toHaveLength(7);
  });

  it('only once at each', () => {
    const power = { power: 'axolotls', places: ['basic-one-pebble'] };
    const game = having(power).pick('place:basic-one-berry');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toMatchObject({ berry: 1, pebble: 0 });
  });
});

describe('cardinals', () => {
  const deck = ['wife', 'wife', 'monk', 'monk'];

  it('may draw one card more whenever they draw, and may hold two more', () => {
    const game = having('cardinals', {}, { deck });
    expect(game.player(1).handLimit).toBe(10);
    game.pick('place:basic-one-berry-one-card');
    expect(game.options).toEqual(['none', 'draw']);
    expect(game.pick('draw').player(1).handCount).toBe(2);
    expect(game.decides).toBe(2);
  });

  it('or not', () => {
    const game = having('cardinals', {}, { deck }).pick('place:basic-one-berry-one-card', 'none');
    expect(game.player(1).handCount).toBe(1);
  });
});

describe('foxes', () => {
  const foxes = (workers: object, rest: object = {}): Table =>
    having('foxes', rest, { forest: ['forest-three-berries'], workers });

  it('may use a location with an opponent’s worker in place of a Forest card', () => {
    const game = foxes({ 'basic-one-pebble': [2] }).pick('place:forest-three-berries');
    expect(game.options).toEqual(['use:basic-one-pebble', 'use:forest-three-berries']);
    game.pick('use:basic-one-pebble');
    expect(game.player(1).resources).toMatchObject({ pebble: 1, berry: 0 });
  });

  it('but no Event and no Monastery', () => {
    const game = powers({
      players: [
        { power: 'foxes', resources: { twig: 2 } },
        { city: [{ card: 'monastery', workers: [2] }], events: ['grand-tour'] },
      ],
      forest: ['forest-three-berries'],
      workers: { 'grand-tour': [2] },
    }).pick('place:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('nor a location that itself uses that of others (R-53)', () => {
    const game = powers(
      {
        players: [{ power: 'foxes' }, { city: [{ card: 'corrin-evertails-path', workers: [2] }] }],
        forest: ['forest-three-berries'],
      },
      ['corrin'],
    ).pick('place:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('may go to a Forest card that is of no use by itself', () => {
    const game = having(
      'foxes',
      {},
      {
        forest: ['forest-discard-three-for-any'],
        workers: { 'basic-one-pebble': [2] },
      },
    );
    expect(game.pick('place:forest-discard-three-for-any').player(1).resources.pebble).toBe(1);
  });
});

describe('hedgehogs', () => {
  it('gain a berry where a basic or Forest location gave none', () => {
    const game = having('hedgehogs').pick('place:basic-three-twigs');
    expect(game.player(1).resources).toMatchObject({ twig: 3, berry: 1 });
    expect(having('hedgehogs').pick('place:basic-one-berry').player(1).resources.berry).toBe(1);
  });

  it('pay two berries for any resource of a Construction', () => {
    const game = having('hedgehogs', { hand: ['farm'], resources: { twig: 2, berry: 2 } });
    game.pick('play:farm', 'stand-in:berry');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.player(1).resources).toMatchObject({ twig: 0, berry: 1 });
  });

  it('but not of a Critter', () => {
    const game = having('hedgehogs', { hand: ['farm'], resources: { twig: 1, berry: 3 } });
    expect(game.why('play:farm')).toBe('resources-short');
  });

  it('what a card gains that is played there is not the place’s (R-52)', () => {
    const game = having(
      'hedgehogs',
      { resources: { twig: 2, resin: 1 }, hand: [] },
      { forest: ['forest-two-meadow-play-one'], meadow: ['farm', 'mine'] },
    );
    game.pick('place:forest-two-meadow-play-one', 'take:farm', 'play:farm', 'pay:twig');
    while (game.decides === 1) game.pick(game.options[0]);
    // One berry of the Farm, one of the power.
    expect(game.player(1).resources.berry).toBe(2);
  });
});

describe('lizards', () => {
  it('draw three Forest cards at the start and lay out one that only they may visit', () => {
    const game = dealt(['lizards']);
    while (!game.options[0].startsWith('lay:')) game.pick(game.options[0]);
    expect(game.decides).toBe(1);
    expect(game.options).toHaveLength(3);
    const pile = game.player(1).power!.pile;
    const id = game.options[0].slice('lay:'.length);
    game.pick(game.options[0]);
    expect(game.player(1).power!.forest).toEqual([{ id, workers: [] }]);
    expect(game.player(1).power!.pile).toBe(pile - 1);
  });

  it('visit their own Forest cards with one worker each, nobody else does', () => {
    const power = { power: 'lizards', forest: ['forest-three-berries'] };
    const game = having(power).pick('place:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
    expect(game.player(1).power!.forest[0].workers).toEqual([0]);
    expect(game.options).not.toContain('place:forest-three-berries');
    game.pick('place:basic-three-twigs');
    expect(game.why('place:forest-three-berries')).toBe('already-there');
  });

  it('lay out another one each season', () => {
    const pile = ['forest-two-any', 'forest-three-resin', 'forest-twig-resin-berry'];
    const game = powers({ players: [{ power: { power: 'lizards', pile }, workers: 0 }, {}] }, [
      'bellfaire-forest',
    ]);
    expect(game.options).toEqual(pile.map((id) => `lay:${id}`));
    game.pick('lay:forest-three-resin');
    expect(game.player(1).power!.forest.map(({ id }) => id)).toEqual(['forest-three-resin']);
    expect(game.position.players![0].power).toMatchObject({
      pile: ['forest-two-any', 'forest-twig-resin-berry'],
    });
  });
});

describe('mice', () => {
  it('may gain a resource of a type they do not have', () => {
    const game = having('mice').pick('place:basic-three-twigs', 'do');
    expect(game.options).toEqual(['gain:resin', 'gain:pebble', 'gain:berry']);
    expect(game.pick('gain:pebble').player(1).resources.pebble).toBe(1);
  });

  it('gain nothing when they have all types', () => {
    const game = having('mice', { resources: { resin: 1, pebble: 1, berry: 1 } });
    expect(game.pick('place:basic-three-twigs').decides).toBe(2);
  });
});

describe('moles', () => {
  it('may return a resource that a worker gained for a pebble', () => {
    const game = having('moles', { resources: { berry: 2 } }).pick('place:basic-three-twigs');
    expect(game.options).toEqual(['none', 'return:twig']);
    game.pick('return:twig');
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 0, pebble: 1, berry: 2 });
  });
});

describe('otters', () => {
  it('pay resin for any resource of a Construction, or what is listed', () => {
    const game = having('otters', { hand: ['mine'], resources: { twig: 1, resin: 4, pebble: 1 } });
    game.pick('play:mine');
    expect(game.options).toContain('pay:listed');
    // The Mine costs 1 twig, 1 resin and 1 pebble, and brings a pebble.
    game.pick('pay:resin', 'stand-in:resin', 'stand-in:resin');
    expect(game.city(1)).toEqual(['mine']);
    expect(game.player(1).resources).toEqual({ twig: 1, resin: 1, pebble: 2, berry: 0 });
  });

  it('can pay all of it in resin', () => {
    const game = having('otters', { hand: ['mine'], resources: { resin: 3 } }).pick('play:mine');
    expect(game.player(1).resources).toMatchObject({ resin: 0, pebble: 1 });
  });
});

describe('owls', () => {
  const owls = (): Table =>
    having('owls', { hand: ['farm'] }, { deck: ['wife', 'monk', 'king', 'queen'] });

  it('may discard a card, draw one, and give it away for two more', () => {
    const game = owls();
    expect(game.player(1).handLimit).toBe(9);
    game.pick('place:basic-three-twigs', 'discard:farm', 'do', 'do');
    expect(game.hand(2)).toEqual(['wife']);
    expect(game.hand(1)).toEqual(['monk', 'king']);
  });

  it('have nothing to give when no card came', () => {
    const hand = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'king', 'wife', 'monk'];
    const game = having('owls', { hand }, { deck: ['queen'] });
    game.pick('place:basic-three-twigs', 'done');
    expect(game.decides).toBe(2);
  });

  it('or nothing of it', () => {
    const game = owls().pick('place:basic-three-twigs', 'done', 'none');
    expect(game.hand(1)).toEqual(['farm']);
    expect(game.decides).toBe(2);
  });
});

describe('platypuses', () => {
  const platypuses = (): Table => having('platypuses', {}, { deck: ['wife'], meadow: ['king'] });

  it('turn a token into a resource and a card once a turn, and act all the same (R-54)', () => {
    const game = platypuses().pick('power:platypuses', 'gain:pebble', 'choose:2');
    expect(game.hand(1)).toEqual(['king']);
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.decides).toBe(1);
    expect(game.offers('power:platypuses')).toBe(false);
    game.pick('place:basic-three-twigs', 'place:basic-two-resin');
    expect(game.offers('power:platypuses')).toBe(true);
  });

  it('score the tokens that are left', () => {
    expect(platypuses().scorePart(1, 'tokens')).toBe(5);
    expect(having({ power: 'platypuses', tokens: 2 }).score(1)).toBe(2);
  });
});

describe('rats', () => {
  const rats = (): Table =>
    powers({
      turn: 2,
      players: [
        { power: { power: 'rats', meadow: 1 }, resources: { twig: 1 } },
        { resources: { twig: 3, resin: 3 } },
      ],
      meadow: ['farm', 'mine', 'inn'],
    });

  it('gain something they lack when anybody plays the card with their token, which moves', () => {
    const game = rats().pick('play:farm');
    expect(game.decides).toBe(1);
    game.pick('gain:pebble', 'token:mine');
    expect(game.player(1).power!.meadow).toBe(2);
    expect(game.player(1).resources.pebble).toBe(1);
    expect(game.city(2)).toEqual(['farm']);
  });

  it('gain nothing for other cards', () => {
    expect(rats().pick('place:basic-one-berry').player(1).power!.meadow).toBe(1);
  });

  it('put their token down at the start', () => {
    const game = dealt(['rats']);
    while (!game.options[0].startsWith('token:')) game.pick(game.options[0]);
    expect(game.options).toHaveLength(8);
    game.pick(game.options[2]);
    expect(game.player(1).power!.meadow).toBe(3);
  });
});

describe('squirrels', () => {
  it('gain a twig more where a worker gained twigs', () => {
    expect(having('squirrels').pick('place:basic-three-twigs').player(1).resources.twig).toBe(4);
    expect(having('squirrels').pick('place:basic-one-berry').player(1).resources.twig).toBe(0);
  });

  it('pay two twigs for any resource of a Construction', () => {
    const game = having('squirrels', { hand: ['farm'], resources: { twig: 4 } }).pick('play:farm');
    expect(game.player(1).resources).toMatchObject({ twig: 0, berry: 1 });
  });
});

describe('starlings', () => {
  it('take each card from the deck or the Meadow', () => {
    const game = having('starlings', {}, { deck: ['wife', 'monk'], meadow: ['king', 'queen'] });
    expect(game.player(1).handLimit).toBe(11);
    game.pick('place:basic-two-cards-one-point');
    expect(game.options).toEqual(['draw:deck', 'take:king@meadow-1', 'take:queen@meadow-2']);
    game.pick('take:queen', 'draw:deck');
    expect(game.hand(1)).toEqual(['queen', 'wife']);
    // The Meadow is filled at the end (7.5).
    expect(game.view.meadow[1]).toBe('monk');
  });
});

describe('toads', () => {
  it('discard a card to activate the Production card they play once more', () => {
    const game = having('toads', { hand: ['farm', 'mine'], resources: { twig: 2, resin: 1 } });
    game.pick('play:farm', 'do');
    expect(game.player(1).resources.berry).toBe(2);
    expect(game.hand(1)).toEqual([]);
  });

  it('cannot without a card, nor for other cards', () => {
    const alone = having('toads', { hand: ['farm'], resources: { twig: 2, resin: 1 } });
    expect(alone.pick('play:farm').decides).toBe(2);
    const other = having('toads', { hand: ['inn', 'mine'], resources: { twig: 2, resin: 1 } });
    expect(other.pick('play:inn').decides).toBe(2);
  });
});

describe('turtles', () => {
  it('put a resource on their card and take it back twice', () => {
    const game = having('turtles', {
      hand: ['farm', 'farm'],
      resources: { twig: 4, resin: 2, pebble: 1 },
    }).pick('play:farm', 'put:pebble', 'place:basic-one-berry');
    expect(game.player(1).power!.resource).toBe('pebble');
    game.pick('play:farm', 'take:pebble');
    expect(game.player(1).power!.resource).toBeNull();
    expect(game.player(1).resources.pebble).toBe(2);
  });

  it('own what is left there at the end (R-57)', () => {
    const game = powers({
      players: [
        {
          power: { power: 'turtles', resource: 'resin' },
          season: 'autumn',
          city: ['architect'],
        },
        { finished: true, season: 'autumn' },
      ],
    }).pick('pass');
    expect(game.over).toBe(true);
    expect(game.scorePart(1, 'prosperity')).toBe(1);
  });
});

describe('bats', () => {
  it('put a Meadow card aside after playing one, for all to see (R-55)', () => {
    const game = having(
      'bats',
      { hand: ['farm'], resources: { twig: 2, resin: 1 } },
      { meadow: ['king', 'queen'], deck: ['wife'] },
    ).pick('play:farm', 'aside:king');
    expect(game.player(1).power!.cards).toEqual(['king']);
    expect(game.view.meadow[0]).toBe('wife');
    expect(game.player(1).handCount).toBe(0);
  });

  it('play cards put aside like hand or Meadow cards', () => {
    const power = { power: 'bats', cards: ['mine', 'farm'] };
    const game = having(power, { resources: { twig: 2, resin: 1 } });
    game.pick('play:farm@archive');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.player(1).power!.cards).toEqual(['mine']);
    const inn = having(power, { city: ['inn'] });
    inn.pick('place:inn');
    expect(inn.options).toEqual(['play:mine@archive', 'play:farm@archive']);
  });

  it('hear why a card put aside cannot be played', () => {
    const game = having({ power: 'bats', cards: ['castle'] });
    expect(game.why('play:castle@archive')).toBe('resources-short');
  });
});

describe('cats', () => {
  it('go where opponents stand: basic and Forest locations', () => {
    const game = having(
      'cats',
      {},
      {
        forest: ['forest-three-berries'],
        workers: { 'basic-three-twigs': [2], 'forest-three-berries': [2] },
      },
    );
    game.pick('place:basic-three-twigs', 'place:forest-three-berries');
    expect(game.player(1).resources).toMatchObject({ twig: 3, berry: 3 });
  });

  it('but not where they stand themselves', () => {
    const game = having('cats', {}, { workers: { 'basic-three-twigs': [1] } });
    expect(game.why('place:basic-three-twigs')).toBe('occupied');
  });

  it('join others on a Destination card and take the spot when it is free (R-58)', () => {
    const game = powers({
      players: [
        { power: 'cats', hand: ['farm'], resources: { twig: 2, resin: 1 } },
        { city: [{ card: 'inn', workers: [2] }], workers: 2 },
      ],
      meadow: ['farm', 'mine'],
      workers: { 'basic-two-resin': [2] },
    }).pick('place:inn', 'play:farm');
    while (game.decides === 1) game.pick(game.options[0]);
    expect(game.player(2).points).toBe(1);
    // The other one prepared and left: the spot is the cat's now.
    expect(game.player(2).city[0]).toMatchObject({ workers: [0], joining: [] });
  });

  it('stay where they joined while a Ranger looks for workers to move (RANGER.1)', () => {
    const game = powers({
      turn: 2,
      players: [
        { power: 'cats' },
        {
          city: [{ card: 'inn', workers: [2], joining: [1] }],
          hand: ['ranger'],
          resources: { berry: 2 },
        },
      ],
    }).pick('play:ranger', 'place:basic-three-twigs');
    expect(game.player(2).city[0]).toMatchObject({ workers: [0], joining: [] });
  });

  it('leave a Chapel alone', () => {
    const game = having('cats', { city: [{ card: 'chapel', workers: [1] }] });
    expect(game.why('place:chapel')).toBe('occupied');
  });
});

describe('honey bees', () => {
  const bees = (rest: object): Table =>
    having('honey-bees', { city: ['farm'], resources: { berry: 9, twig: 9, resin: 9 }, ...rest });

  it('discard a card after playing one that produces nothing to activate one that does', () => {
    const game = bees({ hand: ['inn', 'mine'] }).pick('play:inn', 'do', 'activate:farm');
    expect(game.player(1).resources.berry).toBe(10);
    expect(game.hand(1)).toEqual([]);
  });

  it('not after a Production card, and not in autumn', () => {
    expect(bees({ hand: ['farm', 'mine'] }).pick('play:farm').decides).toBe(2);
    const autumn = bees({ hand: ['inn', 'mine'], season: 'autumn' });
    expect(autumn.pick('play:inn').decides).toBe(2);
  });
});

describe('snails', () => {
  const snails = (card: string): Table =>
    powers({
      turn: 2,
      players: [
        { power: { power: 'snails', pile: ['wife', 'monk'] } },
        { hand: [card], resources: { twig: 9, resin: 9, pebble: 9, berry: 9 } },
      ],
    }).pick(`play:${card}`);

  it('use a Production card that an opponent plays, for a card of their pile', () => {
    const game = snails('farm');
    expect(game.decides).toBe(1);
    game.pick('do');
    expect(game.player(1).resources.berry).toBe(1);
    expect(game.hand(2)).toEqual(['wife']);
    expect(game.player(1).power!.pile).toBe(1);
  });

  it('or not, and never a Storehouse or another type of card', () => {
    expect(snails('farm').pick('none').player(1).resources.berry).toBe(0);
    expect(snails('inn').decides).toBe(1);
    expect(snails('inn').offers('do')).toBe(false);
    const store = snails('storehouse').pick('store:1-pebble');
    expect(store.offers('do')).toBe(false);
  });

  it('draw seven cards that nobody sees', () => {
    const game = dealt(['snails']);
    while (game.player(1).power!.pile === 0) game.pick(game.options[0]);
    expect(game.player(1).power!.pile).toBe(7);
    expect(JSON.stringify(everdell.view(game.state, 0).players[0].power)).toContain('"cards":[]');
  });
});

describe('butterflies', () => {
  it('begin with twelve cards and play first', () => {
    const game = dealt(['otters', 'butterflies']);
    expect(game.player(2).handCount).toBe(12);
    expect(game.player(2).handLimit).toBe(12);
    expect(game.decides).toBe(2);
    expect(game.player(1).handCount).toBe(6);
  });
});

describe('hand limits that differ', () => {
  it('a swapped hand is cut to the limit of its new owner, who chooses (7.2, R-59)', () => {
    const hand = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'king', 'wife', 'monk'];
    const game = powers(
      {
        players: [
          { hand: ['rugwort-the-robber'], resources: { berry: 2 } },
          { power: 'butterflies', hand },
        ],
      },
      ['rugwort-cards'],
    ).pick('play:rugwort-the-robber', 'discard:monk');
    expect(game.hand(1)).toEqual(hand.slice(0, 8));
    expect(game.hand(2)).toEqual([]);
  });
});

describe('pigs', () => {
  it('have all Farms in a pile and may put one into play at the start', () => {
    const game = dealt(['pigs']);
    while (!game.offers('play:farm@pile')) game.pick(game.options[0]);
    expect(game.player(1).power!.cards).toEqual(Array(8).fill('farm'));
    expect(game.view.meadow).not.toContain('farm');
    game.pick('play:farm@pile');
    expect(game.city(1)).toEqual(['farm']);
    expect(game.player(1).spaces.used).toBe(0);
  });

  it('get two point tokens when somebody else plays a Farm from it (R-56)', () => {
    const game = powers({
      turn: 2,
      players: [
        { power: { power: 'pigs', cards: ['farm', 'farm'] } },
        { resources: { twig: 2, resin: 1 } },
      ],
    }).pick('play:farm@pile');
    expect(game.city(2)).toEqual(['farm']);
    expect(game.player(2).spaces.used).toBe(1);
    expect(game.player(1).points).toBe(2);
    expect(game.player(1).power!.cards).toEqual(['farm']);
  });

  it('may put one into play each season', () => {
    const power = { power: 'pigs', cards: ['farm'] };
    const game = having(power, { workers: 0 });
    expect(game.options).toEqual(['none', 'play:farm@pile']);
    game.pick('play:farm@pile');
    expect(game.player(1).resources.berry).toBe(1);
  });
});

describe('spiders', () => {
  it('gain something they lack and a card when anybody comes to their token', () => {
    const game = powers({
      turn: 2,
      players: [{ power: { power: 'spiders', place: 'basic-one-pebble' } }, {}],
      deck: ['wife', 'monk'],
    }).pick('place:basic-one-pebble');
    expect(game.decides).toBe(1);
    game.pick('gain:berry', 'token:haven');
    expect(game.player(1).power!.place).toBe('haven');
    expect(game.hand(1)).toEqual(['wife']);
    expect(game.player(2).resources.pebble).toBe(1);
  });

  it('are the last player', () => {
    const game = dealt(['spiders', 'otters', 'cats'], 3);
    while (game.options[0].startsWith('token:')) game.pick(game.options[0]);
    expect(game.decides).toBe(2);
    expect(game.player(1).handCount).toBe(7);
  });
});

describe('stoats', () => {
  const stoats = (hand: string[]): Table =>
    having('stoats', { hand: ['inn', ...hand], resources: { twig: 2, resin: 1 } }).pick('play:inn');

  it('discard two cards for a twig, resin or berry, or three for a pebble', () => {
    const two = stoats(['wife', 'monk', 'king']).pick('do', 'choose:1');
    two.pick('discard:wife', 'discard:monk', 'gain:berry');
    expect(two.player(1).resources.berry).toBe(1);
    const three = stoats(['wife', 'monk', 'king']).pick('do', 'choose:2');
    three.pick('discard:wife', 'discard:monk');
    expect(three.player(1).resources.pebble).toBe(1);
    expect(three.hand(1)).toEqual([]);
  });

  it('need the cards for it', () => {
    expect(stoats(['wife']).decides).toBe(2);
  });
});

describe('positions with powers', () => {
  it.each<[string, unknown]>([
    ['an unknown power', 'badgers'],
    ['tokens of another power', { power: 'otters', tokens: 3 }],
    ['no Farms in the pile', { power: 'pigs', cards: ['mine'] }],
    ['a place that is none', { power: 'spiders', place: 'city-monument' }],
    ['a Forest card twice', { power: 'lizards', forest: ['forest-two-any', 'forest-two-any'] }],
  ])('refuse %s', (_what, power) => {
    expect(() => having(power)).toThrow(/power/);
  });

  it('refuse a power twice, and any without the box', () => {
    expect(() => powers({ players: [{ power: 'otters' }, { power: 'otters' }] })).toThrow(/power/);
    expect(() => table({ players: [{ power: 'otters' }, {}] })).toThrow(/power/);
  });
});
