/** Scoring and winner (chapter 10). */
import { describe, expect, it } from 'vitest';
import { everdell } from '../../src/index.ts';
import type { PositionPlayer } from '../../src/position/format.ts';
import { table, type Table } from '../table.ts';

function finished(player: PositionPlayer): PositionPlayer {
  return { ...player, season: 'autumn', finished: true };
}

/** The game ends as soon as player 1 passes. */
function ended(first: PositionPlayer, ...others: PositionPlayer[]): Table {
  return table({ players: [{ ...first, season: 'autumn' }, ...others.map(finished)] }).pick('pass');
}

describe('scoring', () => {
  it('has no lines for tokens that are not there (10.1)', () => {
    const game = table({ players: [{ city: ['farm'] }, {}] });
    const [first, second] = everdell.score(game.state);
    expect(first.lines).toEqual([{ part: 'cards', id: 'farm', points: 1 }]);
    expect(second.lines).toEqual([]);
  });

  it('lets what an Event gives at scoring decide who wins (5.44, 10.2)', () => {
    const fireworks = { event: 'an-evening-of-fireworks', resources: { twig: 2 } };
    const game = ended({ events: [fireworks] }, { points: 3 });
    expect(game.score(1)).toBeGreaterThan(3);
    expect(game.winners()).toEqual([1]);
  });

  it('adds cards, tokens, Prosperity bonuses, Journey and Events (10.1)', () => {
    const game = table({
      players: [
        {
          season: 'autumn',
          points: 5,
          resources: { pebble: 2 },
          hand: ['king'],
          city: [
            'farm',
            'fool',
            'architect',
            'school',
            { card: 'clock-tower', tokens: 2 },
            { card: 'chapel', tokens: 1 },
            'teacher',
          ],
          events: [
            'grand-tour',
            'the-everdell-games',
            { event: 'an-evening-of-fireworks', resources: { twig: 2 } },
          ],
        },
        { season: 'autumn', finished: true },
      ],
      workers: { 'journey-2': [1, 1], 'journey-5': [1], 'basic-one-berry': [1] },
    });
    game.pick('pass');
    const part = (name: string) => game.scorePart(1, name);
    expect(part('cards')).toBe(1 - 2 + 2 + 2 + 0 + 2 + 2);
    expect(part('tokens')).toBe(5 + 2 + 1);
    // Architect 2 pebbles, School 1 common Critter.
    expect(part('prosperity')).toBe(2 + 1);
    expect(part('journey')).toBe(2 + 2 + 5);
    expect(part('basicEvents')).toBe(3);
    expect(part('specialEvents')).toBe(9 + 4);
    expect(game.score(1)).toBe(7 + 8 + 3 + 9 + 3 + 13);
    expect(game.score(2)).toBe(0);
  });

  it('prisoners score nothing (10.3)', () => {
    const dungeon = (prisoners: string[]) =>
      ended({ city: ['school', { card: 'dungeon', prisoners }] }, {}).score(1);
    expect(dungeon(['wife', 'king'])).toBe(dungeon([]));
    expect(dungeon([])).toBe(2);
  });

  it('leftover resources have no value of their own (10.4)', () => {
    const game = ended({ resources: { twig: 9, resin: 9, pebble: 9, berry: 9 }, points: 1 }, {});
    expect(game.score(1)).toBe(1);
  });
});

describe('the winner', () => {
  it('is whoever has most points (10.5)', () => {
    expect(
      ended(
        { points: 10, events: ['grand-tour'] },
        { points: 14 },
        { points: 12, resources: { berry: 50 } },
      ).winners(),
    ).toEqual([2]);
    expect(ended({ points: 15 }, { points: 14 }, { points: 12 }).winners()).toEqual([1]);
  });

  it('on equal points is whoever has more Events, basic and special alike (10.6)', () => {
    const two: PositionPlayer = {
      points: 10,
      events: ['grand-tour', 'flying-doctor-service'],
      resources: { berry: 1 },
    };
    const one: PositionPlayer = {
      points: 4,
      events: ['the-everdell-games'],
      resources: { berry: 9 },
    };
    expect(ended(one, two).score(1)).toBe(13);
    expect(ended(one, two).score(2)).toBe(13);
    expect(ended(one, two).winners()).toEqual([2]);
    expect(ended(two, one).winners()).toEqual([1]);
    // Two special Events do not beat a basic and a special one: the resources decide.
    const special: PositionPlayer = {
      points: 13,
      events: ['path-of-the-pilgrims', 'remembering-the-fallen'],
    };
    expect(ended(two, special).winners()).toEqual([1]);
  });

  it('is not shared where only the Events differ (10.6)', () => {
    const fewer: PositionPlayer = { points: 13, resources: { twig: 2 } };
    const more: PositionPlayer = { points: 10, events: ['grand-tour'], resources: { berry: 2 } };
    expect([ended(fewer, more).score(1), ended(fewer, more).score(2)]).toEqual([13, 13]);
    expect(ended(fewer, more).winners()).toEqual([2]);
    expect(ended(more, fewer).winners()).toEqual([1]);
  });

  it('on equal Events is whoever has more leftover resources (10.7)', () => {
    const some: PositionPlayer = {
      points: 10,
      events: ['grand-tour'],
      resources: { twig: 2, resin: 1, berry: 1 },
    };
    const other: PositionPlayer = {
      points: 10,
      events: ['city-monument'],
      resources: { pebble: 3 },
    };
    expect(ended(some, other).winners()).toEqual([1]);
    expect(ended(other, some).winners()).toEqual([2]);
    // Only those who are tied compare.
    expect(ended(some, other, { points: 12, resources: { berry: 99 } }).winners()).toEqual([1]);
  });

  it('is shared if everything is equal (10.8)', () => {
    const same: PositionPlayer = { points: 10, resources: { twig: 1, resin: 1 } };
    expect(
      ended(
        same,
        { points: 10, resources: { berry: 2 } },
        { points: 9, resources: { berry: 9 } },
      ).winners(),
    ).toEqual([1, 2]);
    expect(ended({ points: 3 }, same, same).winners()).toEqual([2, 3]);
  });

  it('does not profit from resources lying on cards (10.9)', () => {
    const stored: PositionPlayer = {
      points: 8,
      city: [{ card: 'storehouse', resources: { twig: 9, berry: 9 } }],
      resources: { twig: 1 },
    };
    const other: PositionPlayer = { points: 10, resources: { berry: 2 } };
    expect(ended(stored, other).score(1)).toBe(10);
    expect(ended(stored, other).winners()).toEqual([2]);

    const event: PositionPlayer = {
      points: 4,
      events: [{ event: 'performer-in-residence', resources: { berry: 3 } }],
      resources: { twig: 1 },
    };
    const rival: PositionPlayer = {
      points: 1,
      events: ['the-everdell-games'],
      resources: { twig: 2 },
    };
    expect([ended(event, rival).score(1), ended(event, rival).score(2)]).toEqual([10, 10]);
    expect(ended(event, rival).winners()).toEqual([2]);
  });
});
