/** Boxes that meet: what one says holds for what another one brings. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/index.ts';
import { having } from '../powers.ts';
import { newTable, table, type Table } from '../table.ts';

const withBoxes = (boxes: readonly string[], position: Position): Table =>
  table({ options: { players: 2, boxes }, ...position });

/** What a wonder takes, hand cards included. */
const HOPEWATCH = {
  resources: { twig: 1, resin: 1, pebble: 1 },
  pearls: 2,
  hand: ['farm', 'farm'],
};

describe('powers in the mountains', () => {
  it('what Honeypaw counts is no business of other powers: each brings what it says (13.22, 17.4)', () => {
    const guests = { discoveries: ['honeypaw'], kinds: { honeypaw: 'ready' } } as const;
    const game = withBoxes(['powers', 'spirecrest'], {
      players: [{ power: 'axolotls', season: 'summer', ...guests }, {}],
      rest: true,
    }).pick('place:basic-one-berry', 'gain:twig');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toMatchObject({ twig: 1 });
  });
});

describe('powers at the river', () => {
  const CITY = ['farm', 'farm', 'mine'];

  it('a frog is no worker: no power that follows a worker follows it (12.9, 17.4)', () => {
    for (const power of ['mice', 'owls', 'moles', 'squirrels', 'axolotls', 'hedgehogs']) {
      const game = withBoxes(['powers', 'pearlbrook'], {
        players: [{ power, city: CITY }, {}],
        river: [{ covered: 'watermill' }],
        rest: true,
      }).pick('frog:river-spot-production');
      expect([power, game.decides]).toEqual([power, 2]);
    }
  });

  it('foxes and cats use no wonder where somebody stands (12.27, R-53)', () => {
    for (const power of ['foxes', 'cats']) {
      const game = withBoxes(['powers', 'pearlbrook'], {
        players: [{ power, ...HOPEWATCH }, { wonders: ['hopewatch-gate'] }],
        workers: { 'hopewatch-gate': [2] },
        forest: ['forest-two-pebbles-one-card'],
        rest: true,
      });
      expect(game.why('place:hopewatch-gate')).toBe('built');
      game.pick('place:forest-two-pebbles-one-card');
      expect(game.options.filter((key) => key.includes('hopewatch'))).toEqual([]);
    }
  });

  it('cardinals may draw one more for the cards of the Bridge (R-26)', () => {
    const game = withBoxes(['powers', 'pearlbrook'], {
      players: [{ power: 'cardinals', city: ['bridge'], pearls: 1, adornments: ['spyglass'] }, {}],
      deck: ['farm', 'mine', 'inn', 'wife', 'king'],
      rest: false,
    });
    game.pick('adorn:spyglass', 'gain:berry', 'draw', 'draw');
    // A card and one more for the Spyglass, two and one more for its pearl.
    expect(game.player(1).handCount).toBe(5);
  });
});

describe('Legendary cards and other boxes', () => {
  it('Amilla Glistendew reaches neither wonders nor the basic Events that are not there (12.1, 12.28)', () => {
    const game = withBoxes(['legends', 'pearlbrook'], {
      players: [{ city: ['amilla-glistendew'] }, {}],
      events: ['river-race'],
    }).pick('place:amilla-glistendew');
    expect(game.view.specialEvents.map(({ owner }) => owner)).toEqual([0]);
  });

  it('a Messenger looks for another Construction when a Legendary one replaces its own (18.6, R-25)', () => {
    const game = withBoxes(['legends', 'pearlbrook'], {
      players: [
        {
          city: ['inn', { card: 'messenger', sharesWith: 1 }, 'mine'],
          legends: ['the-green-acorn'],
        },
        {},
      ],
    });
    game.pick('play:the-green-acorn', 'replace:inn@city1-1');
    expect(game.options).toEqual(['share:the-green-acorn@city1-1', 'share:mine@city1-3']);
  });

  it('McGregor’s Market is a Farm of the pigs: it adds a space and takes none (18.8, 18.10)', () => {
    const game = withBoxes(['legends', 'powers'], {
      players: [{ power: 'pigs', city: ['mcgregors-market', 'farm', 'inn'] }, {}],
    });
    expect(game.player(1).spaces).toMatchObject({ used: 1, size: 16 });
  });

  it('and after it the pigs play no Farm of their pile, others do (18.9, R-56)', () => {
    const game = withBoxes(['legends', 'powers'], {
      players: [
        {
          power: { power: 'pigs', cards: ['farm'] },
          city: ['mcgregors-market'],
          resources: { twig: 2, resin: 1 },
        },
        { resources: { twig: 2, resin: 1 } },
      ],
    });
    expect(game.why('play:farm@pile')).toBe('legend-in-city');
    game.pick('place:basic-three-twigs', 'play:farm@pile');
    expect([game.city(2), game.player(1).points]).toEqual([['farm'], 2]);
  });
});

describe('the Farms of the seasons and the pigs', () => {
  it('all eight are in the pile and nowhere else (19.7, R-56)', () => {
    for (let seed = 0; seed < 400; seed++) {
      const game = newTable({ players: 2, boxes: ['powers', 'farms'] }, seed);
      if (!game.player(1).powerOffer!.includes('pigs')) continue;
      game.pick('power:pigs', `power:${game.player(2).powerOffer![0]}`);
      const pile = game.player(1).power!.cards;
      expect(pile).toHaveLength(8);
      expect(pile.every((id) => id.startsWith('farm-'))).toBe(true);
      const seen = [...game.view.meadow, ...game.hand(1), ...game.hand(2)];
      expect(seen.filter((id) => id?.startsWith('farm'))).toEqual([]);
      return;
    }
    throw new Error('no such game');
  });

  it('they take no space in the city of the pigs, and count as Farms for others (19.7)', () => {
    const game = withBoxes(['powers', 'farms'], {
      players: [
        { power: 'pigs', city: ['farm-autumn-1'], hand: ['barge-toad'], resources: { berry: 2 } },
        {},
      ],
    });
    expect(game.player(1).spaces.used).toBe(0);
    expect(game.pick('play:barge-toad').player(1).resources.twig).toBe(2);
  });
});

describe('what reaches a wonder', () => {
  it('a Ranger moves a worker there, and the price is paid (12.24, RANGER.7)', () => {
    const game = withBoxes(['pearlbrook'], {
      players: [
        {
          ...HOPEWATCH,
          hand: ['ranger', 'farm', 'farm'],
          resources: { twig: 1, resin: 1, pebble: 1, berry: 2 },
        },
        {},
      ],
      workers: { haven: [1] },
    });
    game.pick('play:ranger', 'place:hopewatch-gate');
    expect(game.view.pearlbrook!.wonders[0]).toMatchObject({ owner: 0, workers: [0] });
    expect(game.player(1).pearlbrook!.pearls).toBe(0);
  });

  it('no Lookout and no Clock Tower does (LOOKOUT.3, CLOCKTOWER.6)', () => {
    const game = withBoxes(['pearlbrook', 'market'], {
      players: [{ ...HOPEWATCH, city: ['lookout'] }, {}],
      rest: true,
    }).pick('place:lookout');
    const other = game.options.filter((key) => !/^use:(basic|forest)-/.test(key));
    expect(other).toEqual([]);
  });
});

it('the lizards’ own Forest card is used by nobody through a Lookout (17.4, LOOKOUT.4)', () => {
  const lizards = { power: 'lizards', forest: ['forest-three-berries'] };
  const game = having(lizards, { city: ['lookout'] }, { forest: ['forest-two-any'] });
  game.pick('place:lookout');
  expect(game.options).not.toContain('use:forest-three-berries');
});
