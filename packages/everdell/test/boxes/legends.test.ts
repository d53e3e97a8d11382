/** The twenty Legendary cards. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { table, type Table } from '../table.ts';
import { printedIn } from './printed.ts';

const legends = (position: Position, players = 2): Table =>
  table({ options: { players, boxes: ['legends'] }, ...position });

const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const bonus = (city: string[], rest: object = {}): number =>
  legends({ players: [{ city, ...rest }, {}] }).scorePart(1, 'prosperity');

describe('Legends', () => {
  it('has twenty cards with these facts', () => {
    const facts = (kind: string, color: string, cost: object, points: number) => [
      kind,
      'legendary',
      color,
      cost,
      points,
      1,
    ];
    const critter = (color: string, berry: number, points: number) =>
      facts('critter', color, { berry }, points);
    const construction = (color: string, cost: object, points: number) =>
      facts('construction', color, cost, points);
    expect(printedIn('legends')).toEqual({
      'amilla-glistendew': critter('destination', 6, 5),
      'cirrus-windfall': critter('traveler', 4, 4),
      foresight: critter('governance', 4, 4),
      'fynn-nobletail': critter('prosperity', 7, 5),
      poe: critter('production', 4, 4),
      'chipter-swipple': critter('production', 4, 4),
      'jor-goldwing': critter('traveler', 4, 4),
      'mayberry-matriarch': critter('prosperity', 4, 5),
      'strey-softpaw': critter('destination', 4, 4),
      'tarry-hare': critter('governance', 5, 4),
      'bridge-of-the-sky': construction('governance', { pebble: 2 }, 0),
      'mcgregors-market': construction('production', { twig: 2, resin: 2, pebble: 1 }, 4),
      'oleanders-opera-house': construction('prosperity', { twig: 3, resin: 2, pebble: 2 }, 4),
      'silver-scale-spring': construction('traveler', { pebble: 1 }, 2),
      'the-green-acorn': construction('destination', { twig: 3, resin: 3 }, 4),
      'click-clacks': construction('production', { twig: 2, resin: 2, pebble: 1 }, 4),
      'darkdeep-prison': construction('traveler', { twig: 2, resin: 2, pebble: 2 }, 3),
      'everflame-tomb': construction('destination', { twig: 1, pebble: 3 }, 2),
      'king-norths-treasury': construction('governance', { twig: 3, pebble: 3 }, 4),
      'strongroot-castle': construction('prosperity', { twig: 4, resin: 4, pebble: 4 }, 4),
    });
  });
});

describe('Amilla Glistendew', () => {
  const visit = (rest: object, events: string[]): Table =>
    legends({ players: [{ city: ['amilla-glistendew'], ...rest }, {}], events });

  it('lets a worker achieve an Event without its requirement', () => {
    const game = visit({}, ['the-everdell-games']).pick(
      'place:amilla-glistendew',
      'achieve:the-everdell-games',
    );
    expect(game.view.specialEvents[0].owner).toBe(0);
    expect(game.player(1).city[0].workers).toEqual([0]);
  });

  it('also a basic one, but none that somebody has', () => {
    const game = legends({
      players: [{ city: ['amilla-glistendew'] }, { events: ['grand-tour'] }],
    }).pick('place:amilla-glistendew');
    expect(game.options.toSorted()).toEqual([
      'achieve:cartographers-expedition',
      'achieve:city-monument',
      'achieve:harvest-festival',
    ]);
  });

  it('and the price of an Event is still due (R-43)', () => {
    const poor = visit({}, ['croak-wart-cure']).pick('place:amilla-glistendew');
    expect(poor.offers('achieve:croak-wart-cure')).toBe(false);
    const game = visit({ resources: { berry: 2 }, city: ['amilla-glistendew', 'farm', 'mine'] }, [
      'croak-wart-cure',
    ]).pick('place:amilla-glistendew', 'achieve:croak-wart-cure', 'discard:farm');
    expect(game.city(1)).toEqual(['amilla-glistendew']);
    expect(game.player(1).resources.berry).toBe(0);
  });

  it('has no use when all Events are achieved', () => {
    const events = ['cartographers-expedition', 'city-monument', 'grand-tour', 'harvest-festival'];
    const game = legends({ players: [{ city: ['amilla-glistendew'] }, { events }] });
    expect(game.why('place:amilla-glistendew')).toBe('nothing-to-achieve');
  });
});

describe('Cirrus Windfall', () => {
  const cirrus = (): Table =>
    legends({
      players: [
        { legends: ['cirrus-windfall'], hand: ['farm', 'king'], resources: { berry: 4 } },
        {},
      ],
      meadow: ['mine', 'castle'],
    }).pick('play:cirrus-windfall');

  it('plays a card worth up to 3 points for free, from hand or Meadow', () => {
    const game = cirrus().pick('do');
    expect(game.options).toEqual(['play:farm@hand', 'play:mine@meadow-1']);
    expect(game.pick('play:mine').city(1)).toEqual(['cirrus-windfall', 'mine']);
  });

  it('or none', () => {
    expect(cirrus().pick('none').city(1)).toEqual(['cirrus-windfall']);
  });
});

describe('Foresight', () => {
  const deck = ['wife', 'wife', 'monk'];

  it('draws two cards after a Critter, a Historian’s card does not come besides', () => {
    const game = legends({
      players: [{ city: ['foresight'], hand: ['wife'], resources: rich }, {}],
      deck,
    }).pick('play:wife');
    expect(game.hand(1)).toEqual(['wife', 'wife']);
  });

  it('gains any resource after a Construction', () => {
    const game = legends({
      players: [{ city: ['foresight'], hand: ['mine'], resources: rich }, {}],
    }).pick('play:mine', 'gain:berry');
    expect(game.player(1).resources.berry).toBe(10);
  });

  it('does nothing for itself (6.12)', () => {
    const game = legends({
      players: [{ legends: ['foresight'], resources: rich }, {}],
      deck,
    }).pick('play:foresight');
    expect(game.hand(1)).toEqual([]);
  });
});

describe('Tarry Hare', () => {
  it('gains any resource after a Critter and draws two cards after a Construction', () => {
    const position = (hand: string[]): Position => ({
      players: [{ city: ['tarry-hare'], hand, resources: rich }, {}],
      deck: ['wife', 'wife'],
    });
    const critter = legends(position(['wife'])).pick('play:wife', 'gain:pebble');
    expect(critter.player(1).resources.pebble).toBe(10);
    expect(
      legends(position(['mine']))
        .pick('play:mine')
        .hand(1),
    ).toEqual(['wife', 'wife']);
  });
});

describe('Fynn Nobletail', () => {
  it('is worth 2 points for each basic and 3 for each special Event', () => {
    expect(bonus(['fynn-nobletail'])).toBe(0);
    expect(bonus(['fynn-nobletail'], { events: ['grand-tour', 'the-everdell-games'] })).toBe(5);
  });
});

describe('Poe', () => {
  it('discards any number of cards and draws up to the hand limit', () => {
    const game = legends({
      players: [{ legends: ['poe'], hand: ['farm', 'mine'], resources: rich }, {}],
      deck: Array<string>(8)
        .fill('inn')
        .map((inn, i) => (i < 3 ? inn : i < 6 ? 'wife' : 'monk')),
    }).pick('play:poe', 'discard:farm', 'done');
    expect(game.player(1).handCount).toBe(8);
    expect(game.hand(1)[0]).toBe('mine');
  });
});

describe('Chipter Swipple', () => {
  it('activates two different Production cards and no fewer, and no Legendary one (2.12, R-41)', () => {
    const city = ['farm', 'mine', 'mcgregors-market'];
    const game = legends({
      players: [{ legends: ['chipter-swipple'], city, resources: { berry: 4 } }, {}],
    }).pick('play:chipter-swipple');
    expect(game.options).toEqual(['activate:farm@city1-1', 'activate:mine@city1-2']);
    game.pick('activate:mine');
    expect(game.player(1).resources).toMatchObject({ pebble: 1, berry: 1 });
    expect(game.decides).toBe(2);
  });
});

describe('Jor Goldwing', () => {
  it('gains a point token for each card in hand, which stays there', () => {
    const hand = ['farm', 'mine', 'inn'];
    const game = legends({
      players: [{ legends: ['jor-goldwing'], hand, resources: { berry: 4 } }, {}],
    }).pick('play:jor-goldwing');
    expect(game.player(1).points).toBe(3);
    expect(game.hand(1)).toEqual(hand);
  });
});

describe('Mayberry Matriarch', () => {
  it('is worth 5 points more with a Husband and a Farm', () => {
    expect(bonus(['mayberry-matriarch', 'husband'])).toBe(0);
    expect(bonus(['mayberry-matriarch', 'farm'])).toBe(0);
    expect(bonus(['mayberry-matriarch', 'husband', 'farm'])).toBe(5);
  });

  it('shares the space of a Husband, whom she needs for herself', () => {
    const game = legends({
      players: [{ city: ['mayberry-matriarch', 'wife', 'husband', 'farm'] }, {}],
    });
    expect(game.player(1).spaces).toEqual({ used: 3, size: 16 });
    expect(game.scorePart(1, 'prosperity')).toBe(5);
  });

  it('takes the Husband of the Wife she replaces (18.6)', () => {
    const game = legends({
      players: [{ city: ['wife', 'husband'], legends: ['mayberry-matriarch'] }, {}],
    }).pick('play:mayberry-matriarch');
    expect(game.player(1).city.map(({ paired }) => paired)).toEqual([true, true]);
  });
});

describe('Strey Softpaw', () => {
  const strey = (workers: Record<string, number[]>): Table =>
    legends({
      players: [{ city: ['strey-softpaw'] }, {}],
      forest: ['forest-three-berries'],
      workers,
    });

  it('uses up to two different locations with anybody’s worker', () => {
    const game = strey({ 'basic-three-twigs': [2], 'forest-three-berries': [1] });
    game.pick('place:strey-softpaw');
    expect(game.options).toEqual(['use:basic-three-twigs', 'use:forest-three-berries']);
    game.pick('use:basic-three-twigs');
    expect(game.options).toEqual(['done', 'use:forest-three-berries']);
    game.pick('use:forest-three-berries');
    expect(game.player(1).resources).toMatchObject({ twig: 3, berry: 3 });
    expect(game.decides).toBe(2);
  });

  it('uses none of them twice, wherever it begins', () => {
    const game = strey({ 'basic-three-twigs': [2], 'forest-three-berries': [1] });
    game.pick('place:strey-softpaw', 'use:forest-three-berries');
    expect(game.options).toEqual(['done', 'use:basic-three-twigs']);
  });

  it('has no use where nobody stands', () => {
    expect(strey({}).why('place:strey-softpaw')).toBe('no-location');
  });
});

describe('the Bridge of the Sky', () => {
  const bridge = (rest: object): Table =>
    legends({
      players: [{ city: ['bridge-of-the-sky'], hand: ['castle', 'mine'], ...rest }, {}],
    });

  it('makes one Construction cheaper by 3, which lies on it in the same space', () => {
    const game = bridge({ resources: { twig: 2, resin: 3 } });
    game.pick('play:castle', 'pay:twig', 'pay:twig');
    expect(game.city(1)).toEqual(['bridge-of-the-sky', 'castle']);
    expect(game.player(1).city[0]).toMatchObject({ under: 1, used: true });
    expect(game.player(1).spaces).toEqual({ used: 1, size: 16 });
  });

  it('is offered beside paying in full, in words and by its own name (6.37)', () => {
    const game = bridge({ resources: { twig: 2, resin: 3, pebble: 3 } }).pick('play:castle');
    expect(game.options).toEqual(['pay', 'use:bridge-of-the-sky']);
    expect(game.say('en').options).toEqual([
      'Pay 2 twigs, 3 resin and 3 pebbles',
      'Lay it on your Bridge of the Sky and pay 3 fewer resources of your choice',
    ]);
    game.pick('use:bridge-of-the-sky');
    expect(game.options).toEqual(['pay:twig', 'pay:resin', 'pay:pebble']);
  });

  it('is worth what the Construction on it is worth, alone nothing', () => {
    expect(bonus(['bridge-of-the-sky', 'castle'])).toBe(0);
    const city = [{ card: 'bridge-of-the-sky', under: 2 }, 'castle'];
    expect(bonus(city as unknown as string[])).toBe(4);
  });

  it('works once, even if that Construction leaves (R-44)', () => {
    const city = [{ card: 'bridge-of-the-sky', under: 2 }, 'mine', 'university'];
    const game = bridge({ city, resources: { twig: 2, resin: 3 } });
    expect(game.why('play:castle')).toBe('resources-short');
    game.pick('place:university', 'discard:mine', 'gain:twig');
    expect(game.player(1).city[0]).toMatchObject({ under: null, used: true });
    expect(game.player(1).spaces).toEqual({ used: 2, size: 16 });
    game.pick('place:basic-three-twigs');
    expect(game.why('play:castle')).toBe('resources-short');
  });

  it('helps a full city', () => {
    const full = [...Array<string>(8).fill('farm'), 'inn', 'inn', 'inn', 'wife', 'wife', 'wife'];
    const game = bridge({ city: ['bridge-of-the-sky', ...full, 'wife'], resources: rich });
    expect(game.player(1).spaces).toEqual({ used: 16, size: 16 });
    game.pick('play:mine');
    expect(game.player(1).spaces).toEqual({ used: 16, size: 16 });
  });

  it('a Construction on it makes no way for Ruins in a full city (R-44)', () => {
    const critters = [
      'wife',
      'wife',
      'wife',
      'wife',
      'teacher',
      'teacher',
      'teacher',
      'miner-mole',
    ];
    const more = [
      'chip-sweep',
      'chip-sweep',
      'chip-sweep',
      'monk',
      'woodcarver',
      'bard',
      'miner-mole',
    ];
    const game = (full: string[]): Table =>
      legends({
        players: [
          { city: [{ card: 'bridge-of-the-sky', under: 2 }, 'mine', ...full], hand: ['ruins'] },
          {},
        ],
      });
    expect(game([...critters, ...more]).why('play:ruins')).toBe('no-construction');
    expect(game(critters).offers('play:ruins')).toBe(true);
  });
});

describe('McGregor’s Market', () => {
  it('produces two resources of any kind', () => {
    const game = legends({
      players: [{ legends: ['mcgregors-market'], resources: rich }, {}],
    }).pick('play:mcgregors-market', 'gain:berry', 'gain:pebble');
    expect(game.player(1).resources).toEqual({ twig: 7, resin: 7, pebble: 9, berry: 10 });
  });
});

describe('Oleander’s Opera House and Strongroot Castle', () => {
  it('are worth 2 points for each unique Critter, and each common Construction', () => {
    expect(bonus(['oleanders-opera-house', 'judge', 'queen', 'wife', 'poe'])).toBe(4);
    expect(bonus(['strongroot-castle', 'farm', 'mine', 'crane', 'mcgregors-market'])).toBe(4);
  });
});

describe('the Silver Scale Spring', () => {
  it('brings the cost of a Construction and two cards, and takes no space', () => {
    const game = legends({
      players: [
        { legends: ['silver-scale-spring'], city: ['mine', 'castle'], resources: { pebble: 1 } },
        {},
      ],
      deck: ['wife', 'wife'],
    }).pick('play:silver-scale-spring');
    expect(game.options).toEqual(['under:mine@city1-1', 'under:castle@city1-2']);
    game.pick('under:castle');
    expect(game.player(1).resources).toEqual({ twig: 2, resin: 3, pebble: 3, berry: 0 });
    expect(game.player(1).handCount).toBe(2);
    expect(game.player(1).spaces).toEqual({ used: 2, size: 16 });
  });

  it('without another Construction there are only the cards (R-45)', () => {
    const game = legends({
      players: [{ legends: ['silver-scale-spring'], city: ['ruins'] }, {}],
      deck: ['wife', 'wife'],
    }).pick('play:silver-scale-spring', 'replace:ruins@city1-1');
    expect(game.player(1).handCount).toBe(2);
    expect(game.city(1)).toEqual(['silver-scale-spring']);
  });
});

describe('the Green Acorn', () => {
  it('plays a card of hand or Meadow for 4 less', () => {
    const game = legends({
      players: [{ city: ['the-green-acorn'], hand: ['mine'] }, {}],
      meadow: ['king'],
    });
    game.pick('place:the-green-acorn');
    expect(game.city(1)).toEqual(['the-green-acorn', 'mine']);
  });

  it('brings its owner 2 point tokens for a visit', () => {
    const game = legends({
      players: [{ hand: ['mine'] }, { city: ['the-green-acorn'] }],
    }).pick('place:the-green-acorn');
    expect(game.player(2).points).toBe(2);
  });
});

describe('Click Clack’s', () => {
  it('produces 3 berries and any resource for each Farm', () => {
    const game = legends({
      players: [{ legends: ['click-clacks'], city: ['farm', 'farm'], resources: rich }, {}],
    }).pick('play:click-clacks', 'gain:twig', 'gain:resin');
    expect(game.player(1).resources).toEqual({ twig: 8, resin: 8, pebble: 8, berry: 12 });
  });
});

describe('Darkdeep Prison', () => {
  const prison = (city: string[]): Table =>
    legends({ players: [{ legends: ['darkdeep-prison'], city, resources: rich }, {}] });

  it('discards up to two Critters for 3 point tokens and 3 resources each', () => {
    const game = prison(['wife', 'monk', 'farm']).pick('play:darkdeep-prison');
    expect(game.options.toSorted()).toEqual([
      'discard:monk@city1-2',
      'discard:wife@city1-1',
      'done',
    ]);
    game.pick('discard:wife', 'discard:monk', ...Array<string>(6).fill('gain:berry'));
    expect(game.player(1).points).toBe(6);
    expect(game.player(1).resources.berry).toBe(15);
    expect(game.city(1)).toEqual(['farm', 'darkdeep-prison']);
  });

  it('or none, and no Legendary one (18.11)', () => {
    const game = prison(['poe', 'wife']).pick('play:darkdeep-prison');
    expect(game.options).toEqual(['done', 'discard:wife@city1-2']);
    expect(game.pick('done').player(1).points).toBe(0);
  });

  it('takes the prisoners of the Dungeon it replaces out of the game area (6.47)', () => {
    const game = legends({
      players: [
        { legends: ['darkdeep-prison'], city: [{ card: 'dungeon', prisoners: ['wife'] }] },
        {},
      ],
    }).pick('play:darkdeep-prison', 'replace:dungeon@city1-1');
    expect(game.view.discard).toBe(2);
  });
});

describe('the Everflame Tomb', () => {
  it('plays any card for free, and the worker stays', () => {
    const game = legends({
      players: [{ city: ['everflame-tomb'], hand: ['castle'], workers: 1, season: 'winter' }, {}],
    }).pick('place:everflame-tomb', 'place:basic-three-twigs', 'prepare');
    expect(game.player(1).season).toBe('spring');
    expect(game.city(1)).toEqual(['everflame-tomb', 'castle']);
    expect(game.player(1).city[0].workers).toEqual([0]);
  });

  it('takes a second worker with an Undertaker', () => {
    const city = [{ card: 'everflame-tomb', workers: [1] }];
    const game = (more: string[]): Table =>
      legends({ players: [{ city: [...city, ...more], hand: ['castle'] }, {}] });
    expect(game([]).why('place:everflame-tomb')).toBe('second-spot');
    expect(game(['undertaker']).offers('place:everflame-tomb')).toBe(true);
  });
});

describe('King North’s Treasury', () => {
  it('gets 4 point tokens when played', () => {
    const game = legends({
      players: [{ legends: ['king-norths-treasury'], resources: rich }, {}],
    }).pick('play:king-norths-treasury');
    expect(game.player(1).city[0].tokens).toBe(4);
    expect(game.scorePart(1, 'tokens')).toBe(4);
  });

  it('lowers the cost of a card by 2 for each token returned', () => {
    const city = [{ card: 'king-norths-treasury', tokens: 4 }];
    const game = legends({
      players: [{ city, hand: ['king'], resources: { berry: 3 } }, {}],
    }).pick('play:king');
    expect(game.options).toEqual(['use:king-norths-treasury@2', 'use:king-norths-treasury@3']);
    game.pick('use:king-norths-treasury@2');
    expect(game.player(1).city[0].tokens).toBe(2);
    expect(game.player(1).resources.berry).toBe(1);
  });

  it('gives all of its tokens for a card that is short of just so much (6.37)', () => {
    const city = [{ card: 'king-norths-treasury', tokens: 2 }];
    const game = legends({ players: [{ city, hand: ['king'], resources: { berry: 2 } }, {}] });
    game.pick('play:king');
    expect(game.options).toEqual(['use:king-norths-treasury@2']);
    game.pick('use:king-norths-treasury@2');
    expect(game.player(1).city[0].tokens).toBe(0);
    expect(game.player(1).resources.berry).toBe(0);
  });
});
