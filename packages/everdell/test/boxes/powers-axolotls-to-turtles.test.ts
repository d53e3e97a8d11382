/** Powers one by one: the first fifteen. */
import { describe, expect, it } from 'vitest';
import { dealt, having, powers } from '../powers.ts';
import { type Table } from '../table.ts';

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

describe('cardinals who drew nothing', () => {
  it('draw nothing more', () => {
    const game = powers(
      {
        players: [{ power: 'cardinals', adornments: ['bell'], pearls: 1 }, {}],
        deck: ['wife', 'wife'],
      },
      ['pearlbrook'],
    ).pick('adorn:bell');
    expect([game.player(1).handCount, game.decides]).toEqual([0, 2]);
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

  it.each<[string, object]>([
    ['cemetery', {}],
    ['chapel', { tokens: 1 }],
    ['monastery', {}],
    ['storehouse', { resources: { twig: 3 } }],
    ['pirate-ship', {}],
    ['the-green-acorn', {}],
    ['everflame-tomb', {}],
  ])('nor what is permanent, stored or Legendary, nor a ship: %s (R-53)', (card, rest) => {
    const game = powers(
      {
        players: [
          { power: 'foxes', resources: { twig: 2 }, hand: ['ruins', 'wanderer'], city: ['mine'] },
          { city: [{ card, workers: [2], ...rest }] },
        ],
        forest: ['forest-three-berries'],
        rest: true,
      },
      ['legends', 'pearlbrook'],
    ).pick('place:forest-three-berries');
    expect(game.player(1).resources.berry).toBe(3);
  });

  it('but other closed cards of an opponent’s city', () => {
    const game = powers({
      players: [{ power: 'foxes' }, { city: [{ card: 'lookout', workers: [2] }] }],
      forest: ['forest-three-berries'],
    }).pick('place:forest-three-berries');
    expect(game.options).toContain('use:lookout@city2-1');
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

describe('foxes and Forest cards', () => {
  const discards = { forest: ['forest-discard-three-for-any'] };

  it('go to one as anybody does where no opponent has a worker', () => {
    const game = having('foxes', { hand: ['farm'] }, discards);
    expect(game.options).toContain('place:forest-discard-three-for-any');
  });

  it('with a big critter only to those that are of use by themselves (17.6, 13.22)', () => {
    const critter = (hand: readonly string[]): Table =>
      powers(
        {
          players: [
            {
              power: 'foxes',
              discoveries: ['corliander'],
              kinds: { corliander: 'ready' },
              season: 'summer',
              hand,
            },
            {},
          ],
          ...discards,
          workers: { 'basic-one-pebble': [2] },
        },
        ['spirecrest'],
      ).pick('worker:corliander');
    expect(critter(['farm']).options).toContain('place:forest-discard-three-for-any');
    expect(critter([]).options).not.toContain('place:forest-discard-three-for-any');
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
    ]).pick('prepare');
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

  it('pay what is listed at once, and only before anything else is paid (17.5)', () => {
    const rich = { twig: 2, resin: 4, pebble: 2 };
    const game = having('otters', { hand: ['mine'], resources: rich }).pick('play:mine');
    const listed = having('otters', { hand: ['mine'], resources: rich });
    listed.pick('play:mine', 'pay:listed');
    // The Mine brings a pebble.
    expect(listed.player(1).resources).toEqual({ twig: 1, resin: 3, pebble: 2, berry: 0 });
    // Resin of the price comes before resin for something else.
    expect(game.options).not.toContain('stand-in:resin');
    game.pick('pay:resin');
    expect(game.options).toEqual(['pay:twig', 'pay:pebble', 'stand-in:resin']);
  });

  it('are told what they pay, unit by unit, and what for (17.5)', () => {
    const game = having('otters', { hand: ['mine'], resources: { resin: 4, pebble: 1 } });
    game.pick('play:mine', 'pay:resin');
    expect(game.say('en').options).toContain('1 resin for 1 resource');
    game.pick('stand-in:resin', 'pay:pebble');
    const paid = game.events.filter(({ type }) => type === 'pay');
    expect(paid).toMatchObject([
      { amounts: [0, 1, 0, 0] },
      { amounts: [0, 1, 0, 0] },
      { amounts: [0, 0, 1, 0] },
    ]);
  });

  it('may let resin stand in also where weather asks for one of any kind (13.24, 17.5)', () => {
    const game = powers(
      {
        players: [
          {
            power: 'otters',
            season: 'spring',
            hand: ['mine'],
            resources: { twig: 1, resin: 5, pebble: 1 },
          },
          {},
        ],
        mountain: { weather: ['spring-3'], coveredWeather: [] },
      },
      ['spirecrest'],
    ).pick('play:mine');
    // One of four is not listed.
    expect(game.options).not.toContain('pay:listed');
    game.pick('pay:resin');
    expect(game.options).toEqual(['pay:twig', 'pay:resin', 'pay:pebble', 'stand-in:resin']);
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

  it('put the card away where nobody has room for it (7.2)', () => {
    const full = Array<string>(8).fill('farm');
    const game = powers({
      players: [{ power: 'owls', hand: ['inn'] }, { hand: full }],
      deck: ['wife', 'monk', 'king', 'queen'],
    });
    game.pick('place:basic-three-twigs', 'discard:inn', 'do', 'do');
    expect(game.hand(1)).toEqual(['monk', 'king']);
    expect(game.position.discard).toEqual(['wife', 'inn']);
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
  it('gain a twig more for a worker that a Ranger moves, too (5.12, 17.4, R-61)', () => {
    const game = having(
      'squirrels',
      { hand: ['ranger'], resources: { berry: 2 } },
      { workers: { 'basic-one-berry': [1] } },
    ).pick('play:ranger', 'place:basic-three-twigs');
    expect(game.player(1).resources.twig).toBe(4);
  });

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

  it('take the rest from the Meadow when both piles are empty, all of it if need be (7.8)', () => {
    const game = having('starlings', {}, { deck: [], meadow: ['farm', 'mine'] });
    game.pick('place:basic-two-cards-one-point', 'take:farm', 'take:mine');
    expect(game.hand(1)).toEqual(['farm', 'mine']);
  });

  it('draw cards that are shown from the deck, by the Pirate or at the Stadium (R-60)', () => {
    const meadow = ['king', 'queen'];
    const pirate = powers(
      {
        players: [
          { power: 'starlings', hand: ['pirate', 'mine', 'inn'], resources: { berry: 3 } },
          {},
        ],
        deck: ['farm', 'wife'],
        meadow,
      },
      ['pearlbrook'],
    ).pick('play:pirate', 'discard:mine', 'discard:inn');
    expect([pirate.hand(1), pirate.decides]).toEqual([['farm', 'wife'], 2]);
    const stadium = powers(
      {
        players: [{ power: 'starlings', city: ['scurrble-stadium'] }, {}],
        deck: ['farm', 'wife', 'mine', 'inn'],
        meadow,
      },
      ['extra'],
    ).pick('place:scurrble-stadium', 'type:governance');
    expect(stadium.hand(1)).toEqual(['farm', 'wife', 'mine', 'inn']);
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
