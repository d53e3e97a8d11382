import { pop, type Effect, type Verb, type Wording } from '@evervale/kernel';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEventCard, Location } from '../src/content/board.ts';
import type { Box, Numbered } from '../src/content/box.ts';
import type { Card } from '../src/content/card.ts';
import type { Room } from '../src/state/rooms.ts';
import type { BoxWay } from '../src/turn/boxWays.ts';
import type { BoxAction } from '../src/turn/joints.ts';
import type { Source } from '../src/turn/sources.ts';

// Boxes are loaded once and for all; every test has the modules to itself.
beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

const many = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  box: 'faulty',
  kind: 'critter',
  rarity: 'common',
  color: 'traveler',
  cost: {},
  points: 0,
  copies: 1,
  ...more,
});
const effect = (): Effect => ({ verb: 'nothingMuch', id: 0 });
const nothingMuch: Verb = { name: 'nothingMuch', step: pop };
const forest = (i: number): Location => ({ id: `clearing-${i}`, box: 'faulty', effect: effect() });
const event = (i: number): GameEventCard => ({
  id: `event-${i}`,
  box: 'faulty',
  needs: {},
  points: 0,
});
const roomy = { size: () => 0xffff, settle: () => {} } as unknown as Room;
const nothing = (): void => {};
const wording = (): Wording => ({ key: 'x', text: { key: 'x' } });
const action = (picks: number): BoxAction => ({ picks, offer: nothing, act: nothing, wording });
const source = (i: number, most: number): Source => ({
  id: `shelf-${i}`,
  most,
  size: () => 0,
  kindAt: () => 0,
  take: nothing,
  wording,
});
const way = (i: number): BoxWay => ({
  id: `way-${i}`,
  open: () => 0,
  fits: () => false,
  offer: nothing,
  use: nothing,
  wording,
});

/** Loads the game with one box more; the numbers of its lists follow the last ones there are. */
async function load(
  make: (next: { cards: number; forests: number; events: number }) => Partial<Box>,
) {
  const { boxList } = await import('../src/boxList.ts');
  const { loadBoxes } = await import('../src/load.ts');
  const end = (what: 'cards' | 'forests' | 'events'): number => {
    const lists = boxList.flatMap((box): readonly Numbered<unknown>[] => box[what] ?? []);
    return 1 + lists.reduce((n, { list }) => n + list.length, 0);
  };
  const next = { cards: end('cards'), forests: end('forests'), events: end('events') };
  const faulty: Box = { id: 'faulty', number: 31, version: 1, ...make(next) };
  return () => loadBoxes([...boxList, faulty]);
}

describe('a box that does not fit is refused when the program is loaded, by its name:', () => {
  const wrong: [string, Parameters<typeof load>[0], string][] = [
    ['its id is taken', () => ({ id: 'powers' }), 'box powers exists twice'],
    ['its number is too high', () => ({ number: 32 }), 'faulty: boxes have numbers from 0 to 31'],
    ['its number is taken', () => ({ number: 3 }), 'corrin has the number 3'],
    [
      'its cards leave a gap',
      ({ cards }) => ({ cards: [{ first: cards + 1, list: [card('a')] }] }),
      'faulty: its cards begin with',
    ],
    [
      'there are too many cards',
      ({ cards }) => ({ cards: [{ first: cards, list: many(192, (i) => card(`card-${i}`)) }] }),
      'faulty: there are numbers for 191 cards',
    ],
    [
      'a card exists already',
      ({ cards }) => ({ cards: [{ first: cards, list: [card('king')] }] }),
      'faulty: card king exists twice',
    ],
    [
      'there are too many Forest cards',
      ({ forests }) => ({
        verbs: [nothingMuch],
        forests: [{ first: forests, list: many(64, forest) }],
      }),
      'faulty: there are numbers for 63 Forest cards',
    ],
    [
      'there are too many special Events',
      ({ events }) => ({ events: [{ first: events, list: many(64, event) }] }),
      'faulty: there are numbers for 63 special Events',
    ],
    [
      'there are too many basic Events',
      () => ({ basicEvents: many(8, event) }),
      'faulty: there is room for 7 basic Events',
    ],
    [
      'there is no bit left for an advantage',
      ({ cards }) => ({
        cards: [
          {
            first: cards,
            list: many(33, (i) =>
              card(`perk-${i}`, { advantage: { way: 'discardThis', for: 'either' } }),
            ),
          },
        ],
      }),
      'faulty: there is no bit left for perk-',
    ],
    [
      'there is no bit left for a trigger',
      ({ cards }) => ({
        verbs: [nothingMuch],
        cards: [
          {
            first: cards,
            list: many(25, (i) =>
              card(`trigger-${i}`, { afterPlay: [{ kind: 'either', effect: effect() }] }),
            ),
          },
        ],
      }),
      'faulty: there is no bit left for trigger-',
    ],
    [
      'there is no bit left for an Event trigger',
      ({ cards }) => ({
        verbs: [nothingMuch],
        cards: [
          { first: cards, list: many(33, (i) => card(`watch-${i}`, { afterEvent: effect() })) },
        ],
      }),
      'faulty: there is no bit left for watch-',
    ],
    [
      'a place is taken',
      () => ({ places: [{ first: 30, list: [{ id: 'here' }] }] }),
      'faulty: place 30 belongs to rugwort',
    ],
    [
      'a place is beyond the board',
      () => ({ places: [{ first: 96, list: [{ id: 'there' }] }] }),
      'faulty: places of boxes are 30 to 95',
    ],
    [
      'the bit of an occupied token is taken',
      () => ({ tokens: [{ id: 'silver', bit: 2 }] }),
      'faulty: the bit of silver is taken',
    ],
    [
      'its actions have too many picks',
      () => ({
        actions: [action(257)],
      }),
      'faulty: its actions need more than 256 picks',
    ],
    [
      'its cards to play have too many places',
      () => ({
        sources: [source(0, 65)],
      }),
      'faulty: its cards to play have more than 64 places',
    ],
    [
      'it has too many sources',
      () => ({
        sources: many(5, (i) => source(i, 1)),
      }),
      'faulty: more than 4 sources',
    ],
    [
      'it has too many ways to pay',
      () => ({
        ways: many(5, way),
      }),
      'faulty: more than 4 ways to play cards',
    ],
    [
      'its effects need too many places',
      () => ({ verbs: [nothingMuch], effects: many(513, effect) }),
      'faulty: its effects need 513 places, there are 512',
    ],
    [
      'its effects say a verb that nobody knows',
      () => ({ effects: [effect()] }),
      'faulty: no verb is called nothingMuch',
    ],
    [
      'a verb exists already',
      () => ({ verbs: [{ name: 'gain', step: pop }] }),
      'faulty: verb gain is defined twice',
    ],
    [
      'a zone exists already',
      () => ({
        zones: [{ id: 'hand', stock: 'cards', from: () => 0, size: () => 0, seen: 'all' }],
      }),
      'faulty: zone hand exists twice',
    ],
    [
      'a counter exists already',
      () => ({ counters: { pearl: () => 0 } }),
      'faulty: pearl is counted already',
    ],
    [
      'a name exists already',
      () => ({ names: { en: { king: 'King' }, de: {}, fr: {}, it: {} } }),
      'faulty: something else is called ‘king’',
    ],
    [
      'its room goes beyond two bytes',
      () => ({ room: roomy }),
      'faulty: there is no room left in the state',
    ],
  ];

  it.each(wrong)('%s', async (_what, make, said) => {
    expect(await load(make)).toThrow(said);
  });

  it('and one that fits is loaded', async () => {
    expect(
      await load(({ cards }) => ({ cards: [{ first: cards, list: [card('newcomer')] }] })),
    ).not.toThrow();
  });

  it('and so is one that has just as much as it may have', async () => {
    const full = {
      actions: [action(200), action(56)],
      sources: many(4, (i) => source(i, 16)),
      ways: many(4, way),
      places: [{ first: 95, list: [{ id: 'the-last-one' }] }],
      verbs: [nothingMuch],
      effects: many(512, effect),
    };
    expect(await load(() => full)).not.toThrow();
  });
});
