import { describe, expect, it } from 'vitest';
import { RUGWORT, rolling, rolls, solo, type Solo } from '../solo.ts';
import { newTable } from '../table.ts';

const four = ['tax-relief', 'croak-wart-cure', 'the-everdell-games', 'a-well-run-city'];
const meadow = ['inn', 'mine', 'school', 'theater', 'queen', 'bard', 'judge', 'king'];
const idle = { workers: 0, city: ['farm'], hand: ['ruins'] };
const wife = { hand: ['wife'], resources: { berry: 2 } };
/** Two cards in one action, so two rolls. */
const pigeon = { hand: ['postal-pigeon'], resources: { berry: 2 } };

describe('Haste', () => {
  const events = (position: Solo) =>
    solo({ modules: ['haste'], players: [idle], events: four, meadow, ...position })
      .pick('prepare')
      .view.specialEvents.filter((event) => event.owner === 1)
      .map((event) => event.id);

  it('gives him the next special Event from the left at each preparation (23.1)', () => {
    expect(events({})).toEqual(['tax-relief']);
    expect(
      events({ season: 'summer', rugwort: { events: ['tax-relief', 'croak-wart-cure'] } }),
    ).toEqual(four.slice(0, 3));
    expect(events({ modules: [] })).toEqual([]);
  });

  it('skips Events of the player, and takes none if none is left (23.1)', () => {
    expect(events({ players: [{ ...idle, events: ['tax-relief', 'croak-wart-cure'] }] })).toEqual([
      'the-everdell-games',
    ]);
    expect(events({ players: [{ ...idle, events: four }] })).toEqual([]);
  });

  it('makes the Event achieved: the player cannot, and he scores it as one the player lacks (23.1)', () => {
    const city = ['judge', 'queen', 'farm'];
    const game = solo({
      modules: ['haste'],
      players: [{ ...idle, city }],
      events: ['tax-relief'],
    }).pick('prepare');
    expect(game.why('place:tax-relief')).toBe('achieved');
    expect(game.scorePart(RUGWORT, 'specialEvents')).toBe(3);
    const without = solo({ players: [{ ...idle, city }], events: ['tax-relief'] }).pick('prepare');
    expect(without.offers('place:tax-relief')).toBe(true);
  });
});

describe('Fullness', () => {
  const points = (city: string[], modules = ['fullness']) => {
    const game = solo({ modules, players: [{ city }] });
    return game.score(RUGWORT);
  };

  it('scores him 2 points for each space of the player without a card (23.2)', () => {
    expect(points([])).toBe(30);
    expect(points(['farm', 'mine', 'queen'])).toBe(24);
    expect(points([], [])).toBe(0);
  });

  it('looks at spaces, not at cards: a couple fills one, a Wanderer none (23.2)', () => {
    expect(points(['husband', 'wife'])).toBe(28);
    expect(points(['wanderer'])).toBe(30);
    expect(
      points([
        ...Array<string>(8).fill('farm'),
        ...Array<string>(3).fill('mine'),
        ...Array<string>(3).fill('inn'),
        'crane',
      ]),
    ).toBe(0);
  });
});

describe('Glitter', () => {
  it('makes his Prosperity cards worth 5, the others still 2 (23.3)', () => {
    const rugwort = { city: ['castle', 'wife', 'farm'] };
    expect(solo({ modules: ['glitter'], rugwort }).score(RUGWORT)).toBe(5 + 5 + 2);
    expect(solo({ rugwort }).score(RUGWORT)).toBe(3 + 3 + 2);
  });
});

describe('Luck', () => {
  const luck: Solo = { modules: ['luck'], players: [wife], meadow };

  it('gives him a token if the die shows the same number twice in a row (23.4)', () => {
    const same = rolling([4], { ...luck, lastRoll: 4 }, 'play:wife@hand');
    expect(same.player(RUGWORT).points).toBe(1);
    expect(same.player(1).points).toBe(0);
    const other = rolling([5], { ...luck, lastRoll: 4 }, 'play:wife@hand');
    expect(other.player(RUGWORT).points).toBe(0);
    const without = rolling([4], { ...luck, modules: [], lastRoll: 4 }, 'play:wife@hand');
    expect(without.player(RUGWORT).points).toBe(0);
  });

  it('takes the token from the supply, not from the player (23.4)', () => {
    const game = rolling(
      [4],
      { ...luck, players: [{ ...wife, points: 3 }], lastRoll: 4 },
      'play:wife@hand',
    );
    expect(game.player(1).points).toBe(3);
    // A Theater for 3, and the token.
    expect(game.score(RUGWORT)).toBe(3 + 1);
  });

  it('looks at rolls within one action and across turns (23.4, 23.6)', () => {
    const position: Solo = {
      ...luck,
      players: [pigeon],
      deck: ['farm', 'castle', 'crane', 'crane'],
    };
    const picks = ['play:postal-pigeon@hand', 'play:farm'];
    expect(rolling([3, 3], position, ...picks).player(RUGWORT).points).toBe(1);
    expect(rolling([3, 6], position, ...picks).player(RUGWORT).points).toBe(0);
    expect(rolling([3, 3], { ...position, lastRoll: 3 }, ...picks).player(RUGWORT).points).toBe(2);

    const turns: Solo = {
      ...luck,
      players: [{ hand: ['wife', 'husband'], resources: { berry: 5 } }],
      deck: ['crane', 'crane'],
    };
    const both = ['play:wife@hand', 'place:basic-one-berry', 'play:husband@hand'];
    expect(rolling([2, 2], turns, ...both).player(RUGWORT).points).toBe(1);
  });

  it('has no roll before the first one (23.4, 23.6)', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const game = newTable({ players: 1, rugwort: { year: 1, modules: ['luck'] } }, seed);
      expect(game.view.rugwort!.lastRoll).toBe(0);
      const first = solo({ ...luck, seed }).pick('play:wife@hand');
      expect(first.player(RUGWORT).points).toBe(0);
      expect(first.view.rugwort!.lastRoll).toBe(rolls(first)[0]);
    }
  });
});

describe('Grump', () => {
  const hand = ['wife', 'farm', 'mine', 'chapel', 'lookout'];
  // The Meadow is refilled from the deck, so that the discard pile shows what was lost.
  const grump: Solo = {
    modules: ['grump'],
    players: [{ hand, resources: { berry: 2 } }],
    meadow,
    deck: ['crane', 'crane'],
  };

  it('takes a card of the hand on an 8, and only then (23.5)', () => {
    const game = rolling([8], grump, 'play:wife@hand');
    expect(game.hand(1)).toHaveLength(3);
    expect(game.view.discard).toBe(1);
    expect([...game.hand(1), ...game.position.discard!].sort()).toEqual([
      'chapel',
      'farm',
      'lookout',
      'mine',
    ]);
    for (const value of [1, 2, 3, 4, 5, 6, 7]) {
      expect(rolling([value], grump, 'play:wife@hand').hand(1)).toHaveLength(4);
    }
    expect(rolling([8], { ...grump, modules: [] }, 'play:wife@hand').hand(1)).toHaveLength(4);
  });

  it('takes any of them by chance (23.5)', () => {
    const lost = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const game = solo({ ...grump, seed }).pick('play:wife@hand');
      if (rolls(game)[0] === 8) lost.add(game.position.discard![0]);
    }
    expect([...lost].sort()).toEqual(['chapel', 'farm', 'lookout', 'mine']);
  });

  it('does nothing to an empty hand (23.5)', () => {
    const game = rolling([8], { ...grump, players: [wife] }, 'play:wife@hand');
    expect(game.hand(1)).toEqual([]);
    expect(game.view.discard).toBe(0);
  });

  it('looks at every roll (23.6)', () => {
    const players = [
      { hand: ['postal-pigeon', 'mine', 'chapel', 'lookout'], resources: { berry: 2 } },
    ];
    const position: Solo = { ...grump, players, deck: ['farm', 'castle', 'crane', 'crane'] };
    const game = rolling([8, 8], position, 'play:postal-pigeon@hand', 'play:farm');
    expect(game.hand(1)).toHaveLength(1);
  });

  it('may be combined with the other modules', () => {
    const all = ['haste', 'fullness', 'glitter', 'luck', 'grump'];
    const game = rolling([8], { ...grump, modules: all, lastRoll: 8 }, 'play:wife@hand');
    expect(game.hand(1)).toHaveLength(3);
    expect(game.player(RUGWORT).points).toBe(1);
    // A King for 5, the token, and 14 empty spaces.
    expect(game.score(RUGWORT)).toBe(5 + 1 + 28);
    expect(game.view.rugwort!.modules).toEqual(all);
  });
});
