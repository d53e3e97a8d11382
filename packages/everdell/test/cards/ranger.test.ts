import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { printed } from './printed.ts';

const RANGER = { hand: ['ranger'], resources: { berry: 2 } };

describe('Ranger', () => {
  it('is a unique Traveler for 2 berries, worth 1 point, twice in the deck, living in the Dungeon (34.1)', () => {
    expect(printed('ranger')).toEqual({
      kind: 'critter',
      rarity: 'unique',
      color: 'traveler',
      cost: { berry: 2 },
      points: 1,
      copies: 2,
      livesIn: ['dungeon'],
      space: 'own',
    });
  });

  it('moves an own deployed worker to another place, whose action is carried out (RANGER.1)', () => {
    const game = table({
      players: [RANGER, {}],
      workers: {
        'basic-three-twigs': [1],
        'basic-two-resin': [1],
        'basic-one-berry-one-card': [2],
      },
    }).pick('play:ranger');
    expect(game.options.toSorted()).toEqual(['move:basic-three-twigs', 'move:basic-two-resin']);
    game.pick('move:basic-three-twigs', 'place:basic-one-pebble');
    expect(game.decides).toBe(2);
    expect(game.player(1).resources).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
    expect(
      game
        .player(1)
        .workers.map((worker) => String(worker.place))
        .toSorted(),
    ).toEqual(['basic-one-pebble', 'basic-two-resin']);
  });

  it('moves by the rules for placing: not to an occupied place, nor back to the old one (RANGER.1)', () => {
    const game = table({
      players: [RANGER, {}],
      workers: { 'basic-three-twigs': [1], 'basic-two-resin': [2] },
    }).pick('play:ranger');
    expect(game.options.toSorted()).toEqual([
      'place:basic-one-berry',
      'place:basic-one-berry-one-card',
      'place:basic-one-pebble',
      'place:basic-one-resin-one-card',
      'place:basic-two-cards-one-point',
      'place:basic-two-twigs-one-card',
    ]);
  });

  it('opens the second cell of the Dungeon while in the city (RANGER.2)', () => {
    const dungeon = (...more: string[]) =>
      table({
        players: [
          { hand: ['farm'], city: [{ card: 'dungeon', prisoners: ['bard'] }, 'wife', ...more] },
          {},
        ],
      });
    expect(dungeon().why('play:farm')).toBe('resources-short');
    const game = dungeon('ranger').pick('play:farm', 'imprison:wife');
    expect(game.player(1).city[0].prisoners).toEqual(['bard', 'wife']);
  });

  it('does not go into the second cell (RANGER.3)', () => {
    const game = table({
      players: [{ hand: ['farm'], city: [{ card: 'dungeon', prisoners: ['bard'] }, 'ranger'] }, {}],
    });
    expect(game.why('play:farm')).toBe('resources-short');
  });

  it('may go into the first cell, which leaves the second one locked (RANGER.4)', () => {
    const game = table({
      players: [
        { hand: ['farm', 'mine'], city: ['dungeon', 'ranger', 'wife'] },
        { finished: true },
      ],
    });
    game.pick('play:farm');
    expect(game.options.toSorted()).toEqual(['imprison:ranger', 'imprison:wife']);
    game.pick('imprison:ranger');
    expect(game.player(1).city[0].prisoners).toEqual(['ranger']);
    expect(game.why('play:mine')).toBe('resources-short');
  });

  it('unlocks the second cell although another Ranger sits in the first one (RANGER.4)', () => {
    const game = table({
      players: [
        { hand: ['ranger', 'farm'], city: [{ card: 'dungeon', occupied: true }, 'ranger', 'wife'] },
        { finished: true },
      ],
    });
    game.pick('play:ranger', 'imprison:ranger');
    expect(game.city(1)).toEqual(['dungeon', 'ranger', 'wife']);
    expect(game.player(1).city[0].prisoners).toEqual(['ranger']);
    game.pick('play:farm', 'imprison:wife');
    expect(game.player(1).city[0].prisoners).toEqual(['ranger', 'wife']);
  });

  it('may be played without a deployed worker and does nothing then (RANGER.5)', () => {
    const game = table({ players: [RANGER, {}], workers: { 'basic-three-twigs': [2] } }).pick(
      'play:ranger',
    );
    expect(game.decides).toBe(2);
    expect(game.city(1)).toEqual(['ranger']);
    expect(game.player(1).ready).toBe(2);
  });

  it('moves no worker from the Cemetery, the Monastery or the Journey (RANGER.6)', () => {
    const game = table({
      players: [
        {
          ...RANGER,
          season: 'autumn',
          city: [
            { card: 'cemetery', workers: [1] },
            { card: 'monastery', workers: [1] },
          ],
        },
        {},
      ],
      workers: { 'journey-2': [1], 'journey-5': [1] },
    }).pick('play:ranger');
    expect(game.decides).toBe(2);
    expect(game.player(1).workers.filter((worker) => worker.at !== 'ready')).toHaveLength(4);
  });

  it('moves a worker to an Event whose conditions are met (RANGER.7)', () => {
    const game = (city: string[]) =>
      table({ players: [{ ...RANGER, city }, {}], workers: { 'basic-one-berry': [1] } }).pick(
        'play:ranger',
      );
    expect(game(['wanderer']).offers('place:cartographers-expedition')).toBe(false);
    // The Ranger itself is the third Traveler.
    const achieved = game(['wanderer', 'bard']).pick('place:cartographers-expedition');
    expect(achieved.scorePart(1, 'basicEvents')).toBe(3);
  });

  it('moves a worker to an open card of an opponent, who takes the token (RANGER.7)', () => {
    const game = table({
      players: [RANGER, { city: ['inn', 'lookout'] }],
      workers: { 'basic-one-berry': [1] },
      meadow: ['wife'],
    }).pick('play:ranger');
    expect(game.offers('place:lookout')).toBe(false);
    game.pick('place:inn');
    expect(game.city(1)).toEqual(['ranger', 'wife']);
    expect(game.player(2).points).toBe(1);
  });

  it('moves a worker to the Journey in autumn only, for the cards it asks (RANGER.7)', () => {
    const game = (season: 'summer' | 'autumn') =>
      table({
        players: [{ ...RANGER, season, hand: ['ranger', 'mine', 'mine', 'mine'] }, {}],
        workers: { 'basic-one-berry': [1] },
      }).pick('play:ranger');
    const journeys = (season: 'summer' | 'autumn') =>
      game(season)
        .options.filter((key) => key.includes('journey'))
        .toSorted();
    expect(journeys('summer')).toEqual([]);
    expect(journeys('autumn')).toEqual(['place:journey-2', 'place:journey-3']);
    const gone = game('autumn').pick('place:journey-3');
    expect(gone.hand(1)).toEqual([]);
    expect(gone.scorePart(1, 'journey')).toBe(3);
  });

  it('frees the old place at once (RANGER.9)', () => {
    const game = table({ players: [RANGER, {}], workers: { 'basic-three-twigs': [1] } });
    game.pick('play:ranger', 'place:basic-one-berry');
    expect(game.decides).toBe(2);
    expect(game.offers('place:basic-three-twigs')).toBe(true);
  });
});
